//! What the notations of several games share: numbers, and boards written rank by rank.
//!
//! Ranks run from the highest down, joined by `/`; a rank is its cells from file a, joined by `,`; a cell is a piece or
//! a number of empty squares in a row. A board has one spelling.

/// A number as notation writes it: digits without a leading zero, at most 999999.
pub(crate) fn number(text: &str) -> Option<u32> {
    let plain = !text.is_empty() && text.len() <= 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain && (text == "0" || !text.starts_with('0')) { text.parse().ok() } else { None }
}

/// What is wrong with the ranks of a board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RanksError {
    /// Too many ranks or too few.
    #[error("a board has {ranks} ranks, here are {found}")]
    Ranks {
        /// As many as there should be.
        ranks: u8,
        /// As many as there are.
        found: usize,
    },
    /// A rank is not as wide as the board.
    #[error("rank {rank} has {squares} squares instead of {files}")]
    Width {
        /// The rank, from 1.
        rank: u8,
        /// Its squares.
        squares: u32,
        /// As many as there should be.
        files: u8,
    },
    /// Neither a piece nor a number of empty squares.
    #[error("{cell:?} in rank {rank} is neither a piece nor a number of empty squares")]
    Cell {
        /// The rank, from 1.
        rank: u8,
        /// The cell.
        cell: String,
    },
    /// Two numbers of empty squares side by side.
    #[error("rank {rank} counts empty squares twice in a row")]
    Split {
        /// The rank, from 1.
        rank: u8,
    },
}

/// A board of so many files and ranks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ranks {
    pub(crate) files: u8,
    pub(crate) ranks: u8,
}

impl Ranks {
    /// Reads a board. `place` is given each cell that counts no squares, with its file (which may lie beyond the last)
    /// and its rank, both from 0; it says whether the cell is a piece.
    pub(crate) fn read<E: From<RanksError>>(
        self,
        text: &str,
        mut place: impl FnMut(&str, u32, u8) -> Result<bool, E>,
    ) -> Result<(), E> {
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != usize::from(self.ranks) {
            return Err(RanksError::Ranks { ranks: self.ranks, found: ranks.len() }.into());
        }
        for (rank, cells) in (0..self.ranks).rev().zip(ranks) {
            self.read_rank(rank, cells, &mut place)?;
        }
        Ok(())
    }

    fn read_rank<E: From<RanksError>>(
        self,
        rank: u8,
        cells: &str,
        mut place: impl FnMut(&str, u32, u8) -> Result<bool, E>,
    ) -> Result<(), E> {
        let (mut file, mut counted) = (0, false);
        for cell in cells.split(',') {
            match number(cell).filter(|&empty| empty > 0) {
                Some(_) if counted => return Err(RanksError::Split { rank: rank + 1 }.into()),
                Some(empty) => (file, counted) = (file + empty, true),
                None if place(cell, file, rank)? => (file, counted) = (file + 1, false),
                None => return Err(RanksError::Cell { rank: rank + 1, cell: cell.to_owned() }.into()),
            }
        }
        if file == u32::from(self.files) {
            Ok(())
        } else {
            Err(RanksError::Width { rank: rank + 1, squares: file, files: self.files }.into())
        }
    }

    /// Writes a board. `piece` gives what stands on a file and a rank, both from 0.
    pub(crate) fn write(self, piece: impl Fn(u8, u8) -> Option<String>) -> String {
        let rank = |rank| self.write_rank(|file| piece(file, rank));
        let ranks: Vec<String> = (0..self.ranks).rev().map(rank).collect();
        ranks.join("/")
    }

    fn write_rank(self, piece: impl Fn(u8) -> Option<String>) -> String {
        let (mut cells, mut empty) = (Vec::new(), 0);
        for file in 0..self.files {
            match piece(file) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        cells.push(empty.to_string());
                        empty = 0;
                    }
                    cells.push(piece);
                }
            }
        }
        if empty > 0 {
            cells.push(empty.to_string());
        }
        cells.join(",")
    }
}
