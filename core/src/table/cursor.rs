//! Where arrow keys lead on a board.

use crate::table::screen::{Board, Cell};

/// Where an arrow points, on a key or at the edge of what is in sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl Way {
    /// How far something is ahead that lies so far to the right and down, and how far aside.
    fn ahead(self, right: f32, down: f32) -> (f32, f32) {
        match self {
            Self::Left => (-right, down.abs()),
            Self::Right => (right, down.abs()),
            Self::Up => (-down, right.abs()),
            Self::Down => (down, right.abs()),
        }
    }
}

/// A board may have gaps: a cell aside counts as this much farther than one straight ahead.
const ASIDE: f32 = 4.0;

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Board {
    /// The spot that the keyboard is at first: at what is in the hand, else where something can be done.
    pub fn first_spot(&self) -> Option<u32> {
        let lifted = self.pieces.iter().find(|piece| piece.lifted).map(|piece| piece.spot);
        let enabled = || self.cells.iter().find(|cell| cell.enabled).map(|cell| cell.spot);
        lifted.or_else(enabled).or_else(|| self.cells.first().map(|cell| cell.spot))
    }

    /// The spot that an arrow key leads to from the one where the keyboard is; the same where nothing is ahead, and the
    /// first one where it is nowhere on the board.
    pub fn next_spot(&self, from: Option<u32>, way: Way) -> Option<u32> {
        let Some(here) = self.cells.iter().find(|cell| Some(cell.spot) == from) else {
            return self.first_spot();
        };
        let far = |cell: &Cell| {
            let (ahead, aside) = way.ahead(cell.x - here.x, cell.y - here.y);
            (ahead > self.cell / 2.0).then_some((cell.spot, ahead + ASIDE * aside))
        };
        let ahead = self.cells.iter().filter_map(far);
        ahead.min_by(|(_, one), (_, other)| one.total_cmp(other)).map_or(from, |(spot, _)| Some(spot))
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;
    use crate::table;
    use crate::table::screen::{Face, Piece};
    use crate::words::{Language, Words};

    /// A board with cells of 10 in these columns and rows, their spots counted from 0; those in the list are enabled.
    fn board(cells: &[(i32, i32)], enabled: &[u32]) -> Board {
        let cell = |(spot, &(column, row)): (u32, &(i32, i32))| Cell {
            spot,
            x: column as f32 * 10.0,
            y: row as f32 * 10.0,
            light: false,
            enabled: enabled.contains(&spot),
            spoken: String::new(),
        };
        let empty = table::empty_picture(&Words::new(Language::English)).board;
        Board { cell: 10.0, cells: (0..).zip(cells).map(cell).collect(), ..empty }
    }

    #[rstest]
    #[case::left(Way::Left, 1)]
    #[case::right(Way::Right, 3)]
    #[case::up(Way::Up, 0)]
    #[case::down(Way::Down, 4)]
    fn an_arrow_leads_to_the_next_cell_straight_ahead(#[case] way: Way, #[case] to: u32) {
        let cross = board(&[(1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (0, 0), (2, 2)], &[]);
        assert_eq!(cross.next_spot(Some(2), way), Some(to));
    }

    #[test]
    fn where_nothing_is_ahead_the_keyboard_stays() {
        assert_eq!(board(&[(0, 0), (1, 0)], &[]).next_spot(Some(1), Way::Right), Some(1));
    }

    #[test]
    fn over_a_gap_it_goes_straight_on_rather_than_far_aside() {
        let gap = board(&[(0, 0), (3, 0), (1, 1), (9, 9)], &[]);
        assert_eq!(gap.next_spot(Some(0), Way::Right), Some(1));
        let wide = board(&[(0, 0), (9, 0), (1, 1)], &[]);
        assert_eq!(wide.next_spot(Some(0), Way::Right), Some(2));
    }

    #[test]
    fn it_appears_at_what_is_in_the_hand_or_where_something_can_be_done() {
        let mut table = board(&[(0, 0), (1, 0), (2, 0)], &[1, 2]);
        assert_eq!(table.first_spot(), Some(1));
        assert_eq!(table.next_spot(Some(77), Way::Left), Some(1), "that cell is gone");
        let face = Face::Die { owner: None, pips: 1 };
        table.pieces = vec![Piece { id: 1, face, spot: 2, lifted: true }];
        assert_eq!(table.next_spot(None, Way::Left), Some(2));
        assert_eq!(board(&[(0, 0)], &[]).first_spot(), Some(0));
        assert_eq!(board(&[], &[]).next_spot(None, Way::Up), None);
    }
}
