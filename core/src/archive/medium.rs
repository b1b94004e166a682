//! What the archive lies on, and how it is opened: looked at first, as a copy in memory, and then opened for good.
//!
//! redb repairs a file while it opens it and trusts one that was closed cleanly, even to a panic. A damaged file must
//! be set aside as it is, and one of another format must stay as it is. So nothing touches the file until its copy
//! has proven sound.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::ops::{Bound, Range};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use redb::backends::{FileBackend, InMemoryBackend};
use redb::{BackendError, Builder, Database, DatabaseError, ReadableDatabase, StorageBackend, StorageError};

use super::store;

/// How much of the archive redb keeps in memory, in bytes; its own default is 1 GiB.
const CACHE: usize = 4 * 1024 * 1024;
/// How much is copied at a time, in bytes.
const CHUNK: usize = 256 * 1024;
/// The page that holds redb's header, and the size of every other.
const PAGE: u64 = 4096;
/// How every file of redb begins (redb's design document, "Database header").
const MAGIC: [u8; 9] = *b"redb\x1a\x0a\xa9\x0d\x0a";
/// Where the two commit slots in the header hold the version of redb's file format.
const FORMAT_AT: [usize; 2] = [64, 192];
/// The version of redb's file format that this build reads and writes.
const FORMAT: u8 = 3;

