//! Every test there is, and the benches.

use std::process::Command;
use std::time::Instant;

use crate::step::{Outcome, cargo, loud, run, succeeds};
use crate::workspace::Workspace;
use crate::{kotlin, play, setup, swift};

/// The workspace without this program. Together with the rest, cargo would choose other features for the bindings
/// generator's many crates than it did to build us, and build them all again.
const REST: &[&str] = &["--workspace", "--exclude", "xtask"];

/// This program.
const OURSELVES: &[&str] = &["--package", "xtask"];

/// Runs every test, cheapest first, and stops at the first that fails.
///
/// # Errors
/// Names the step that failed.
pub fn test(workspace: &Workspace) -> Outcome {
    let begun = Instant::now();
    setup::check_rust_tools()?;
    setup::check(workspace, false)?;
    loud("formatting", || run(cargo().args(["fmt", "--all", "--check"])))?;
    loud("clippy", || {
        let strict = ["--all-targets", "--all-features", "--", "-D", "warnings"];
        [REST, OURSELVES].iter().try_for_each(|part| run(cargo().arg("clippy").args(*part).args(strict)))
    })?;
    loud("Rust documentation", || {
        let doc = || {
            let mut doc = cargo();
            doc.args(["doc", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
            doc
        };
        // With the examples cargo chooses the same features as clippy did, and checks no crate again.
        run(doc().args(REST).args(["--lib", "--examples"]))?;
        run(doc().args(OURSELVES))
    })?;
    loud("Rust tests", || {
        [REST, OURSELVES].iter().try_for_each(|part| run(cargo().arg("test").args(*part)))
    })?;
    fuzz(workspace)?;
    kotlin::generate(workspace)?;
    loud("Kotlin and UI tests", || kotlin::verify(workspace))?;
    swift::verify(workspace)?;
    println!("All tests passed, in {} s.", begun.elapsed().as_secs());
    Ok(())
}

/// Measures the core, and then the desktop program on it.
///
/// # Errors
/// A bench does not build, or one of its counts is wrong.
pub fn bench(workspace: &Workspace) -> Outcome {
    loud("the core's benches", || run(cargo().args(["bench", "-p", "sobremesa-core", "--bench", "*"])))?;
    play::measure(workspace)
}

/// Type-checks the fuzz targets where the tools for it are; they need a nightly compiler.
fn fuzz(workspace: &Workspace) -> Outcome {
    // Not our own cargo: the one on the path knows `+nightly`.
    let nightly = || {
        let mut cargo = Command::new("cargo");
        cargo.args(["+nightly", "fuzz"]).current_dir(workspace.root.join("core"));
        cargo
    };
    if !succeeds(nightly().arg("--version")) {
        println!("==> fuzz targets: left out, cargo-fuzz and a nightly compiler are not here");
        return Ok(());
    }
    loud("fuzz targets", || run(nightly().arg("check")))
}
