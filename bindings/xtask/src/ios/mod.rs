//! `cargo xtask ios`: the core as Xcode links it, built without Apple's SDK, and proofs that it is what it should be.
//!
//! `slice` is what there is to run on, `framework` writes the XCFramework, `project` is the app around it; `check` proves,
//! with `link` for what is asked of Apple's libraries.

mod check;
mod framework;
mod link;
mod project;
mod slice;

use std::fs;

use crate::cross::{self, FROM_SOURCE, Std};
use crate::kotlin::{self, at, remove};
use crate::setup;
use crate::step::{Outcome, loud, quiet, run};
use crate::swift;
use crate::workspace::Workspace;
use slice::{OLDEST, Slice};

/// Builds the XCFramework and the package around it. `check`: and proves what must be true of it.
///
/// # Errors
/// Something is missing, does not build, or could not be proved; the sentence says what.
pub fn ios(workspace: &Workspace, check: bool) -> Outcome {
    let std = find_std()?;
    if check {
        link::find()?;
    }
    kotlin::core()?;
    let core = workspace.ios_libraries().join("core");
    for (triple, _) in Slice::ALL.into_iter().flat_map(Slice::targets) {
        loud(&format!("the core for {triple}"), || {
            run(cross::core_for(workspace, triple, std, &core).env("IPHONEOS_DEPLOYMENT_TARGET", OLDEST))
        })?;
    }
    let package = workspace.ios_libraries().join("SobremesaCore");
    let framework = package.join("SobremesaFFI.xcframework");
    quiet("the XCFramework and its package", || {
        remove(&package).map_err(at(&package))?;
        let headers = workspace.ios_libraries().join("headers");
        swift::package_for_xcode(workspace, &package, &headers)?;
        framework::write(&framework, &core, &headers)?;
        fs::remove_dir_all(&headers).map_err(at(&headers))
    })?;
    if check { check::prove(workspace, &framework) } else { Ok(()) }
}

/// The standard libraries that are installed, or else those that Debian's compiler makes from their sources.
fn find_std() -> Outcome<Std> {
    let installed =
        Slice::ALL.into_iter().flat_map(Slice::targets).try_for_each(|(triple, _)| cross::check_std(triple));
    match installed {
        Ok(()) => Ok(Std::Installed),
        Err(why) if cfg!(target_os = "macos") => Err(why),
        Err(why) => {
            setup::programs(&FROM_SOURCE).map_err(|more| format!("{why}\n{more}"))?;
            Ok(Std::FromSource)
        }
    }
}