/// Why an archive can't be opened.
#[derive(Debug, thiserror::Error)]
pub(super) enum Flaw {
    #[error("it is damaged: {0}")]
    Damaged(String),
    #[error("another window has it open")]
    Locked,
    #[error("it is of the newer format {0}")]
    Newer(u64),
    #[error("it is of the older format {0}")]
    Older(u64),
    #[error("{0}")]
    Io(#[from] io::Error),
    /// redb failed on a file whose copy was sound.
    #[error("{0}")]
    Failed(#[from] redb::Error),
}

impl From<DatabaseError> for Flaw {
    fn from(error: DatabaseError) -> Self {
        match error {
            DatabaseError::DatabaseAlreadyOpen | DatabaseError::LockProtocolMismatch => Self::Locked,
            DatabaseError::Storage(StorageError::Io(error)) => Self::Io(error),
            other => Self::Failed(other.into()),
        }
    }
}

/// Something that an archive can be opened on, more than once.
pub(super) trait Medium: Send {
    /// Opens the archive, or makes a new one where there is none.
    fn open(&self) -> Result<Database, Flaw>;

    /// A copy in memory, to read from while the archive itself can't be opened.
    fn copy(&self) -> Result<Database, Flaw>;
}

impl<F, B> Medium for F
where
    F: Fn() -> io::Result<B> + Send,
    B: StorageBackend,
{
    fn open(&self) -> Result<Database, Flaw> {
        let backend = self()?;
        look_at(&backend)?;
        let db = builder().create_with_backend(backend)?;
        store::prepare(&db)?;
        Ok(db)
    }

    fn copy(&self) -> Result<Database, Flaw> {
        let db = builder().create_with_backend(image(&self()?)?)?;
        store::prepare(&db)?;
        Ok(db)
    }
}

/// An archive in a file, which is made where there is none.
pub(super) fn file(path: PathBuf) -> impl Medium {
    move || {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path)?;
        FileBackend::new(file).map_err(io::Error::other)
    }
}

/// An empty archive that lasts as long as the value.
pub(super) fn in_memory() -> Database {
    let opened = (|| Ok(InMemoryBackend::new())).open();
    opened.expect("memory has neither damage nor locks nor failures, and the archive on it is new")
}

fn builder() -> Builder {
    let mut builder = Database::builder();
    builder.set_cache_size(CACHE);
    builder
}

/// Looks at an archive without changing it, under the lock that whoever has it open holds.
fn look_at(backend: &impl StorageBackend) -> Result<(), Flaw> {
    let (start, end) = (Bound::Unbounded, Bound::Unbounded);
    let locked = match backend.try_lock_range(start, end) {
        Ok(true) => true,
        Ok(false) => return Err(Flaw::Locked),
        // redb goes on without a lock, too, where there are none.
        Err(BackendError::Unsupported) => false,
        Err(error) => return Err(Flaw::Io(error.into())),
    };
    let seen = examine(backend);
    if locked {
        backend.unlock_range(start, end).map_err(io::Error::from)?;
    }
    seen
}

fn examine(backend: &impl StorageBackend) -> Result<(), Flaw> {
    let length = backend.len()?;
    if length == 0 {
        return Ok(());
    }
    let mut header = vec![0; length.min(PAGE) as usize];
    backend.read(0, &mut header)?;
    if !header.starts_with(&MAGIC) {
        return match was_never_made(backend, length, &header)? {
            true => Ok(backend.set_len(0)?),
            false => Err(Flaw::Damaged("it does not begin as an archive does".to_owned())),
        };
    }
    check_format(&header)?;
    let copy = image(backend)?;
    // Where redb finds what it never wrote it may panic instead of returning an error. The copy is lost with it and
    // nothing else has been touched.
    catch_unwind(AssertUnwindSafe(|| check_soundness(copy)))
        .unwrap_or_else(|_| Err(Flaw::Damaged("reading it failed".to_owned())))
}

/// Whether this is what remains of a new file when the power went before redb had written its beginning, which it
/// writes last: pages of zeros after the first, and there at most a part of the magic number.
fn was_never_made(backend: &impl StorageBackend, length: u64, header: &[u8]) -> io::Result<bool> {
    let begun = header.iter().zip(MAGIC).take_while(|(is, should)| **is == *should).count();
    if length < PAGE || header[begun..MAGIC.len()].iter().any(|byte| *byte != 0) {
        return Ok(false);
    }
    let mut zeros = true;
    in_chunks(backend, PAGE..length, |_, bytes| {
        zeros &= bytes.iter().all(|byte| *byte == 0);
        Ok(())
    })?;
    Ok(zeros)
}

/// Tells another version of redb's format from a damaged header: its two slots would name the same one.
fn check_format(header: &[u8]) -> Result<(), Flaw> {
    match FORMAT_AT.map(|at| header.get(at)) {
        [Some(&FORMAT), _] | [_, Some(&FORMAT)] => Ok(()),
        [Some(first), Some(second)] if first != second => {
            Err(Flaw::Damaged("its header contradicts itself".to_owned()))
        }
        [Some(0), _] => Err(Flaw::Damaged("its header is empty".to_owned())),
        [Some(&version), _] if version > FORMAT => Err(Flaw::Newer(version.into())),
        [Some(&version), _] => Err(Flaw::Older(version.into())),
        [None, _] => Err(Flaw::Damaged("it ends within its header".to_owned())),
    }
}

fn check_soundness(copy: InMemoryBackend) -> Result<(), Flaw> {
    let opened = builder().set_check_integrity_on_open(true).create_with_backend(copy);
    // Memory does not fail: whatever went wrong lies in what was read.
    let db = opened.map_err(|error| Flaw::Damaged(error.to_string()))?;
    let reading = db.begin_read().map_err(|error| Flaw::Damaged(error.to_string()))?;
    store::read_through(&reading)
}

/// All that a backend holds.
fn image(backend: &impl StorageBackend) -> io::Result<InMemoryBackend> {
    let length = backend.len()?;
    let copy = InMemoryBackend::new();
    copy.set_len(length)?;
    in_chunks(backend, 0..length, |offset, bytes| copy.write(offset, bytes))?;
    Ok(copy)
}

fn in_chunks(
    backend: &impl StorageBackend,
    range: Range<u64>,
    mut each: impl FnMut(u64, &[u8]) -> io::Result<()>,
) -> io::Result<()> {
    let mut buffer = vec![0; CHUNK];
    let mut offset = range.start;
    while offset < range.end {
        let bytes = &mut buffer[..(range.end - offset).min(CHUNK as u64) as usize];
        backend.read(offset, bytes)?;
        each(offset, bytes)?;
        offset += bytes.len() as u64;
    }
    Ok(())
}

/// Renames a file to the first free name of `…damaged-1`, `…damaged-2`, and so on. Gives that name.
pub(super) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let mut number = 1;
    let kept_as = loop {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".damaged-{number}"));
        // Making the file claims the name: a rename alone would go over a file that is there.
        match File::create_new(&name) {
            Ok(_) => break PathBuf::from(name),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    };
    if let Err(error) = fs::rename(path, &kept_as) {
        // What was claimed is empty and ours; should it stay, the next number is free.
        let _ = fs::remove_file(&kept_as);
        return Err(error);
    }
    Ok(kept_as)
}

/// Makes the names in a folder last: a new file is lost with the power if only its contents were flushed.
pub(super) fn flush_names(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
