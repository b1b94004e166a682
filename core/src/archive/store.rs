//! The archive: every match and setting in one file, each change in one transaction that is on disk when it returns.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use redb::{
    Database, ReadOnlyTable, ReadTransaction, ReadableDatabase, ReadableTable, TableDefinition,
    WriteTransaction,
};

use super::medium::{self, Flaw, Medium};
use super::record::Record;
use crate::chance::{self, ChaCha8Rng};

/// The file in the archive's folder.
const FILE: &str = "sobremesa.redb";

/// The version of the tables below. A build that knows a later one brings older archives to it in [`prepare`].
const VERSION: u64 = 4;
/// The oldest version that [`prepare`] brings up to date.
const OLDEST: u64 = 1;
/// The first versions with [`CHANCE`], with [`HINTS`], and with [`TURNED`].
const WITH_CHANCE: u64 = 2;
const WITH_HINTS: u64 = 3;
const WITH_TURNED: u64 = 4;

/// "version", and "next id": the lowest id that no match has ever had.
const META: TableDefinition<&str, u64> = TableDefinition::new("meta");
/// By id: series, started, touched, played, and the record's text. Text is kept as bytes so that one bad entry is an
/// error and not a panic.
const MATCHES: TableDefinition<u64, (u64, u64, u64, u64, &[u8])> = TableDefinition::new("matches");
/// By id: the state of the generator that a match goes on with.
const CHANCE: TableDefinition<u64, &[u8; chance::STATE]> = TableDefinition::new("chance");
/// By id: how many hints were given in a match; nothing for none.
const HINTS: TableDefinition<u64, u32> = TableDefinition::new("hints");
/// By id: by how many places a match's players have moved on in their series; nothing for none.
const TURNED: TableDefinition<u64, u32> = TableDefinition::new("turned");
/// The matches that are going on: when last touched, and the id.
const UNFINISHED: TableDefinition<(u64, u64), ()> = TableDefinition::new("unfinished");
/// The matches that are over: when last touched, and the id.
const FINISHED: TableDefinition<(u64, u64), ()> = TableDefinition::new("finished");
/// The matches that are over: the series, and the id.
const SERIES: TableDefinition<(u64, u64), ()> = TableDefinition::new("series");
/// Settings by name, their values as text.
const SETTINGS: TableDefinition<&str, &[u8]> = TableDefinition::new("settings");

/// A match as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedMatch {
    /// From [`Archive::new_id`].
    pub id: u64,
    /// What a match shares with its rematches: the first one's id.
    pub series: u64,
    /// When it began, in seconds since 1970.
    pub started: u64,
    /// When it was last played, in seconds since 1970.
    pub touched: u64,
    /// How long it has been played, in seconds at the table.
    pub played: u64,
    /// The match itself; it is over when it has a result.
    pub record: Record,
    /// The generator that the match goes on with, so that a turn ended once more meets the same chance. Never part of
    /// a record. None for a match that an earlier build saved.
    pub rng: Option<ChaCha8Rng>,
    /// How many hints were given in it.
    pub hints: u32,
    /// By how many places its players have moved on since the first match of its series: whoever has seat `s` had seat
    /// `s + turned` there, counted round the table.
    pub turned: u32,
}

/// Why the archive is not what was hoped for. In all cases there is one to play with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// The file could not be read as an archive. It was set aside, and a new archive begun, which saves.
    #[error("the saved matches could not be read and were set aside as {}", kept_as.display())]
    Damaged {
        /// Where the damaged file is now.
        kept_as: PathBuf,
    },
    /// Another window has it open. Nothing is saved.
    #[error("the saved matches are open in another window")]
    Locked,
    /// It was written by a later build. It stays as it is; nothing is saved.
    #[error("the saved matches are of the newer format {version}")]
    Newer {
        /// The format's version.
        version: u64,
    },
    /// It was written by an earlier build in a format that this one can't bring up to date. It stays as it is; nothing
    /// is saved.
    #[error("the saved matches are of the older format {version}")]
    Older {
        /// The format's version.
        version: u64,
    },
    /// The folder or the file is out of reach. It stays as it is; nothing is saved.
    #[error("the saved matches are out of reach: {why}")]
    Unreachable {
        /// What the system says.
        why: String,
    },
}

