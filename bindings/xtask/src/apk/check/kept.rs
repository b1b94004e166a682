//! What R8 must not have stripped or renamed: all that native code and reflection look up by name.

use std::collections::{BTreeMap, BTreeSet};

use super::{Proof, listed};
use crate::apk::classes::{Class, JNA, Needed};

/// The classes of the APK by their names.
pub type Kept = BTreeMap<String, Class>;

/// The bindings' structures and callbacks are whole, and each of their native methods is one that the library shows.
pub fn bindings(kept: &Kept, needed: &Needed, package: &str) -> Proof {
    for class in needed.classes.values() {
        whole(kept, class)?;
    }
    let mut natives = BTreeSet::new();
    for class in kept.values().filter(|class| class.name.starts_with(package)) {
        natives.extend(class.functions());
    }
    if natives.is_empty() {
        return Err("the bindings have no native method".to_owned());
    }
    if let Some(renamed) = natives.iter().find(|name| !needed.exports.contains(*name)) {
        return Err(format!("the bindings look up {renamed}, which no library shows"));
    }
    let (classes, natives) = (needed.classes.len(), natives.len());
    Ok(format!(
        "{classes} structures and callbacks of the bindings whole, {natives} native methods by their names"
    ))
}

/// The classes whose native methods Java itself looks up are there, with these methods, by their names.
pub fn own(kept: &Kept, needed: &Needed) -> Proof {
    needed.own.iter().try_for_each(|class| whole(kept, class))?;
    let symbols: Vec<String> = needed.own.iter().flat_map(Class::functions).collect();
    if symbols.is_empty() {
        return Err("the app has no native method, and nothing finds Android's sound".to_owned());
    }
    Ok(listed(&symbols.iter().map(String::as_str).collect()))
}

/// `class` is there, a descendant of the same, with every field, method and annotation.
fn whole(kept: &Kept, class: &Class) -> Result<(), String> {
    let name = &class.name;
    let there = kept.get(name).ok_or_else(|| format!("{name} is gone"))?;
    if there.parent != class.parent
        || class.interfaces.iter().any(|wanted| !there.interfaces.contains(wanted))
    {
        return Err(format!("{name} descends from another class than it should"));
    }
    let lacking = |wanted: &BTreeMap<String, bool>, has: &BTreeMap<String, bool>| {
        wanted.keys().find(|name| !has.contains_key(*name)).cloned()
    };
    if let Some(field) = lacking(&class.fields, &there.fields) {
        return Err(format!("{name} has no field {field}"));
    }
    if let Some(method) = lacking(&class.methods, &there.methods) {
        return Err(format!("{name} has no method {method}"));
    }
    // Kotlin's own are for its reflection, which nothing here uses.
    let mut annotations = class.annotations.iter().filter(|annotation| annotation.starts_with(JNA));
    match annotations.find(|annotation| !there.annotations.contains(annotation)) {
        Some(annotation) => Err(format!("{name} has no annotation {annotation}")),
        None => Ok(()),
    }
}

/// What JNA's native half looks up in its Java half is there: each class whose name is in it, with each of its
/// members whose name is in it too; and each native method that was kept has its function there.
pub fn jna(kept: &Kept, original: &[Class], dispatch: &[u8], shown: &BTreeSet<String>) -> Proof {
    let words: BTreeSet<&str> =
        dispatch.split(|byte| *byte == 0).filter_map(|word| str::from_utf8(word).ok()).collect();
    let (mut classes, mut members) = (0, 0);
    for class in original.iter().filter(|class| words.contains(class.name.as_str())) {
        let mut wanted = class.clone();
        wanted.annotations.clear();
        wanted.fields.retain(|name, _| words.contains(name.as_str()));
        wanted.methods.retain(|name, _| words.contains(name.as_str()));
        whole(kept, &wanted)?;
        classes += 1;
        members += wanted.fields.len() + wanted.methods.len();
    }
    if classes == 0 {
        return Err("no class of JNA is looked up, which can't be".to_owned());
    }
    let mut natives = 0;
    for class in kept.values().filter(|class| class.name.starts_with(JNA)) {
        for method in class.natives() {
            let symbol = class.symbol(method);
            let overloaded = format!("{symbol}__");
            if !shown.iter().any(|name| *name == symbol || name.starts_with(&overloaded)) {
                return Err(format!("the native method {method} of {} has no function {symbol}", class.name));
            }
            natives += 1;
        }
    }
    Ok(format!(
        "{classes} classes that JNA's library looks up, {members} members of theirs, {natives} native methods"
    ))
}

