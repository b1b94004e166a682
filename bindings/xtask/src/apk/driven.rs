//! The library for Android on x86_64, loaded and driven on this very machine, where that is Linux on x86_64: whole
//! recorded matches through the real bindings, and panics that it must catch.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::abi::Abi;
use super::library::LIBRARY;
use super::{Folders, bionic};
use crate::kotlin::{at, class_path, maven};
use crate::setup::Java;
use crate::step::{Outcome, loud, run};
use crate::workspace::Workspace;

/// What this machine must give in the place of Android's C library.
const BIONIC: &str = "bionic.c";
const NAMES: &str = "bionic.map";
const PANIC: &str = "panic.c";

/// The tests that play on the real core, with the archive on disk.
const TESTS: [&str; 3] = ["RecordedMatchTest", "EndingTest", "KilledTest"];

/// Drives `library`, which is the one in the APK. Gives what was seen, or why nothing could be.
///
/// # Errors
/// It does not load, or does something else than it does elsewhere.
pub fn drive(workspace: &Workspace, java: &Java, library: &[u8]) -> Outcome<String> {
    if !cfg!(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64")) {
        return Ok("NOT RUN: this machine is not Linux on x86_64".to_owned());
    }
    let host = Host::built(workspace, library)?;
    loud("panics in the library for Android", || host.panics())?;
    let passed = loud("matches on the library for Android", || host.plays(workspace, java))?;
    Ok(format!("{} ran here: {passed} UI tests, and its panics are caught", Abi::X86_64.folder()))
}

/// A folder that this machine takes for an Android.
struct Host {
    folder: PathBuf,
}

impl Host {
    fn built(workspace: &Workspace, library: &[u8]) -> Outcome<Self> {
        let folder = Folders::of(workspace).driven();
        let sources = workspace.root.join("bindings").join("xtask").join("host");
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        fs::write(folder.join(LIBRARY), library).map_err(at(&folder))?;
        for name in bionic::LIBRARIES {
            run(&mut compiler(&sources, &folder, name)?)?;
        }
        let mut program = Command::new("cc");
        program
            .args(["-O1", "-Wall", "-Werror"])
            .arg(sources.join(PANIC))
            .arg("-o")
            .arg(folder.join("panic"));
        run(program.arg("-ldl"))?;
        Ok(Self { folder })
    }

    /// A program that will find our library and what that asks for.
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.env("LD_LIBRARY_PATH", &self.folder).env("LD_PRELOAD", self.folder.join("libc.so"));
        command
    }

    fn panics(&self) -> Outcome {
        // The library says on standard error that it panics: thrice, as it should.
        let told = self
            .command(&self.folder.join("panic"))
            .arg(self.folder.join(LIBRARY))
            .stdin(Stdio::null())
            .output()
            .map_err(|error| format!("it could not be started: {error}."))?;
        if told.status.success() {
            return Ok(());
        }
        Err(format!("it failed ({}): {}", told.status, String::from_utf8_lossy(&told.stderr)))
    }

    /// Runs the tests, and gives how many passed.
    fn plays(&self, workspace: &Workspace, java: &Java) -> Outcome<u32> {
        let class_path = test_class_path(workspace)?;
        let mut option = OsString::from("-Djna.library.path=");
        option.push(&self.folder);
        let mut tests = self.command(&java.program);
        tests.args(["-Djava.awt.headless=true", "-Djna.debug_load=true"]).arg(option);
        tests.arg("-cp").arg(class_path).arg("org.junit.runner.JUnitCore");
        tests.args(TESTS.map(|test| format!("app.sobremesa.ui.matches.{test}")));
        tests.current_dir(workspace.android().join("ui")).stdin(Stdio::null());
        let told = tests.output().map_err(|error| format!("Java could not be started: {error}."))?;
        let said =
            format!("{}{}", String::from_utf8_lossy(&told.stdout), String::from_utf8_lossy(&told.stderr));
        let passed = passed(&said)
            .filter(|_| told.status.success())
            .ok_or_else(|| format!("the tests failed on the library for Android:\n{said}"))?;
        if !loaded(&said, &self.folder.join(LIBRARY)) {
            return Err("the tests ran on another library than that for Android.".to_owned());
        }
        Ok(passed)
    }
}

/// The compiler of this machine, about to make what stands in for one of Android's libraries.
fn compiler(sources: &Path, folder: &Path, library: &str) -> Outcome<Command> {
    let mut cc = Command::new("cc");
    cc.args(["-O1", "-Wall", "-Werror", "-shared", "-fPIC"]).arg(format!("-Wl,-soname,{library}"));
    match library {
        "libc.so" => {
            let mut script = OsString::from("-Wl,--version-script=");
            script.push(sources.join(NAMES));
            cc.arg(script).arg(sources.join(BIONIC));
        }
        "libaaudio.so" | "liblog.so" => {
            let source = folder.join(library).with_extension("c");
            fs::write(&source, refusals(library)).map_err(at(&source))?;
            cc.arg(source);
        }
        // It only passes on to this machine's own.
        _ => {
            cc.args(["-Wl,--no-as-needed", "-x", "c", "/dev/null", "-lm", "-ldl"]);
        }
    }
    cc.arg("-o").arg(folder.join(library));
    Ok(cc)
}

/// In C, what this machine has nothing like: every function is there, and says that it is not available, in the numbers
/// of Android's sound.
fn refusals(library: &str) -> String {
    bionic::functions()
        .filter(|function| function.library == library)
        .map(|function| format!("int {}(void) {{ return -889; }}\n", function.name))
        .collect()
}

/// Compiles the tests of the UI, and gives all that they run with.
fn test_class_path(workspace: &Workspace) -> Outcome<OsString> {
    let mut mvn = maven(workspace);
    mvn.args(["-q", "-pl", "ui", "-am", "test-compile", "dependency:build-classpath", "-DincludeScope=test"]);
    run(mvn.arg("-Dmdep.outputFile=target/test-classpath"))?;
    let target = workspace.android().join("ui").join("target");
    class_path([target.join("test-classes"), target.join("classes")], &target.join("test-classpath"))
}

/// How many tests JUnit says have passed; nothing, if one has not.
fn passed(said: &str) -> Option<u32> {
    said.lines().find_map(|line| line.strip_prefix("OK (")?.split(' ').next()?.parse().ok())
}

/// Whether JNA says that it took this library.
fn loaded(said: &str, library: &Path) -> bool {
    said.lines().any(|line| line.contains("Found library") && line.contains(&*library.to_string_lossy()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_did_not_all_pass_count_for_nothing() {
        assert_eq!(passed("JUnit version 4.13.2\n......\nTime: 21.3\n\nOK (12 tests)\n"), Some(12));
        assert_eq!(passed("FAILURES!!!\nTests run: 12,  Failures: 1\n"), None);
    }

    #[test]
    fn a_machine_without_androids_sound_refuses_all_that_is_asked_of_it() {
        let source = refusals("libaaudio.so");
        assert!(source.contains("int AAudio_createStreamBuilder(void) { return -889; }\n"));
        assert!(!source.contains("malloc"));
    }

    #[test]
    fn another_library_is_not_taken_for_the_one_for_android() {
        let said = "Looking in paths\nFound library 'sobremesa_ffi' at /driven/libsobremesa_ffi.so\n";
        assert!(loaded(said, Path::new("/driven/libsobremesa_ffi.so")));
        assert!(!loaded(said, Path::new("/release/libsobremesa_ffi.so")));
    }
}
