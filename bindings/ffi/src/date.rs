//! The date where the device is, which only the system's C library knows everywhere.

#![expect(unsafe_code, reason = "the C library writes the date through a pointer")]

use std::mem::MaybeUninit;

use sobremesa_core::calendar::Date;

unsafe extern "C" {
    /// Reads anew in which time zone the device is: `localtime_r` alone need not notice a journey.
    safe fn tzset();
}

/// The date in the device's time zone, so many seconds after 1970 began in UTC; that of UTC if the system can't say.
pub fn local(seconds: u64) -> Date {
    const DAY: u64 = 24 * 60 * 60;
    let utc = || Date::of(seconds / DAY);
    let Ok(time) = libc::time_t::try_from(seconds) else { return utc() };
    tzset();
    let mut broken_down = MaybeUninit::<libc::tm>::uninit();
    // SAFETY: `localtime_r` reads the first and writes the whole of the second where it does not return null.
    let broken_down = unsafe {
        if libc::localtime_r(&time, broken_down.as_mut_ptr()).is_null() {
            return utc();
        }
        broken_down.assume_init()
    };
    let (year, month) = (broken_down.tm_year + 1900, broken_down.tm_mon + 1);
    match (year.try_into(), month.try_into(), broken_down.tm_mday.try_into()) {
        (Ok(year), Ok(month), Ok(day)) => Date { year, month, day },
        _ => utc(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_local_date_is_that_of_utc_or_a_day_beside_it() {
        const DAY: u64 = 24 * 60 * 60;
        for noon in (0..40_000).map(|days| days * DAY + DAY / 2).step_by(97) {
            let near = [noon - DAY / 2, noon, noon + DAY / 2 + DAY / 4].map(|time| Date::of(time / DAY));
            assert!(near.contains(&local(noon)), "{noon}");
        }
    }
}
