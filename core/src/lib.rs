//! The core of Sobremesa: rules, tap workflow, storage and words of its table games.
//!
//! [`app::App`] is what the platforms hold. No drawing and no platform is known here.

pub mod app;
pub mod pages;
pub mod table;

#[cfg(feature = "uniffi")]
uniffi::setup_scaffolding!();
