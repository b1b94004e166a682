//! The player: makes orders heard on the user's device, and does without where there is none.
//!
//! [`Player`] takes orders and passes them to a thread of its own. There the [`desk`] decides what sounds and when the
//! device is opened and given back; it knows no clock and no thread. [`device`] is the way to the device, [`shape`] makes
//! sounds louder and softer, [`pace`] holds up a device that has no clock, [`voices`] are the instruments.

mod desk;
mod device;
mod pace;
mod shape;
#[cfg(test)]
mod tests;
mod voices;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use rodio::cpal;

use self::desk::Desk;
use self::device::{DefaultDevice, Output};
use self::voices::Voices;
use super::{Order, Speaker};

/// Cues that had to wait so long, as a device was being opened, come too late to belong to anything.
const LATE: Duration = Duration::from_millis(300);

/// What the thread is told.
enum Message {
    Order(Order, Instant),
    /// The stream with this number does not play any more.
    Lost(u32, cpal::Error),
    End,
}

/// The speaker that people hear: the default device of the machine or phone.
///
/// Its thread begins with the first cue or piece, and ends when the player is dropped. Until it is told otherwise it is in sight
/// and at full level.
pub struct Player {
    messages: Sender<Message>,
    broken: Arc<AtomicBool>,
    /// None once the thread has begun.
    thread: Option<Box<dyn FnOnce() + Send>>,
}

impl Player {
    /// A player that has not touched the device yet.
    pub fn new() -> Self {
        Self::at(DefaultDevice, Voices::default())
    }

    fn at(output: impl Output + Send + 'static, voices: Voices) -> Self {
        let (messages, orders) = channel();
        let broken = Arc::new(AtomicBool::new(false));
        let (losses, is_broken) = (messages.clone(), broken.clone());
        let thread = move || run(Desk::new(output, voices, losses, is_broken), &orders);
        Self { messages, broken, thread: Some(Box::new(thread)) }
    }

    fn begin(&mut self) {
        let Some(thread) = self.thread.take() else { return };
        if let Err(error) = thread::Builder::new().name("sound".to_owned()).spawn(thread) {
            log::warn!("no sound: {error}");
            self.broken.store(true, Relaxed);
        }
    }
}

impl Default for Player {
    fn default() -> Self {
        Self::new()
    }
}

impl Speaker for Player {
    fn order(&mut self, order: Order) {
        let could_sound = match &order {
            Order::Cues(cues) => !cues.is_empty(),
            Order::Music(score) => score.is_some(),
            _ => false,
        };
        // Fails only if the thread could not begin, which has been told.
        let _ = self.messages.send(Message::Order(order, Instant::now()));
        if could_sound {
            self.begin();
        }
    }

    fn is_broken(&self) -> bool {
        self.broken.load(Relaxed)
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // Not waited for: a device that is just being opened may take its time.
        let _ = self.messages.send(Message::End);
    }
}

/// Gives the desk its time, until the end.
fn run<O: Output>(mut desk: Desk<O>, messages: &Receiver<Message>) {
    let start = Instant::now();
    loop {
        let message = match desk.wake() {
            Some(wake) => messages.recv_timeout(wake.saturating_sub(start.elapsed())),
            None => messages.recv().map_err(RecvTimeoutError::from),
        };
        let now = start.elapsed();
        match message {
            Ok(Message::Order(Order::Cues(_), since)) if since.elapsed() > LATE => {
                desk.order(Order::Cues(Vec::new()), now);
            }
            Ok(Message::Order(order, _)) => desk.order(order, now),
            Ok(Message::Lost(stream, error)) => desk.lost(stream, error, now),
            Err(RecvTimeoutError::Timeout) => desk.tick(now),
            Ok(Message::End) | Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
