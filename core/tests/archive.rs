//! The archive: what is put in is found again, and whatever becomes of its file, the app starts.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use redb::{Database, TableDefinition};
use rstest::rstest;
use sobremesa_core::archive::{
    Archive, GameEnd, GameRecord, MatchResult, Player, Record, RecordSeat, SaveError, SavedMatch, Trouble,
};
use sobremesa_core::chance;
use tempfile::TempDir;

const MATCHES: TableDefinition<u64, (u64, u64, u64, u64, &[u8])> = TableDefinition::new("matches");
const CHANCE: TableDefinition<u64, &[u8; chance::STATE]> = TableDefinition::new("chance");
const HINTS: TableDefinition<u64, u32> = TableDefinition::new("hints");
const TURNED: TableDefinition<u64, u32> = TableDefinition::new("turned");
const META: TableDefinition<&str, u64> = TableDefinition::new("meta");

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("sobremesa.redb")
}

fn sound(folder: &Path) -> Archive {
    let (archive, trouble) = Archive::open(folder);
    assert_eq!(trouble, None);
    assert!(archive.saves());
    archive
}

fn seat(name: &str) -> RecordSeat {
    RecordSeat { player: Player::Person, name: name.to_owned() }
}

fn a_match(id: u64, touched: u64) -> SavedMatch {
    let game = GameRecord { position: "7 b app 0 -".to_owned(), turns: vec!["skip".to_owned()], end: None };
    let record = Record {
        game: "querni".to_owned(),
        setup: vec![("rules".to_owned(), "app".to_owned())],
        seats: vec![seat("Ana"), seat("Íñigo")],
        games: vec![game],
        result: None,
    };
    SavedMatch {
        id,
        series: 1,
        started: 5,
        touched,
        played: 60,
        record,
        rng: Some(chance::seeded(id)),
        hints: 0,
        turned: 0,
    }
}

fn over(mut saved: SavedMatch) -> SavedMatch {
    let status = "seat 1 outcome win 1 scores 3/16".to_owned();
    saved.record.games[0].end = Some(GameEnd { position: "7 r app 1 -".to_owned(), status });
    saved.record.result = Some(MatchResult { outcome: "win 1".parse().unwrap(), rule: "Q11".to_owned() });
    saved
}

fn ids(matches: &[SavedMatch]) -> Vec<u64> {
    matches.iter().map(|saved| saved.id).collect()
}

/// Changes an archive's file as a build with other ideas would.
fn with_database(folder: &TempDir, change: impl FnOnce(&redb::WriteTransaction)) {
    let db = Database::create(file(folder)).unwrap();
    let transaction = db.begin_write().unwrap();
    change(&transaction);
    transaction.commit().unwrap();
}

#[test]
fn a_match_is_found_again_after_a_restart() {
    let folder = folder();
    let mut archive = sound(folder.path());
    let id = archive.new_id();
    archive.put(&a_match(id, 10)).unwrap();
    drop(archive);
    let archive = sound(folder.path());
    assert_eq!(archive.get(id), Some(a_match(id, 10)));
    assert_eq!(archive.unfinished(), [a_match(id, 10)]);
    assert_eq!(archive.finished(10), []);
}

#[test]
fn a_match_is_found_though_the_archive_was_never_closed() {
    let folder = folder();
    let mut archive = sound(folder.path());
    archive.put(&a_match(1, 10)).unwrap();
    // What lies on the disk while the app runs, as after a kill.
    let copy = tempfile::tempdir().unwrap();
    fs::copy(file(&folder), file(&copy)).unwrap();
    assert_eq!(sound(copy.path()).unfinished(), [a_match(1, 10)]);
}

#[test]
fn a_match_played_on_takes_the_place_of_what_it_was() {
    let folder = folder();
    let mut archive = sound(folder.path());
    archive.put(&a_match(1, 10)).unwrap();
    let mut later = a_match(1, 20);
    later.record.games[0].turns.push("a1-a2".to_owned());
    archive.put(&later).unwrap();
    assert_eq!(archive.unfinished(), [later.clone()]);
    assert_eq!(archive.get(1), Some(later));
}