/// Classes of the app that Android itself makes, from their names in the manifest.
pub fn named_in_manifest(kept: &Kept, names: &BTreeSet<String>) -> Proof {
    match names.iter().find(|name| !kept.contains_key(&name.replace('.', "/"))) {
        Some(gone) => Err(format!("{gone} is in the manifest, and gone")),
        None => Ok(listed(&names.iter().map(String::as_str).collect())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DISPATCH: &[u8] = b"\x7fELF\0com/sun/jna/Pointer\0peer\0()V\0com/sun/jna/Native\0";

    fn class(name: &str, fields: &[&str], methods: &[(&str, bool)]) -> Class {
        Class {
            name: name.to_owned(),
            parent: Some("java/lang/Object".to_owned()),
            fields: fields.iter().map(|name| ((*name).to_owned(), false)).collect(),
            methods: methods.iter().map(|(name, native)| ((*name).to_owned(), *native)).collect(),
            ..Class::default()
        }
    }

    fn structure() -> Class {
        Class {
            parent: Some("com/sun/jna/Structure".to_owned()),
            annotations: vec!["com/sun/jna/Structure$FieldOrder".to_owned(), "kotlin/Metadata".to_owned()],
            ..class("a/Buffer", &["data"], &[("<init>", false)])
        }
    }

    fn library() -> Class {
        class("a/Lib", &[], &[("ffi_free", true)])
    }

    fn by_name(classes: &[Class]) -> Kept {
        classes.iter().map(|class| (class.name.clone(), class.clone())).collect()
    }

    fn checked(kept: &[Class]) -> Proof {
        bindings(&by_name(kept), &Needed::by(&[structure(), library()]), "a/")
    }

    #[test]
    fn bindings_that_are_whole_pass() {
        assert!(checked(&[structure(), library()]).is_ok());
        let without_kotlins_own =
            Class { annotations: vec!["com/sun/jna/Structure$FieldOrder".to_owned()], ..structure() };
        assert!(checked(&[without_kotlins_own, library()]).is_ok());
    }

    #[test]
    fn a_class_field_method_parent_or_annotation_that_is_gone_is_found() {
        let wrong = [
            Class { name: "a/a".to_owned(), ..structure() },
            Class { fields: [("a".to_owned(), false)].into(), ..structure() },
            Class { methods: BTreeMap::new(), ..structure() },
            Class { parent: Some("a/b".to_owned()), ..structure() },
            Class { annotations: vec![], ..structure() },
        ];
        for class in wrong {
            assert!(checked(&[class.clone(), library()]).is_err(), "{class:?}");
        }
    }

    #[test]
    fn a_native_method_that_was_renamed_or_is_gone_is_found() {
        assert!(checked(&[structure(), class("a/Lib", &[], &[("a", true)])]).is_err());
        assert!(checked(&[structure(), class("a/Lib", &[], &[])]).is_err());
    }

    #[test]
    fn a_class_that_java_itself_links_must_keep_its_name_and_its_native_method() {
        let context = class("app/sobremesa/NativeContext", &[], &[("take", true)]);
        let needed = Needed::by(std::slice::from_ref(&context));
        let checked = |kept: &[Class]| own(&by_name(kept), &needed);
        assert_eq!(
            checked(std::slice::from_ref(&context)),
            Ok("Java_app_sobremesa_NativeContext_take".to_owned())
        );
        assert!(checked(&[class("app/sobremesa/a", &[], &[("take", true)])]).is_err());
        assert!(checked(&[class("app/sobremesa/NativeContext", &[], &[("a", true)])]).is_err());
        assert!(own(&by_name(&[context]), &Needed::default()).is_err());
    }

    fn jna_checked(kept: &[Class], shown: &[&str]) -> Proof {
        let original =
            [class("com/sun/jna/Pointer", &["peer", "size"], &[]), class("com/sun/jna/Native", &[], &[])];
        jna(&by_name(kept), &original, DISPATCH, &shown.iter().map(|name| (*name).to_owned()).collect())
    }

    #[test]
    fn what_jna_looks_up_must_be_there_and_no_more() {
        let native = class("com/sun/jna/Native", &[], &[("get_Byte", true)]);
        let pointer = class("com/sun/jna/Pointer", &["peer"], &[]);
        let shown = ["Java_com_sun_jna_Native_get_1Byte"];
        assert!(jna_checked(&[native.clone(), pointer.clone()], &shown).is_ok());
        assert!(jna_checked(std::slice::from_ref(&native), &shown).is_err());
        assert!(jna_checked(&[native.clone(), class("com/sun/jna/Pointer", &["a"], &[])], &shown).is_err());
        assert!(jna_checked(&[native, pointer], &[]).is_err());
    }

    #[test]
    fn an_overloaded_native_method_has_its_types_in_the_name() {
        let native = class("com/sun/jna/Native", &[], &[("set", true)]);
        let pointer = class("com/sun/jna/Pointer", &["peer"], &[]);
        assert!(jna_checked(&[native, pointer], &["Java_com_sun_jna_Native_set__J"]).is_ok());
    }

    #[test]
    fn an_activity_that_is_gone_is_found() {
        let names = ["app.Main".to_owned()].into();
        assert!(named_in_manifest(&by_name(&[class("app/Main", &[], &[])]), &names).is_ok());
        assert!(named_in_manifest(&by_name(&[class("app/a", &[], &[])]), &names).is_err());
    }
}
