//! The words of all languages say the same, in whole sentences, and the code asks for no others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;
use rstest::rstest;
use sobremesa_core::words::{Language, Say, Words};

/// Names, which no language changes, and words that happen to be the same in all.
const SAME_IN_ALL: [&str; 9] = [
    "app-name",
    "game-knetkell",
    "game-querni",
    "game-qwirkle",
    "settings-language-en",
    "settings-language-es",
    "table-minutes",
    "table-par-label",
    "table-score-par",
];

/// What a message is made of.
#[derive(Debug, Default, PartialEq, Eq)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    /// It has words of its own, not only what it is told of.
    words: bool,
}

impl Needs {
    fn of(message: &Message<&str>) -> Self {
        let mut needs = Self::default();
        if let Some(pattern) = &message.value {
            needs.pattern(pattern);
        }
        needs
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => self.expression(expression),
                PatternElement::TextElement { value } => self.words |= value.contains(char::is_alphabetic),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments: Some(arguments), .. } => self.arguments(arguments),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// The messages of a language and what each needs; panics at words that can't be read or are there twice.
fn messages(language: Language) -> BTreeMap<String, Needs> {
    let mut messages = BTreeMap::new();
    for file in language.files() {
        let resource = parse(*file).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name;
                let before = messages.insert(key.to_owned(), Needs::of(message));
                assert!(before.is_none(), "{key} is there twice in {language:?}");
            }
        }
    }
    messages
}

#[test]
fn all_languages_have_the_same_keys_told_of_the_same_things() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(language);
        let keys = |messages: &BTreeMap<String, Needs>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let only_one = keys(&english).symmetric_difference(&keys(&other)).cloned().collect::<Vec<_>>();
        assert!(only_one.is_empty(), "in English or in {language:?} only: {only_one:?}");
        for (key, needs) in &other {
            assert_eq!(needs.variables, english[key].variables, "{key} in {language:?}");
        }
    }
}

#[test]
fn every_file_of_words_is_built_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words");
    for file in files(&folder, "ftl") {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let tag = name.trim_end_matches(".ftl").rsplit('.').next().unwrap_or_default();
        let language =
            Language::ALL.into_iter().find(|language| language.tag() == tag).expect("a language's file");
        let text = fs::read_to_string(&file).expect("a text file");
        assert!(language.files().contains(&text.as_str()), "{name}");
    }
}

#[test]
fn spanish_is_not_english() {
    let (english, spanish) = (sentences(Language::English), sentences(Language::Spanish));
    let mut messages = messages(Language::Spanish);
    messages.retain(|key, needs| needs.words && english[key] == spanish[key]);
    let same: Vec<_> = messages.into_keys().filter(|key| !SAME_IN_ALL.contains(&key.as_str())).collect();
    assert!(same.is_empty(), "{same:?}");
}

#[rstest]
#[case(Language::English)]
#[case(Language::Spanish)]
fn every_sentence_is_well_set(#[case] language: Language) {
    let messages = messages(language);
    for (key, said) in sentences(language) {
        for sentence in said {
            assert!(!messages[&key].words || !sentence.is_empty(), "{key}");
            assert_eq!(sentence.trim(), sentence, "{key}");
            for fault in
                ["  ", " .", " ,", " :", " ;", "..", ",,", ".,", "{", "}", "\t", "\u{2068}", "\u{2069}", "\n"]
            {
                assert!(!sentence.contains(fault), "{key} has {fault:?}: {sentence:?}");
            }
        }
    }
}

/// What each message says when it is told of numbers and of a name; panics at one that can't be said.
fn sentences(language: Language) -> BTreeMap<String, Vec<String>> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.tag().parse().expect("a tag")]);
    bundle.set_use_isolating(false);
    for file in language.files() {
        let resource = FluentResource::try_new((*file).to_owned()).expect("words that can be read");
        bundle.add_resource(resource).expect("words that are not there twice");
    }
    let told = [0, 1, 2, 21].map(FluentValue::from).into_iter().chain([FluentValue::from("Ana")]);
    let told: Vec<_> = told.collect();
    let say = |(key, needs): (String, Needs)| {
        let pattern = bundle.get_message(&key).and_then(|message| message.value()).expect("a message");
        let say = |value: &FluentValue| {
            let args: FluentArgs =
                needs.variables.iter().map(|name| (name.as_str(), value.clone())).collect();
            let mut errors = Vec::new();
            let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
            assert!(errors.is_empty(), "{key}: {errors:?}");
            said
        };
        let said = told.iter().map(say).collect();
        (key, said)
    };
    messages(language).into_iter().map(say).collect()
}

/// A string literal of the source code, and the code before it.
struct Literal {
    text: String,
    is_said: bool,
}

