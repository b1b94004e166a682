//! The whole app as one value: the archive, the settings, and the table that is open.

mod alone;
mod computers;
mod series;

use std::path::Path;

use crate::archive::{Archive, Record, RecordSeat, SaveError, SavedMatch, Trouble};
use crate::audio::{Cue, Mute, Order, Score, Speaker, TimedCue};
use crate::calendar::Date;
use crate::chance::{self, ChaCha8Rng};
use crate::game::{self, Outcome, Seat};
use crate::games::{self, Example, Host};
use crate::opponents::{Studying, Thinking};
use crate::pages::page::{Appearance, Home, Page, Picture};
use crate::pages::saved::{MatchSummary, Stands};
use crate::pages::settings::{MUSIC, SOUNDS, Settings};
use crate::pages::setup::{Setup, Sitting};
use crate::pages::statistics::{Request, Statistics};
use crate::pages::{home, rules, saved};
use crate::table::layout::Space;
use crate::table::screen::{Button, Screen};
use crate::table::{self, AnyTable, Keeper, Light, Pressed, Subject};
use crate::words::{Say, Words};

/// Why the app could not do what it was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
#[cfg_attr(feature = "uniffi", uniffi::export(Display))]
pub enum AppError {
    /// No game is called that.
    #[error("there is no game called {game}")]
    NoSuchGame {
        /// What was asked for.
        game: String,
    },
    /// The archive has no such match.
    #[error("there is no match {id}")]
    NoSuchMatch {
        /// What was asked for.
        id: u64,
    },
    /// A row, option or button of a page that is not there.
    #[error("{id} can't be set to {value}")]
    NoSuchChoice {
        /// The row.
        id: String,
        /// The value.
        value: String,
    },
    /// A page was changed before it was opened.
    #[error("nothing is being set up")]
    NoSetup,
    /// The record can't be read or does not follow the rules.
    #[error("{reason}")]
    BadRecord {
        /// What is wrong with it.
        reason: String,
    },
    /// The archive could not keep the match.
    #[error("{reason}")]
    NotSaved {
        /// Why, in the player's language.
        reason: String,
    },
}

/// One tap: on a spot of the board or on a button.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Tap {
    /// A spot of the board.
    Spot {
        /// Its number.
        spot: u32,
    },
    /// A button.
    Button {
        /// Its id.
        id: String,
    },
}

/// Where time comes from.
pub trait Clock: Send {
    /// Seconds since 1970.
    fn now(&self) -> u64;

    /// The date where the device is; that of UTC where its time zone is not known.
    fn today(&self) -> Date {
        const DAY: u64 = 24 * 60 * 60;
        Date::of(self.now() / DAY)
    }
}

/// A turn that was thought about for longer counts as this long, in seconds: the table was left lying.
const LONGEST_THOUGHT: u64 = 5 * 60;

/// How many finished matches the list of saved ones goes back.
const LISTED: usize = 100;

/// The app.
pub struct App {
    archive: Archive,
    trouble: Option<Trouble>,
    settings: Settings,
    /// The system's languages, most wanted first.
    languages: Vec<String>,
    words: Words,
    clock: Box<dyn Clock>,
    speaker: Box<dyn Speaker>,
    /// What the next match's chance comes from, where it must be the same each time.
    seed: Option<u64>,
    setup: Option<Setup>,
    open: Option<OpenTable>,
    space: Space,
    /// The highest number a screen has had, so that no screen of another table is taken for one of this.
    number: u64,
    /// Out of sight.
    paused: bool,
    /// What a computer at the open table thinks about.
    thinking: Option<(Subject, Thinking)>,
    /// The search for the par of the open table.
    studying: Option<Studying>,
}

/// The table that is open.
struct OpenTable {
    host: &'static Host,
    table: Box<dyn AnyTable>,
    sheet: Sheet,
    /// Which puzzle of its game lies there, counted from 0; no match then, and nothing of it is kept.
    puzzle: Option<usize>,
    /// Somebody pressed what leads away; the last screen may still be asked for.
    left: bool,
}

/// A match's place among its rematches, as the archive keeps it.
#[derive(Debug, Clone, Copy)]
struct Series {
    id: u64,
    turned: u32,
}