#[test]
fn a_match_with_a_result_leaves_the_unfinished_ones() {
    let folder = folder();
    let mut archive = sound(folder.path());
    archive.put(&a_match(1, 10)).unwrap();
    archive.put(&a_match(2, 11)).unwrap();
    archive.put(&over(a_match(1, 12))).unwrap();
    assert_eq!(ids(&archive.unfinished()), [2]);
    assert_eq!(archive.finished(10), [over(a_match(1, 12))]);
}

#[test]
fn matches_are_listed_with_the_last_played_first() {
    let folder = folder();
    let mut archive = sound(folder.path());
    for (id, touched) in [(1, 30), (2, 10), (3, 20), (4, 20)] {
        archive.put(&a_match(id, touched)).unwrap();
        archive.put(&over(a_match(id + 10, touched))).unwrap();
    }
    assert_eq!(ids(&archive.unfinished()), [1, 4, 3, 2]);
    assert_eq!(ids(&archive.finished(usize::MAX)), [11, 14, 13, 12]);
    assert_eq!(ids(&archive.finished(2)), [11, 14]);
}

#[test]
fn a_series_holds_its_matches_that_are_over() {
    let folder = folder();
    let mut archive = sound(folder.path());
    for (id, series) in [(1, 1), (2, 2), (3, 1), (4, 1)] {
        archive.put(&SavedMatch { series, ..over(a_match(id, 100 - id)) }).unwrap();
    }
    archive.put(&SavedMatch { series: 1, ..a_match(5, 1) }).unwrap();
    assert_eq!(ids(&archive.series(1)), [1, 3, 4]);
    assert_eq!(ids(&archive.series(2)), [2]);
    assert_eq!(archive.series(3), []);
}

#[test]
fn a_discarded_match_is_gone_from_everywhere() {
    let folder = folder();
    let mut archive = sound(folder.path());
    archive.put(&a_match(1, 10)).unwrap();
    archive.put(&over(a_match(2, 11))).unwrap();
    archive.discard(1).unwrap();
    archive.discard(2).unwrap();
    archive.discard(3).unwrap();
    drop(archive);
    let archive = sound(folder.path());
    assert_eq!((archive.get(1), archive.get(2)), (None, None));
    assert_eq!((archive.unfinished(), archive.finished(10), archive.series(1)), Default::default());
}

#[test]
fn no_id_is_given_twice() {
    let folder = folder();
    let mut given = Vec::new();
    for _ in 0..3 {
        let mut archive = sound(folder.path());
        // One is never put, one is put and thrown away, one is put and kept.
        given.extend([archive.new_id(), archive.new_id(), archive.new_id()]);
        let [.., discarded, kept] = given[..] else { unreachable!() };
        archive.put(&a_match(kept, 10)).unwrap();
        archive.put(&a_match(discarded, 10)).unwrap();
        archive.discard(discarded).unwrap();
    }
    assert!(given.is_sorted_by(|a, b| a < b), "{given:?}");
}

#[test]
fn settings_last() {
    let folder = folder();
    let mut archive = sound(folder.path());
    archive.set_setting("language", "es").unwrap();
    archive.set_setting("language", "en").unwrap();
    archive.set_setting("sound", "").unwrap();
    drop(archive);
    let expected = [("language", "en"), ("sound", "")];
    let expected: BTreeMap<_, _> = expected.map(|(key, value)| (key.to_owned(), value.to_owned())).into();
    assert_eq!(sound(folder.path()).settings(), expected);
}

#[test]
fn a_record_that_would_not_read_back_never_replaces_one_that_does() {
    let folder = folder();
    let mut archive = sound(folder.path());
    archive.put(&a_match(1, 10)).unwrap();
    let mut long = a_match(1, 11);
    long.record.games[0].turns = vec!["skip".to_owned(); 60_000];
    let mut named = a_match(1, 11);
    named.record.seats[0].name = "Ana\nseat 1 person Eve".to_owned();
    let mut commented = a_match(1, 11);
    commented.record.games[0].turns.push("#skip".to_owned());
    for bad in [long, named, commented] {
        assert!(matches!(archive.put(&bad), Err(SaveError::Unreadable { .. })));
        assert_eq!(archive.get(1), Some(a_match(1, 10)));
    }
}

