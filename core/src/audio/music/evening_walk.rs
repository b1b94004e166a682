//! A stroll in F major: the bass walks, the guitar sings and now and then looks into a side street.

use crate::audio::instruments::Instrument;
use crate::audio::music::{Part, Score};

/// Bass, two guitars, marimba, a little wood, and a pad in the bridge. Introduction, A, B, A again with the marimba
/// singing, a bridge in D minor over a falling bass, the return.
pub static EVENING_WALK: Score = Score {
    title: "Evening Walk",
    tempo: 168.0,
    metre: 8,
    swing: 0.22,
    level: -3.2,
    parts: &[
        Part {
            instrument: Instrument::Bass,
            pan: 0.0,
            level: -2.5,
            phrases: &[B_INTRO, B_A1, B_A2, B_B, B_A1, B_BRIDGE, B_RETURN],
        },
        Part {
            instrument: Instrument::Guitar,
            pan: -0.35,
            level: -5.0,
            phrases: &[C_INTRO, C_A1, C_A2, C_B, C_A1, C_BRIDGE, C_RETURN],
        },
        Part {
            instrument: Instrument::Guitar,
            pan: 0.15,
            level: -1.2,
            phrases: &[REST_4, S_A1, S_A2, S_B, S_AGAIN, S_BRIDGE, S_RETURN],
        },
        Part {
            instrument: Instrument::Marimba,
            pan: 0.4,
            level: -3.0,
            phrases: &[REST_4, REST_8, M_A2, M_B, M_AGAIN, M_BRIDGE, M_RETURN],
        },
        Part {
            instrument: Instrument::Wood,
            pan: -0.15,
            level: -13.0,
            phrases: &[W_INTRO, REST_8, W_A2, REST_8, W_A2, REST_8, W_A2],
        },
        Part {
            instrument: Instrument::Pad,
            pan: 0.0,
            level: -10.0,
            phrases: &[REST_4, REST_8, REST_8, P_B, REST_8, P_BRIDGE, REST_8],
        },
    ],
};

const REST_4: &str = "-|-|-|-";
const REST_8: &str = "-|-|-|-|-|-|-|-";

const B_INTRO: &str = "
    mf F2:2 A2:2 C3:2 D3:2 | C3:2 A2:2 G2:2 A2:2 | mp F2:2 A2:2 C3:2 D3:2 | C3:2 Bb2:2 G2:2 E2:2";

const B_A1: &str = "
    mp F2:2 A2:2 C3:2 C#3:2 | D3:2 C3:2 A2:2 F#2:2 | G2:2 Bb2:2 D3:2 Db3:2 | C3:2 Bb2:2 G2:2 Bb2:2 |
    A2:2 C3:2 E3:2 Eb3:2 | D3:2 A2:2 F2:2 F#2:2 | G2:2 D2:2 C2:2 E2:2 | F2:2 C2:2 F2:2 -:2";

const B_A2: &str = "
    mp F2:2 C3:2 A2:2 E2:2 | D2:2 F#2:2 A2:2 C3:2 | Bb2:2 A2:2 G2:2 D2:2 | C2:2 E2:2 G2:2 Bb2:2 |
    A2:2 G2:2 E2:2 C2:2 | D2:2 F2:2 A2:2 Ab2:2 | G2:2 Bb2:2 C3:2 E2:2 | F2:4 -:4";

const B_B: &str = "
    p Bb2:4 F2:4 | Bb2:2 D3:2 G2:2 Bb2:2 | A2:4 E2:4 | D2:2 F#2:2 A2:2 F#2:2 | G2:4 D3:4 |
    Bb2:4 Db3:2 Bb2:2 | C3:4 A2:4 | mp C2:2 D2:2 E2:2 C2:2";

const B_BRIDGE: &str = "
    p D3:8 | C#3:8 | C3:8 | B2:8 | Bb2:6 D3:2 | A2:6 C3:2 | G2:4 D2:4 | mp C2:2 D2:2 E2:2 C2:2";

const B_RETURN: &str = "
    mp F2:2 A2:2 C3:2 C#3:2 | D3:2 C3:2 A2:2 F#2:2 | G2:2 Bb2:2 D3:2 Db3:2 | C3:2 Bb2:2 G2:2 Bb2:2 |
    A2:2 G2:2 E2:2 C2:2 | D2:2 F2:2 A2:2 Ab2:2 | p G2:2 D2:2 C2:2 E2:2 | F2";

