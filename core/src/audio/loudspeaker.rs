//! The loudspeaker: once mutes the music, twice everything, a third time all is heard again.

use crate::table::button;
use crate::table::screen::{Button, Icon};
use crate::words::Words;

/// What is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Loudspeaker {
    /// Music and cues.
    #[default]
    All,
    /// Cues alone.
    NoMusic,
    /// Nothing.
    Silent,
}

impl Loudspeaker {
    /// After a tap on it.
    #[must_use]
    pub fn tapped(self) -> Self {
        match self {
            Self::All => Self::NoMusic,
            Self::NoMusic => Self::Silent,
            Self::Silent => Self::All,
        }
    }

    /// What the archive calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::NoMusic => "no-music",
            Self::Silent => "silent",
        }
    }

    /// The one that the archive calls so.
    pub fn named(name: &str) -> Option<Self> {
        [Self::All, Self::NoMusic, Self::Silent].into_iter().find(|state| state.name() == name)
    }

    /// Its button: what stands beside it where there is room is what it is, what is spoken is how it stands.
    /// `broken`: sound does not start.
    pub fn button(self, words: &Words, broken: bool) -> Button {
        let (icon, spoken) = match self {
            Self::Silent => (Icon::SoundOff, "sound-silent"),
            _ if broken => (Icon::SoundOff, "sound-broken"),
            Self::All => (Icon::SoundAll, "sound-all"),
            Self::NoMusic => (Icon::SoundNoMusic, "sound-no-music"),
        };
        Button {
            id: button::LOUDSPEAKER.to_owned(),
            label: words.say("sound", &[]),
            icon,
            spoken: words.say(spoken, &[]),
            primary: false,
            enabled: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn tapped_once_it_mutes_the_music_twice_everything_and_the_third_time_all_is_back() {
        let states: Vec<Loudspeaker> =
            std::iter::successors(Some(Loudspeaker::All), |state| Some(state.tapped())).take(4).collect();
        assert_eq!(states, [Loudspeaker::All, Loudspeaker::NoMusic, Loudspeaker::Silent, Loudspeaker::All]);
    }

    #[test]
    fn each_state_is_drawn_and_spoken_differently_and_kept_by_its_name() {
        let words = Words::new(Language::English);
        let states = [Loudspeaker::All, Loudspeaker::NoMusic, Loudspeaker::Silent];
        let buttons = states.map(|state| state.button(&words, false));
        let icons = [Icon::SoundAll, Icon::SoundNoMusic, Icon::SoundOff];
        assert_eq!(buttons.each_ref().map(|button| button.icon), icons);
        assert!(buttons[0].spoken != buttons[1].spoken && buttons[1].spoken != buttons[2].spoken);
        assert_eq!(states.map(|state| Loudspeaker::named(state.name())), states.map(Some));
        assert_eq!(Loudspeaker::named("loud"), None);
    }

    #[test]
    fn sound_that_does_not_start_is_drawn_as_silence_and_said() {
        let words = Words::new(Language::English);
        let broken = Loudspeaker::All.button(&words, true);
        assert_eq!(broken.icon, Icon::SoundOff);
        assert_ne!(broken.spoken, Loudspeaker::Silent.button(&words, true).spoken);
    }
}