/// What the archive keeps beside a match's record.
#[derive(Debug, Clone)]
struct Sheet {
    id: u64,
    series: Series,
    started: u64,
    /// Seconds played until `since`.
    played: u64,
    /// Since when time counts that is not in `played` yet.
    since: u64,
    /// What the match's chance comes from.
    rng: ChaCha8Rng,
    /// How many hints were given in it.
    hints: u32,
}

impl Sheet {
    /// Counts the time until `now`.
    fn until(&self, now: u64) -> Self {
        let thought = now.saturating_sub(self.since).min(LONGEST_THOUGHT);
        Self { played: self.played + thought, since: now, ..self.clone() }
    }

    fn with(&self, record: Record) -> SavedMatch {
        let Self { id, series: Series { id: series, turned }, started, played, since, ref rng, hints } =
            *self;
        SavedMatch {
            id,
            series,
            started,
            touched: since,
            played,
            record,
            rng: Some(rng.clone()),
            hints,
            turned,
        }
    }
}

/// Keeps the open table's match.
struct Desk<'a> {
    /// Nothing where there is no match to be kept.
    archive: Option<&'a mut Archive>,
    now: u64,
    sheet: &'a mut Sheet,
}

impl Keeper for Desk<'_> {
    fn keep(&mut self, record: &Record, rng: ChaCha8Rng) -> Result<(), Say> {
        let sheet = Sheet { rng, ..self.sheet.until(self.now) };
        if let Some(archive) = &mut self.archive {
            archive.put(&sheet.with(record.clone())).map_err(|error| why_not_saved(&error))?;
        }
        *self.sheet = sheet;
        Ok(())
    }

    fn rng(&self) -> ChaCha8Rng {
        self.sheet.rng.clone()
    }
}

fn why_not_saved(error: &SaveError) -> Say {
    match error {
        SaveError::Full => Say::new("table-not-saved-full"),
        other => Say::new("table-not-saved").with("why", other.to_string()),
    }
}

fn tell(trouble: &Trouble) -> Say {
    match trouble {
        Trouble::Damaged { kept_as } => {
            let name = kept_as.file_name().unwrap_or(kept_as.as_os_str());
            Say::new("archive-damaged").with("file", name.to_string_lossy().into_owned())
        }
        Trouble::Locked => Say::new("archive-locked"),
        Trouble::Newer { .. } => Say::new("archive-newer"),
        Trouble::Older { .. } => Say::new("archive-older"),
        Trouble::Unreachable { why } => Say::new("archive-unreachable").with("why", why.clone()),
    }
}

impl App {
    /// Opens the app with its archive in `folder`. It always opens: what is wrong with the archive is the notice on the
    /// first page. `languages` are the system's, most wanted first. With a `seed` all chance comes from it, otherwise
    /// from the operating system.
    pub fn open(folder: &Path, languages: &[String], clock: Box<dyn Clock>, seed: Option<u64>) -> Self {
        let (archive, trouble) = Archive::open(folder);
        let settings = Settings::new(archive.settings());
        let words = Words::new(settings.language(languages));
        Self {
            archive,
            trouble,
            settings,
            languages: languages.to_vec(),
            words,
            clock,
            speaker: Box::new(Mute),
            seed,
            setup: None,
            open: None,
            space: Space::default(),
            number: 0,
            paused: false,
            thinking: None,
            studying: None,
        }
    }

    /// Has `speaker` make all sound from now on; before, nothing is heard.
    pub fn set_speaker(&mut self, speaker: Box<dyn Speaker>) {
        self.speaker = speaker;
        self.tell_levels();
    }

    /// What the settings say about drawing.
    pub fn appearance(&self) -> Appearance {
        self.settings.appearance(&self.words)
    }

    /// The first page. Whoever is there has left the table: nothing is to be seen of it any more.
    pub fn home(&mut self) -> Home {
        if self.open.as_ref().is_some_and(|open| open.left) {
            self.open = None;
        }
        // Ends what was played to try a volume.
        self.tell_music();
        let (unfinished, now) = (self.archive.unfinished(), self.clock.now());
        let summary = unfinished.iter().find_map(summary);
        let newest = summary.map(|summary| saved::newest(&self.words, now, &summary));
        let count = unfinished.len() + self.archive.finished(LISTED).len();
        let notice = self.trouble.as_ref().map(|trouble| self.words.speak(&tell(trouble)));
        let loudspeaker = self.loudspeaker();
        home::page(&self.words, notice.as_deref(), newest, count, loudspeaker, &games::infos(), &|example| {
            self.draw(example)
        })
    }

