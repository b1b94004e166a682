//! What must be true of the libraries in an APK.

use std::collections::{BTreeMap, BTreeSet};

use super::elf::Library;
use super::{Proof, listed};
use crate::apk::abi::Abi;
use crate::apk::bionic;
use crate::apk::library::LIBRARY;

/// Libraries by the folder of their processor and their name.
pub type Libraries = BTreeMap<(String, String), Library>;

/// Each folder is of a processor that we know, holds libraries for it alone, and all that any other folder holds.
pub fn processors(libraries: &Libraries, expected: &[Abi]) -> Proof {
    let mut folders: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for ((folder, name), library) in libraries {
        let abi = Abi::of_folder(folder).ok_or_else(|| format!("there is no processor {folder}"))?;
        if library.machine != abi.machine() || library.is_64 != abi.is_64() {
            return Err(format!("{folder}/{name} is for another processor, {:?}", library.machine));
        }
        folders.entry(folder).or_default().insert(name);
    }
    let wanted: BTreeSet<&str> = expected.iter().map(|abi| abi.folder()).collect();
    let there: BTreeSet<&str> = folders.keys().copied().collect();
    if wanted != there {
        return Err(format!("there should be {}, and there is {}", listed(&wanted), listed(&there)));
    }
    let all: BTreeSet<&str> = folders.values().flatten().copied().collect();
    for (folder, names) in &folders {
        if let Some(lacking) = all.difference(names).next() {
            return Err(format!("{folder} has no {lacking}"));
        }
    }
    if !all.contains(LIBRARY) {
        return Err(format!("there is no {LIBRARY}"));
    }
    Ok(format!("{} with {} each", listed(&there), listed(&all)))
}

/// Every part that is mapped into memory can be mapped in pages of the largest size there is for the processor.
pub fn page_size(libraries: &Libraries) -> Proof {
    for ((folder, name), library) in libraries {
        let page = Abi::of_folder(folder).map_or(16 * 1024, Abi::page);
        if let Some(small) = library.alignments.iter().find(|alignment| **alignment % page != 0) {
            return Err(format!("{folder}/{name} has a part for pages of {small} bytes"));
        }
        if library.alignments.is_empty() {
            return Err(format!("{folder}/{name} has nothing to load"));
        }
    }
    Ok(format!("each part of {} libraries can be mapped in pages of 16 KiB", libraries.len()))
}

/// No code is changed while loading, and nothing is asked of the loader that Android 8's can't do.
pub fn loadable(libraries: &Libraries) -> Proof {
    for ((folder, name), library) in libraries {
        if library.text_relocations {
            return Err(format!("{folder}/{name} has text relocations"));
        }
        if library.thread_variables {
            return Err(format!("{folder}/{name} has thread-local variables, which Android 8 can't load"));
        }
    }
    Ok("no text relocations, no thread-local variables".to_owned())
}

/// Our library shows just what the bindings look up.
pub fn exports(library: &Library, looked_up: &BTreeSet<String>) -> Proof {
    if let Some(missing) = looked_up.difference(&library.exports).next() {
        return Err(format!("the bindings look up {missing}, which is not there"));
    }
    if let Some(more) = library.exports.difference(looked_up).next() {
        return Err(format!("{more} is shown, and nobody looks it up"));
    }
    if library.names_for_debuggers {
        return Err("it is not stripped".to_owned());
    }
    Ok(format!("the {} names that the bindings look up, and no other", looked_up.len()))
}

/// Our library asks only for what every Android since the oldest has. `stand_ins`: it was linked against nothing but
/// names, so that the list of them is all there is to hold it to; the NDK's linker has looked into Android's own.
pub fn imports(library: &Library, stand_ins: bool) -> Proof {
    if let Some(other) = library.needed.iter().find(|name| !bionic::LIBRARIES.contains(&name.as_str())) {
        return Err(format!("it asks for {other}"));
    }
    for name in library.imports.iter().filter(|_| stand_ins) {
        let Some(function) = bionic::functions().find(|function| function.name == name) else {
            return Err(format!("it asks for {name}, which is not in the list of what Android has"));
        };
        if !library.needed.iter().any(|needed| needed == function.library) {
            return Err(format!("it asks for {name} but not for {}", function.library));
        }
    }
    let needed: BTreeSet<&str> = library.needed.iter().map(String::as_str).collect();
    let wishes: BTreeSet<&str> = library.wishes.iter().map(String::as_str).collect();
    Ok(format!(
        "{} functions of {}; does without {}",
        library.imports.len(),
        listed(&needed),
        listed(&wishes)
    ))
}