#[test]
fn the_code_asks_for_no_words_that_are_not_there() {
    let keys = messages(Language::English);
    let families: BTreeSet<&str> = keys.keys().filter_map(|key| key.split('-').next()).collect();
    // Keys wait in tables of the code too, where nothing tells them from other texts but their beginning.
    let looks_like_one = |text: &str| {
        let kebab = text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        kebab && text.split_once('-').is_some_and(|(family, _)| families.contains(family))
    };
    let missing: Vec<_> = literals()
        .into_iter()
        .filter(|literal| {
            (literal.is_said || looks_like_one(&literal.text)) && !keys.contains_key(&literal.text)
        })
        .map(|literal| literal.text)
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn no_words_wait_that_nobody_asks_for() {
    let keys = messages(Language::English);
    let mut used: BTreeSet<String> = literals().into_iter().map(|literal| literal.text).collect();
    used.extend(keys.values().flat_map(|needs| needs.messages.iter().cloned()));
    let unused: Vec<_> = keys.keys().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// The string literals of the core, its unit tests left out.
fn literals() -> Vec<Literal> {
    let sources = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "rs");
    let mut found = Vec::new();
    for source in sources {
        let code = fs::read_to_string(source).expect("a text file");
        let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        found.extend(literals_of(code));
    }
    found
}

/// Enough of Rust's grammar for code that rustfmt has formatted: line comments, characters and plain strings.
fn literals_of(code: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < code.len() {
        let rest = &code[at..];
        at += if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("'\"'") {
            3
        } else if rest.starts_with("'\\\"'") {
            4
        } else if let Some(string) = rest.strip_prefix('"') {
            let length = length_of_string(string);
            let before = code[..at].trim_end();
            let is_said = ["say(", "Say::new("].iter().any(|call| before.ends_with(call));
            found.push(Literal { text: string[..length].to_owned(), is_said });
            length + 2
        } else {
            rest.chars().next().map_or(1, char::len_utf8)
        };
    }
    found
}

/// The length of what stands before the quotation mark that ends a string.
fn length_of_string(string: &str) -> usize {
    let mut escaped = false;
    string
        .find(|c| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        })
        .unwrap_or(string.len())
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|other| other == extension) {
            found.push(path);
        }
    }
    found
}

#[test]
fn a_key_is_found_wherever_the_code_says_it() {
    let code = "words.say(\n  \"one\", &[]); // \"none\"\nlet q = '\"'; Say::new(\"two\"); f(\"a \\\" b\")";
    let found: Vec<_> =
        literals_of(code).into_iter().map(|literal| (literal.text, literal.is_said)).collect();
    let expected = [("one", true), ("two", true), ("a \\\" b", false)];
    assert_eq!(found, expected.map(|(text, is_said)| (text.to_owned(), is_said)));
}

#[rstest]
#[case(&["es-MX", "en"], Language::Spanish)]
#[case(&["es_ES.UTF-8"], Language::Spanish)]
#[case(&["ES"], Language::Spanish)]
#[case(&["fr-FR", "es", "en"], Language::Spanish)]
#[case(&["en-GB", "es"], Language::English)]
#[case(&["est-EE"], Language::English)]
#[case(&["C", "", "zh-Hans-CN"], Language::English)]
#[case(&[], Language::English)]
fn the_first_wish_that_can_be_met_decides_the_language(#[case] wishes: &[&str], #[case] expected: Language) {
    let wishes: Vec<_> = wishes.iter().map(|&wish| wish.to_owned()).collect();
    assert_eq!(Language::of(&wishes), expected);
}

#[test]
fn a_sentence_is_told_of_names_and_numbers() {
    let words = Words::new(Language::Spanish);
    let said = words.say("match-turn", &[("name", "Ana".into()), ("round", 12_345_u32.into())]);
    assert_eq!(said, "Le toca a Ana, ronda 12345");
}

#[test]
fn something_to_say_is_said_in_any_language_with_what_it_holds() {
    let say =
        Say::new("match-turn").with("name", Say::new("seat-red")).with("round", 1_u32).with("round", 3_u32);
    assert_eq!(Words::new(Language::English).speak(&say), "Red to play, round 3");
    assert_eq!(Words::new(Language::Spanish).speak(&say), "Le toca a Rojo, ronda 3");
}

#[test]
fn a_name_is_not_read_as_words() {
    let words = Words::new(Language::English);
    let said = words.say("match-turn", &[("name", "{ $round }".into()), ("round", 1_u32.into())]);
    assert_eq!(said, "{ $round } to play, round 1");
}

#[test]
fn of_words_that_are_not_there_the_key_is_said() {
    assert_eq!(Words::new(Language::English).say("no-such-words", &[]), "no-such-words");
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
    shared::<Say>();
}