impl From<Flaw> for Trouble {
    fn from(flaw: Flaw) -> Self {
        match flaw {
            Flaw::Locked => Self::Locked,
            Flaw::Newer(version) => Self::Newer { version },
            Flaw::Older(version) => Self::Older { version },
            Flaw::Damaged(_) | Flaw::Io(_) | Flaw::Failed(_) => Self::Unreachable { why: flaw.to_string() },
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Unreachable { why: error.to_string() }
    }
}

/// Why a change was not saved. What was there before is still there, and the next change may be saved again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// The disk, or the share of it that we may use, is full.
    #[error("the disk is full")]
    Full,
    /// The archive is out of reach.
    #[error("the archive is out of reach: {why}")]
    Unreachable {
        /// What the system says.
        why: String,
    },
    /// The record would not read back as it is.
    #[error("the record can't be kept: {why}")]
    Unreadable {
        /// What is wrong with it.
        why: String,
    },
}

impl From<io::Error> for SaveError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Unreachable { why: error.to_string() },
        }
    }
}

impl From<redb::Error> for SaveError {
    fn from(error: redb::Error) -> Self {
        match error {
            redb::Error::Io(error) => error.into(),
            other => Self::Unreachable { why: other.to_string() },
        }
    }
}

impl From<Flaw> for SaveError {
    fn from(flaw: Flaw) -> Self {
        match flaw {
            Flaw::Io(error) => error.into(),
            Flaw::Failed(error) => error.into(),
            other => Self::Unreachable { why: other.to_string() },
        }
    }
}

/// The saved matches and settings.
///
/// What can't be opened is replaced by an archive in memory, so that play goes on; [`Archive::saves`] tells.
pub struct Archive {
    /// Nothing, where nothing is saved.
    medium: Option<Box<dyn Medium>>,
    db: Database,
    /// Whether `db` is the archive itself. After a failure it can be a copy in memory, which is only read.
    attached: bool,
    next_id: u64,
    /// The matches that could not be read, so that each is logged once.
    unreadable: Mutex<BTreeSet<u64>>,
}

impl Archive {
    /// Opens the archive in a folder; makes both where they are missing.
    ///
    /// Gives an archive in any case, and what there is to tell about it.
    pub fn open(folder: &Path) -> (Self, Option<Trouble>) {
        Self::open_file(folder).unwrap_or_else(|trouble| {
            log::warn!("{trouble}");
            (Self::in_memory(), Some(trouble))
        })
    }

    fn open_file(folder: &Path) -> Result<(Self, Option<Trouble>), Trouble> {
        fs::create_dir_all(folder)?;
        let path = folder.join(FILE);
        let open = || Self::open_on(medium::file(path.clone()));
        let is_new = !path.exists();
        let opened = match open() {
            Ok(archive) if is_new => (archive, None),
            Ok(archive) => return Ok((archive, None)),
            Err(Flaw::Damaged(why)) => {
                log::error!("{}: {why}", path.display());
                let kept_as = medium::set_aside(&path)?;
                (open()?, Some(Trouble::Damaged { kept_as }))
            }
            Err(flaw) => return Err(flaw.into()),
        };
        medium::flush_names(folder)?;
        Ok(opened)
    }

    pub(super) fn open_on(medium: impl Medium + 'static) -> Result<Self, Flaw> {
        let db = medium.open()?;
        let next_id = db.begin_read().map_err(redb::Error::from).and_then(|reading| next_id(&reading))?;
        Ok(Self { medium: Some(Box::new(medium)), next_id, ..Self::on(db) })
    }

    fn in_memory() -> Self {
        Self::on(medium::in_memory())
    }

    fn on(db: Database) -> Self {
        Self { medium: None, db, attached: true, next_id: 1, unreadable: Mutex::default() }
    }

    /// Whether anything is on disk when it has been put. If not, it lasts as long as this value.
    pub fn saves(&self) -> bool {
        self.medium.is_some()
    }