#[test]
fn one_bad_entry_takes_no_other_with_it_and_stays() {
    let folder = folder();
    let mut archive = sound(folder.path());
    for id in 1..=3 {
        archive.put(&a_match(id, id)).unwrap();
        archive.put(&over(a_match(id + 10, id))).unwrap();
    }
    drop(archive);
    with_database(&folder, |change| {
        let mut matches = change.open_table(MATCHES).unwrap();
        matches.insert(2, (1, 5, 2, 60, b"sobremesa 1\ngame \xff".as_slice())).unwrap();
        matches.insert(12, (1, 5, 2, 60, b"sobremesa 99".as_slice())).unwrap();
    });
    let mut archive = sound(folder.path());
    assert_eq!(ids(&archive.unfinished()), [3, 1]);
    assert_eq!(ids(&archive.finished(2)), [13, 11]);
    assert_eq!(ids(&archive.series(1)), [11, 13]);
    assert_eq!(archive.get(2), None);
    archive.put(&a_match(3, 9)).unwrap();
    drop(archive);
    with_database(&folder, |change| {
        let matches = change.open_table(MATCHES).unwrap();
        let bad = redb::ReadableTable::get(&matches, 12).unwrap().unwrap();
        assert_eq!(bad.value().4, b"sobremesa 99");
    });
}