    /// Puts the first page's notice away.
    pub fn dismiss_notice(&mut self) -> Home {
        self.trouble = None;
        self.home()
    }

    /// Begins to set up a match.
    ///
    /// # Errors
    /// [`AppError::NoSuchGame`].
    pub fn setup(&mut self, game: &str) -> Result<Page, AppError> {
        let host = host(game)?;
        let setup = Setup::new(host.info, &self.known_of(host));
        let page = setup.page(&self.words);
        self.setup = Some(setup);
        Ok(page)
    }

    /// Goes on with the setup of `game` that is under way, in the language that is spoken now, or else begins one.
    ///
    /// # Errors
    /// [`AppError::NoSuchGame`].
    pub fn resume_setup(&mut self, game: &str) -> Result<Page, AppError> {
        self.turn_the_calendar();
        match self.setup.as_ref().filter(|setup| setup.game().name == game) {
            Some(setup) => Ok(setup.page(&self.words)),
            None => self.setup(game),
        }
    }

    /// A setup may stand open past midnight: its deal of the day is then another.
    fn turn_the_calendar(&mut self) {
        let Some(setup) = self.setup.as_ref().filter(|setup| !setup.is_of(self.today())) else { return };
        let known = games::host(setup.game().name).map(|host| self.known_of(host));
        self.setup.iter_mut().zip(known).for_each(|(setup, known)| setup.learn(known));
    }

    /// The date, as eight digits.
    fn today(&self) -> u32 {
        self.clock.today().number()
    }

    /// Changes a row of the setup, or presses a button in it.
    ///
    /// # Errors
    /// [`AppError::NoSetup`], [`AppError::NoSuchChoice`].
    pub fn change_setup(&mut self, id: &str, value: &str) -> Result<Page, AppError> {
        self.turn_the_calendar();
        let setup = self.setup.as_mut().ok_or(AppError::NoSetup)?;
        setup.change(id, value)?;
        Ok(setup.page(&self.words))
    }

    /// Starts the match that was set up and opens its table.
    ///
    /// # Errors
    /// [`AppError::NoSetup`] also while two names are alike, [`AppError::NotSaved`].
    pub fn sit_down(&mut self) -> Result<(), AppError> {
        self.turn_the_calendar();
        let setup =
            self.setup.as_ref().filter(|setup| setup.is_ready(&self.words)).ok_or(AppError::NoSetup)?;
        let (seats, typed, players) = (setup.seats(&self.words), setup.typed_names(), setup.players());
        let (sitting, opponent) = (setup.sitting(), (!setup.is_alone()).then(|| setup.opponent()));
        match sitting {
            Sitting::Match { game, options } => {
                let options = options.into_iter().map(|(id, value)| (id.to_owned(), value)).collect();
                self.start(host(game)?, options, seats, None)?;
            }
            Sitting::Puzzle { game } => self.sit_at_puzzle(host(game)?, 0)?,
        }
        self.settings.remember_names(&typed);
        if let Some(opponent) = opponent {
            self.settings.remember_opponent(opponent);
        }
        if let Some(players) = players {
            self.settings.remember_players(players);
        }
        self.keep_settings();
        self.setup = None;
        Ok(())
    }

    /// Opens the table of a match in the archive.
    ///
    /// # Errors
    /// [`AppError::NoSuchMatch`], [`AppError::BadRecord`].
    pub fn open_match(&mut self, id: u64) -> Result<(), AppError> {
        let saved = self.archive.get(id).ok_or(AppError::NoSuchMatch { id })?;
        let host = host(&saved.record.game)?;
        let table = (host.resume)(&saved.record).map_err(bad_record)?;
        let SavedMatch { series, started, played, rng, hints, turned, .. } = saved;
        let (rng, series) = (rng.unwrap_or_else(|| self.generator()), Series { id: series, turned });
        let sheet = Sheet { id, series, started, played, since: self.clock.now(), rng, hints };
        self.sit_at(OpenTable { host, table, sheet, puzzle: None, left: false });
        Ok(())
    }

