//! A light piece in G major, whose middle looks through a window of other colours.

use crate::audio::instruments::Instrument;
use crate::audio::music::{Part, Score};

/// Two kalimbas, pads, a reed and a bass. Introduction, A, B in E minor, A again, a bridge in E flat, the return.
pub static PAINTED_TILES: Score = Score {
    title: "Painted Tiles",
    tempo: 176.0,
    metre: 8,
    swing: 0.0,
    level: -2.7,
    parts: &[
        Part {
            instrument: Instrument::Kalimba,
            pan: -0.35,
            level: -3.0,
            phrases: &[K_INTRO, K_A1, K_A2, K_B1, K_B2, K_AGAIN, K_BRIDGE, K_RETURN],
        },
        Part {
            instrument: Instrument::Kalimba,
            pan: 0.3,
            level: 0.0,
            phrases: &[REST_4, M_A1, M_A2, REST_8, M_B2, M_AGAIN, M_BRIDGE, M_RETURN],
        },
        Part {
            instrument: Instrument::Pad,
            pan: 0.0,
            level: -8.0,
            phrases: &[P_INTRO, P_A1, P_A2, P_B1, P_B2, P_A1, P_BRIDGE, P_RETURN],
        },
        Part {
            instrument: Instrument::Reed,
            pan: 0.1,
            level: -7.0,
            phrases: &[REST_4, REST_8, REST_8, R_B1, REST_4, R_AGAIN, R_BRIDGE, R_RETURN],
        },
        Part {
            instrument: Instrument::Bass,
            pan: 0.0,
            level: -4.0,
            phrases: &[REST_4, REST_8, B_A2, B_B1, B_B2, B_AGAIN, B_BRIDGE, B_RETURN],
        },
    ],
};

const REST_4: &str = "-|-|-|-";
const REST_8: &str = "-|-|-|-|-|-|-|-";

const K_INTRO: &str = "
    p G4+B4+D5+A5@1.2.3.2. | F#4+A4+D5+G5@1.2.3.2. | E4+G4+D5+B5@1.2.3.4. | C4+G4+D5+E5@1.2.3...";

const K_A1: &str = "
    p G3+D4+B4@1.2.3.2. | F#3+D4+A4@1.2.3.2. | E3+D4+G4@1.2.3.2. | C4+E4+B4@1.2.3.2. | B3+D4+G4@1.2.3.2. |
    A3+E4+G4@1.2.3.2. | D4+G4+C5@1.2.3.2. | D4+F#4+C5@1.2.3...";

const K_A2: &str = "
    p G3+D4+B4@1.232.32 | F#3+D4+A4@1.232.32 | E3+D4+G4@1.232.32 | C4+E4+B4@1.232.32 |
    mp B3+D4+G4@1.232.32 | A3+E4+G4@1.232.32 | p D4+F#4+C5@1.232.3. | G3+D4+B4@1.2.3...";

const K_B1: &str = "
    mp E4+G4+B4@1..2..3. | D4+F#4+A4@1..2..3. | C4+E4+B4@1..2..3. | B3+D4+G4@1..2..3. | A3+E4+G4@1..2..3. |
    B3+D4+A4@1..2..3. | C4+E4+G4@1..2..3. | D4+F#4+A4@1.2.3.2.";

const K_B2: &str = "
    p E4+G4+B4@1..2..3. | C#4+G4+A4@1..2..3. | C4+E4+G4@1..2..3. | D4+G4+C5@1.2.3...";

const K_AGAIN: &str = "
    p G3+D4+B4+G5@1.2.34.3 | F#3+D4+A4+F#5@1.2.34.3 | E3+D4+G4+E5@1.2.34.3 | C4+E4+B4+E5@1.2.34.3 |
    mp B3+D4+G4+D5@1.2.34.3 | A3+E4+G4+E5@1.2.34.3 | p D4+G4+C5@1.2.3.2. | D4+F#4+C5@1.2.3...";

const K_BRIDGE: &str = "
    p Eb4+G4+D5@1..2..3. | Eb4+G4+Bb4+D5@1.2.3.4. | D4+F4+Bb4@1..2..3. | D4+F4+Bb4+F5@1.2.3.4. |
    mp C4+Eb4+Bb4@1..2..3. | A3+C4+Eb4@1..2..3. | p D4+G4+A4+C5@1.2.3.4. | D4+F#4+A4+C5@1.2.3...";

const K_RETURN: &str = "
    p G3+D4+B4@1.232.32 | F#3+D4+A4@1.232.32 | E3+D4+G4@1.232.32 | C4+E4+B4@1.232.32 | B3+D4+G4@1.2.3.2. |
    A3+E4+G4@1.2.3.2. | D4+F#4+C5@1.2.3... | pp G3+D4+G4+B4@1.2.3.4.";

const M_A1: &str = "
    mp -:2 D5 G5 B5:3 A5 | A5:2 F#5:2 D5:4 | -:2 E5 G5 B5:3 A5 | G5:2 E5:2 B4:4 | -:2 D5 G5 B5:2 D6:2 |
    C6:2 A5:2 G5:2 E5:2 | p G5:3 A5 G5:2 E5:2 | F#5:4 -:4";

const M_A2: &str = "
    mp -:2 D5 G5 B5:3 A5 | A5:2 F#5 G5 A5:2 D5:2 | -:2 E5 G5 B5:3 C6 | B5:2 G5:2 E5:4 |
    mf D6:3 B5 G5:2 B5:2 | C6:2 B5 A5 G5:2 E5:2 | mp F#5:3 A5 C6:2 F#5:2 | G5:4 -:4";

