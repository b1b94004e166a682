//! Every word on the screen, in the language the players read.
//!
//! The words are Fluent files in `core/words`, built into the library. What the rules, the table and the pages have to
//! say is a [`Say`], which is in no language yet; [`Words`] turns it into one.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The files of each language. A game adds its own here, once in each list.
const ENGLISH: &[&str] = &[
    include_str!("../words/en.ftl"),
    include_str!("../words/table.en.ftl"),
    include_str!("../words/querni.en.ftl"),
    include_str!("../words/rules-querni.en.ftl"),
    include_str!("../words/clear.en.ftl"),
    include_str!("../words/knetkell.en.ftl"),
    include_str!("../words/rules-knetkell.en.ftl"),
    include_str!("../words/qwirkle.en.ftl"),
    include_str!("../words/rules-qwirkle.en.ftl"),
];
const SPANISH: &[&str] = &[
    include_str!("../words/es.ftl"),
    include_str!("../words/table.es.ftl"),
    include_str!("../words/querni.es.ftl"),
    include_str!("../words/rules-querni.es.ftl"),
    include_str!("../words/clear.es.ftl"),
    include_str!("../words/knetkell.es.ftl"),
    include_str!("../words/rules-knetkell.es.ftl"),
    include_str!("../words/qwirkle.es.ftl"),
    include_str!("../words/rules-qwirkle.es.ftl"),
];

/// A language that the app speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, spoken also to whoever wishes for a language that is not here.
    #[default]
    English,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::Spanish];

    /// The language as a BCP 47 tag.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
        }
    }

    /// The first of the system's wishes that can be met, English if none can. Tags may be BCP 47 (`es-MX`) or those
    /// of POSIX (`es_ES.UTF-8`).
    pub fn of(tags: &[String]) -> Self {
        tags.iter().find_map(|tag| Self::from_tag(tag)).unwrap_or_default()
    }

    fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// The text of the language's Fluent files.
    pub fn files(self) -> &'static [&'static str] {
        match self {
            Self::English => ENGLISH,
            Self::Spanish => SPANISH,
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        // The tags above are well formed.
        self.tag().parse().unwrap_or_default()
    }
}

/// What a sentence is told of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A text, as a name.
    Text(&'a str),
    /// A number; it is written without grouping and decides between singular and plural.
    Number(i64),
}

/// What a [`Say`] is told of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OwnedArg {
    /// A text, as a name.
    Text(String),
    /// A number.
    Number(i64),
    /// Something to be said within the sentence.
    Say(Box<Say>),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for OwnedArg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for OwnedArg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<String> for OwnedArg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Say> for OwnedArg {
    fn from(say: Say) -> Self {
        Self::Say(Box::new(say))
    }
}

/// Numbers of all widths; one too large for an `i64` is as large as that can be.
macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }

        impl From<$number> for OwnedArg {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )* };
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

/// Something to be said, in no language yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Say {
    /// The message's key in the Fluent files.
    pub key: &'static str,
    /// What it is told of.
    pub args: Vec<(&'static str, OwnedArg)>,
}

impl Say {
    /// A message that is told of nothing, or of what [`Say::with`] adds.
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Tells the message one thing more; a name told before is told anew.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<OwnedArg>) -> Self {
        self.args.retain(|(told, _)| *told != name);
        self.args.push((name, value.into()));
        self
    }
}

/// All words in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// Reads the words of a language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Isolation marks would stand between a name and its full stop in every spoken text.
        bundle.set_use_isolating(false);
        for file in language.files() {
            let resource =
                FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(readable, errors)| {
                    log::error!("{} words that can't be read: {errors:?}", language.tag());
                    readable
                });
            if let Err(errors) = bundle.add_resource(resource) {
                log::error!("{} words that are there twice: {errors:?}", language.tag());
            }
        }
        Self { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message `key`, told of `args`. One that is not there is logged, and the key is given instead.
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let told = args.iter().map(|(name, arg)| {
            let value = match *arg {
                Arg::Text(text) => FluentValue::from(text),
                Arg::Number(number) => FluentValue::from(number),
            };
            (*name, value)
        });
        self.format(key, &told.collect())
    }

    /// A message made before it was known in which language it would be said.
    pub fn speak(&self, say: &Say) -> String {
        let told = say.args.iter().map(|(name, arg)| {
            let value = match arg {
                OwnedArg::Text(text) => FluentValue::from(text.as_str()),
                OwnedArg::Number(number) => FluentValue::from(*number),
                OwnedArg::Say(inner) => FluentValue::from(self.speak(inner)),
            };
            (*name, value)
        });
        self.format(say.key, &told.collect())
    }

    fn format(&self, key: &str, args: &FluentArgs) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            log::error!("no {} words for {key}", self.language.tag());
            return key.to_owned();
        };
        let mut errors: Vec<FluentError> = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if !errors.is_empty() {
            log::error!("{} words for {key}: {errors:?}", self.language.tag());
        }
        debug_assert!(errors.is_empty(), "{key} is not told of all that it tells");
        said
    }
}