#[test]
fn a_second_window_plays_without_saving_and_leaves_the_file_alone() {
    let folder = folder();
    let mut first = sound(folder.path());
    first.put(&a_match(1, 10)).unwrap();
    let (mut second, trouble) = Archive::open(folder.path());
    assert_eq!(trouble, Some(Trouble::Locked));
    assert!(!second.saves());
    second.put(&a_match(1, 99)).unwrap();
    second.set_setting("sound", "off").unwrap();
    assert_eq!(second.unfinished(), [a_match(1, 99)]);
    drop(second);
    first.put(&a_match(2, 20)).unwrap();
    drop(first);
    let third = sound(folder.path());
    assert_eq!(ids(&third.unfinished()), [2, 1]);
    assert_eq!(third.get(1), Some(a_match(1, 10)));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn an_empty_file_is_a_new_archive() {
    let folder = folder();
    fs::write(file(&folder), b"").unwrap();
    sound(folder.path()).put(&a_match(1, 10)).unwrap();
    assert_eq!(ids(&sound(folder.path()).unfinished()), [1]);
}

#[test]
fn a_missing_folder_is_made() {
    let folder = folder();
    let deep = folder.path().join("a/b");
    sound(&deep).put(&a_match(1, 10)).unwrap();
    assert_eq!(ids(&sound(&deep).unfinished()), [1]);
}

#[rstest]
#[case::text(b"This is a letter to my aunt.".to_vec())]
#[case::one_byte(b"r".to_vec())]
#[case::a_part_of_the_beginning(b"redb\x1a".to_vec())]
#[case::a_beginning_and_nothing_more(b"redb\x1a\x0a\xa9\x0d\x0a".to_vec())]
#[case::a_beginning_and_zeros([b"redb\x1a\x0a\xa9\x0d\x0a".as_slice(), &[0; 80_000]].concat())]
#[case::noise((0..80_000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect())]
fn a_file_that_is_no_archive_is_set_aside_as_it_is(#[case] bytes: Vec<u8>) {
    let folder = folder();
    fs::write(file(&folder), &bytes).unwrap();
    let (mut archive, trouble) = Archive::open(folder.path());
    let kept_as = folder.path().join("sobremesa.redb.damaged-1");
    assert_eq!(trouble, Some(Trouble::Damaged { kept_as: kept_as.clone() }));
    assert_eq!(fs::read(kept_as).unwrap(), bytes);
    assert!(archive.saves());
    archive.put(&a_match(1, 10)).unwrap();
    drop(archive);
    assert_eq!(ids(&sound(folder.path()).unfinished()), [1]);
}

#[test]
fn a_damaged_file_is_never_set_aside_over_another() {
    let folder = folder();
    for number in 1..=3 {
        let kept_as = folder.path().join(format!("sobremesa.redb.damaged-{number}"));
        fs::write(file(&folder), format!("letter {number}")).unwrap();
        let (_, trouble) = Archive::open(folder.path());
        assert_eq!(trouble, Some(Trouble::Damaged { kept_as }));
    }
    for number in 1..=3 {
        let kept_as = folder.path().join(format!("sobremesa.redb.damaged-{number}"));
        assert_eq!(fs::read_to_string(kept_as).unwrap(), format!("letter {number}"));
    }
}

#[test]
fn the_generator_is_kept_where_it_is() {
    let folder = folder();
    let mut archive = sound(folder.path());
    let mut rng = chance::seeded(4);
    // An odd number of throws leaves the generator in the middle of a block.
    (0..5).for_each(|_| _ = chance::below(6, &mut rng));
    archive.put(&SavedMatch { rng: Some(rng.clone()), ..a_match(1, 10) }).unwrap();
    drop(archive);
    let mut kept = sound(folder.path()).get(1).unwrap().rng.unwrap();
    for _ in 0..100 {
        assert_eq!(chance::below(6, &mut kept), chance::below(6, &mut rng));
    }
}

/// Version 1 kept no generators, 2 no hints, and 3 not who sat where in a series.
#[rstest]
#[case(1)]
#[case(2)]
#[case(3)]
fn an_archive_of_a_version_before_is_opened_with_all_its_matches(#[case] version: u64) {
    let folder = folder();
    let mut archive = sound(folder.path());
    archive.put(&a_match(1, 10)).unwrap();
    archive.put(&over(a_match(2, 11))).unwrap();
    archive.set_setting("sound", "off").unwrap();
    drop(archive);
    with_database(&folder, |change| {
        if version < 2 {
            change.delete_table(CHANCE).unwrap();
        }
        if version < 3 {
            change.delete_table(HINTS).unwrap();
        }
        change.delete_table(TURNED).unwrap();
        change.open_table(META).unwrap().insert("version", version).unwrap();
    });
    let kept = |saved: SavedMatch| SavedMatch { rng: saved.rng.clone().filter(|_| version > 1), ..saved };
    let mut archive = sound(folder.path());
    assert_eq!(archive.unfinished(), [kept(a_match(1, 10))]);
    assert_eq!(archive.finished(10), [kept(over(a_match(2, 11)))]);
    assert_eq!(archive.settings(), BTreeMap::from([("sound".to_owned(), "off".to_owned())]));
    let counted = SavedMatch { hints: 2, turned: 3, ..a_match(1, 12) };
    archive.put(&counted).unwrap();
    drop(archive);
    assert_eq!(sound(folder.path()).get(1), Some(counted));
}

#[test]
fn an_archive_of_a_later_version_stays_as_it_is() {
    let folder = folder();
    sound(folder.path()).put(&a_match(1, 10)).unwrap();
    with_database(&folder, |change| {
        change.open_table(META).unwrap().insert("version", 5).unwrap();
    });
    let bytes = fs::read(file(&folder)).unwrap();
    let (mut archive, trouble) = Archive::open(folder.path());
    assert_eq!(trouble, Some(Trouble::Newer { version: 5 }));
    assert!(!archive.saves());
    archive.put(&a_match(2, 10)).unwrap();
    assert_eq!(ids(&archive.unfinished()), [2]);
    drop(archive);
    assert_eq!(fs::read(file(&folder)).unwrap(), bytes);
}

#[rstest]
#[case(1, Trouble::Older { version: 1 })]
#[case(2, Trouble::Older { version: 2 })]
#[case(4, Trouble::Newer { version: 4 })]
fn an_archive_in_another_format_of_the_store_stays_as_it_is(#[case] format: u8, #[case] expected: Trouble) {
    let folder = folder();
    sound(folder.path()).put(&a_match(1, 10)).unwrap();
    let mut bytes = fs::read(file(&folder)).unwrap();
    (bytes[64], bytes[192]) = (format, format);
    fs::write(file(&folder), &bytes).unwrap();
    let (archive, trouble) = Archive::open(folder.path());
    assert_eq!(trouble, Some(expected));
    assert!(!archive.saves());
    assert_eq!(fs::read(file(&folder)).unwrap(), bytes);
}

#[test]
fn a_store_of_something_else_is_set_aside() {
    let folder = folder();
    with_database(&folder, |change| {
        change.open_table(TableDefinition::<u64, u64>::new("meta")).unwrap().insert(1, 1).unwrap();
    });
    let (archive, trouble) = Archive::open(folder.path());
    assert!(matches!(trouble, Some(Trouble::Damaged { .. })), "{trouble:?}");
    assert!(archive.saves());
}

#[rstest]
#[case::a_folder_below_a_file(|folder: &Path| {
    fs::write(folder.join("note"), b"").unwrap();
    folder.join("note/archive")
})]
#[case::a_folder_where_the_file_should_be(|folder: &Path| {
    fs::create_dir(folder.join("sobremesa.redb")).unwrap();
    folder.to_owned()
})]
fn what_is_out_of_reach_is_played_without(#[case] prepare: fn(&Path) -> PathBuf) {
    let folder = folder();
    let (mut archive, trouble) = Archive::open(&prepare(folder.path()));
    assert!(matches!(&trouble, Some(Trouble::Unreachable { why }) if !why.is_empty()), "{trouble:?}");
    assert!(!archive.saves());
    let id = archive.new_id();
    archive.put(&a_match(id, 10)).unwrap();
    archive.set_setting("sound", "off").unwrap();
    assert_eq!(archive.get(id), Some(a_match(id, 10)));
    assert_ne!(archive.new_id(), id);
}

