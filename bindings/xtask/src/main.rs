//! Builds, generates, runs, tests.

fn main() { uniffi::uniffi_bindgen_main() }