const C_INTRO: &str = "
    - | - | p -:2 A3+C4+D4+F4 -:3 A3+C4+D4+F4 - | -:2 Bb3+C4+E4+G4 -:3 Bb3+C4+E4+G4 -";

const C_A1: &str = "
    p -:2 A3+C4+D4+F4 -:3 A3+C4+D4+F4 - | -:3 A3+C4+D4+F#4:2 - A3+C4+D4+F#4:2 |
    -:2 Bb3+D4+F4 -:3 Bb3+D4+F4 - | -:3 Bb3+C4+E4+G4:2 - Bb3+C4+E4+G4:2 | -:2 G3+C4+E4 -:3 G3+C4+E4 - |
    -:3 A3+C4+F4:2 - A3+C4+F4:2 | -:2 Bb3+D4+F4 -:3 Bb3+D4+E4 - | -:2 A3+C4+D4+F4 -:5";

const C_A2: &str = "
    p -:3 A3+C4+D4+F4:2 - A3+C4+D4+F4:2 | -:2 A3+C4+D4+F#4 -:3 A3+C4+D4+F#4 - |
    -:2 Bb3+D4+F4 Bb3+D4+F4 -:2 Bb3+D4+F4 - | -:2 Bb3+C4+E4+G4 -:3 Bb3+C4+E4+G4 - |
    -:3 G3+C4+E4:2 - G3+C4+E4:2 | -:2 A3+C4+F4 -:3 A3+C4+F4 - | -:2 Bb3+D4+F4 Bb3+D4+F4 -:2 Bb3+D4+E4 - |
    -:2 A3+C4+D4+F4:4 -:2";

const C_B: &str = "
    p Bb2+F3+A3+D4@1.2.3.4. | Bb2+G3+D4@1.2.3.2. | A2+G3+C4+E4@1.2.3.4. | D3+F#3+C4+E4@1.2.3.4. |
    G3+Bb3+D4+F4@1.2.3.4. | G3+Bb3+Db4+F4@1.2.3.4. | A3+C4+F4@1.2.3.2. | -:2 Bb3+D4+E4 -:3 Bb3+D4+E4 -";

const C_BRIDGE: &str = "
    mp D3+A3+D4+F4@1.2.3.4. | C#3+A3+C#4+G4@1.2.3.4. | C3+A3+D4+F4@1.2.3.4. | B2+G3+D4+F4@1.2.3.4. |
    Bb2+F3+A3+D4@1.2.3.4. | A2+F3+A3+C4@1.2.3.4. | p G2+D3+Bb3+F4@1.2.3... | -:2 Bb3+D4+E4:4 -:2";

const C_RETURN: &str = "
    p -:2 A3+C4+D4+F4 A3+C4+D4+F4 -:2 A3+C4+D4+F4 - | -:2 A3+C4+D4+F#4 -:3 A3+C4+D4+F#4 - |
    -:3 Bb3+D4+F4:2 - Bb3+D4+F4:2 | -:2 Bb3+C4+E4+G4 -:3 Bb3+C4+E4+G4 - |
    -:2 G3+C4+E4 G3+C4+E4 -:2 G3+C4+E4 - | -:2 A3+C4+F4 -:3 A3+C4+F4 - | -:2 Bb3+D4+F4 -:3 Bb3+D4+E4 - |
    -:2 A3+C4+D4+F4:6";

const S_A1: &str = "
    mp - C5 A4 C5 D5:3 C5 | A4:4 F#4:2 A4:2 | - Bb4 G4 Bb4 D5:3 C5 | Bb4:4 G4:2 E4:2 |
    mf - E5 C5 E5 G5:3 E5 | F5:3 E5 D5:2 A4:2 | mp Bb4:2 D5:2 E5:2 Bb4:2 | A4:4 -:4";

const S_A2: &str = "
    mf - C5 A4 C5 F5:3 D5 | C5:3 A4 F#4:2 D4:2 | - Bb4 G4 Bb4 F5:3 D5 | E5:3 D5 Bb4:2 G4:2 |
    C5:2 E5:2 G5:3 E5 | mp F5:2 D5:2 A4:2 C5:2 | Bb4:2 A4:2 G4:2 E4:2 | F4:5 -:3";