    /// An id that no match of this archive has had or will have.
    pub fn new_id(&mut self) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        // If this fails the first `put` of the match brings it to the disk.
        if let Err(error) = self.write(|change| keep_next_id(change, id + 1)) {
            log::warn!("the id {id} was not saved: {error}");
        }
        id
    }

    /// Saves a match, as a whole and on disk when it returns. One that has a result is over, and no longer among the
    /// unfinished.
    ///
    /// # Errors
    /// Why it was not saved; then what was saved of it before is still there.
    pub fn put(&mut self, saved: &SavedMatch) -> Result<(), SaveError> {
        let text = saved.record.to_string();
        // Never let a record that can't be read take the place of one that can.
        match text.parse::<Record>() {
            Ok(read) if read == saved.record => {}
            Ok(_) => return Err(SaveError::Unreadable { why: "it would read back differently".to_owned() }),
            Err(error) => return Err(SaveError::Unreadable { why: error.to_string() }),
        }
        self.next_id = self.next_id.max(saved.id.saturating_add(1));
        self.write(|change| {
            remove(change, saved.id)?;
            insert(change, saved, text.as_bytes())?;
            keep_next_id(change, saved.id.saturating_add(1))
        })
    }

    /// Removes a match for good.
    ///
    /// # Errors
    /// Why it is still there.
    pub fn discard(&mut self, id: u64) -> Result<(), SaveError> {
        self.write(|change| remove(change, id))
    }

    /// The matches that are going on, the last played first.
    pub fn unfinished(&self) -> Vec<SavedMatch> {
        self.listed(UNFINISHED, usize::MAX)
    }

    /// The matches that are over, the last played first, and no more than `limit`.
    pub fn finished(&self, limit: usize) -> Vec<SavedMatch> {
        self.listed(FINISHED, limit)
    }

    /// The matches of a series that are over, in the order in which they were begun.
    pub fn series(&self, series: u64) -> Vec<SavedMatch> {
        self.read(|reading| {
            let shelf = Shelf::of(reading)?;
            let ids = reading.open_table(SERIES)?;
            let mut list = Vec::new();
            for entry in ids.range((series, 0)..=(series, u64::MAX))? {
                let (_, id) = entry?.0.value();
                list.extend(self.find(&shelf, id)?);
            }
            Ok(list)
        })
        .unwrap_or_default()
    }

    /// One match, running or over; none, too, if it can't be read.
    pub fn get(&self, id: u64) -> Option<SavedMatch> {
        self.read(|reading| self.find(&Shelf::of(reading)?, id)).flatten()
    }

    /// All settings.
    pub fn settings(&self) -> BTreeMap<String, String> {
        self.read(|reading| {
            let mut settings = BTreeMap::new();
            for entry in reading.open_table(SETTINGS)?.iter()? {
                let (key, value) = entry?;
                if let Ok(value) = std::str::from_utf8(value.value()) {
                    settings.insert(key.value().to_owned(), value.to_owned());
                }
            }
            Ok(settings)
        })
        .unwrap_or_default()
    }

    /// Saves one setting.
    ///
    /// # Errors
    /// Why it was not saved; then the old value is still there.
    pub fn set_setting(&mut self, key: &str, value: &str) -> Result<(), SaveError> {
        self.write(|change| {
            change.open_table(SETTINGS)?.insert(key, value.as_bytes())?;
            Ok(())
        })
    }

    fn listed(&self, index: TableDefinition<(u64, u64), ()>, limit: usize) -> Vec<SavedMatch> {
        self.read(|reading| {
            let shelf = Shelf::of(reading)?;
            let ids = reading.open_table(index)?;
            let mut list = Vec::new();
            for entry in ids.iter()?.rev() {
                if list.len() == limit {
                    break;
                }
                let (_, id) = entry?.0.value();
                list.extend(self.find(&shelf, id)?);
            }
            Ok(list)
        })
        .unwrap_or_default()
    }

    /// A match, unless it is missing or can't be read: one bad entry takes no other with it.
    fn find(&self, shelf: &Shelf, id: u64) -> Result<Option<SavedMatch>, redb::Error> {
        let Some(entry) = shelf.matches.get(id)? else { return Ok(None) };
        let (series, started, touched, played, text) = entry.value();
        match Record::from_bytes(text) {
            Ok(record) => {
                let rng = shelf.chance.get(id)?.map(|state| chance::at_state(state.value()));
                let hints = shelf.hints.get(id)?.map_or(0, |hints| hints.value());
                let turned = shelf.turned.get(id)?.map_or(0, |turned| turned.value());
                Ok(Some(SavedMatch { id, series, started, touched, played, record, rng, hints, turned }))
            }
            Err(error) => {
                let mut unreadable = self.unreadable.lock().unwrap_or_else(PoisonError::into_inner);
                if unreadable.insert(id) {
                    log::error!("the match {id} is passed over: {error}");
                }
                Ok(None)
            }
        }
    }

    fn read<T>(&self, what: impl FnOnce(&ReadTransaction) -> Result<T, redb::Error>) -> Option<T> {
        let read = self.db.begin_read().map_err(redb::Error::from).and_then(|reading| what(&reading));
        read.map_err(|error| log::error!("the archive can't be read: {error}")).ok()
    }

    fn write(
        &mut self,
        what: impl Fn(&WriteTransaction) -> Result<(), redb::Error>,
    ) -> Result<(), SaveError> {
        self.attach()?;
        let mut written = commit(&self.db, &what);
        if let Err(redb::Error::PreviousIo) = written {
            // Something failed while reading. This is the first change since then.
            self.reopen();
            self.attach()?;
            written = commit(&self.db, &what);
        }
        if written.is_err() {
            self.reopen();
        }
        Ok(written?)
    }

    /// Opens the archive again, which redb asks for after every failure of the disk. As long as that fails, too, a copy
    /// in memory shows what is saved.
    fn reopen(&mut self) {
        let Some(medium) = &self.medium else { return };
        // The old one first gives up its lock.
        self.db = medium::in_memory();
        let opened = medium.open();
        self.attached = opened.is_ok();
        match opened.or_else(|flaw| {
            log::warn!("the archive could not be opened again: {flaw}");
            medium.copy()
        }) {
            Ok(db) => self.db = db,
            Err(flaw) => log::warn!("the archive could not be read: {flaw}"),
        }
    }

    /// Makes sure that what is written next is written to the archive itself.
    fn attach(&mut self) -> Result<(), SaveError> {
        if let Some(medium) = self.medium.as_ref().filter(|_| !self.attached) {
            self.db = medium.open()?;
            self.attached = true;
        }
        Ok(())
    }
}

