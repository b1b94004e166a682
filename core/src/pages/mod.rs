//! Everything that is not a table, as data: home, setup, rules, settings, saved matches.

pub mod home;
pub mod page;
pub mod rules;
pub mod saved;
pub mod settings;
pub mod setup;
pub mod statistics;
