//! What must be true of an APK's manifest, as `aapt2` spells it out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{Proof, told_by};
use crate::resources::{MIN_SDK, TARGET_SDK};
use crate::step::Outcome;

/// The elements of a manifest in their order, each with its attributes.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Manifest(Vec<(String, BTreeMap<String, String>)>);

/// The manifest of a finished APK.
///
/// # Errors
/// `aapt2` can't read it.
pub fn read(apk: &Path) -> Outcome<Manifest> {
    let mut aapt2 = std::process::Command::new("aapt2");
    aapt2.args(["dump", "xmltree", "--file", "AndroidManifest.xml"]).arg(apk);
    told_by(&mut aapt2).map(|told| Manifest::parsed(&told))
}

impl Manifest {
    /// Reads lines as `E: activity (line=4)` and `A: http://…/android:exported(0x01010010)=true`.
    fn parsed(told: &str) -> Self {
        let mut elements: Vec<(String, BTreeMap<String, String>)> = Vec::new();
        for line in told.lines().map(str::trim) {
            if let Some(element) = line.strip_prefix("E: ") {
                let name = element.split(" (").next().unwrap_or(element);
                elements.push((name.to_owned(), BTreeMap::new()));
            } else if let (Some(attribute), Some((_, attributes))) =
                (line.strip_prefix("A: "), elements.last_mut())
            {
                let Some((name, value)) = attribute.split_once('=') else { continue };
                let name = name.rsplit(['/', ':']).next().unwrap_or(name);
                let name = name.split('(').next().unwrap_or(name);
                let value = value.split(" (Raw:").next().unwrap_or(value).trim_matches('"');
                attributes.insert(name.to_owned(), value.to_owned());
            }
        }
        Self(elements)
    }

    /// The attribute of every element of this name that has it.
    fn all<'a>(&'a self, element: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
        let named = self.0.iter().filter(move |(name, _)| name == element);
        named.filter_map(move |(_, attributes)| attributes.get(attribute).map(String::as_str))
    }

    fn first(&self, element: &str, attribute: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == element)?.1.get(attribute).map(String::as_str)
    }

    /// The classes that Android makes, by their whole names.
    pub fn classes(&self) -> BTreeSet<String> {
        let package = self.first("manifest", "package").unwrap_or_default();
        let elements = ["application", "activity", "service", "receiver", "provider"];
        let named = elements.iter().flat_map(|element| self.all(element, "name"));
        named
            .map(|name| {
                if name.contains('.') && !name.starts_with('.') {
                    name.to_owned()
                } else {
                    format!("{package}.{}", name.trim_start_matches('.'))
                }
            })
            .collect()
    }
}

/// It asks for no permission, neither now nor later.
pub fn permissions(manifest: &Manifest) -> Proof {
    let elements = manifest.0.iter().filter(|(name, _)| name.starts_with("uses-permission"));
    let asked: Vec<&str> = elements
        .map(|(_, attributes)| attributes.get("name").map_or("one without a name", String::as_str))
        .collect();
    if asked.is_empty() { Ok("none".to_owned()) } else { Err(format!("it asks for {}", asked.join(", "))) }
}

/// It is for the Androids that were meant.
pub fn androids(manifest: &Manifest) -> Proof {
    let found = ["minSdkVersion", "targetSdkVersion"].map(|name| manifest.first("uses-sdk", name));
    let meant = [MIN_SDK, TARGET_SDK].map(|level| level.to_string());
    if found == [Some(meant[0].as_str()), Some(meant[1].as_str())] {
        Ok(format!("API {} and later, made for {}", meant[0], meant[1]))
    } else {
        Err(format!("it is for {found:?}, not for {meant:?}"))
    }
}

/// Nobody can look into it while it runs, and its libraries are not copied out of it.
pub fn application(manifest: &Manifest) -> Proof {
    for forbidden in ["debuggable", "testOnly"] {
        if manifest.first("application", forbidden) == Some("true") {
            return Err(format!("it is {forbidden}"));
        }
    }
    if manifest.first("application", "extractNativeLibs") != Some("false") {
        return Err("its libraries are copied out of it when it is installed".to_owned());
    }
    Ok("not debuggable, libraries used where they lie".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(uses: &str, application: &str) -> Manifest {
        Manifest::parsed(&format!(
            "N: android=http://schemas.android.com/apk/res/android (line=1)
  E: manifest (line=1)
    A: package=\"app.sobremesa\" (Raw: \"app.sobremesa\")
      E: uses-sdk (line=0)
        A: http://schemas.android.com/apk/res/android:minSdkVersion(0x0101020c)=26
        A: http://schemas.android.com/apk/res/android:targetSdkVersion(0x01010270)=34
{uses}
      E: application (line=3)
        A: http://schemas.android.com/apk/res/android:extractNativeLibs(0x010104ea)=false
{application}
          E: activity (line=4)
            A: http://schemas.android.com/apk/res/android:name(0x01010003)=\".MainActivity\" (Raw: \".MainActivity\")
          E: provider (line=9)
            A: http://schemas.android.com/apk/res/android:name(0x01010003)=\"androidx.startup.Provider\""
        ))
    }

    fn attribute(name: &str, value: &str) -> String {
        format!("        A: http://schemas.android.com/apk/res/android:{name}(0x01010003)={value}")
    }

    #[test]
    fn a_good_manifest_passes_every_check() {
        let manifest = told("", "");
        let proofs = [permissions(&manifest), androids(&manifest), application(&manifest)];
        assert!(proofs.iter().all(Proof::is_ok), "{proofs:?}");
    }

    #[test]
    fn a_permission_is_found_whatever_the_element_is_called() {
        for element in ["uses-permission", "uses-permission-sdk-23"] {
            let name =
                attribute("name", "\"android.permission.INTERNET\" (Raw: \"android.permission.INTERNET\")");
            let why =
                permissions(&told(&format!("      E: {element} (line=2)\n{name}"), "")).expect_err(element);
            assert_eq!(why, "it asks for android.permission.INTERNET");
        }
    }

    #[test]
    fn another_android_is_found() {
        let manifest = told(&attribute("targetSdkVersion", "33"), "");
        assert!(androids(&manifest).is_err());
        assert!(androids(&Manifest::default()).is_err());
    }

    #[test]
    fn a_debuggable_app_is_found_and_one_that_copies_its_libraries() {
        assert!(application(&told("", &attribute("debuggable", "true"))).is_err());
        assert!(application(&told("", &attribute("extractNativeLibs", "true"))).is_err());
        assert!(application(&Manifest::default()).is_err());
    }

    #[test]
    fn classes_are_known_by_their_whole_names() {
        let expected = ["androidx.startup.Provider", "app.sobremesa.MainActivity"].map(str::to_owned);
        assert_eq!(told("", "").classes(), expected.into());
    }
}
