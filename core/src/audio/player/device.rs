//! The way to the device that the user chose, and what can go wrong with it.

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::Sender;

use rodio::cpal::{self, BufferSize, ErrorKind};
use rodio::source::ChannelVolume;
use rodio::{DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink, SampleRate};

use super::Message;
use super::pace::Paced;
use super::shape::Sum;

/// Why nothing is heard.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    /// There is no device, or it refused.
    #[error(transparent)]
    Device(#[from] DeviceSinkError),
    /// The way to the device gave up, as it does on Android when it was not handed the app's context.
    #[error("opening the device panicked: {0}")]
    Panic(String),
    /// The device went away while it played.
    #[error("the device was lost")]
    Lost(#[source] cpal::Error),
}

impl Fault {
    /// The sentence for the log, with all the causes.
    pub fn story(&self) -> String {
        let mut story = self.to_string();
        let mut cause = self.source();
        while let Some(error) = cause {
            story = format!("{story}: {error}");
            cause = error.source();
        }
        story
    }
}

/// Where a stream tells that it is lost. It may be asked on any thread, and never waits.
#[derive(Clone)]
pub(super) struct Losses {
    stream: u32,
    desk: Sender<Message>,
    told: Arc<AtomicBool>,
}

impl Losses {
    pub fn new(stream: u32, desk: Sender<Message>) -> Self {
        Self { stream, desk, told: Arc::default() }
    }

    /// Tells the desk of the first error that the stream does not survive.
    pub fn report(&self, error: cpal::Error) {
        // A stream that is past help may say so a thousand times a second.
        if !survives(error.kind()) && !self.told.swap(true, Relaxed) {
            // Without a desk there is nothing left to lose.
            let _ = self.desk.send(Message::Lost(self.stream, error));
        }
    }
}

/// Whether a stream plays on after such an error.
fn survives(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged)
}

/// A way to a device.
pub(super) trait Output {
    /// Opens the device; this may take its time.
    fn open(&mut self, losses: Losses) -> Result<Box<dyn Stream>, Fault>;
}

/// An open device. It is given back when this is dropped, and what it plays is dropped with it.
pub(super) trait Stream {
    /// Plays a sound, as soon as the device asks for more.
    fn play(&self, sound: Sum);

    fn rate(&self) -> SampleRate;
}

impl Stream for MixerDeviceSink {
    fn play(&self, sound: Sum) {
        let sound = Paced::new(sound);
        if self.config().channel_count().get() == 1 {
            // rodio would leave the right side away; this adds both.
            self.mixer().add(ChannelVolume::new(sound, vec![0.5]));
        } else {
            self.mixer().add(sound);
        }
    }

    fn rate(&self) -> SampleRate {
        self.config().sample_rate()
    }
}

/// The device that is the user's default. No other is tried in its place: nobody would know where the sound went.
pub(super) struct DefaultDevice;

impl Output for DefaultDevice {
    fn open(&mut self, losses: Losses) -> Result<Box<dyn Stream>, Fault> {
        #[cfg(target_os = "linux")]
        hush_alsa();
        let open = |size: Option<BufferSize>| {
            let device = DeviceSinkBuilder::from_default_device()?;
            let device = match size {
                Some(size) => device.with_buffer_size(size),
                None => device,
            };
            let losses = losses.clone();
            device.with_error_callback(move |error| losses.report(error)).open_stream()
        };
        // Some devices refuse the buffer that rodio asks for.
        let mut stream = open(None).or_else(|fault| open(Some(BufferSize::Default)).map_err(|_| fault))?;
        stream.log_on_drop(false);
        Ok(Box::new(stream))
    }
}

/// Keeps ALSA from writing to stderr by itself on this thread; what is worth saying is in the error.
#[cfg(target_os = "linux")]
fn hush_alsa() {
    // Each call begins an empty buffer, so that it doesn't grow from one attempt to the next.
    if let Err(error) = alsa::Output::local_error_handler() {
        log::debug!("ALSA writes to stderr: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn an_underrun_is_no_loss() {
        let (desk, messages) = channel();
        let losses = Losses::new(1, desk);
        for kind in [ErrorKind::Xrun, ErrorKind::RealtimeDenied, ErrorKind::DeviceChanged] {
            losses.report(kind.into());
        }
        assert!(messages.try_recv().is_err());
    }

    #[test]
    fn a_loss_is_told_once() {
        let (desk, messages) = channel();
        let losses = Losses::new(7, desk);
        for _ in 0..1000 {
            losses.report(ErrorKind::DeviceNotAvailable.into());
        }
        assert!(matches!(messages.try_recv(), Ok(Message::Lost(7, _))));
        assert!(messages.try_recv().is_err());
    }

    #[test]
    fn a_fault_tells_its_causes() {
        let busy = cpal::Error::with_message(ErrorKind::DeviceBusy, "it is busy");
        let fault = Fault::from(DeviceSinkError::BuildError(busy));
        assert_eq!(fault.story(), "Error opening the stream with the OS: it is busy");
    }
}
