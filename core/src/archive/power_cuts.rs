//! Tests of what is left when the power goes at any moment, and of a full disk, on a disk made of memory.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, HashSet};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard};

use redb::StorageBackend;

use super::record::{GameEnd, GameRecord, MatchResult, Player, Record, RecordSeat};
use super::store::{Archive, SaveError, SavedMatch};
use crate::chance;

/// What a disk was told to do, in order.
#[derive(Debug, Clone)]
enum Step {
    Write(u64, Vec<u8>),
    SetLen(u64),
    Sync,
    /// Not for the disk: a change had returned.
    Saved,
}

#[derive(Debug, Default)]
struct Contents {
    bytes: Vec<u8>,
    history: Vec<Step>,
    /// How many more steps there is room for; no end of it, if none.
    room: Option<usize>,
    /// Whether everything fails.
    gone: bool,
}

#[derive(Debug, Clone, Default)]
struct Disk(Arc<Mutex<Contents>>);

impl Disk {
    fn holding(bytes: &[u8]) -> Self {
        let disk = Self::default();
        disk.contents().bytes = bytes.to_vec();
        disk
    }

    fn contents(&self) -> MutexGuard<'_, Contents> {
        self.0.lock().unwrap()
    }

    fn archive(&self) -> Archive {
        let disk = self.clone();
        Archive::open_on(move || Ok(disk.clone())).unwrap_or_else(|flaw| panic!("{flaw}"))
    }

    fn step(&self, step: Step) -> io::Result<()> {
        let mut contents = self.contents();
        if contents.gone {
            return Err(io::Error::other("the disk is gone"));
        }
        match contents.room.as_mut() {
            Some(0) => {
                // What had found room stays.
                if let Step::Write(at, bytes) = &step {
                    apply(&mut contents.bytes, &Step::Write(*at, bytes[..bytes.len() / 2].to_vec()));
                }
                return Err(io::ErrorKind::StorageFull.into());
            }
            Some(room) => *room -= 1,
            None => {}
        }
        apply(&mut contents.bytes, &step);
        contents.history.push(step);
        Ok(())
    }
}