    /// All matches, those to go on with first.
    pub fn saved(&self) -> Page {
        let matches = self.archive.unfinished().into_iter().chain(self.archive.finished(LISTED));
        let summaries: Vec<MatchSummary> = matches.filter_map(|saved| summary(&saved)).collect();
        saved::page(&self.words, self.clock.now(), &summaries)
    }

    /// The rules of a game, or of all.
    ///
    /// # Errors
    /// [`AppError::NoSuchGame`].
    pub fn rules(&self, game: Option<&str>) -> Result<Page, AppError> {
        let games = match game {
            Some(game) => vec![host(game)?.info],
            None => games::infos(),
        };
        Ok(rules::page(&self.words, &games, &|example| self.draw(example)))
    }

    /// What the finished matches add up to.
    pub fn statistics(&self) -> Page {
        self.statistics_page(false)
    }

    /// Presses a button of the statistics' page: they are cleared only after a question.
    ///
    /// # Errors
    /// [`AppError::NoSuchChoice`].
    pub fn change_statistics(&mut self, id: &str) -> Result<Page, AppError> {
        let request = Request::new(id)?;
        if request == Request::Clear {
            self.settings.count_from(self.clock.now());
            for info in games::infos() {
                self.settings.forget_solved(info.name);
            }
            self.keep_settings();
        }
        Ok(self.statistics_page(request == Request::Ask))
    }

    fn statistics_page(&self, asking: bool) -> Page {
        let solved =
            games::infos().into_iter().map(|info| (info.name, self.settings.solved(info.name).len()));
        Statistics::of(self.counted_matches(), solved).page(&self.words, asking)
    }

    /// The matches that have ended since the statistics were cleared, the last played first.
    fn counted_matches(&self) -> impl Iterator<Item = SavedMatch> + use<> {
        let since = self.settings.counted_from();
        self.archive.finished(usize::MAX).into_iter().filter(move |saved| saved.touched > since)
    }

    /// The settings.
    pub fn settings(&self) -> Page {
        self.settings.page(&self.words)
    }

    /// Changes a setting. It counts at once, also where it can't be saved.
    ///
    /// # Errors
    /// [`AppError::NoSuchChoice`].
    pub fn change_setting(&mut self, id: &str, value: &str) -> Result<Page, AppError> {
        self.settings.change(id, value)?;
        self.keep_settings();
        self.speak();
        self.try_volume(id);
        Ok(self.settings())
    }

    /// A tap on the loudspeaker of the first page: once mutes the music, twice everything, a third time all is heard.
    pub fn tap_loudspeaker(&mut self) -> Home {
        self.change_loudspeaker();
        self.home()
    }

    /// Takes the system's `languages`, most wanted first, after they changed. What the settings say goes before them.
    pub fn set_languages(&mut self, languages: &[String]) {
        self.languages = languages.to_vec();
        self.speak();
    }

    /// The app is out of sight: until [`App::resume`] no time counts as played and nothing is heard. A hand that was
    /// shown is covered.
    pub fn pause(&mut self) {
        let now = self.clock.now();
        if let Some(open) = self.open.as_mut().filter(|_| !self.paused) {
            open.sheet = open.sheet.until(now);
            open.table.cover();
            self.number = open.table.number();
        }
        self.paused = true;
        (self.thinking, self.studying) = (None, None);
        self.speaker.order(Order::Pause);
    }

    /// The app is in sight again.
    pub fn resume(&mut self) {
        let now = self.clock.now();
        if let Some(open) = self.open.as_mut().filter(|_| self.paused) {
            open.sheet.since = now;
        }
        self.paused = false;
        self.speaker.order(Order::Resume);
    }

    /// A call or an alarm has `began` to use the sound of the device, or is over. Nothing is heard meanwhile.
    pub fn interrupted(&mut self, began: bool) {
        self.speaker.order(Order::Interrupted(began));
    }

    /// Another app plays music, or no longer: ours is silent meanwhile, what happens at the table is still heard.
    pub fn others_play(&mut self, playing: bool) {
        self.speaker.order(Order::OthersPlay(playing));
    }

