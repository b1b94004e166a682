//! Everything that is not a table, as data: home, setup, rules, settings, saved matches.

pub mod page;
