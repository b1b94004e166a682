//! All that can be heard, as files.

use std::ffi::OsStr;

use crate::step::{Outcome, cargo, loud, run};
use crate::workspace::Workspace;

/// Has the core write its sounds into `folder`, which is meant from where we were called.
///
/// # Errors
/// The core does not build, or a file can't be written.
pub fn write(workspace: &Workspace, folder: &OsStr) -> Outcome {
    let example = ["run", "-p", "sobremesa-core", "--example", "sounds", "--"];
    loud("sounds", || run(cargo().args(example).arg(workspace.called_in.join(folder))))
}