    /// Sound goes another way from now on, as when headphones are plugged in or pulled out.
    pub fn device_changed(&mut self) {
        self.speaker.order(Order::DeviceChanged);
    }

    /// Tells how much room the table has. Draft, marks and spots stay; only places change.
    pub fn resize(&mut self, space: Space) {
        self.space = space;
    }

    /// The open table. Its motions are those of the last step, and are there only the first time it is asked for; its
    /// cues are heard then.
    pub fn screen(&mut self) -> Option<Screen> {
        let light = Light {
            words: &self.words,
            space: self.space,
            coordinates: self.settings.coordinates(),
            facing: self.settings.pieces_face_the_player(),
            large_numerals: self.settings.numerals_are_large(),
            loudspeaker: self.loudspeaker(),
        };
        let screen = self.open.as_mut()?.table.screen(&light);
        if !screen.cues.is_empty() {
            self.speaker.order(Order::Cues(screen.cues.clone()));
        }
        Some(screen)
    }

    /// A tap on `spot` of screen `number`. Gives the number of the new screen, if there is one.
    pub fn tap(&mut self, number: u64, spot: u32) -> Option<u64> {
        let changed = self.open.as_mut()?.table.tap(number, spot);
        self.follow(if changed { Pressed::Changed } else { Pressed::Nothing })
    }

    /// A press on button `id` of screen `number`. Gives the number of the new screen, if there is one.
    pub fn press(&mut self, number: u64, id: &str) -> Option<u64> {
        if id == table::button::LOUDSPEAKER {
            return self.tap_loudspeaker_at(number);
        }
        self.at_the_table(|table, desk| table.press(number, id, desk))
    }

    /// Does something at the open table that may have to be kept.
    fn at_the_table(&mut self, act: impl FnOnce(&mut dyn AnyTable, &mut Desk<'_>) -> Pressed) -> Option<u64> {
        let open = self.open.as_mut()?;
        let archive = open.puzzle.is_none().then_some(&mut self.archive);
        let mut desk = Desk { archive, now: self.clock.now(), sheet: &mut open.sheet };
        let pressed = act(&mut *open.table, &mut desk);
        self.follow(pressed)
    }

    /// What a press, or a computer's turn, brings with it.
    fn follow(&mut self, pressed: Pressed) -> Option<u64> {
        match pressed {
            Pressed::Nothing => return None,
            Pressed::Changed => {}
            Pressed::Left => {
                self.open.iter_mut().for_each(|open| open.left = true);
                self.note_puzzle(None);
                self.tell_music();
            }
            Pressed::Ended => self.close(),
            Pressed::Rematch => self.again(),
            Pressed::Hinted => self.count_hint(),
            Pressed::Discarded => self.discard(),
            Pressed::PlayOn => self.play_on(),
        }
        let subject = self.subject();
        self.thinking.take_if(|(thought, _)| Some(*thought) != subject);
        if !self.open.as_ref().is_some_and(|open| open.table.seeks_par()) {
            self.studying = None;
        }
        self.counted()
    }

    /// Throws the open match away and leaves its table; if that can't be saved the match stays under Continue.
    fn discard(&mut self) {
        let Some(open) = &mut self.open else { return };
        open.left = true;
        if let Err(error) = self.archive.discard(open.sheet.id) {
            log::warn!("a match is still there: {error}");
        }
        self.tell_music();
    }

    /// Leaves the table for now. The match stays under Continue.
    pub fn leave(&mut self) {
        self.open = None;
        (self.thinking, self.studying) = (None, None);
        self.note_puzzle(None);
        self.tell_music();
    }

    /// The open table; where none is, as after the app was ended meanwhile, that of the puzzle that nobody has left, or of
    /// the match played last.
    ///
    /// # Errors
    /// [`AppError::BadRecord`].
    pub fn resume_table(&mut self) -> Result<Option<Screen>, AppError> {
        if self.open.is_some() {
            return Ok(self.screen());
        }
        let puzzle = self.settings.open_puzzle();
        if let Some((host, number)) = puzzle.and_then(|(game, number)| Some((games::host(game)?, number)))
            && self.open_puzzle(host, number).is_ok()
        {
            return Ok(self.screen());
        }
        if let Some(newest) = self.archive.unfinished().iter().find_map(summary) {
            self.open_match(newest.id)?;
        }
        Ok(self.screen())
    }

    /// Opens the table of a copied match, to be looked through. It is over, and is not put into the archive.
    ///
    /// # Errors
    /// [`AppError::BadRecord`] also for one that is not over, [`AppError::NoSuchGame`].
    pub fn open_pasted(&mut self, text: &str) -> Result<(), AppError> {
        let record: Record = text.trim().parse().map_err(bad_record)?;
        let host = host(&record.game)?;
        let mut table = (host.resume)(&record).map_err(bad_record)?;
        if record.result.is_none() {
            return Err(AppError::BadRecord { reason: self.words.say("record-not-over", &[]) });
        }
        table.look_at();
        let rng = self.generator();
        let sheet = self.new_sheet(rng, None);
        self.sit_at(OpenTable { host, table, sheet, puzzle: None, left: false });
        Ok(())
    }

    /// Opens a new match from the start of a record, and gives the taps that play the record to its end.
    ///
    /// # Errors
    /// [`AppError::BadRecord`], [`AppError::NoSuchGame`], [`AppError::NotSaved`].
    pub fn open_record(&mut self, record: &str) -> Result<Vec<Tap>, AppError> {
        let record: Record = record.parse().map_err(bad_record)?;
        let host = host(&record.game)?;
        let taps = (host.taps)(&record).map_err(bad_record)?;
        let table = (host.start_of)(&record).map_err(bad_record)?;
        let rng = self.generator();
        self.begin(host, table, rng, None)?;
        Ok(taps)
    }

    /// The record of the match that the demonstration plays.
    pub fn demo_record(&self) -> &'static str {
        include_str!("../../demo/querni.txt")
    }

