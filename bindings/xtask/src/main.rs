//! `cargo xtask …`: the one place that knows how Sobremesa is built, generated, run and tested.
//!
//! `task` is what was asked for, `setup` what the machine must have, `kotlin` the way from the core to compiled
//! Kotlin, `swift` to tested Swift, `cross` to other systems, `play`, `apk`, `ios` and `checks` what is then done with it.

mod apk;
mod checks;
mod cross;
#[cfg(test)]
mod gradle;
mod ios;
mod kotlin;
mod play;
mod resources;
mod setup;
mod sounds;
mod stamp;
mod step;
mod store;
mod swift;
mod task;
mod workspace;

use std::process::ExitCode;

use step::Outcome;
use task::Task;
use workspace::Workspace;

fn main() -> ExitCode {
    match Task::from_args(std::env::args_os().skip(1)).and_then(carry_out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

fn carry_out(task: Task) -> Outcome {
    if task == Task::Help {
        println!("{}", task::HELP);
        return Ok(());
    }
    let workspace = Workspace::find()?;
    // Whatever is asked for, the core is built for it first.
    setup::core()?;
    match task {
        Task::Play(play) => play::play(&workspace, &play),
        Task::Test => checks::test(&workspace),
        Task::Bench => checks::bench(&workspace),
        Task::Swift => kotlin::core().and_then(|()| swift::verify(&workspace)),
        Task::Bindings => kotlin::generate(&workspace).and_then(|()| swift::generate(&workspace)),
        Task::Apk { check } => apk::apk(&workspace, check),
        Task::Ios { check } => ios::ios(&workspace, check),
        Task::Sounds { folder } => sounds::write(&workspace, &folder),
        Task::Store => store::draw(&workspace),
        Task::Help => Ok(()),
    }
}
