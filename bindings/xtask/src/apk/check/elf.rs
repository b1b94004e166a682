//! What a shared library tells about itself.

use std::collections::BTreeSet;

use object::elf::{
    DF_TEXTREL, DT_FLAGS, DT_NEEDED, DT_TEXTREL, FileHeader32, FileHeader64, Machine, PT_LOAD, PT_TLS,
    SHT_DYNSYM, SHT_SYMTAB, STB_LOCAL, STB_WEAK,
};
use object::read::elf::{Dyn, FileHeader, ProgramHeader, SectionHeader, Sym};
use object::{Endianness, FileKind};

use crate::step::Outcome;

/// The facts that decide whether and where Android loads a library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Library {
    /// The processor it is for.
    pub machine: Machine,
    /// Whether it is of the 64-bit class.
    pub is_64: bool,
    /// The alignment of each part that is mapped into memory, in bytes.
    pub alignments: Vec<u64>,
    /// The libraries that it asks for.
    pub needed: Vec<String>,
    /// Code would have to be changed while loading, which Android refuses.
    pub text_relocations: bool,
    /// It has variables for each thread, which Android knows since 10 only.
    pub thread_variables: bool,
    /// It has a table of names for debuggers.
    pub names_for_debuggers: bool,
    /// What others can look up in it.
    pub exports: BTreeSet<String>,
    /// What it looks up in others and must find.
    pub imports: BTreeSet<String>,
    /// What it looks up in others and does without if it is not there.
    pub wishes: BTreeSet<String>,
}

impl Library {
    /// Reads a library.
    ///
    /// # Errors
    /// It is none.
    pub fn read(content: &[u8]) -> Outcome<Self> {
        let read = match FileKind::parse(content) {
            Ok(FileKind::Elf32) => facts::<FileHeader32<Endianness>>(content),
            Ok(FileKind::Elf64) => facts::<FileHeader64<Endianness>>(content),
            Ok(kind) => return Err(format!("it is no library for Android but {kind:?}.")),
            Err(error) => Err(error),
        };
        read.map_err(|error| format!("it is no library: {error}."))
    }
}

fn facts<Elf: FileHeader<Endian = Endianness>>(content: &[u8]) -> object::Result<Library> {
    let header = Elf::parse(content)?;
    let endian = header.endian()?;
    let sections = header.sections(endian, content)?;
    let symbols = sections.symbols(endian, content, SHT_DYNSYM)?;
    let owned = |name: &[u8]| String::from_utf8_lossy(name).into_owned();
    let mut library = Library {
        machine: header.e_machine(endian),
        is_64: header.is_type_64(),
        alignments: Vec::new(),
        needed: Vec::new(),
        text_relocations: false,
        thread_variables: false,
        names_for_debuggers: sections.iter().any(|section| section.sh_type(endian) == SHT_SYMTAB),
        exports: BTreeSet::new(),
        imports: BTreeSet::new(),
        wishes: BTreeSet::new(),
    };
    for segment in header.program_headers(endian, content)? {
        match segment.p_type(endian) {
            PT_LOAD => library.alignments.push(segment.p_align(endian).into()),
            PT_TLS => library.thread_variables = true,
            _ => {}
        }
    }
    for entry in sections.dynamic(endian, content)?.map_or(&[][..], |(entries, _)| entries) {
        match entry.d_tag(endian) {
            DT_NEEDED => library.needed.push(owned(entry.string(endian, symbols.strings())?)),
            DT_TEXTREL => library.text_relocations = true,
            DT_FLAGS => library.text_relocations |= entry.d_val(endian).into() & DF_TEXTREL.0 != 0,
            _ => {}
        }
    }
    for symbol in symbols.iter().filter(|symbol| symbol.st_bind() != STB_LOCAL) {
        let names = match (symbol.is_undefined(endian), symbol.st_bind() == STB_WEAK) {
            (false, _) => &mut library.exports,
            (true, false) => &mut library.imports,
            (true, true) => &mut library.wishes,
        };
        names.insert(owned(symbol.name(endian, symbols.strings())?));
    }
    Ok(library)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_program_of_this_machine_tells_what_it_is() -> Outcome {
        let own = std::env::current_exe().and_then(std::fs::read).map_err(|error| error.to_string())?;
        let read = Library::read(&own)?;
        assert_eq!(read.is_64, cfg!(target_pointer_width = "64"));
        assert!(read.alignments.iter().all(|alignment| *alignment >= 4096), "{:?}", read.alignments);
        assert!(read.needed.iter().any(|library| library.starts_with("libc.")), "{:?}", read.needed);
        assert!(read.imports.contains("memcpy"), "{:?}", read.imports);
        assert!(read.names_for_debuggers && read.thread_variables && !read.text_relocations);
        Ok(())
    }

    #[test]
    fn what_is_no_library_is_refused() {
        assert!(Library::read(b"\x7fELF but no more").is_err());
        assert!(Library::read(b"PK\x03\x04 and so on, an archive").is_err());
    }
}
