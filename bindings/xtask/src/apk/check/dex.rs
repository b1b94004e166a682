//! Reads the tables of a dex file: which classes there are, with the names of what they hold.
//! [The format](https://source.android.com/docs/core/runtime/dex-format).

use crate::apk::classes::{Class, plain};
use crate::step::Outcome;

/// Says of a member that it is the class's, and of a method that it is native.
const STATIC: u32 = 0x8;
const NATIVE: u32 = 0x100;

/// Where in the header the length and the place of each table stand.
const STRINGS: usize = 0x38;
const TYPES: usize = 0x40;
const FIELDS: usize = 0x50;
const METHODS: usize = 0x58;
const CLASSES: usize = 0x60;

/// Stands for no class, where the number of one could stand.
const NONE: u32 = u32::MAX;

/// An annotation that is there at run time.
const VISIBLE: u8 = 1;

/// The classes of a dex file.
///
/// # Errors
/// It is none, or is cut short.
pub fn classes(content: &[u8]) -> Outcome<Vec<Class>> {
    if !content.starts_with(b"dex\n0") {
        return Err("it is no dex file.".to_owned());
    }
    Dex(content).classes().ok_or_else(|| "the dex file is cut short.".to_owned())
}

/// Every place in it that is read may lie beyond its end; then there is nothing.
struct Dex<'a>(&'a [u8]);

impl Dex<'_> {
    fn classes(&self) -> Option<Vec<Class>> {
        (0..self.u32(CLASSES)?).map(|number| self.class(self.row(CLASSES, number, 32)?)).collect()
    }

    fn class(&self, row: usize) -> Option<Class> {
        let mut class = Class { name: self.type_name(self.u32(row)?)?, ..Class::default() };
        let parent = self.u32(row + 8)?;
        if parent != NONE {
            class.parent = Some(self.type_name(parent)?);
        }
        let interfaces = self.place(row + 12)?;
        for number in 0..self.length(interfaces)? {
            let of_type = self.u16(interfaces? + 4 + 2 * number)?;
            class.interfaces.push(self.type_name(of_type.into())?);
        }
        self.add_annotations(self.place(row + 20)?, &mut class)?;
        if let Some(members) = self.place(row + 24)? {
            self.add_members(members, &mut class)?;
        }
        Some(class)
    }

    /// Only those of the class itself.
    fn add_annotations(&self, directory: Option<usize>, class: &mut Class) -> Option<()> {
        let Some(directory) = directory else { return Some(()) };
        let set = self.place(directory)?;
        for number in 0..self.length(set)? {
            let mut item = Reader { dex: self.0, at: self.u32(set? + 4 + 4 * number)? as usize };
            if item.u8()? == VISIBLE {
                class.annotations.push(self.type_name(item.uleb()?)?);
            }
        }
        Some(())
    }

    fn add_members(&self, at: usize, class: &mut Class) -> Option<()> {
        let mut reader = Reader { dex: self.0, at };
        let of_class = reader.uleb()?;
        let of_objects = reader.uleb()?;
        let methods = [reader.uleb()?, reader.uleb()?];
        for count in [of_class, of_objects] {
            let mut number = 0;
            for _ in 0..count {
                number += reader.uleb()?;
                let flags = reader.uleb()?;
                let name = self.string(self.u32(self.row(FIELDS, number, 8)? + 4)?)?;
                class.fields.insert(name, flags & STATIC != 0);
            }
        }
        for count in methods {
            let mut number = 0;
            for _ in 0..count {
                number += reader.uleb()?;
                let flags = reader.uleb()?;
                let _code = reader.uleb()?;
                let name = self.string(self.u32(self.row(METHODS, number, 8)? + 4)?)?;
                *class.methods.entry(name).or_default() |= flags & NATIVE != 0;
            }
        }
        Some(())
    }

    fn type_name(&self, number: u32) -> Option<String> {
        plain(&self.string(self.u32(self.row(TYPES, number, 4)?)?)?)
    }

    fn string(&self, number: u32) -> Option<String> {
        let mut reader = Reader { dex: self.0, at: self.u32(self.row(STRINGS, number, 4)?)? as usize };
        let _units = reader.uleb()?;
        let text = self.0.get(reader.at..)?;
        let end = text.iter().position(|byte| *byte == 0)?;
        // Names beyond ASCII are written as Java does, and none that is looked for has one.
        Some(String::from_utf8_lossy(&text[..end]).into_owned())
    }

    /// Where row `number` of a table begins.
    fn row(&self, table: usize, number: u32, width: usize) -> Option<usize> {
        (number < self.u32(table)?).then_some(())?;
        (self.u32(table + 4)? as usize).checked_add(number as usize * width)
    }

    /// The place that is noted at `at`: nothing, if there is none.
    #[expect(clippy::option_option, reason = "cut short is another thing than left out")]
    fn place(&self, at: usize) -> Option<Option<usize>> {
        Some(Some(self.u32(at)? as usize).filter(|place| *place != 0))
    }

    /// How long the list at `place` is.
    fn length(&self, place: Option<usize>) -> Option<usize> {
        place.map_or(Some(0), |place| Some(self.u32(place)? as usize))
    }

    fn u32(&self, at: usize) -> Option<u32> {
        Some(u32::from_le_bytes(self.0.get(at..at.checked_add(4)?)?.try_into().ok()?))
    }

    fn u16(&self, at: usize) -> Option<u16> {
        Some(u16::from_le_bytes(self.0.get(at..at.checked_add(2)?)?.try_into().ok()?))
    }
}

