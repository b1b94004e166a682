//! Classes as native code sees them: by their names and those of what they hold.

use std::collections::BTreeMap;

use cafebabe::attributes::AttributeData;
use cafebabe::{FieldAccessFlags, MethodAccessFlags, ParseOptions, parse_class_with_options};

use super::OURS;
use crate::step::Outcome;

/// Where JNA lives.
pub const JNA: &str = "com/sun/jna/";

/// A class of Java or of Android. Names are Java's own, as `com/sun/jna/Pointer`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Class {
    /// Its whole name.
    pub name: String,
    /// What it extends; nothing does so only for the first of all.
    pub parent: Option<String>,
    /// What it implements or, being an interface, extends.
    pub interfaces: Vec<String>,
    /// Its own fields, and whether each is the class's and not an object's.
    pub fields: BTreeMap<String, bool>,
    /// Its own methods, and whether each is native.
    pub methods: BTreeMap<String, bool>,
    /// The annotations that are visible at run time.
    pub annotations: Vec<String>,
}

impl Class {
    /// Reads a class file.
    ///
    /// # Errors
    /// It is none.
    pub fn read(content: &[u8]) -> Outcome<Self> {
        let mut options = ParseOptions::default();
        options.parse_bytecode(false);
        let read =
            parse_class_with_options(content, &options).map_err(|error| format!("no class: {error}"))?;
        let mut class = Self {
            name: read.this_class.to_string(),
            parent: read.super_class.as_ref().map(ToString::to_string),
            interfaces: read.interfaces.iter().map(ToString::to_string).collect(),
            ..Self::default()
        };
        for field in &read.fields {
            let of_class = field.access_flags.contains(FieldAccessFlags::STATIC);
            class.fields.insert(field.name.to_string(), of_class);
        }
        for method in &read.methods {
            let native = method.access_flags.contains(MethodAccessFlags::NATIVE);
            *class.methods.entry(method.name.to_string()).or_default() |= native;
        }
        for attribute in &read.attributes {
            if let AttributeData::RuntimeVisibleAnnotations(annotations) = &attribute.data {
                let names = annotations.iter().map(|annotation| annotation.type_descriptor.to_string());
                class.annotations.extend(names.filter_map(|name| plain(&name)));
            }
        }
        Ok(class)
    }

    /// Its native methods.
    pub fn natives(&self) -> impl Iterator<Item = &str> {
        self.methods.iter().filter(|(_, native)| **native).map(|(name, _)| name.as_str())
    }

    /// The functions of our library that its native methods are. JNA looks up the bindings' by the plain names.
    pub fn functions(&self) -> impl Iterator<Item = String> {
        self.natives().map(|method| if self.is_our_own() { self.symbol(method) } else { method.to_owned() })
    }

    /// Java itself looks up the functions of its native methods: it is the app's own and not of the bindings, which live
    /// in packages below.
    fn is_our_own(&self) -> bool {
        self.name.strip_prefix(OURS).is_some_and(|name| !name.contains('/'))
    }

    /// The function that Java looks up for `method`, where no other of the class has the same name.
    pub fn symbol(&self, method: &str) -> String {
        format!("Java_{}_{}", mangled(&self.name), mangled(method))
    }
}

/// A name as Java's native interface spells it in a function's.
fn mangled(name: &str) -> String {
    name.chars().fold(String::new(), |mut spelled, c| {
        match c {
            '/' => spelled.push('_'),
            '_' => spelled.push_str("_1"),
            c if c.is_ascii_alphanumeric() => spelled.push(c),
            c => spelled.push_str(&format!("_0{:04x}", u32::from(c))),
        }
        spelled
    })
}

/// `com/sun/jna/Pointer` for `Lcom/sun/jna/Pointer;`; `None` for what is no class.
pub fn plain(descriptor: &str) -> Option<String> {
    Some(descriptor.strip_prefix('L')?.strip_suffix(';')?.to_owned())
}

/// What native code looks for, by name, in our classes, and they in the library.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Needed {
    /// Classes of the bindings that must keep their name, their fields, methods and annotations: JNA looks for them.
    pub classes: BTreeMap<String, Class>,
    /// Classes of the app that must keep their name and native methods: Java itself makes the functions' names of them.
    pub own: Vec<Class>,
    /// What the library must show: the native methods.
    pub exports: std::collections::BTreeSet<String>,
}