const M_B2: &str = "
    mp B5:2 G5:2 E5:4 | A5:3 G5 E5:2 C#5:2 | C5 E5 G5 A5 C6:4 | -:2 p A5 G5 E5 D5:3";

const M_AGAIN: &str = "
    mp -:2 B4+D5:2 D5+G5:2 -:2 | -:2 A4+D5:2 D5+F#5:2 -:2 | -:2 G4+D5:2 E5+G5:2 -:2 |
    -:2 mf G5 B5 D6:2 B5:2 | -:2 mp B4+D5:2 D5+G5:2 B5:2 | C6 B5 A5 G5 E5:2 C5:2 | p G5:3 A5 G5:2 E5:2 |
    F#5:4 -:4";

const M_BRIDGE: &str = "
    - | -:4 p D5 F5 G5 Bb5 | - | -:4 F5 D5 Bb4 F5 | - | -:4 mp C5 Eb5 A5 C6 | D6:2 C6:2 A5:2 G5:2 |
    p F#5:4 -:4";

const M_RETURN: &str = "
    mp -:2 D5 G5 B5:3 A5 | A5:2 F#5:2 D5:4 | -:2 E5 G5 B5:3 C6 | B5:2 G5:2 E5:4 | p D5:3 G5 B5:2 G5:2 |
    A5:2 G5:2 E5:2 C5:2 | D5:3 F#5 A5:2 C6:2 | pp B5:4 -:4";

const P_INTRO: &str = "
    - | - | pp B3+D4+G4 | C4+E4+G4";

const P_A1: &str = "
    p B3+D4+G4 | A3+D4+F#4 | B3+D4+G4 | C4+E4+G4 | B3+D4+G4 | C4+E4+G4 | A3+D4+G4 | A3+C4+F#4";

const P_A2: &str = "
    p B3+D4+G4 | A3+D4+F#4 | B3+D4+G4 | C4+E4+G4 | B3+D4+G4 | C4+E4+G4 | A3+C4+F#4 | B3+D4+G4";

const P_B1: &str = "
    mp B3+E4+G4 | A3+D4+F#4 | G3+C4+E4 | G3+B3+D4 | G3+C4+E4 | A3+B3+F#4 | G3+C4+E4 | A3+D4+F#4";

const P_B2: &str = "
    p B3+E4+G4 | A3+C#4+G4 | A3+C4+G4 | A3+D4+G4";

const P_BRIDGE: &str = "
    mp G3+Bb3+Eb4 | = | F3+Bb3+D4 | = | G3+Bb3+Eb4 | A3+C4+Eb4 | p A3+D4+G4 | A3+C4+F#4";

const P_RETURN: &str = "
    p B3+D4+G4 | A3+D4+F#4 | B3+D4+G4 | C4+E4+G4 | B3+D4+G4 | C4+E4+G4 | A3+C4+F#4 | pp B3+D4+G4";

const R_B1: &str = "
    mp G4:3 A4 B4:4 | F#4:4 -:2 A4:2 | G4:3 A4 B4:2 E5:2 | D5:4 B4:2 G4:2 | C5:3 B4 A4:4 |
    B4:2 A4:2 F#4:2 D4:2 | E4:4 G4:2 C5:2 | A4:6 -:2";

const R_AGAIN: &str = "
    p B4:4 D5:4 | A4:6 -:2 | G4:4 B4:4 | G4:6 -:2 | mp G4:3 A4 B4:4 | C5:4 A4:4 | A4:4 G4:4 | F#4:5 -:3";

const R_BRIDGE: &str = "
    mp G4:4 Bb4:4 | D5:4 C5:2 -:2 | Bb4:4 F4:4 | -:8 | C5:4 Eb5:4 | C5:4 A4:2 -:2 | p A4:4 G4:4 | F#4:4 -:4";

const R_RETURN: &str = "
    p D4:6 -:2 | F#4:6 -:2 | G4:4 E4:2 -:2 | G4:6 -:2 | B4:4 G4:4 | C5:4 A4:4 | A4:4 F#4:4 | G4:6 -:2";

const B_A2: &str = "
    p G2:6 D2:2 | F#2:6 D2:2 | E2:6 B1:2 | C2:6 E2:2 | B1:6 G2:2 | A1:4 C2:2 E2:2 | D2:4 C2:4 | B1:4 -:4";

const B_B1: &str = "
    mp E2:3 E2:3 B2:2 | B1:3 B1:3 F#2:2 | C2:3 C2:3 G2:2 | B1:3 B1:3 D2:2 | A1:3 A1:3 E2:2 |
    B1:3 B1:3 D2:2 | C2:3 C2:3 E2:2 | D2:3 D2:5";

const B_B2: &str = "
    p E2:6 B1:2 | A1:6 E2:2 | A1:6 C2:2 | D2:6 -:2";

const B_AGAIN: &str = "
    p G2:6 D2:2 | F#2:6 D2:2 | E2:6 B1:2 | C2:6 G2:2 | mp B1:6 D2:2 | A1:4 C2:2 E2:2 | D2:4 A1:4 | D2:6 -:2";

const B_BRIDGE: &str = "
    p Eb2:8 | Eb2:6 Bb1:2 | D2:8 | D2:6 F2:2 | mp C2:6 G2:2 | F1:4 A1:4 | p D2:8 | D2:4 -:4";

const B_RETURN: &str = "
    p G2:6 D2:2 | F#2:6 D2:2 | E2:6 B1:2 | C2:6 E2:2 | B1:6 D2:2 | A1:4 C2:4 | D2:4 F#2:4 | G2:6 -:2";
