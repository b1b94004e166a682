//! The core as a shared library for Android.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::abi::Abi;
use super::toolchain::Toolchain;
use super::{Folders, bionic};
use crate::cross;
use crate::kotlin::at;
use crate::step::{Outcome, loud, quiet, run};
use crate::workspace::Workspace;

/// The library's file, as the bindings ask for it.
pub const LIBRARY: &str = "libsobremesa_ffi.so";

/// Compiles the core for `abi` as far as anything changed since the last time.
///
/// # Errors
/// It does not compile; cargo has printed why.
pub fn compile(workspace: &Workspace, toolchain: &Toolchain, abi: Abi) -> Outcome {
    let folders = Folders::of(workspace);
    loud(&format!("the core for {}", abi.folder()), || {
        run(&mut cross::core_for(workspace, abi.triple(), toolchain.std(), &folders.cross()))
    })?;
    if *toolchain == Toolchain::Debian {
        loud(&format!("an unwinder for {}", abi.folder()), || {
            let mut unwinder = cross::cargo_for(workspace, abi.triple(), toolchain.std(), "build");
            unwinder.args(["--release", "-Z", "build-std=core"]);
            unwinder.arg("--manifest-path").arg(unwinder_folder(workspace).join("Cargo.toml"));
            run(unwinder.arg("--target-dir").arg(folders.unwinder()))
        })?;
    }
    Ok(())
}

fn unwinder_folder(workspace: &Workspace) -> PathBuf {
    workspace.root.join("bindings").join("unwinder")
}

/// Links what [`compile`] made. `exports` are the names that the bindings look up.
///
/// # Errors
/// The linker refuses, and has printed why: mostly a function that [`bionic`] does not list.
pub fn link(workspace: &Workspace, toolchain: &Toolchain, abi: Abi, exports: &[String]) -> Outcome<PathBuf> {
    let folders = Folders::of(workspace);
    let folder = folders.linked(abi);
    let stand_ins = folders.linked(abi).join("stand-ins");
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let shown = folder.join("exports.map");
    fs::write(&shown, version_script(exports)).map_err(at(&shown))?;
    if *toolchain == Toolchain::Debian {
        bionic::write_stand_ins(|| toolchain.clang(), abi, &stand_ins)?;
        let built = folders.unwinder().join(abi.triple()).join("release").join("libunwind.a");
        fs::copy(&built, stand_ins.join("libunwind.a")).map_err(at(&built))?;
    }
    let archive = cross::archive(&folders.cross(), abi.triple());
    let library = folder.join(LIBRARY);
    quiet(&format!("linking for {}", abi.folder()), || {
        let mut linker = toolchain.linker(abi, &stand_ins);
        run(arguments(&mut linker, abi, &archive, &shown).arg("-o").arg(&library))
    })?;
    Ok(library)
}

fn arguments<'a>(linker: &'a mut Command, abi: Abi, archive: &Path, shown: &Path) -> &'a mut Command {
    let mut script = std::ffi::OsString::from("-Wl,--version-script=");
    script.push(shown);
    linker.arg(script).arg(format!("-Wl,-soname,{LIBRARY}"));
    // A name that is asked for and not there, on either side, is an error here and not on the telephone.
    linker.args(["-Wl,--no-undefined-version", "-Wl,-z,defs"]);
    linker.arg(format!("-Wl,-z,max-page-size={}", abi.page()));
    linker.args(["-Wl,--gc-sections", "-Wl,--strip-all", "-Wl,--build-id=sha1", "-Wl,--hash-style=gnu"]);
    linker.arg("-Wl,--whole-archive").arg(archive).arg("-Wl,--no-whole-archive");
    linker.args(["-lunwind", "-Wl,--as-needed", "-laaudio", "-ldl", "-llog", "-lm", "-lc"])
}

/// Tells the linker to show these names and no others.
fn version_script(exports: &[String]) -> String {
    let names: String = exports.iter().map(|name| format!("    {name};\n")).collect();
    format!("{{\n  global:\n{names}  local:\n    *;\n}};\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_bindings_look_up_is_shown() {
        let script = version_script(&["uniffi_a".to_owned(), "ffi_b".to_owned()]);
        assert_eq!(script, "{\n  global:\n    uniffi_a;\n    ffi_b;\n  local:\n    *;\n};\n");
    }

    #[test]
    fn the_linker_is_told_the_page_size_and_to_find_every_name() {
        let mut linker = Command::new("clang");
        arguments(&mut linker, Abi::Arm64, Path::new("core.a"), Path::new("exports.map"));
        let args: Vec<_> = linker.get_args().filter_map(|arg| arg.to_str()).collect();
        for needed in
            ["-Wl,-z,max-page-size=16384", "-Wl,-z,defs", "-Wl,--version-script=exports.map", "core.a"]
        {
            assert!(args.contains(&needed), "{needed} is not in {args:?}");
        }
    }
}
