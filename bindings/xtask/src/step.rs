//! Doing one thing after the other, saying which, and how long it took.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Instant;

/// Done, or a sentence that says why not and what to do.
pub type Outcome<T = ()> = Result<T, String>;

/// A step whose programs print what they do: its name before, the time it took after.
pub fn loud<T>(name: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    println!("==> {name}");
    let begun = Instant::now();
    let done = work().map_err(|why| format!("{name}: {why}"))?;
    println!("==> {name}: {:.1} s", begun.elapsed().as_secs_f64());
    Ok(done)
}

/// A step that prints nothing itself: its name and the time it took on one line.
pub fn quiet<T>(name: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    print!("==> {name}: ");
    // Only a closed output fails here, and then nobody reads it.
    let _ = std::io::stdout().flush();
    let begun = Instant::now();
    let done = work();
    match &done {
        Ok(_) => println!("{:.1} s", begun.elapsed().as_secs_f64()),
        Err(_) => println!("no"),
    }
    done
}

/// Runs `command` to its end, with its output on ours and nothing to read.
///
/// # Errors
/// It could not be started, or ended with anything but success.
pub fn run(command: &mut Command) -> Outcome {
    let line = spelled(command);
    let status = command
        .stdin(Stdio::null())
        .status()
        .map_err(|error| format!("`{line}` could not be started: {error}."))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` failed ({status}).")) }
}

/// Whether `command` succeeds; what it prints is thrown away.
pub fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// `cargo`, the very one that started us.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The command as one would type it.
fn spelled(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    let mut line = name.display().to_string();
    for arg in command.get_args() {
        line.push(' ');
        line.push_str(&arg.to_string_lossy());
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_fails_is_named_as_one_would_type_it() {
        let why = run(cargo().args(["no-such-subcommand", "--at-all"])).expect_err("it fails");
        assert!(why.starts_with("`cargo no-such-subcommand --at-all` failed"), "{why}");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let why = run(&mut Command::new("no-such-program-anywhere")).expect_err("there is none");
        assert!(why.starts_with("`no-such-program-anywhere` could not be started"), "{why}");
    }
}
