//! Where everything is.

use std::path::{Path, PathBuf};

use cargo_metadata::MetadataCommand;

use crate::step::Outcome;

/// The folders of the workspace, absolute.
pub struct Workspace {
    /// The repository.
    pub root: PathBuf,
    /// Where cargo builds: `target`, unless cargo was told otherwise.
    pub target: PathBuf,
    /// Where we were called: arguments are relative to it.
    pub called_in: PathBuf,
}

impl Workspace {
    /// Asks cargo, and goes to the root.
    ///
    /// # Errors
    /// Cargo can't tell, which names the manifest that is wrong.
    pub fn find() -> Outcome<Self> {
        let called_in = std::env::current_dir().map_err(|error| format!("where are we? {error}."))?;
        let metadata = MetadataCommand::new()
            .manifest_path(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"))
            .no_deps()
            .exec()
            .map_err(|error| format!("cargo could not read the workspace: {error}"))?;
        let root = metadata.workspace_root.into_std_path_buf();
        std::env::set_current_dir(&root).map_err(|error| format!("{}: {error}.", root.display()))?;
        Ok(Self { root, target: metadata.target_directory.into_std_path_buf(), called_in })
    }

    /// The Maven project.
    pub fn android(&self) -> PathBuf {
        self.root.join("android")
    }

    /// What cargo builds for release.
    pub fn release(&self) -> PathBuf {
        self.target.join("release")
    }

    /// The Kotlin that is generated from the core.
    pub fn kotlin(&self) -> PathBuf {
        self.target.join("kotlin")
    }

    /// The Swift package of the app.
    pub fn ios(&self) -> PathBuf {
        self.root.join("ios")
    }

    /// Whatever is made for Swift.
    pub fn swift(&self) -> PathBuf {
        self.target.join("swift")
    }

    /// The Swift that is generated from the core, a package.
    pub fn swift_bindings(&self) -> PathBuf {
        self.swift().join("SobremesaCore")
    }

    /// Whatever is made for Xcode.
    pub fn ios_libraries(&self) -> PathBuf {
        self.target.join("ios")
    }
}