impl Needed {
    /// By the app and its bindings, all of whose classes these are.
    pub fn by(ours: &[Class]) -> Self {
        let known: BTreeMap<&str, &Class> = ours.iter().map(|class| (class.name.as_str(), class)).collect();
        let mut needed = Self::default();
        for class in ours {
            needed.exports.extend(class.functions());
            if class.is_our_own() && class.natives().next().is_some() {
                let mut kept =
                    Class { name: class.name.clone(), parent: class.parent.clone(), ..Class::default() };
                kept.methods = class.natives().map(|method| (method.to_owned(), true)).collect();
                needed.own.push(kept);
            }
            // JNA fills a structure's fields in the order that an annotation gives, and makes new ones.
            if is_a(class, &format!("{JNA}Structure"), &known) {
                let mut kept = class.clone();
                kept.fields.retain(|_, of_class| !*of_class);
                kept.methods.retain(|name, _| name == "<init>");
                needed.classes.insert(class.name.clone(), kept);
            // And it calls the one method of a callback.
            } else if class.interfaces.iter().any(|name| *name == format!("{JNA}Callback")) {
                needed.classes.insert(class.name.clone(), class.clone());
            }
        }
        needed
    }
}

/// Whether `class` descends from `ancestor`.
fn is_a(class: &Class, ancestor: &str, known: &BTreeMap<&str, &Class>) -> bool {
    let mut next = class.parent.as_deref();
    while let Some(parent) = next {
        if parent == ancestor {
            return true;
        }
        next = known.get(parent).and_then(|class| class.parent.as_deref());
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(name: &str, parent: &str, interfaces: &[&str]) -> Class {
        Class {
            name: name.to_owned(),
            parent: Some(parent.to_owned()),
            interfaces: interfaces.iter().map(|name| (*name).to_owned()).collect(),
            ..Class::default()
        }
    }

    #[test]
    fn a_structure_must_keep_its_fields_however_far_it_descends() {
        let mut buffer = class("a/Buffer", "com/sun/jna/Structure", &[]);
        buffer.fields = [("data".to_owned(), false), ("Companion".to_owned(), true)].into();
        buffer.methods = [("<init>".to_owned(), false), ("copy".to_owned(), false)].into();
        let by_value = class("a/Buffer$ByValue", "a/Buffer", &["com/sun/jna/Structure$ByValue"]);
        let needed = Needed::by(&[by_value, buffer]);
        assert_eq!(needed.classes.keys().collect::<Vec<_>>(), ["a/Buffer", "a/Buffer$ByValue"]);
        let kept = &needed.classes["a/Buffer"];
        assert_eq!(kept.fields.keys().collect::<Vec<_>>(), ["data"]);
        assert_eq!(kept.methods.keys().collect::<Vec<_>>(), ["<init>"]);
    }

    #[test]
    fn a_callback_must_keep_its_method_and_an_ordinary_class_nothing() {
        let mut callback = class("a/Free", "java/lang/Object", &["com/sun/jna/Callback"]);
        callback.methods.insert("callback".to_owned(), false);
        let needed = Needed::by(&[callback.clone(), class("a/Page", "java/lang/Object", &[])]);
        assert_eq!(needed.classes, [("a/Free".to_owned(), callback)].into());
    }

    #[test]
    fn java_itself_looks_up_the_native_methods_of_the_app_and_jna_those_of_the_bindings() {
        let mut own = class("app/sobremesa/Native_A", "java/lang/Object", &["a/Anything"]);
        own.methods = [("take".to_owned(), true), ("<init>".to_owned(), false)].into();
        let mut binding = class("app/sobremesa/bindings/Lib", "java/lang/Object", &[]);
        binding.methods = [("ffi_free".to_owned(), true)].into();
        let needed = Needed::by(&[own, binding, class("app/sobremesa/Other", "java/lang/Object", &[])]);
        assert_eq!(
            needed.exports,
            ["Java_app_sobremesa_Native_1A_take".to_owned(), "ffi_free".to_owned()].into()
        );
        let mut kept = class("app/sobremesa/Native_A", "java/lang/Object", &[]);
        kept.methods.insert("take".to_owned(), true);
        assert_eq!(needed.own, [kept]);
    }

    #[test]
    fn native_methods_are_what_the_library_must_show() {
        let mut library = class("a/Lib", "java/lang/Object", &[]);
        library.methods = [("ffi_free".to_owned(), true), ("<init>".to_owned(), false)].into();
        assert_eq!(Needed::by(&[library]).exports, ["ffi_free".to_owned()].into());
    }
}