    fn counted(&mut self) -> Option<u64> {
        self.number = self.open.as_ref()?.table.number();
        Some(self.number)
    }

    fn draw(&self, example: &Example) -> Picture {
        let drawn = games::picture(example, &self.words);
        // Each game's examples are drawn in its tests.
        drawn.unwrap_or_else(|| table::empty_picture(&self.words))
    }

    fn start(
        &mut self,
        host: &'static Host,
        options: Vec<(String, String)>,
        seats: Vec<RecordSeat>,
        series: Option<Series>,
    ) -> Result<(), AppError> {
        let mut rng = self.generator();
        let table = (host.deal)(game::Setup { options }, seats, &mut rng);
        self.begin(host, table, rng, series)
    }

    /// Sits down at a new table, once its match is in the archive.
    fn begin(
        &mut self,
        host: &'static Host,
        table: Box<dyn AnyTable>,
        rng: ChaCha8Rng,
        series: Option<Series>,
    ) -> Result<(), AppError> {
        let sheet = self.new_sheet(rng, series);
        let saved = self.archive.put(&sheet.with(table.record()));
        saved.map_err(|error| AppError::NotSaved { reason: self.words.speak(&why_not_saved(&error)) })?;
        self.sit_at(OpenTable { host, table, sheet, puzzle: None, left: false });
        Ok(())
    }

    /// What is kept beside a match that begins now, in a series of its own if it is in none.
    fn new_sheet(&mut self, rng: ChaCha8Rng, series: Option<Series>) -> Sheet {
        let (id, now) = (self.archive.new_id(), self.clock.now());
        let series = series.unwrap_or(Series { id, turned: 0 });
        Sheet { id, series, started: now, played: 0, since: now, rng, hints: 0 }
    }

    /// A generator for a new match.
    fn generator(&mut self) -> ChaCha8Rng {
        match &mut self.seed {
            Some(seed) => {
                let rng = chance::seeded(*seed);
                *seed = seed.wrapping_add(1);
                rng
            }
            None => unforeseen(self.clock.as_ref()),
        }
    }

    fn sit_at(&mut self, mut open: OpenTable) {
        open.table.count_from(self.number + 1);
        self.number = open.table.number();
        let puzzle = open.puzzle.map(|number| (open.host.info.name, number));
        self.open = Some(open);
        (self.thinking, self.studying) = (None, None);
        self.note_puzzle(puzzle);
        self.tell_closing();
        self.tell_music();
    }

