//! The core for Kotlin and Swift: one object, behind one lock, and a listener.
//!
//! Nothing is decided here. Every call is meant for one background lane, never for the thread that draws. What the core's
//! records work out of themselves (`Room.parts`, `Outlook.pushed`, `Board.next_spot`) takes no lock, and is meant for it.

mod android;
#[cfg(unix)]
mod date;

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, Weak};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use sobremesa_core::app::{App, AppError, Clock, Tap};
use sobremesa_core::audio::Player;
use sobremesa_core::calendar::Date;
use sobremesa_core::pages::page::{Appearance, Home, Page};
use sobremesa_core::table::layout::Space;
use sobremesa_core::table::screen::Screen;

uniffi::setup_scaffolding!();

/// Hears that a new screen is there.
#[uniffi::export(with_foreign)]
pub trait Listener: Send + Sync {
    /// Screen `number` is ready to be asked for, perhaps once more. Called with no lock held, on the thread that made the
    /// screen: that of a tap, or the one in which a computer thought or a par was sought.
    fn screen_ready(&self, number: u64);
}

/// The device's clock.
struct DeviceClock;

impl Clock for DeviceClock {
    fn now(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
    }

    #[cfg(unix)]
    fn today(&self) -> Date {
        date::local(self.now())
    }
}

/// A clock that stands still.
struct StoppedClock(u64);

impl Clock for StoppedClock {
    fn now(&self) -> u64 {
        self.0
    }
}

/// What goes wrong without stopping anybody is logged: on Android in the system's log, elsewhere on the standard error.
/// `RUST_LOG` says what else is.
fn log_to_the_platform() {
    #[cfg(target_os = "android")]
    android_logger::init_once(
        android_logger::Config::default().with_tag("Sobremesa").with_max_level(log::LevelFilter::Info),
    );
    // Another one may be there before us, as in a test.
    #[cfg(not(target_os = "android"))]
    let _ = env_logger::Builder::from_env(env_logger::Env::default().default_filter_or("warn")).try_init();
}

/// What the thread is called in which a computer thinks.
const OPPONENT: &str = "opponent";
/// What the thread is called in which a par is sought.
const PAR: &str = "par";

/// The app, as the platforms hold it.
///
/// # Sound
/// The core opens the device for itself, at the first sound, and gives it back once all has been silent for a while. What
/// only the platform can know it tells: `pause`, `resume`, `interrupted`, `others_play`, `device_changed`.
///
/// Android hands its context over before the app is opened. iOS sets its `AVAudioSession` to the category `ambient`, which
/// obeys the silent switch and mixes with the music of others, and activates it, before `open` and at each `resume`; the
/// core never changes the category, though the way to the device may activate the session again after an interruption.
#[derive(uniffi::Object)]
pub struct Sobremesa {
    app: Mutex<App>,
    listener: RwLock<Option<Arc<dyn Listener>>>,
}

impl Sobremesa {
    fn with(folder: &str, languages: &[String], clock: Box<dyn Clock>, seed: Option<u64>) -> Arc<Self> {
        let app = App::open(Path::new(folder), languages, clock, seed);
        Arc::new(Self { app: Mutex::new(app), listener: RwLock::new(None) })
    }

    /// The app's positions are values and each call replaces them whole, so a call that panicked left none half made.
    fn app(&self) -> MutexGuard<'_, App> {
        self.app.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the listener, once every lock is free again.
    fn tell(&self, number: Option<u64>) {
        let listener = self.listener.read().unwrap_or_else(PoisonError::into_inner).clone();
        if let (Some(number), Some(listener)) = (number, listener) {
            listener.screen_ready(number);
        }
    }

    /// Has a computer think, and a par be sought, in threads of their own, if that is wanted now. The threads keep nothing
    /// alive: with the app the work ends.
    fn work(self: &Arc<Self>) {
        self.think();
        self.study();
    }

