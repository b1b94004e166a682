//! Android's own libraries: what of them ours may use, and stand-ins to link it against where there is no NDK.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::abi::Abi;
use crate::kotlin::at;
use crate::step::{Outcome, run};

/// The libraries that ours may ask for.
pub const LIBRARIES: [&str; 5] = ["libc.so", "libm.so", "libdl.so", "liblog.so", "libaaudio.so"];

const LIST: &str = include_str!("bionic.txt");

/// A function of Android's own libraries.
#[derive(Debug, PartialEq, Eq)]
pub struct Function {
    /// As `libc.so`.
    pub library: &'static str,
    /// As the linker sees it.
    pub name: &'static str,
    /// The API level that brought it.
    pub since: u32,
}

/// All that ours uses.
pub fn functions() -> impl Iterator<Item = Function> {
    read(LIST)
}

fn read(list: &'static str) -> impl Iterator<Item = Function> {
    list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let mut words = line.split_whitespace();
        let (library, name) = (words.next()?, words.next()?);
        Some(Function { library, name, since: words.next()?.parse().ok()? })
    })
}

/// Writes into `folder` libraries that hold nothing but the names. What is linked against them runs only where the
/// real ones are.
///
/// # Errors
/// `clang` fails; it has printed why.
pub fn write_stand_ins(clang: impl Fn() -> Command, abi: Abi, folder: &Path) -> Outcome {
    fs::create_dir_all(folder).map_err(at(folder))?;
    for library in LIBRARIES {
        let source = folder.join(library).with_extension("s");
        fs::write(&source, assembly(library)).map_err(at(&source))?;
        let mut clang = clang();
        clang.args([format!("--target={}", abi.clang_target()), format!("-Wl,-soname,{library}")]);
        clang.args(["-shared", "-nostdlib"]).arg(&source).arg("-o").arg(folder.join(library));
        run(&mut clang)?;
    }
    Ok(())
}

fn assembly(library: &str) -> String {
    let mut text = ".text\n".to_owned();
    for function in functions().filter(|function| function.library == library) {
        let name = function.name;
        // Writing to a string can't fail.
        let _ = writeln!(text, ".globl {name}\n.type {name},%function\n{name}:\n.byte 0");
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::resources::MIN_SDK;

    #[test]
    fn every_function_is_there_on_the_oldest_android_that_the_app_runs_on() {
        let late: Vec<Function> = functions().filter(|function| function.since > MIN_SDK).collect();
        assert_eq!(late, []);
    }

    #[test]
    fn every_line_of_the_list_is_understood_and_none_stands_there_twice() {
        let lines = LIST.lines().filter(|line| !line.starts_with('#')).count();
        let names: BTreeSet<&str> = functions().map(|function| function.name).collect();
        assert_eq!(names.len(), lines);
        assert!(functions().all(|function| LIBRARIES.contains(&function.library)));
    }

    #[test]
    fn a_stand_in_holds_the_names_of_its_library_alone() {
        assert!(assembly("libc.so").contains("\nmalloc:\n"));
        assert!(!assembly("libc.so").contains("dlsym"));
        assert!(assembly("libdl.so").contains("\ndlsym:\n"));
    }
}