/// An archive of some size, closed, and one as it lies while the app runs.
fn files_of_some_size() -> [Vec<u8>; 2] {
    let folder = folder();
    let mut archive = sound(folder.path());
    for id in 1..=30 {
        let mut saved = a_match(id, id);
        saved.record.games[0].turns = vec!["c3xe5xg5*4..9".to_owned(); 20 * id as usize];
        archive.put(&if id % 3 == 0 { saved } else { over(saved) }).unwrap();
    }
    archive.discard(7).unwrap();
    let running = fs::read(file(&folder)).unwrap();
    drop(archive);
    [fs::read(file(&folder)).unwrap(), running]
}

/// Whatever bytes are damaged, the archive opens: as it was, or as it was before the last changes, or it says that it
/// is damaged and keeps the bytes.
fn opens_or_is_set_aside(bytes: &[u8], what: &str) -> bool {
    let folder = folder();
    fs::write(file(&folder), bytes).unwrap();
    let (mut archive, trouble) = Archive::open(folder.path());
    assert!(archive.saves(), "{what}: {trouble:?}");
    match &trouble {
        None => assert!(archive.unfinished().len() + archive.finished(usize::MAX).len() >= 29, "{what}"),
        Some(Trouble::Damaged { kept_as }) => assert!(fs::read(kept_as).unwrap() == bytes, "{what}"),
        Some(other) => panic!("{what}: {other}"),
    }
    archive.put(&a_match(99, 99)).unwrap();
    drop(archive);
    assert_eq!(ids(&sound(folder.path()).unfinished())[0], 99, "{what}");
    trouble.is_some()
}

#[test]
fn damage_anywhere_is_survived() {
    let mut set_aside = 0;
    for (file, bytes) in files_of_some_size().into_iter().enumerate() {
        // The header nearly byte by byte, the rest in strides that meet every kind of page at many places.
        let places = (0..320).step_by(3).chain((320..bytes.len()).step_by(bytes.len() / 60));
        for (turn, at) in places.enumerate() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << (turn % 8);
            set_aside += usize::from(opens_or_is_set_aside(&damaged, &format!("file {file}, bit at {at}")));
        }
        for page in (0..bytes.len()).step_by(8192) {
            let mut damaged = bytes.clone();
            damaged[page..page + 512].fill(0);
            set_aside +=
                usize::from(opens_or_is_set_aside(&damaged, &format!("file {file}, zeros at {page}")));
        }
    }
    assert!(set_aside > 80, "only {set_aside} were set aside");
}

#[test]
fn a_file_that_lost_its_end_is_set_aside() {
    for bytes in files_of_some_size() {
        let lengths = (1..500).step_by(23).chain((500..bytes.len()).step_by(8197)).chain([bytes.len() - 1]);
        for length in lengths {
            assert!(opens_or_is_set_aside(&bytes[..length], &format!("{length} bytes")));
        }
    }
}
