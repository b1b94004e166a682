//! Qwirkle's rules by their ids: a position, a turn, and what must be true.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use rstest::rstest;
use sobremesa_core::chance::seeded;
use sobremesa_core::game::{Game, Outcome, Seat};
use sobremesa_core::qwirkle::{
    Board, Choice, Colour, Deal, ImpossiblePosition, PlayError, Position, Qwirkle, Shape, Tile, Tiles, Turn,
};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn tiles(text: &str) -> Tiles {
    text.as_bytes()
        .chunks(2)
        .map(|tile| std::str::from_utf8(tile).unwrap().parse::<Tile>().unwrap())
        .collect()
}

fn play(at: &str, turns: &str) -> Position {
    turns.split(' ').fold(position(at), |position, text| {
        position.play(&turn(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
    })
}

fn refused(at: &str, text: &str) -> PlayError {
    position(at).play(&turn(text)).unwrap_err()
}

/// The legal turns that begin with a text.
fn legal(at: &str, begin: &str) -> Vec<String> {
    let turns = position(at).legal_choices().into_iter().map(|turn| turn.to_string());
    let mut turns: Vec<String> = turns.filter(|turn| turn.starts_with(begin)).collect();
    turns.sort();
    turns
}

fn placings(at: &str) -> Vec<String> {
    legal(at, "").into_iter().filter(|turn| turn.contains('@')).collect()
}

fn win(seats: &[u8]) -> Outcome {
    Outcome::Win(seats.iter().copied().map(Seat).collect())
}

#[test]
fn k1_three_of_each_colour_and_shape_are_dealt_in_hands_of_six() {
    for seats in 2..=4 {
        let deal = Deal::new(seats, &mut seeded(5));
        let start = deal.started_by(deal.starters().next().unwrap()).unwrap();
        assert_eq!(start.seats().count(), seats);
        let mut all = start.bag();
        for seat in start.seats() {
            assert_eq!(start.hand(seat).len(), 6);
            all.extend(start.hand(seat).iter());
        }
        assert_eq!(start.bag().len() as usize, 108 - 6 * seats);
        assert_eq!(all, Tiles::ALL);
    }
    assert_eq!(Tiles::ALL.len(), 108);
    assert_eq!(Tiles::ALL.count(Tile::new(Colour::Purple, Shape::EightPointedStar)), 3);
    assert_eq!(Qwirkle::SEATS, 2..=4);
}

#[test]
fn k1_the_same_seed_deals_the_same_tiles_everywhere() {
    let dealt = Qwirkle::deal(&Default::default(), 3, &mut seeded(1)).to_string();
    assert_eq!(
        dealt,
        "- R1O5Y3Y5B4B5/R2O1O6Y1Y1G3/R4O2O3O5B2P5 R1R1R2R2R3R3R3R4R4R5R5R5R6R6R6O1O1O2O2O3O3O4O4O4O5O6O6Y1Y2Y2Y2Y3Y3\
         Y4Y4Y4Y5Y5Y6Y6Y6G1G1G1G2G2G2G3G3G4G4G4G5G5G5G6G6G6B1B1B1B2B2B3B3B3B4B4B5B5B6B6B6P1P1P1P2P2P2P3P3P3P4P4P4P5P5\
         P6P6P6 0/0/0 2"
    );
}

/// Groups of 3 (R1 R2 R3), 4 (shape 4) and 4 (blue).
const TIED: &str = "R1R2R3O4Y5G6/R4O4Y4G4B5P6/B1B2B3B4R5O6 -";

#[test]
fn k2_the_largest_group_of_different_tiles_sharing_colour_or_shape_starts() {
    let deal: Deal = "R1R2R3O4Y5G6/R4O4Y4G4B5P6/B1B2B3R4R5O6 -".parse().unwrap();
    assert_eq!(deal.groups().collect::<Vec<_>>(), [3, 4, 3]);
    assert_eq!(deal.starters().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(deal.started_by(Seat(0)), Err(ImpossiblePosition::SmallerGroup { seat: 0 }));
    assert_eq!(deal.started_by(Seat(3)), Err(ImpossiblePosition::NoSuchSeat { seat: 3 }));
    for seed in 0..8 {
        assert_eq!(Qwirkle::by_lot(&deal, &mut seeded(seed)).seat(), Seat(1));
    }
    // Copies of a tile count once.
    let copies: Deal = "R1R1R1R2O3Y4/B1B2B3O4Y5G6 -".parse().unwrap();
    assert_eq!(copies.groups().collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn k2_a_tie_waits_for_a_choice_among_the_tied_and_shows_only_the_sizes_of_groups() {
    let deal: Deal = TIED.parse().unwrap();
    assert_eq!(deal.groups().collect::<Vec<_>>(), [3, 4, 4]);
    assert_eq!(deal.starters().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    // Saved and read again it waits with the same hands.
    assert_eq!(deal.to_string().parse::<Deal>().unwrap(), deal);
    for seat in [1, 2] {
        let start = deal.started_by(Seat(seat)).unwrap();
        assert_eq!(start, position(&format!("- {TIED} 0/0/0 {seat}")));
    }
    assert!(deal.started_by(Seat(0)).is_err());
}

#[test]
fn k2_the_lot_falls_on_each_of_the_tied_and_on_nobody_else() {
    let deal: Deal = TIED.parse().unwrap();
    let drawn: BTreeSet<u8> =
        (0..40).map(|seed| Qwirkle::by_lot(&deal, &mut seeded(seed)).seat().0).collect();
    assert_eq!(drawn, BTreeSet::from([1, 2]));
}

#[test]
fn k2_a_position_before_the_opening_turn_has_no_larger_group_than_that_of_the_seat_to_move() {
    let error = format!("- {TIED} 0/0/0 0").parse::<Position>().unwrap_err();
    assert!(error.to_string().contains("K2"), "{error}");
}

#[test]
fn k3_the_opening_turn_places_the_whole_largest_group_as_one_line() {
    let at = "- R1R2R3O4Y5G6/R1O2Y3G4B5P6 - 0/0 0";
    // Three tiles in each order, as a row or as a column.
    assert_eq!(legal(at, "").len(), 12);
    assert_eq!(play(at, "R2@0,0;R1@1,0;R3@2,0").scores(), [3, 0]);
    assert_eq!(play(at, "R3@0,2;R1@0,0;R2@0,1").scores(), [3, 0]);
    assert_eq!(refused(at, "R2@0,0;R1@1,0"), PlayError::OpeningGroup { largest: 3 });
    assert_eq!(refused(at, "R2@0,0"), PlayError::OpeningGroup { largest: 3 });
    assert_eq!(refused(at, "R2@1,0;R1@2,0;R3@3,0"), PlayError::OpeningCell);
    assert_eq!(refused(at, "R2@-1,0;R1@0,0;R3@1,0"), PlayError::OpeningCell);
    assert!(matches!(refused(at, "R2@0,0;R1@1,0;R3@3,0"), PlayError::Gap { .. }));
    assert!(matches!(refused(at, "R1@0,0;R2@1,0;O4@2,0"), PlayError::Unlike { .. }));
}

#[test]
fn k3_any_of_several_largest_groups_may_open() {
    // Three red tiles, and three of shape 5 with the same red clover.
    let at = "- R1R2R5O5Y5P6/R1O2Y3G4B5P6 - 0/0 0";
    assert_eq!(legal(at, "").len(), 24);
    assert!(position(at).play(&turn("R5@0,0;O5@0,1;Y5@0,2")).is_ok());
}

#[test]
fn k3_one_tile_opens_if_no_two_go_together() {
    let at = "- R1O2Y3G4B5P6/R1O2Y3G4B5P6 - 0/0 0";
    assert_eq!(legal(at, ""), ["B5@0,0", "G4@0,0", "O2@0,0", "P6@0,0", "R1@0,0", "Y3@0,0"]);
}

/// R1 R2 R3 in a row from 0,0; the hand fits in many ways.
const ROW: &str = "R1@0,0;R2@1,0;R3@2,0 R4R5R1B2P2O6/P1P3P4P5P6R6 - 3/0 0";

#[rstest]
#[case("R4@3,0", 4)]
#[case("R5@-1,0;R4@3,0", 5)]
#[case("P2@1,1;B2@1,-1", 3)]
#[case("R1@0,1;R4@0,2", 0)]
#[case("R1@3,0", 0)]
#[case("B2@3,0", 0)]
#[case("R4@3,0;O6@4,0", 0)]
fn k4_a_line_is_of_one_colour_or_of_one_shape_and_holds_no_tile_twice(
    #[case] placed: &str,
    #[case] points: u32,
) {
    match position(ROW).play(&turn(placed)) {
        Ok(after) => assert_eq!(after.scores(), [3 + points, 0]),
        Err(error) => {
            assert_eq!(points, 0, "{error}");
            assert!(matches!(error, PlayError::TwiceInLine { .. } | PlayError::Unlike { .. }), "{error}");
        }
    }
    assert_eq!(position(ROW).play(&turn(placed)).is_ok(), points > 0);
}

#[test]
fn k4_a_line_has_six_tiles_at_most() {
    let six = "R1@0,0;R2@1,0;R3@2,0;R4@3,0;R5@4,0;R6@5,0 R1R2R3R4R5R6/P1P2P3P4P5P6 - 9/0 0";
    assert!(matches!(refused(six, "R1@6,0"), PlayError::TwiceInLine { .. }));
    // No tile goes to either end.
    assert!(placings(six).iter().all(|turn| !turn.contains("@6,0") && !turn.contains("@-1,0")));
}

#[test]
fn k5_the_tiles_stand_in_one_row_or_column() {
    assert_eq!(refused(ROW, "R4@3,0;R5@3,1;R1@4,1"), PlayError::NotInLine);
    assert_eq!(refused(ROW, "P2@1,1;R4@3,0"), PlayError::NotInLine);
}

#[test]
fn k5_the_line_is_unbroken_and_older_tiles_may_fill_its_gaps() {
    assert_eq!(play(ROW, "R4@-1,0;R5@3,0").scores(), [8, 0]);
    assert!(matches!(refused(ROW, "R4@4,0;R5@5,0"), PlayError::Apart));
    assert!(matches!(refused(ROW, "R4@3,0;R5@5,0"), PlayError::Gap { cell } if cell.to_string() == "4,0"));
    let gaps = "R1@0,0;B1@0,1;B2@1,1;B3@2,1;R3@2,0 R2P2P6R4O5Y6/P1P3P4P5P6R6 - 3/0 0";
    // R2 closes the gap between R1 and R3, above B2.
    assert_eq!(play(gaps, "R2@1,0").scores(), [3 + 3 + 2, 0]);
    assert!(placings(gaps).contains(&"R2@1,0;R4@3,0".to_owned()));
}

#[test]
fn k5_a_turn_touches_an_older_tile_and_covers_none() {
    assert_eq!(refused(ROW, "O6@5,5"), PlayError::Apart);
    assert_eq!(refused(ROW, "R4@3,1"), PlayError::Apart);
    assert!(matches!(refused(ROW, "R4@2,0"), PlayError::Taken { .. }));
    assert!(matches!(refused(ROW, "R4@3,0;R5@3,0"), PlayError::Taken { .. }));
    assert_eq!(position(ROW).play(&Choice::Place(Default::default()).into()), Err(PlayError::NothingPlaced));
}

#[test]
fn k5_only_tiles_of_the_hand_are_placed() {
    assert!(matches!(refused(ROW, "R6@3,0"), PlayError::NotInHand { .. }));
    // There is one P2 in the hand, not two.
    assert!(matches!(refused(ROW, "P2@1,1;P2@1,-1"), PlayError::NotInHand { .. }));
}

/// Points of tiles on a board that need be no position.
fn points(board: &str, placed: &str) -> Result<u32, PlayError> {
    let Choice::Place(placing) = placed.parse().unwrap() else { panic!("{placed} places nothing") };
    board.parse::<Board>().unwrap().score(&placing).map(|score| score.points())
}

#[test]
fn k6_a_game_of_twelve_turns_scores_as_published() {
    let turns = [
        ("R5@0,0;R3@0,-1;R1@0,-2", 3),
        ("R4@0,-3;B4@1,-3;P4@2,-3", 7),
        ("B1@1,-2", 4),
        ("G5@-1,0;G3@-1,-1", 6),
        ("G6@-1,1;G1@-1,-2", 7),
        ("O4@3,-3;R4@3,-4", 6),
        ("O6@-3,1;Y6@-2,1", 3),
        ("O2@-3,0;O3@-3,-1", 3),
        ("Y3@-2,-1;Y1@-2,-2", 10),
        ("R6@0,1", 9),
        ("O2@-1,-4;R2@0,-4;B2@1,-4", 18),
        ("Y4@4,-3;B4@4,-4", 9),
    ];
    let mut board = String::from("-");
    for (placed, scored) in turns {
        assert_eq!(points(&board, placed), Ok(scored), "{placed}");
        board = if board == "-" { placed.to_owned() } else { format!("{board};{placed}") };
    }
}

const PURPLE: &str = "P4@7,-4;P1@8,-4;P3@9,-4;P2@10,-4;P6@11,-4;P5@12,-4";
const GAPPED: &str = "P2@7,-4;P4@7,-3;P5@7,-1;P3@7,0";
const SQUARES: &str = "G4@7,-4;B4@8,-4;O4@9,-4";

#[rstest]
#[case(PURPLE, "Y4@7,-3;Y1@8,-3;Y3@9,-3;Y2@10,-3;Y6@11,-3;Y5@12,-3", Some(24))]
#[case(PURPLE, "Y4@7,-3;Y1@8,-3;Y2@9,-3;Y3@10,-3;Y6@11,-3;Y5@12,-3", None)]
#[case(GAPPED, "P1@7,-5;P6@7,-2", Some(12))]
#[case(GAPPED, "P6@7,1;P1@7,-5", None)]
#[case(SQUARES, "Y5@10,-5;Y4@10,-4;Y6@10,-3", Some(7))]
#[case(SQUARES, "P4@9,-5", Some(2))]
#[case(SQUARES, "Y4@10,-4;P4@11,-4", Some(5))]
#[case(SQUARES, "P4@11,-4;Y4@10,-4", Some(5))]
fn k6_each_line_made_or_lengthened_scores_its_length(
    #[case] board: &str,
    #[case] placed: &str,
    #[case] scored: Option<u32>,
) {
    assert_eq!(points(board, placed).ok(), scored);
}

#[test]
fn k6_a_line_of_six_scores_six_more_and_a_lone_opening_tile_one() {
    let five = "R1@0,0;R2@1,0;R3@2,0;R4@3,0;R5@4,0 R6O1O2O3O4O5/P1P2P3P4P5P6 - 5/0 0";
    assert_eq!(play(five, "R6@5,0").scores(), [17, 0]);
    assert_eq!(play("- R1O2Y3G4B5P6/R1O2Y3G4B5P6 - 0/0 0", "G4@0,0").scores(), [1, 0]);
}

#[test]
fn k6_the_lines_that_score_are_named() {
    let board: Board = SQUARES.parse().unwrap();
    let Choice::Place(placing) = "Y5@10,-5;Y4@10,-4;Y6@10,-3".parse().unwrap() else { panic!() };
    let score = board.score(&placing).unwrap();
    let lines: Vec<(String, u8, u32)> =
        score.lines.iter().map(|line| (line.first.to_string(), line.len, line.points())).collect();
    assert_eq!(lines, [("10,-5".to_owned(), 3, 3), ("7,-4".to_owned(), 4, 4)]);
}

/// Four tiles in the bag.
const BAG: &str = "R1@0,0;R2@1,0;R3@2,0 R4R5R1B2P2O6/P1P3P4P5P6R6 B3B3G4Y1 3/0 0";

#[test]
fn k7_the_hand_is_filled_to_six_from_the_bag() {
    let after = play(BAG, "R4@3,0;R5@4,0>Y1B3");
    assert_eq!(after.hand(Seat(0)), tiles("R1B2P2O6B3Y1"));
    assert_eq!(after.bag(), tiles("B3G4"));
    // With less in the bag only that is drawn.
    let after = play(&BAG.replace("B3B3G4Y1", "B3"), "R4@3,0;R5@4,0>B3");
    assert_eq!((after.hand(Seat(0)).len(), after.bag().len()), (5, 0));
    assert_eq!(refused(BAG, "R4@3,0;R5@4,0"), PlayError::Draws { drawn: 0, due: 2 });
    assert_eq!(refused(BAG, "R4@3,0;R5@4,0>B3"), PlayError::Draws { drawn: 1, due: 2 });
    assert_eq!(refused(BAG, "R4@3,0>B3B3"), PlayError::Draws { drawn: 2, due: 1 });
    assert!(matches!(refused(BAG, "R4@3,0>P1"), PlayError::NotInBag { .. }));
    assert!(matches!(refused(BAG, "R4@3,0;R5@4,0>G4G4"), PlayError::NotInBag { .. }));
    assert_eq!(refused(ROW, "R4@3,0>B3"), PlayError::Draws { drawn: 1, due: 0 });
}

#[test]
fn k8_swapped_tiles_go_into_the_bag_before_as_many_are_drawn() {
    let after = play(BAG, "swap:R1B2>B3R1");
    assert_eq!(after.hand(Seat(0)), tiles("R1R4R5P2O6B3"));
    assert_eq!(after.bag(), tiles("B2B3G4Y1"));
    assert_eq!((after.scores(), after.seat()), (&[3, 0][..], Seat(1)));
    // All six, although the bag has but four.
    assert!(position(BAG).play(&turn("swap:R4R5R1B2P2O6>B3B3G4Y1R4P2")).is_ok());
    assert_eq!(refused(BAG, "swap:R1"), PlayError::Draws { drawn: 0, due: 1 });
    assert!(matches!(refused(BAG, "swap:R1>R2"), PlayError::NotInBag { .. }));
    assert!(matches!(refused(BAG, "swap:R6>B3"), PlayError::NotInHand { .. }));
    assert!(matches!(refused(BAG, "swap:R1R1>B3B3"), PlayError::NotInHand { .. }));
    assert_eq!(position(BAG).play(&Choice::Swap(Default::default()).into()), Err(PlayError::NothingSwapped));
}

#[test]
fn k8_there_is_no_swapping_with_an_empty_bag_nor_as_the_opening_turn() {
    assert_eq!(refused(ROW, "swap:R1"), PlayError::BagEmpty);
    assert!(legal(ROW, "swap").is_empty());
    let opening = "- R1R2R3O4Y5G6/R1O2Y3G4B5P6 B1 0/0 0";
    assert_eq!(refused(opening, "swap:R1>B1"), PlayError::OpeningSwap);
    assert!(legal(opening, "swap").is_empty());
}

#[test]
fn k8_each_multiset_that_can_be_swapped_is_one_turn() {
    assert_eq!(legal(BAG, "swap").len(), 63);
    // R4 up to three times, R5 up to twice, B2 once: 4 * 3 * 2 - 1.
    let copies = "R1@0,0;R2@1,0;R3@2,0 R4R4R4R5R5B2/P1P3P4P5P6R6 B3 3/0 0";
    assert_eq!(legal(copies, "swap").len(), 23);
    assert!(legal(copies, "swap").contains(&"swap:R4R4R5B2".to_owned()));
}

/// Nothing of seat 0 fits; seat 1 has what fits.
const STUCK: &str = "R1@0,0;R2@1,0;R3@2,0 O4Y5/R4 - 3/0 0";

#[test]
fn k9_only_who_can_not_place_with_an_empty_bag_loses_the_turn() {
    assert_eq!(legal(STUCK, ""), ["pass"]);
    assert_eq!(play(STUCK, "pass").seat(), Seat(1));
    assert_eq!(refused(ROW, "pass"), PlayError::NoPassing);
    assert_eq!(refused(&BAG.replace("R4R5R1B2P2O6", "O4Y5G6O5Y6G5"), "pass"), PlayError::NoPassing);
    assert!(legal(ROW, "pass").is_empty() && legal(BAG, "pass").is_empty());
    // With tiles in the bag who can't place swaps.
    let must_swap = "R1@0,0;R2@1,0;R3@2,0 O4Y5G6O5Y6G5/P1P3P4P5P6R6 B3 3/0 0";
    assert_eq!(legal(must_swap, "").len(), legal(must_swap, "swap").len());
    assert_eq!(refused(STUCK, "pass>R1"), PlayError::Draws { drawn: 1, due: 0 });
}

#[test]
fn k10_placing_the_last_tile_with_an_empty_bag_gives_six_more_and_ends_the_game() {
    let after = play(STUCK, "pass R4@3,0");
    assert_eq!(after.scores(), [3, 4 + 6]);
    assert_eq!(after.ending(), Some((win(&[1]), "K10")));
    // The seat to move passes on after the last turn too.
    assert_eq!(after.seat(), Seat(0));
    assert!(after.legal_choices().is_empty());
    assert_eq!(after.play(&turn("O4@9,9")), Err(PlayError::Over { rule: "K10" }));
    // The last tile of a hand is not the end while the bag has tiles.
    let full = play("R1@0,0 R2O1Y1G1B1P1/P1P3P4P5P6R6 B3 3/0 0", "R2@1,0>B3");
    assert_eq!(full.ending(), None);
}

#[test]
fn k11_the_game_ends_at_once_when_the_bag_is_empty_and_nobody_can_place() {
    let after = play("R1@0,0;R2@1,0;R3@2,0 O4R4/Y5 - 3/9 0", "R4@3,0");
    // O4 would fit beside R4: it goes on.
    assert_eq!(after.ending(), None);
    let after = play("R1@0,0;R2@1,0;R3@2,0 O5R4/Y6 - 3/9 0", "R4@3,0");
    assert_eq!(after.scores(), [7, 9]);
    assert_eq!(after.ending(), Some((win(&[1]), "K11")));
    assert!(after.legal_choices().is_empty());
    assert_eq!(after.play(&turn("pass")), Err(PlayError::Over { rule: "K11" }));
}

#[rstest]
#[case("R1@0,0 -/O2/Y3 - 5/9/8", &[1])]
#[case("R1@0,0 -/O2/Y3 - 9/5/9", &[0, 2])]
#[case("R1@0,0 O2/O2/Y3/P4 - 7/7/7/7", &[0, 1, 2, 3])]
fn k12_the_highest_total_wins_and_equal_ones_share_the_win(#[case] at: &str, #[case] seats: &[u8]) {
    let at = position(&format!("{at} 1"));
    assert_eq!(Qwirkle::outcome(&at), win(seats));
}

#[test]
fn k12_nothing_ends_the_game_while_the_bag_has_tiles() {
    // Nobody can place anything.
    let at = "R1@0,0 O2O3O4O5O6Y2/Y3Y4Y5Y6G2G3 P2 0/0 0";
    assert_eq!(position(at).ending(), None);
    assert_eq!(legal(at, "").len(), 63);
}

#[test]
fn a_listed_placing_is_one_turn_however_its_tiles_are_named() {
    // Both ends of the row, one tile at each.
    let both = placings(ROW).into_iter().filter(|turn| turn.contains("@-1,0") && turn.contains("@3,0"));
    assert_eq!(both.count(), 2);
    let alone = placings(ROW).into_iter().filter(|turn| turn == "R4@3,0");
    assert_eq!(alone.count(), 1);
}

#[test]
fn draws_left_open_are_made_from_the_bag() {
    let at = position(BAG);
    let choice: Choice = "R4@3,0;R5@4,0".parse().unwrap();
    for seed in 0..20 {
        let drawn = at.draw(&choice, &mut seeded(seed));
        assert_eq!(drawn.len(), 2);
        assert!(at.play(&Turn { choice: choice.clone(), drawn }).is_ok());
    }
    let all = turn("swap:R4R5R1B2P2O6");
    let drawn = at.draw(&all.choice, &mut seeded(1));
    let whole = Turn { drawn, ..all };
    assert!(at.play(&whole).is_ok());
    // A choice that is not legal draws something, and is refused when it is played.
    let nonsense: Choice = "swap:P6P6P6P6P6P6".parse().unwrap();
    let drawn = at.draw(&nonsense, &mut seeded(1));
    assert!(at.play(&Turn { choice: nonsense, drawn }).is_err());
}

const GOOD: &str = "R1@0,0;R2@1,0 R4R5/B4 - 2/0 0";

#[rstest]
#[case::fields("R1@0,0;R2@1,0 R4R5/B4 - 2/0", "here are 4")]
#[case::blanks("R1@0,0;R2@1,0  R4R5/B4 - 2/0 0", "here are 6")]
#[case::no_board(" R4R5/B4 - 2/0 0", "no tile on a cell")]
#[case::tile("R7@0,0;R2@1,0 R4R5/B4 - 2/0 0", "\"R7\"")]
#[case::zero("R0@0,0;R2@1,0 R4R5/B4 - 2/0 0", "\"R0\"")]
#[case::case("r1@0,0;R2@1,0 R4R5/B4 - 2/0 0", "\"r1\"")]
#[case::not_ascii("ñ@0,0;R2@1,0 R4R5/B4 - 2/0 0", "\"ñ\"")]
#[case::not_ascii_hand("R1@0,0;R2@1,0 R4R5/Rñ - 2/0 0", "\"Rñ\"")]
#[case::leading_zero("R1@0,0;R2@01,0 R4R5/B4 - 2/0 0", "\"01,0\"")]
#[case::plus("R1@0,0;R2@+1,0 R4R5/B4 - 2/0 0", "\"+1,0\"")]
#[case::minus_zero("R1@-0,0;R2@1,0 R4R5/B4 - 2/0 0", "\"-0,0\"")]
#[case::three_coordinates("R1@0,0,0;R2@1,0 R4R5/B4 - 2/0 0", "\"0,0,0\"")]
#[case::far("R1@0,0;R2@108,0 R4R5/B4 - 2/0 0", "\"108,0\"")]
#[case::very_far("R1@0,0;R2@4294967296,0 R4R5/B4 - 2/0 0", "\"4294967296,0\"")]
#[case::twice_on_a_cell("R1@0,0;R2@0,0 R4R5/B4 - 2/0 0", "taken")]
#[case::end_of_board("R1@0,0;R2@1,0; R4R5/B4 - 2/0 0", "no tile on a cell")]
#[case::two_pieces("R1@0,0;R2@2,0 R4R5/B4 - 2/0 0", "one piece")]
#[case::corners("R1@0,0;R2@1,1 R4R5/B4 - 2/0 0", "one piece")]
#[case::not_the_origin("R1@2,0;R2@1,0 R4R5/B4 - 2/0 0", "0,0")]
#[case::four_copies("R1@0,0;R2@1,0 R1R1/R1 - 2/0 0", "three R1")]
#[case::four_in_a_hand("R1@0,0;R2@1,0 R4R4R4R4/R1 - 2/0 0", "three R4")]
#[case::one_hand("R1@0,0;R2@1,0 R4R5 - 2 0", "here are 1 hands")]
#[case::five_hands("R1@0,0;R2@1,0 R4/R5/O1/O2/O3 - 2/0/0/0/0 0", "here are 5 hands")]
#[case::seven_tiles("R1@0,0;R2@1,0 R4R5O1O2O3O4O5/B4 - 2/0 0", "at most 6")]
#[case::odd_hand("R1@0,0;R2@1,0 R4R/B4 - 2/0 0", "\"R\"")]
#[case::no_hand("R1@0,0;R2@1,0 R4R5/ - 2/0 0", "\"\"")]
#[case::dash_in_hand("R1@0,0;R2@1,0 R4R5/-B4 - 2/0 0", "\"-B\"")]
#[case::unfilled("R1@0,0;R2@1,0 R4R5/B4 O1 2/0 0", "K7")]
#[case::two_empty("R1@0,0;R2@1,0 R4R5/-/- - 2/0/0 0", "K10")]
#[case::empty_before("- R4R5/- - 0/0 0", "K10")]
#[case::scored_before("- R4R5/B4 - 1/0 0", "before the opening")]
#[case::larger_group("- R4R5/B4 - 0/0 1", "K2")]
#[case::scores("R1@0,0;R2@1,0 R4R5/B4 - 2/0/0 0", "3 scores for 2 hands")]
#[case::no_score("R1@0,0;R2@1,0 R4R5/B4 - 2/ 0", "\"\" is no score")]
#[case::score_zero("R1@0,0;R2@1,0 R4R5/B4 - 02/0 0", "\"02\" is no score")]
#[case::score_sign("R1@0,0;R2@1,0 R4R5/B4 - -2/0 0", "\"-2\" is no score")]
#[case::score_huge("R1@0,0;R2@1,0 R4R5/B4 - 1000000/0 0", "\"1000000\" is no score")]
#[case::seat("R1@0,0;R2@1,0 R4R5/B4 - 2/0 2", "seat 2 does not play")]
#[case::seat_four("R1@0,0;R2@1,0 R4R5/B4 - 2/0 4", "not \"4\"")]
#[case::seat_zero("R1@0,0;R2@1,0 R4R5/B4 - 2/0 00", "not \"00\"")]
fn a_wrong_position_is_refused_and_what_is_wrong_is_named(#[case] text: &str, #[case] names: &str) {
    assert!(GOOD.parse::<Position>().is_ok());
    let error = text.parse::<Position>().unwrap_err().to_string();
    assert!(error.contains(names), "{error}");
}

#[test]
fn a_position_that_play_would_not_reach_can_be_set_up() {
    // A row of neither one colour nor one shape: nothing can join it, but beside it there is room.
    let at = "R1@0,0;B2@1,0 R2B1R4B4O1O2/P1 - 0/0 0";
    let turns = placings(at);
    assert!(turns.iter().all(|turn| !turn.contains("@2,0") && !turn.contains("@-1,0")));
    assert!(turns.contains(&"R4@0,1".to_owned()) && turns.contains(&"O2@1,-1".to_owned()));
    assert!(matches!(refused(at, "R2@2,0"), PlayError::Unlike { .. }));
    // Order within board, hands and bag is free.
    assert_eq!(position("R2@1,0;R1@0,0 R5R4/B4 - 2/0 0"), position(GOOD));
}

#[rstest]
#[case("", "no tile on a cell")]
#[case("R1", "no tile on a cell")]
#[case("R1@", "no cell")]
#[case("R1@0", "no cell")]
#[case("R1@0,0;", "no tile on a cell")]
#[case("R1@0,0>", "no tile")]
#[case("R1@0,0>R1>R2", "no tile")]
#[case("R1@0,0 ", "no cell")]
#[case("swap:", "no tile")]
#[case("swap:R", "no tile")]
#[case("swap:R1,R2", "no tile")]
#[case("swap:R1R1R1R2R2R2R3", "no more than 6")]
#[case("R1@0,0>R1R1R1R2R2R2R3", "no more than 6")]
#[case("R1@0,0;R2@1,0;R3@2,0;R4@3,0;R5@4,0;R6@5,0;O1@6,0", "no more than 6")]
#[case("Pass", "no tile on a cell")]
#[case("pass ", "no tile on a cell")]
#[case("R1@0,00", "no cell")]
#[case("R1@1,-0", "no cell")]
fn a_wrong_turn_is_refused_and_what_is_wrong_is_named(#[case] text: &str, #[case] names: &str) {
    let error = text.parse::<Turn>().unwrap_err().to_string();
    assert!(error.contains(names), "{text}: {error}");
}