    fn think(self: &Arc<Self>) {
        let Some(task) = self.app().think() else { return };
        self.begin(OPPONENT, move |app| {
            let Some(answer) = task.run() else { return };
            let Some(app) = app.upgrade() else { return };
            let ready = app.app().answer(&answer);
            app.tell(ready);
            app.work();
        });
    }

    fn study(self: &Arc<Self>) {
        let Some(study) = self.app().study() else { return };
        self.begin(PAR, move |app| {
            study.run(|finding| {
                let Some(app) = app.upgrade() else { return };
                let ready = app.app().found(&finding);
                app.tell(ready);
            });
        });
    }

    fn begin(self: &Arc<Self>, name: &str, work: impl FnOnce(Weak<Self>) + Send + 'static) {
        let app = Arc::downgrade(self);
        let begun = thread::Builder::new().name(name.to_owned()).spawn(move || work(app));
        if let Err(error) = begun {
            // Coming into sight again lets it try once more.
            self.app().cannot_think(&error);
        }
    }
}

#[uniffi::export]
impl Sobremesa {
    /// Opens the app with its archive in `folder`. `languages` are the system's, most wanted first (BCP 47).
    /// It always opens: what is wrong with the archive is the notice on the first page.
    #[uniffi::constructor]
    pub fn open(folder: String, languages: Vec<String>) -> Arc<Self> {
        log_to_the_platform();
        let opened = Self::with(&folder, &languages, Box::new(DeviceClock), None);
        opened.app().set_speaker(Box::new(Player::new()));
        opened
    }

    /// As `open`, but time stands still at `now` (seconds since 1970), deals come from `seed`, and nothing is heard: for
    /// pictures and tests that must come out the same.
    #[uniffi::constructor]
    pub fn open_still(folder: String, languages: Vec<String>, now: u64, seed: u64) -> Arc<Self> {
        Self::with(&folder, &languages, Box::new(StoppedClock(now)), Some(seed))
    }

    /// Who is told of new screens from now on; `None` for nobody.
    pub fn set_listener(&self, listener: Option<Arc<dyn Listener>>) {
        *self.listener.write().unwrap_or_else(PoisonError::into_inner) = listener;
    }

    /// What the settings say about drawing.
    pub fn appearance(&self) -> Appearance {
        self.app().appearance()
    }

    /// The first page.
    pub fn home(&self) -> Home {
        self.app().home()
    }

    /// Puts the first page's notice away.
    pub fn dismiss_notice(&self) -> Home {
        self.app().dismiss_notice()
    }

    /// Begins to set up a match of `game`.
    pub fn setup(&self, game: String) -> Result<Page, AppError> {
        self.app().setup(&game)
    }

    /// Goes on with the setup of `game` that is under way, in the language that is spoken now, or else begins one.
    pub fn resume_setup(&self, game: String) -> Result<Page, AppError> {
        self.app().resume_setup(&game)
    }

    /// Changes a row of the setup, or presses a button in it.
    pub fn change_setup(&self, id: String, value: String) -> Result<Page, AppError> {
        self.app().change_setup(&id, &value)
    }

    /// Starts the match that was set up and opens its table.
    pub fn sit_down(self: Arc<Self>) -> Result<(), AppError> {
        self.app().sit_down()?;
        self.work();
        Ok(())
    }

    /// Opens the table of a match in the archive.
    pub fn open_match(self: Arc<Self>, id: u64) -> Result<(), AppError> {
        self.app().open_match(id)?;
        self.work();
        Ok(())
    }

    /// All matches, those to go on with first.
    pub fn saved(&self) -> Page {
        self.app().saved()
    }

    /// The rules of a game, or of all.
    pub fn rules(&self, game: Option<String>) -> Result<Page, AppError> {
        self.app().rules(game.as_deref())
    }

    /// What the finished matches add up to.
    pub fn statistics(&self) -> Page {
        self.app().statistics()
    }

    /// Presses a button of the statistics' page.
    pub fn change_statistics(&self, id: String) -> Result<Page, AppError> {
        self.app().change_statistics(&id)
    }

