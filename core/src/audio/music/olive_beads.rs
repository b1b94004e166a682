//! A thoughtful waltz in D minor: stones are counted, one after the other, and the fifth bar always knows more.

use crate::audio::instruments::Instrument;
use crate::audio::music::{Part, Score};

/// Guitar, marimba, bass and a few long tones. Introduction, A, B in F major, A again with the guitar singing, a bridge in G
/// minor, the return.
pub static OLIVE_BEADS: Score = Score {
    title: "Olive Beads",
    tempo: 152.0,
    metre: 6,
    swing: 0.0,
    level: -3.3,
    parts: &[
        Part {
            instrument: Instrument::Guitar,
            pan: -0.3,
            level: -2.0,
            phrases: &[G_INTRO, G_A1, G_A2, G_B1, G_B2, G_AGAIN, G_BRIDGE, G_RETURN],
        },
        Part {
            instrument: Instrument::Marimba,
            pan: 0.3,
            level: -1.0,
            phrases: &[REST_4, M_A1, M_A2, REST_4, M_B1, M_B2, M_AGAIN, M_BRIDGE, M_RETURN],
        },
        Part {
            instrument: Instrument::Guitar,
            pan: 0.05,
            level: 0.0,
            phrases: &[REST_4, REST_8, S_A2, S_B1, REST_4, REST_4, S_AGAIN, REST_8, S_RETURN],
        },
        Part {
            instrument: Instrument::Bass,
            pan: 0.0,
            level: -3.0,
            phrases: &[REST_4, REST_8, B_A2, B_B1, B_B2, B_AGAIN, B_BRIDGE, B_RETURN],
        },
        Part {
            instrument: Instrument::Pad,
            pan: 0.0,
            level: -11.0,
            phrases: &[REST_4, REST_8, REST_8, P_B1, P_B2, REST_4, REST_8, P_BRIDGE, P_RETURN],
        },
    ],
};

const REST_4: &str = "-|-|-|-";
const REST_8: &str = "-|-|-|-|-|-|-|-";

const G_INTRO: &str = "
    p D3+A3+D4+E4@1.2343 | D3+A3+D4+F4@1.2343 | D3+A3+D4+G4@1.2343 | D3+A3+D4+F4@1.23..";
const G_A1: &str = "
    mp D3+A3+D4+F4@123432 | C3+A3+D4+F4@123432 | Bb2+F3+A3+D4@123432 | p A2+E3+A3+D4+C#4@123453 |
    mp G2+F3+Bb3+D4@123432 | C3+G3+Bb3+E4@123432 | F3+A3+C4+E4@123432 | p A2+E3+G3+C#4@1234..";
const G_A2: &str = "
    mp D3+A3+D4+F4@123432 | C3+A3+D4+F4@123432 | Bb2+F3+A3+D4@123432 | A2+F3+A3+C4@123432 |
    G2+E3+Bb3+D4@123432 | p A2+E3+G3+C#4@123432 | D3+A3+D4+F4@1.2343 | D3+A3+D4+E4@1.23..";
const G_B1: &str = "
    mp F3+A3+C4+E4@1.3243 | E3+G3+C4+E4@1.3243 | D3+A3+C4+F4@1.3243 | A2+E3+G3+C4@1.3243 |
    Bb2+F3+A3+D4@1.3243 | A2+F3+C4+F4@1.3243 | G2+F3+Bb3+D4@1.3243 | p C3+G3+Bb3+E4@1.32..";
const G_B2: &str = "
    mp F3+A3+C4+E4@123432 | E3+G3+C4+E4@123432 | D3+A3+C4+F4@123432 | A2+E3+A3+C4@123432 |
    mf Bb2+F3+A3+D4@123432 | G2+F3+Bb3+D4@123432 | mp E3+G3+Bb3+D4@123432 | p A2+E3+G3+C#4@1.23..";
const G_AGAIN: &str = "
    p D3+A3+D4@1.2.3. | C3+A3+D4@1.2.3. | Bb2+F3+D4@1.2.3. | A2+G3+C#4@1.2.3. |
    G2+F3+Bb3@1.2.3. | C3+G3+Bb3@1.2.3. | F3+A3+E4@1.2.3. | Bb2+F3+A3+D4@1.2.34 |
    mp G2+E3+Bb3+D4@123432 | A2+E3+G3+C#4@123432 | D3+A3+D4+F4@1.2343 | p D3+A3+D4+E4@1.23..";
const G_BRIDGE: &str = "
    p G2+D3+A3+Bb3@1...34 | G2+D3+Bb3+D4@1..... | F2+D3+A3+F4@1...34 | F2+D3+A3+D4@1..... |
    mp Eb3+G3+Bb3+D4@123432 | Eb3+G3+Bb3+D4@1.3243 | p A2+E3+G3+D4@1.2.34 | A2+E3+G3+C#4@1.2...";
const G_RETURN: &str = "
    mp D3+A3+D4+F4@123432 | C3+A3+D4+F4@123432 | Bb2+F3+A3+D4@123432 | A2+F3+A3+C4@123432 |
    p G2+E3+Bb3+D4@1.2343 | A2+E3+G3+C#4@1.234. | D3+A3+D4+F4@1.2343 | pp D3+A3+D4+E4@1.2.4.";

const M_A1: &str = "
    p A4:4 D5:2 | E5:3 F5 E5 C5 | D5:4 A4:2 | E5:3 D5 C#5:2 |
    mp D5:4 Bb4:2 | C5:3 D5 E5:2 | F5:4 C5:2 | p E5:2 C#5:2 A4:2";