/// Where a match and what belongs to it is read.
struct Shelf {
    matches: ReadOnlyTable<u64, (u64, u64, u64, u64, &'static [u8])>,
    chance: ReadOnlyTable<u64, &'static [u8; chance::STATE]>,
    hints: ReadOnlyTable<u64, u32>,
    turned: ReadOnlyTable<u64, u32>,
}

impl Shelf {
    fn of(reading: &ReadTransaction) -> Result<Self, redb::Error> {
        Ok(Self {
            matches: reading.open_table(MATCHES)?,
            chance: reading.open_table(CHANCE)?,
            hints: reading.open_table(HINTS)?,
            turned: reading.open_table(TURNED)?,
        })
    }
}

fn commit(
    db: &Database,
    what: &impl Fn(&WriteTransaction) -> Result<(), redb::Error>,
) -> Result<(), redb::Error> {
    let change = db.begin_write()?;
    what(&change)?;
    change.commit()?;
    Ok(())
}

fn insert(change: &WriteTransaction, saved: &SavedMatch, text: &[u8]) -> Result<(), redb::Error> {
    let SavedMatch { id, series, started, touched, played, ref record, ref rng, hints, turned } = *saved;
    change.open_table(MATCHES)?.insert(id, (series, started, touched, played, text))?;
    if let Some(rng) = rng {
        change.open_table(CHANCE)?.insert(id, &chance::state(rng))?;
    }
    if hints > 0 {
        change.open_table(HINTS)?.insert(id, hints)?;
    }
    if turned > 0 {
        change.open_table(TURNED)?.insert(id, turned)?;
    }
    if record.result.is_some() {
        change.open_table(FINISHED)?.insert((touched, id), ())?;
        change.open_table(SERIES)?.insert((series, id), ())?;
    } else {
        change.open_table(UNFINISHED)?.insert((touched, id), ())?;
    }
    Ok(())
}

fn remove(change: &WriteTransaction, id: u64) -> Result<(), redb::Error> {
    let mut matches = change.open_table(MATCHES)?;
    let Some(entry) = matches.remove(id)? else { return Ok(()) };
    let (series, _, touched, ..) = entry.value();
    change.open_table(CHANCE)?.remove(id)?;
    change.open_table(HINTS)?.remove(id)?;
    change.open_table(TURNED)?.remove(id)?;
    change.open_table(UNFINISHED)?.remove((touched, id))?;
    change.open_table(FINISHED)?.remove((touched, id))?;
    change.open_table(SERIES)?.remove((series, id))?;
    Ok(())
}

fn keep_next_id(change: &WriteTransaction, next_id: u64) -> Result<(), redb::Error> {
    let mut meta = change.open_table(META)?;
    let kept = meta.get("next id")?.map_or(0, |kept| kept.value());
    meta.insert("next id", kept.max(next_id))?;
    Ok(())
}

fn next_id(reading: &ReadTransaction) -> Result<u64, redb::Error> {
    Ok(reading.open_table(META)?.get("next id")?.map_or(1, |kept| kept.value()))
}

/// Makes the tables that a new archive, or one of an older version, does not have.
pub(super) fn prepare(db: &Database) -> Result<(), redb::Error> {
    if version(&db.begin_read()?)? == Some(VERSION) {
        return Ok(());
    }
    commit(db, &|change| {
        change.open_table(MATCHES)?;
        change.open_table(CHANCE)?;
        change.open_table(HINTS)?;
        change.open_table(TURNED)?;
        change.open_table(UNFINISHED)?;
        change.open_table(FINISHED)?;
        change.open_table(SERIES)?;
        change.open_table(SETTINGS)?;
        change.open_table(META)?.insert("version", VERSION)?;
        Ok(())
    })
}

/// The version of an archive's tables; none in a file that is new.
fn version(reading: &ReadTransaction) -> Result<Option<u64>, redb::Error> {
    if reading.list_tables()?.next().is_none() {
        return Ok(None);
    }
    let version = reading.open_table(META)?.get("version")?.map(|version| version.value());
    Ok(Some(version.unwrap_or(0)))
}

/// Reads all there is, so that what can't be read is known when the archive is opened. The texts are not looked into:
/// a bad one is passed over by itself.
pub(super) fn read_through(reading: &ReadTransaction) -> Result<(), Flaw> {
    let damaged = |error: redb::Error| Flaw::Damaged(error.to_string());
    let Some(version) = version(reading).map_err(damaged)? else { return Ok(()) };
    if version > VERSION {
        return Err(Flaw::Newer(version));
    }
    if version < OLDEST {
        return Err(Flaw::Older(version));
    }
    let tables = || {
        read_tables(reading)?;
        if version >= WITH_CHANCE {
            read_chance(reading)?;
        }
        if version >= WITH_HINTS {
            read_counts(reading, HINTS)?;
        }
        if version >= WITH_TURNED {
            read_counts(reading, TURNED)?;
        }
        Ok(())
    };
    tables().map_err(damaged)
}

fn read_chance(reading: &ReadTransaction) -> Result<(), redb::Error> {
    for entry in reading.open_table(CHANCE)?.iter()? {
        entry?.1.value();
    }
    Ok(())
}

fn read_counts(reading: &ReadTransaction, counts: TableDefinition<u64, u32>) -> Result<(), redb::Error> {
    for entry in reading.open_table(counts)?.iter()? {
        entry?.1.value();
    }
    Ok(())
}

fn read_tables(reading: &ReadTransaction) -> Result<(), redb::Error> {
    next_id(reading)?;
    for entry in reading.open_table(MATCHES)?.iter()? {
        entry?.1.value();
    }
    for index in [UNFINISHED, FINISHED, SERIES] {
        for entry in reading.open_table(index)?.iter()? {
            entry?.0.value();
        }
    }
    for entry in reading.open_table(SETTINGS)?.iter()? {
        entry?.0.value();
    }
    Ok(())
}