/// No path of the machine that built it is in our library.
pub fn no_paths(content: &[u8], places: &[String]) -> Proof {
    match places.iter().find(|place| memory_contains(content, place.as_bytes())) {
        Some(place) => Err(format!("{place} is in it")),
        None => Ok(format!("none of {}", listed(&places.iter().map(String::as_str).collect()))),
    }
}

fn memory_contains(content: &[u8], wanted: &[u8]) -> bool {
    content.windows(wanted.len()).any(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use object::elf::{EM_386, EM_X86_64};

    fn good() -> Library {
        Library {
            machine: EM_X86_64,
            is_64: true,
            alignments: vec![16384, 65536],
            needed: vec!["libc.so".to_owned()],
            text_relocations: false,
            thread_variables: false,
            names_for_debuggers: false,
            exports: names(&["ffi_a", "uniffi_b"]),
            imports: names(&["malloc"]),
            wishes: names(&["getrandom"]),
        }
    }

    fn names(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    fn packed(library: Library) -> Libraries {
        [(("x86_64".to_owned(), LIBRARY.to_owned()), library)].into()
    }

    #[test]
    fn a_good_library_passes_every_check() {
        let all = packed(good());
        let proofs = [
            processors(&all, &[Abi::X86_64]),
            page_size(&all),
            loadable(&all),
            imports(&good(), true),
            exports(&good(), &good().exports),
        ];
        assert!(proofs.iter().all(Proof::is_ok), "{proofs:?}");
    }

    #[test]
    fn a_library_in_the_folder_of_another_processor_is_found() {
        let wrong = packed(Library { machine: EM_386, ..good() });
        assert!(processors(&wrong, &[Abi::X86_64]).is_err());
        let wrong = packed(Library { is_64: false, ..good() });
        assert!(processors(&wrong, &[Abi::X86_64]).is_err());
    }

    #[test]
    fn a_folder_too_many_or_too_few_is_found() {
        assert!(processors(&packed(good()), &[]).is_err());
        assert!(processors(&packed(good()), &[Abi::X86_64, Abi::Arm64]).is_err());
    }

    #[test]
    fn a_processor_that_lacks_a_library_is_found() {
        let mut all = packed(good());
        let arm = Library { machine: Abi::Arm64.machine(), ..good() };
        all.insert(("arm64-v8a".to_owned(), LIBRARY.to_owned()), arm.clone());
        assert!(processors(&all, &[Abi::X86_64, Abi::Arm64]).is_ok());
        all.insert(("arm64-v8a".to_owned(), "libjnidispatch.so".to_owned()), arm);
        let why = processors(&all, &[Abi::X86_64, Abi::Arm64]).expect_err("one lacks it");
        assert_eq!(why, "x86_64 has no libjnidispatch.so");
    }

    #[test]
    fn a_part_for_small_pages_is_found() {
        assert!(page_size(&packed(Library { alignments: vec![16384, 4096], ..good() })).is_err());
        assert!(page_size(&packed(Library { alignments: vec![], ..good() })).is_err());
    }

    #[test]
    fn what_android_eight_cannot_load_is_found() {
        assert!(loadable(&packed(Library { text_relocations: true, ..good() })).is_err());
        assert!(loadable(&packed(Library { thread_variables: true, ..good() })).is_err());
    }

    #[test]
    fn a_name_shown_too_many_or_too_few_is_found() {
        assert!(exports(&good(), &names(&["ffi_a"])).is_err());
        assert!(exports(&good(), &names(&["ffi_a", "uniffi_b", "uniffi_c"])).is_err());
        let unstripped = Library { names_for_debuggers: true, ..good() };
        assert!(exports(&unstripped, &good().exports).is_err());
    }

    #[test]
    fn a_function_that_android_eight_lacks_is_found() {
        assert!(imports(&Library { imports: names(&["getrandom"]), ..good() }, true).is_err());
        assert!(imports(&Library { needed: vec!["libc.so.6".to_owned()], ..good() }, false).is_err());
        let unasked = Library { imports: names(&["dlsym"]), ..good() };
        assert_eq!(imports(&unasked, true), Err("it asks for dlsym but not for libdl.so".to_owned()));
    }

    #[test]
    fn a_path_of_the_machine_is_found_wherever_it_stands() {
        let places = ["/home/ana/sobremesa".to_owned()];
        assert!(no_paths(b"panicked at /home/ana/sobremesa/core/src", &places).is_err());
        assert!(no_paths(b"panicked at /sobremesa/core/src", &places).is_ok());
    }
}
