//! The text interface as a child process: one line asked, one line answered.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    /// Starts the example beside this test.
    ///
    /// # Panics
    /// If it has not been built.
    pub fn start() -> Engine {
        let test = std::env::current_exe().unwrap();
        let profile = test.parent().and_then(|deps| deps.parent()).unwrap();
        let binary = profile.join("examples").join(format!("engine{}", std::env::consts::EXE_SUFFIX));
        assert!(
            binary.exists(),
            "{} is missing: run `cargo build -p sobremesa-core --example engine`, in the profile of this test",
            binary.display()
        );
        let mut child = Command::new(&binary).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine { child, input, output }
    }

    /// `Err` says that the engine is gone.
    pub fn say(&mut self, line: &[u8]) -> Result<(), String> {
        let mut whole = line.to_vec();
        whole.push(b'\n');
        self.input
            .write_all(&whole)
            .and_then(|()| self.input.flush())
            .map_err(|why| format!("the engine no longer listens: {why}"))
    }

    /// The next line of an answer, without its end.
    pub fn hear(&mut self) -> Result<String, String> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err("the engine has ended".to_string()),
            Ok(_) => match line.strip_suffix('\n') {
                Some(whole) => Ok(whole.to_string()),
                None => Err(format!("the engine ended within the line `{line}`")),
            },
            Err(why) => Err(format!("the engine can't be heard: {why}")),
        }
    }

    /// Ends the input and returns what was still to be heard, and whether the engine ended well.
    pub fn leave(mut self) -> (Vec<String>, bool) {
        drop(self.input);
        let rest = self.output.lines().map_while(Result::ok).collect();
        let well = self.child.wait().is_ok_and(|status| status.success());
        (rest, well)
    }
}