    /// The settings.
    pub fn settings(&self) -> Page {
        self.app().settings()
    }

    /// Changes a setting.
    pub fn change_setting(&self, id: String, value: String) -> Result<Page, AppError> {
        self.app().change_setting(&id, &value)
    }

    /// Takes the system's languages (BCP 47), most wanted first, after they changed. What the settings say goes before them.
    pub fn set_languages(&self, languages: Vec<String>) {
        self.app().set_languages(&languages);
    }

    /// A tap on the loudspeaker of the first page: once mutes the music, twice everything, a third time all is heard.
    /// The one at the table is a button of its screen.
    pub fn tap_loudspeaker(&self) -> Home {
        self.app().tap_loudspeaker()
    }

    /// The app is out of sight: until `resume` no time counts as played, nothing is heard, and nothing is thought about. A hand
    /// that was shown is covered.
    pub fn pause(&self) {
        self.app().pause();
    }

    /// The app is in sight again.
    pub fn resume(self: Arc<Self>) {
        self.app().resume();
        self.work();
    }

    /// A call or an alarm has `began` to use the sound of the device, or is over: nothing is heard meanwhile, and the
    /// device is opened anew after it. Coming into sight again ends an interruption too.
    ///
    /// Android: a transient loss of the audio focus. iOS: `AVAudioSession.interruptionNotification`, whose end need not
    /// come.
    pub fn interrupted(&self, began: bool) {
        self.app().interrupted(began);
    }

    /// Another app plays music, or no longer: ours is silent meanwhile, what happens at the table is still heard.
    ///
    /// Android: `isMusicActive`, a lasting loss of the audio focus. iOS: `secondaryAudioShouldBeSilencedHint`.
    pub fn others_play(&self, playing: bool) {
        self.app().others_play(playing);
    }

    /// Sound goes another way from now on, as when headphones are plugged in or pulled out: the device is opened anew.
    ///
    /// Android: an `AudioDeviceCallback`. iOS: `AVAudioSession.routeChangeNotification`, and
    /// `mediaServicesWereResetNotification`.
    pub fn device_changed(&self) {
        self.app().device_changed();
    }

    /// Tells how much room the table has. Draft, marks and spots stay; only places change.
    pub fn resize(&self, space: Space) {
        self.app().resize(space);
    }

    /// The open table. Its motions are those of the last step, and are there only the first time it is asked for.
    pub fn screen(&self) -> Option<Screen> {
        self.app().screen()
    }

    /// The open table; where none is, as after the app was ended meanwhile, that of the match played last, if there is one
    /// to go on with.
    pub fn resume_table(self: Arc<Self>) -> Result<Option<Screen>, AppError> {
        let screen = self.app().resume_table()?;
        self.work();
        Ok(screen)
    }

    /// A finger on `spot` of screen `number`. One of an older screen changes nothing.
    pub fn tap(&self, number: u64, spot: u32) {
        let ready = self.app().tap(number, spot);
        self.tell(ready);
    }

    /// A finger on button `id` of screen `number`. One of an older screen changes nothing.
    pub fn press(self: Arc<Self>, number: u64, id: String) {
        let ready = self.app().press(number, &id);
        self.tell(ready);
        self.work();
    }

    /// Leaves the table for now. The match stays under Continue.
    pub fn leave(&self) {
        self.app().leave();
    }

    /// Opens the table of a copied match, to be looked through.
    pub fn open_pasted(&self, text: String) -> Result<(), AppError> {
        self.app().open_pasted(&text)
    }

    /// Opens a new match from the start of a record, and gives the taps that play the record to its end.
    pub fn open_record(&self, record: String) -> Result<Vec<Tap>, AppError> {
        self.app().open_record(&record)
    }

    /// The record of the match that the demonstration plays.
    pub fn demo_record(&self) -> String {
        self.app().demo_record().to_owned()
    }
}
