//! The table in a window, or, where there is no display, in pictures.

use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::kotlin;
use crate::setup::{self, Java};
use crate::step::{Outcome, loud};
use crate::task::Play;
use crate::workspace::Workspace;

const MAIN: &str = "app.sobremesa.desktop.MainKt";

/// What Java says when there is a display's name but no display.
const DISPLAY_COMPLAINTS: [&str; 2] = ["connect to X11 window server", "java.awt.HeadlessException"];

/// Builds what is not built, and starts the desktop program.
///
/// # Errors
/// Something is missing or does not build, or the program failed.
pub fn play(workspace: &Workspace, play: &Play) -> Outcome {
    let window = !play.off_screen && display_named();
    let desktop = Desktop::built(workspace, window)?;
    if play.off_screen {
        return loud("drawing", || desktop.draw(&play.args));
    }
    if window && desktop.open(&play.args)? == Window::Opened {
        return Ok(());
    }
    let pictures = workspace.target.join("pictures").join("play");
    println!("There is no display to open a window on, so the recorded match is played off screen.");
    loud("playing the recorded match", || desktop.draw(&["--offscreen".into(), pictures.into()]))
}

/// Builds what is not built, and lets the desktop program measure itself: taps, frames while a computer thinks, and the
/// start where there is a display.
///
/// # Errors
/// Something is missing or does not build, or the program failed.
pub fn measure(workspace: &Workspace) -> Outcome {
    let (window, args) = (display_named(), ["--measure".into()]);
    let desktop = Desktop::built(workspace, window)?;
    if window && desktop.open(&args)? == Window::Opened {
        return Ok(());
    }
    desktop.draw(&args)
}

/// Java draws through X11 on Linux; where there is only Wayland, `DISPLAY` names the bridge to it.
fn display_named() -> bool {
    !cfg!(target_os = "linux") || std::env::var_os("DISPLAY").is_some_and(|name| !name.is_empty())
}

#[derive(PartialEq, Eq)]
enum Window {
    Opened,
    NoDisplay,
}

/// The desktop program, built.
struct Desktop<'a> {
    workspace: &'a Workspace,
    java: Java,
    class_path: OsString,
}

impl<'a> Desktop<'a> {
    /// Builds what is not built.
    fn built(workspace: &'a Workspace, window: bool) -> Outcome<Self> {
        let java = setup::check(workspace, window)?;
        kotlin::generate(workspace)?;
        Ok(Self { workspace, java, class_path: kotlin::compile(workspace)? })
    }

    /// Lets it write its pictures.
    fn draw(&self, args: &[OsString]) -> Outcome {
        let status = self.command(&["-Djava.awt.headless=true".into()], args).status();
        ended(status.map(|status| status.success()))
    }

    /// Opens the window and waits until it is closed.
    fn open(&self, args: &[OsString]) -> Outcome<Window> {
        let mut child = self
            .command(&render_option(), args)
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("Java could not be started: {error}."))?;
        let mut no_display = false;
        if let Some(errors) = child.stderr.take() {
            for line in BufReader::new(errors).lines().map_while(Result::ok) {
                no_display |= DISPLAY_COMPLAINTS.iter().any(|complaint| line.contains(complaint));
                if !no_display {
                    eprintln!("{line}");
                }
            }
        }
        let status = child.wait();
        if no_display {
            return Ok(Window::NoDisplay);
        }
        ended(status.map(|status| status.success())).map(|()| Window::Opened)
    }

    fn command(&self, options: &[OsString], args: &[OsString]) -> Command {
        let mut libraries = OsString::from("-Djna.library.path=");
        libraries.push(self.workspace.release());
        let mut java = Command::new(&self.java.program);
        java.arg(libraries).args(options).arg("-cp").arg(&self.class_path).arg(MAIN).args(args);
        java.current_dir(&self.workspace.called_in).stdin(Stdio::null());
        java
    }
}

/// Without a graphics card the drawing library is told at once to do without, instead of trying first.
fn render_option() -> Vec<OsString> {
    let chosen = std::env::var_os("SKIKO_RENDER_API").is_some();
    let card = Path::new("/dev/dri").exists();
    if cfg!(target_os = "linux") && !chosen && !card {
        vec![OsStr::new("-Dskiko.renderApi=SOFTWARE").to_owned()]
    } else {
        Vec::new()
    }
}

fn ended(success: std::io::Result<bool>) -> Outcome {
    match success {
        Ok(true) => Ok(()),
        Ok(false) => Err("the desktop program failed.".to_owned()),
        Err(error) => Err(format!("Java could not be started: {error}.")),
    }
}