const S_B: &str = "
    p -:4 A4:2 F4:2 | -:4 Bb4:2 G4:2 | -:4 G4:2 E4:2 | -:4 A4:2 F#4:2 | mp Bb4:4 D5:2 G4:2 | Bb4:4 G4:4 |
    F4:2 A4:2 C5:2 F5:2 | E5:3 C5 Bb4:2 G4:2";

const S_AGAIN: &str = "
    - | -:4 p A4 F#4 D4:2 | - | -:4 Bb4 G4 E4:2 | - | -:4 mp F4 A4 D5:2 | - | -:2 C5 A4 F4:2 -:2";

const S_BRIDGE: &str = "
    mf A4:3 D5 F5:4 | E5:3 C#5 A4:4 | A4:2 D5:2 A5:3 G5 | F5:3 D5 B4:4 | mp Bb4:2 D5:2 F5:2 A5:2 |
    A5:2 F5:2 C5:4 | p -:2 D5 Bb4 G4:4 | -:2 mp E4 G4 Bb4 C5 D5 E5";

const S_RETURN: &str = "
    mf - C5 A4 C5 F5:3 D5 | C5:3 A4 F#4:2 A4:2 | - Bb4 G4 Bb4 F5:3 D5 | E5:3 D5 Bb4:2 G4:2 |
    mp C5:2 E5:2 G5:3 E5 | F5:2 D5:2 A4:2 C5:2 | p Bb4:2 A4:2 G4:2 E4:2 | F4";

const M_A2: &str = "
    p -:4 A4+C5:2 -:2 | -:4 F#4+A4:2 -:2 | -:4 Bb4+D5:2 -:2 | -:4 G4+Bb4:2 -:2 | -:4 C5+E5:2 -:2 |
    -:4 A4+D5:2 -:2 | -:4 G4+C5:2 -:2 | -:2 C5 D5 F5:2 -:2";

const M_B: &str = "
    mp D5:4 F5:2 A5:2 | G5:3 F5 D5:4 | C5:4 E5:2 G5:2 | F#5:3 E5 D5:4 | mf -:2 Bb4 D5 G5:3 F5 |
    F5:2 Db5:2 Bb4:4 | mp A4:2 C5:2 F5:2 A5:2 | G5:3 E5 C5:2 -:2";

const M_AGAIN: &str = "
    mp - C5 A4 C5 D5:3 C5 | A4:4 -:4 | - Bb4 G4 Bb4 D5:3 C5 | Bb4:4 -:4 | mf - E5 C5 E5 G5 A5 G5 E5 |
    F5:4 -:4 | mp Bb4 D5 F5 D5 E5 C5 Bb4 G4 | A4:4 -:4";

const M_BRIDGE: &str = "
    - | -:4 p E5 G5 A5:2 | - | -:4 D5 F5 G5:2 | - | -:4 C5 F5 A5:2 | -:4 Bb4 D5 F5:2 | -";

const M_RETURN: &str = "
    p -:4 A4+C5:2 -:2 | -:4 F#4+A4:2 C5:2 | -:4 Bb4+D5:2 -:2 | -:4 G4+Bb4:2 C5:2 | -:4 C5+E5:2 -:2 |
    -:4 A4+D5:2 -:2 | pp -:4 G4+C5:2 -:2 | -:2 C5 D5 A5:2 -:2";

const W_INTRO: &str = "
    p -:2 E5 -:3 E5 - | -:2 E5 -:3 E5 B5 | -:2 E5 -:3 E5 - | -:2 E5 -:2 B5 E5 -";

const W_A2: &str = "
    p -:2 E5 -:3 E5 - | -:2 E5 -:3 E5 - | -:2 E5 -:3 E5 - | -:2 E5 -:3 E5 B5 | -:2 E5 -:3 E5 - |
    -:2 E5 -:3 E5 - | -:2 E5 -:3 E5 - | -:2 E5 - B5 E5 -:2";

const P_B: &str = "
    p F3+A3+D4 | G3+Bb3+D4 | G3+C4+E4 | F#3+C4+E4 | F3+Bb3+D4 | G3+Bb3+Db4 | A3+C4+F4 | pp Bb3+C4+E4";

const P_BRIDGE: &str = "
    p A3+D4+F4 | A3+C#4+G4 | A3+D4+F4 | G3+D4+F4 | F3+A3+D4 | F3+A3+C4 | F3+Bb3+D4 | pp Bb3+C4+E4";
