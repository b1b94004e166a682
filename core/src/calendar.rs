//! Days of the Gregorian calendar.

/// A date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Date {
    /// The year.
    pub year: u32,
    /// The month, 1–12.
    pub month: u32,
    /// The day of the month, 1–31.
    pub day: u32,
}

impl Date {
    /// The date so many days after 1 January 1970.
    pub fn of(days: u64) -> Self {
        let (mut year, mut rest) = (1970, days);
        let leap =
            |year: u32| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days_in_year = |year| if leap(year) { 366 } else { 365 };
        while rest >= days_in_year(year) {
            rest -= days_in_year(year);
            year += 1;
        }
        let february = if leap(year) { 29 } else { 28 };
        let mut month = 1;
        for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
            if rest < length {
                break;
            }
            rest -= length;
            month += 1;
        }
        Self { year, month, day: rest as u32 + 1 }
    }

    /// As a number of eight digits: 20261130 for 30 November 2026.
    pub fn number(self) -> u32 {
        self.year * 10_000 + self.month * 100 + self.day
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_written_as_eight_digits_year_first() {
        assert_eq!(Date::of(0).number(), 19_700_101);
        assert_eq!(Date::of(20_787).number(), 20_261_130);
    }
}