struct Reader<'a> {
    dex: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn u8(&mut self) -> Option<u8> {
        let byte = *self.dex.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    /// A number of seven bits a byte, the lowest first.
    fn uleb(&mut self) -> Option<u32> {
        let mut number = 0;
        for place in 0..5 {
            let byte = self.u8()?;
            number |= u32::from(byte & 0x7f) << (7 * place);
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `@Mark class a/B extends c/D implements e/F { static int f; int g; native void h(); void i(); }`
    fn small() -> Vec<u8> {
        let strings = ["La/B;", "Lc/D;", "Le/F;", "Lx/Mark;", "f", "g", "h", "i"];
        let mut dex = vec![0; 0x70];
        dex[..8].copy_from_slice(b"dex\n035\0");
        let mut places = Vec::new();
        for string in strings {
            places.push(dex.len() as u32);
            dex.push(string.len() as u8);
            dex.extend(string.bytes().chain([0]));
        }
        let interfaces = aligned(&mut dex, &[1, 0, 0, 0, 2, 0]);
        let item = aligned(&mut dex, &[VISIBLE, 3, 0]);
        let set = aligned(&mut dex, &[1u32.to_le_bytes(), item.to_le_bytes()].concat());
        let directory = aligned(&mut dex, &[set.to_le_bytes(), [0; 4], [0; 4], [0; 4]].concat());
        let members = [
            1, 1, 1, 1, /* f */ 0, 8, /* g */ 1, 0, /* h */ 0, 0x80, 2, 0, /* i */ 1, 1,
            0,
        ];
        let members = aligned(&mut dex, &members);
        table(&mut dex, STRINGS, 8, &places);
        table(&mut dex, TYPES, 4, &[0, 1, 2, 3]);
        table(&mut dex, FIELDS, 2, &[0, 4, 0, 5]);
        table(&mut dex, METHODS, 2, &[0, 6, 0, 7]);
        table(&mut dex, CLASSES, 1, &[0, 0, 1, interfaces, NONE, directory, members, 0]);
        dex
    }

    fn aligned(dex: &mut Vec<u8>, content: &[u8]) -> u32 {
        dex.resize(dex.len().next_multiple_of(4), 0);
        let at = dex.len() as u32;
        dex.extend(content);
        at
    }

    fn table(dex: &mut Vec<u8>, header: usize, rows: u32, words: &[u32]) {
        let content: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let at = aligned(dex, &content);
        dex[header..header + 4].copy_from_slice(&rows.to_le_bytes());
        dex[header + 4..header + 8].copy_from_slice(&at.to_le_bytes());
    }

    #[test]
    fn a_class_is_read_with_all_that_it_holds() {
        let expected = Class {
            name: "a/B".to_owned(),
            parent: Some("c/D".to_owned()),
            interfaces: vec!["e/F".to_owned()],
            fields: [("f".to_owned(), true), ("g".to_owned(), false)].into(),
            methods: [("h".to_owned(), true), ("i".to_owned(), false)].into(),
            annotations: vec!["x/Mark".to_owned()],
        };
        assert_eq!(classes(&small()), Ok(vec![expected]));
    }

    #[test]
    fn a_file_cut_anywhere_is_refused() {
        let whole = small();
        for length in 0..whole.len() - 4 {
            // The first class is complete only with the last table, which is that of the classes.
            assert!(classes(&whole[..length]).is_err(), "cut at {length}");
        }
    }

    #[test]
    fn what_is_no_dex_file_is_refused() {
        assert_eq!(classes(b"PK\x03\x04"), Err("it is no dex file.".to_owned()));
    }
}