    /// Remembers which puzzle is on the table, or that none is.
    fn note_puzzle(&mut self, puzzle: Option<(&str, usize)>) {
        self.settings.remember_puzzle(puzzle);
        self.keep_settings();
    }

    /// The loudspeaker as it stands.
    fn loudspeaker(&self) -> Button {
        self.settings.loudspeaker().button(&self.words, self.speaker.is_broken())
    }

    /// What is played at the table, while somebody sits there.
    fn music(&self) -> Option<&'static Score> {
        self.open.as_ref().filter(|open| !open.left).map(|open| open.host.info.music)
    }

    fn tell_music(&mut self) {
        self.speaker.order(Order::Music(self.music()));
    }

    fn tell_levels(&mut self) {
        self.speaker.order(Order::Levels(self.settings.levels()));
    }

    fn tap_loudspeaker_at(&mut self, number: u64) -> Option<u64> {
        self.open.as_ref().filter(|open| open.table.number() == number)?;
        self.change_loudspeaker();
        self.open.as_mut()?.table.renew();
        self.counted()
    }

    fn change_loudspeaker(&mut self) {
        self.settings.tap_loudspeaker();
        self.keep_settings();
        self.tell_levels();
    }

    /// Lets a volume be heard that has just been set.
    fn try_volume(&mut self, id: &str) {
        let trial = match id {
            MUSIC => Order::Music(self.music().or(Some(games::HOSTS[0].info.music))),
            SOUNDS => Order::Cues(vec![TimedCue { cue: Cue::Jump, motion: None, start: 0 }]),
            _ => return,
        };
        self.tell_levels();
        self.speaker.order(trial);
    }

    /// Takes the language that is wanted now.
    fn speak(&mut self) {
        let language = self.settings.language(&self.languages);
        if language != self.words.language() {
            self.words = Words::new(language);
        }
    }

    /// Writes the settings that the archive does not have as they are: each write waits for the disk.
    fn keep_settings(&mut self) {
        let there = self.archive.settings();
        for (key, value) in self.settings.kept() {
            if there.get(key) == Some(value) {
                continue;
            }
            if let Err(error) = self.archive.set_setting(key, value) {
                log::warn!("the setting {key} is not saved: {error}");
            }
        }
    }
}

fn bad_record(error: impl std::error::Error) -> AppError {
    AppError::BadRecord { reason: error.to_string() }
}

fn host(game: &str) -> Result<&'static Host, AppError> {
    games::host(game).ok_or_else(|| AppError::NoSuchGame { game: game.to_owned() })
}

/// A generator that nobody can foresee; one from the clock if the operating system has no randomness to give.
fn unforeseen(clock: &dyn Clock) -> ChaCha8Rng {
    chance::unforeseen().unwrap_or_else(|error| {
        log::error!("the system gives no random numbers: {error}");
        chance::seeded(clock.now())
    })
}

/// What a match's card tells; nothing for a game that is not here.
fn summary(saved: &SavedMatch) -> Option<MatchSummary> {
    let host = games::host(&saved.record.game)?;
    let games = saved.record.games.len();
    let game = saved.record.games.last()?;
    let (seats, turns) = (saved.record.seats.len().max(1), game.turns.len());
    let stands = match saved.record.result.as_ref().map(|result| result.outcome.clone()) {
        Some(Outcome::Win(winners)) => Stands::Won { seats: winners.into_iter().map(Seat::index).collect() },
        Some(Outcome::Cleared) => {
            Stands::Cleared { turns: alone::turns_to_clear(&saved.record).unwrap_or_default() }
        }
        Some(_) => Stands::Tied,
        None if game.end.is_some() => Stands::Between { next: games as u32 + 1 },
        None => match (host.starter)(&game.position) {
            Some(starter) => Stands::Running {
                seat: (starter.index() + turns) % seats,
                round: (turns / seats + 1) as u32,
                game: games as u32,
            },
            None if turns == 0 => Stands::Starting,
            None => return None,
        },
    };
    Some(MatchSummary {
        id: saved.id,
        game: host.info,
        names: saved.record.seats.iter().map(|seat| seat.name.clone()).collect(),
        stands,
        played: saved.touched,
    })
}