impl StorageBackend for Disk {
    fn len(&self) -> io::Result<u64> {
        Ok(self.contents().bytes.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        let contents = self.contents();
        if contents.gone {
            return Err(io::Error::other("the disk is gone"));
        }
        let from = contents.bytes.get(offset as usize..).unwrap_or_default();
        let bytes = from.get(..out.len()).ok_or(io::ErrorKind::UnexpectedEof)?;
        out.copy_from_slice(bytes);
        Ok(())
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        self.step(Step::SetLen(len))
    }

    fn sync_data(&self) -> io::Result<()> {
        self.step(Step::Sync)
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.step(Step::Write(offset, data.to_vec()))
    }
}

fn apply(bytes: &mut Vec<u8>, step: &Step) {
    match step {
        Step::Write(at, data) => {
            let (at, end) = (*at as usize, *at as usize + data.len());
            bytes.resize(bytes.len().max(end), 0);
            bytes[at..end].copy_from_slice(data);
        }
        Step::SetLen(len) => bytes.resize(*len as usize, 0),
        Step::Sync | Step::Saved => {}
    }
}

fn torn(step: &Step, at: usize) -> Step {
    match step {
        Step::Write(offset, data) => Step::Write(*offset, data[..at.min(data.len())].to_vec()),
        other => other.clone(),
    }
}

/// What may be on the disk when the power goes after some steps: all that was synced, and of the rest nothing, all,
/// the last torn at some byte, the last alone, or any of it. Only lengths come in order, as file systems keep them in
/// their journals: what was written after a change of length is not there without it.
fn remains(before: &[u8], history: &[Step]) -> Vec<Vec<u8>> {
    let synced = history.iter().rposition(|step| matches!(step, Step::Sync)).map_or(0, |last| last + 1);
    let with = |steps: &mut dyn Iterator<Item = Step>| {
        let mut bytes = before.to_vec();
        history[..synced].iter().for_each(|step| apply(&mut bytes, step));
        steps.for_each(|step| apply(&mut bytes, &step));
        bytes
    };
    let pending = &history[synced..];
    let mut remains = vec![with(&mut std::iter::empty()), with(&mut pending.iter().cloned())];
    let Some((last, earlier)) = pending.split_last() else { return remains };
    let lengths = || earlier.iter().filter(|step| matches!(step, Step::SetLen(_))).cloned();
    if let Step::Write(_, data) = last {
        // A page is torn at its sectors at most; the header, 320 bytes, is asked more of.
        let tears = (1..data.len()).step_by(if data.len() < 512 { 37 } else { 5 * 512 });
        for tear in tears {
            remains.push(with(&mut earlier.iter().cloned().chain([torn(last, tear)])));
            remains.push(with(&mut lengths().chain([torn(last, tear)])));
        }
    }
    remains.push(with(&mut lengths().chain([last.clone()])));
    let mut dice = history.len() as u64;
    for _ in 0..4 {
        remains.push(with(&mut pending.iter().filter_map(|step| {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            match (dice >> 62, step) {
                (_, Step::SetLen(_)) => Some(step.clone()),
                (0, _) => None,
                (1, _) => Some(torn(step, (dice >> 32) as usize % 4096)),
                (_, _) => Some(step.clone()),
            }
        })));
    }
    remains
}

fn a_match(id: u64, touched: u64, turns: usize, over: bool) -> SavedMatch {
    let end = GameEnd { position: "7 b".to_owned(), status: "seat 0 outcome win 0 scores 16/3".to_owned() };
    let game = GameRecord {
        position: "1 b".to_owned(),
        turns: (0..turns).map(|turn| format!("a1-b{turn}")).collect(),
        end: over.then_some(end),
    };
    let seat = |name: &str| RecordSeat { player: Player::Person, name: name.to_owned() };
    let record = Record {
        game: "querni".to_owned(),
        setup: vec![("rules".to_owned(), "app".to_owned())],
        seats: vec![seat("Ana"), seat("Íñigo")],
        games: vec![game],
        result: over.then(|| MatchResult { outcome: "win 0".parse().unwrap(), rule: "Q11".to_owned() }),
    };
    SavedMatch {
        id,
        series: 1,
        started: 7,
        touched,
        played: turns as u64,
        record,
        rng: Some(chance::seeded(touched)),
        hints: 0,
        turned: 0,
    }
}

/// An evening: matches begun, played on, ended and thrown away, settings, and records long enough to make the file grow
/// and shrink.
type Change = fn(&mut Archive) -> Result<(), SaveError>;
const EVENING: [Change; 12] = [
    |archive| archive.put(&a_match(1, 10, 0, false)),
    |archive| archive.put(&a_match(1, 11, 1, false)),
    |archive| archive.set_setting("sound", "off"),
    |archive| archive.put(&a_match(2, 12, 0, false)),
    |archive| archive.put(&a_match(2, 13, 4000, false)),
    |archive| archive.put(&a_match(1, 14, 2, true)),
    |archive| archive.put(&a_match(2, 15, 4001, true)),
    |archive| archive.put(&a_match(3, 16, 2000, false)),
    |archive| archive.discard(2),
    |archive| archive.put(&a_match(3, 17, 2001, false)),
    |archive| archive.set_setting("sound", "on"),
    |archive| archive.discard(3),
];

type Kept = (Vec<SavedMatch>, Vec<SavedMatch>, BTreeMap<String, String>);

fn kept(archive: &Archive) -> Kept {
    (archive.unfinished(), archive.finished(usize::MAX), archive.settings())
}

/// What is kept before the evening and after each of its changes.
fn kept_after_each() -> Vec<Kept> {
    let mut archive = Disk::default().archive();
    let mut all = vec![kept(&archive)];
    for change in EVENING {
        change(&mut archive).unwrap();
        all.push(kept(&archive));
    }
    all
}

#[test]
fn a_power_cut_at_any_step_leaves_the_state_before_or_after_the_change() {
    let expected = kept_after_each();
    let disk = Disk::default();
    let mut archive = disk.archive();
    for change in EVENING {
        change(&mut archive).unwrap();
        disk.contents().history.push(Step::Saved);
    }
    drop(archive);
    let history = disk.contents().history.clone();
    let mut seen = HashSet::new();
    for cut in 0..=history.len() {
        let saved = history[..cut].iter().filter(|step| matches!(step, Step::Saved)).count();
        let allowed = &expected[saved..expected.len().min(saved + 2)];
        for remains in remains(&[], &history[..cut]) {
            if !seen.insert((saved, remains.clone())) {
                continue;
            }
            let disk = Disk::holding(&remains);
            let archive = disk.archive();
            assert!(allowed.contains(&kept(&archive)), "cut {cut}, after change {saved}");
            if seen.len().is_multiple_of(50) {
                // It goes again while the archive is being repaired.
                let repair = disk.contents().history.clone();
                for cut in 0..=repair.len() {
                    let again = Disk::holding(&remains_at(&remains, &repair[..cut])).archive();
                    assert!(allowed.contains(&kept(&again)), "cut again at {cut}");
                }
            }
        }
    }
    assert!(seen.len() > 500, "only {} remains were told apart", seen.len());
}

fn remains_at(before: &[u8], history: &[Step]) -> Vec<u8> {
    let all = remains(before, history);
    all[history.len() % all.len()].clone()
}

#[test]
fn a_disk_that_fills_up_keeps_the_state_before_the_change_and_saves_again_when_there_is_room() {
    let expected = kept_after_each();
    for (number, change) in EVENING.into_iter().enumerate() {
        for room in 0.. {
            let disk = Disk::default();
            let mut archive = disk.archive();
            EVENING[..number].iter().for_each(|earlier| earlier(&mut archive).unwrap());
            disk.contents().room = Some(room);
            let saved = change(&mut archive);
            if saved.is_ok() {
                break;
            }
            assert_eq!(saved, Err(SaveError::Full), "change {number}, room {room}");
            // Where only the last sync found no room the change may already be there.
            assert!(expected[number..number + 2].contains(&kept(&archive)), "change {number}, room {room}");
            assert!(archive.saves());

            disk.contents().room = None;
            change(&mut archive).unwrap();
            assert_eq!(kept(&archive), expected[number + 1]);
            drop(archive);
            assert_eq!(kept(&disk.archive()), expected[number + 1]);
        }
    }
}

#[test]
fn a_disk_that_is_full_at_the_end_keeps_everything() {
    let disk = Disk::default();
    let mut archive = disk.archive();
    archive.put(&a_match(1, 10, 3, false)).unwrap();
    disk.contents().room = Some(0);
    drop(archive);
    disk.contents().room = None;
    assert_eq!(disk.archive().get(1), Some(a_match(1, 10, 3, false)));
}

#[test]
fn an_id_is_not_given_out_again_though_the_disk_was_full() {
    let disk = Disk::default();
    let mut archive = disk.archive();
    disk.contents().room = Some(0);
    let first = archive.new_id();
    disk.contents().room = None;
    let second = archive.new_id();
    drop(archive);
    let third = disk.archive().new_id();
    assert!(first < second && second < third, "{first} {second} {third}");
}

#[test]
fn a_disk_that_was_gone_for_a_while_is_saved_to_again() {
    let disk = Disk::default();
    let mut archive = disk.archive();
    archive.put(&a_match(1, 10, 3, false)).unwrap();
    disk.contents().gone = true;
    let saved = archive.put(&a_match(2, 11, 0, false));
    assert_eq!(saved, Err(SaveError::Unreachable { why: "the disk is gone".to_owned() }));
    disk.contents().gone = false;
    archive.put(&a_match(2, 12, 0, false)).unwrap();
    assert_eq!(archive.unfinished(), [a_match(2, 12, 0, false), a_match(1, 10, 3, false)]);
}

#[test]
fn a_change_is_saved_though_reading_failed_before() {
    let disk = Disk::default();
    let mut archive = disk.archive();
    // More than is kept in memory, so that something must be read.
    let matches: Vec<_> = (1..=24).map(|id| a_match(id, id, 22_000, false)).collect();
    matches.iter().for_each(|long| archive.put(long).unwrap());
    disk.contents().gone = true;
    assert_eq!(archive.unfinished(), []);
    disk.contents().gone = false;
    archive.set_setting("sound", "off").unwrap();
    assert_eq!(archive.unfinished().len(), matches.len());
}