const M_A2: &str = "
    mp A4:4 D5:2 | E5:3 F5 E5 C5 | mf D5:2 F5:2 A5:2 | G5:2 F5:2 C5:2 |
    mp D5:3 E5 F5 D5 | E5:3 D5 C#5 E5 | p D5:6 | -";
const M_B1: &str = "
    -:2 p D5 F5 A5:2 | -:2 C5 F5 A5:2 | -:2 Bb4 D5 F5:2 | -:2 Bb4 C5 E5:2";
const M_B2: &str = "
    mp A5:4 G5:2 | G5:3 A5 G5 E5 | F5:4 D5:2 | E5:3 F5 E5 C5 |
    mf D5:4 F5:2 | Bb5:3 A5 G5:2 | mp G5:3 F5 E5 D5 | p C#5:4 -:2";
const M_AGAIN: &str = "
    pp -:2 F4+A4:2 F4+A4:2 | -:2 F4+A4:2 F4+A4:2 | -:2 F4+A4:2 F4+A4:2 | -:2 E4+G4:2 E4+G4:2 |
    -:2 D4+Bb4:2 D4+Bb4:2 | -:2 E4+Bb4:2 E4+Bb4:2 | -:2 E4+A4:2 C5:2 | -:2 D4+A4:2 D5:2 |
    p -:2 E4+Bb4:2 D5:2 | E5:3 D5 C#5:2 | D5:6 | -";
const M_BRIDGE: &str = "
    p -:2 D4 G4 A4 Bb4 | A4:4 -:2 | -:2 D4 F4 G4 A4 | F4:4 -:2 |
    mp -:2 G4 Bb4 D5 F5 | mf Eb5:3 D5 Bb4 G4 | mp E4 G4 A4 D5 E5 G5 | p E5:2 C#5:4";
const M_RETURN: &str = "
    mp A4:4 D5:2 | E5:3 F5 E5 C5 | mf D5:2 F5:2 A5:2 | G5:2 F5:2 C5:2 |
    p D5:4 Bb4:2 | E5:2 D5:2 C#5:2 | D5:6 | -";

const S_A2: &str = "
    -|-|-|-|-|-| p -:2 A4 G4 F4 E4 | mp F4:2 G4:2 A4 B4";
const S_B1: &str = "
    mf C5:2 A4:2 C5 D5 | E5:3 D5 C5:2 | A4:4 F4 G4 | A4:2 G4:2 E4:2 |
    mp F4:2 A4:2 D5:2 | C5:3 Bb4 A4:2 | Bb4:2 G4:2 Bb4:2 | C5:4 -:2";
const S_AGAIN: &str = "
    mf A4:4 D5:2 | E5:3 F5 E5 C5 | D5:3 C5 Bb4 A4 | Bb4:2 A4:2 G4:2 |
    Bb4:4 D5:2 | C5:2 D5 E5 G5 E5 | F5:4 E5:2 | D5:4 C5:2 |
    mp Bb4:3 A4 G4:2 | A4:4 -:2 | -:2 p A4 F4 D4:2 | -";
const S_RETURN: &str = "
    p F4:4 A4:2 | A4:3 A4 G4:2 | F4:2 A4:2 C5:2 | C5:2 A4:2 F4:2 |
    Bb4:4 G4:2 | G4:4 E4:2 | F4:6 | -:2 pp A4:2 D5:2";

const B_A2: &str = "
    mp D2:6 | C2:6 | Bb1:6 | A1:4 C2:2 | G1:6 | A1:4 A2:2 | D2:6 | -:4 D2 E2";
const B_B1: &str = "
    mp F2:4 C2:2 | E2:4 G2:2 | D2:4 A2:2 | A1:4 E2:2 | Bb1:4 F2:2 | A1:4 F2:2 | G1:4 D2:2 | C2:4 -:2";
const B_B2: &str = "
    F2:4 A2:2 | E2:4 C2:2 | D2:4 F2:2 | A1:4 C2:2 | mf Bb1:4 D2:2 | G1:4 Bb1:2 | mp E2:4 D2:2 | A1:4 -:2";
const B_AGAIN: &str = "
    - | - | - | - | p G1:6 | C2:6 | F1:4 A1:2 | Bb1:6 | G1:6 | A1:4 E2:2 | D2:6 | -";
const B_BRIDGE: &str = "
    p G1:6 | = | F1:6 | = | mp Eb2:6 | Eb2:4 Bb1:2 | A1:6 | =:4 -:2";
const B_RETURN: &str = "
    mp D2:6 | C2:6 | Bb1:6 | A1:4 C2:2 | p G1:6 | A1:6 | D2:6 | =";

const P_B1: &str = "
    p A3+C4:6 | G3+C4:6 | F3+C4:6 | E3+C4:6 | F3+D4:6 | F3+C4:6 | F3+Bb3:6 | E3+Bb3:6";
const P_B2: &str = "
    C4+E4:6 | C4+E4:6 | C4+F4:6 | C4+E4:6 | mp D4+F4:6 | D4+F4:6 | p Bb3+D4:6 | A3+C#4:6";
const P_BRIDGE: &str = "
    p D4 | = | A3+D4 | = | mp G3+Bb3+D4 | = | p G3+D4 | G3+C#4";
const P_RETURN: &str = "
    pp F3+A3 | F3+A3 | F3+D4 | F3+C4 | E3+Bb3 | E3+C#4 | F3+A3 | -";
