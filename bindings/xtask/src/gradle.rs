//! Two builds know the same Kotlin: Maven's, which is tested and released, and Gradle's, for Android Studio. What both
//! depend on must be of one version.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::PathBuf;

use crate::resources::{MIN_SDK, TARGET_SDK};

type Checked = Result<(), Box<dyn Error>>;

fn android() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../android"))
}

/// Maven's properties.
fn properties() -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let text = std::fs::read_to_string(android().join("pom.xml"))?;
    let pom = roxmltree::Document::parse(&text)?;
    let properties = pom.root_element().children().find(|node| node.has_tag_name("properties"));
    let properties = properties.ok_or("the project has properties")?;
    let each = properties.children().filter(roxmltree::Node::is_element);
    Ok(each
        .map(|node| (node.tag_name().name().to_owned(), node.text().unwrap_or_default().to_owned()))
        .collect())
}

/// A table of Gradle's version catalog.
fn catalog(table: &str) -> Result<toml::Table, Box<dyn Error>> {
    let text = std::fs::read_to_string(android().join("gradle/libs.versions.toml"))?;
    let catalog: toml::Table = text.parse()?;
    Ok(catalog[table].as_table().ok_or("it is a table")?.clone())
}

/// What Maven calls a version of the catalog: "androidx-activity" is "androidx.activity.version".
fn property(version: &str) -> String {
    format!("{}.version", version.replacen("androidx-", "androidx.", 1))
}

#[test]
fn each_library_of_gradle_has_the_version_that_maven_has() -> Checked {
    let (maven, versions) = (properties()?, catalog("versions")?);
    let libraries = catalog("libraries")?;
    assert!(!libraries.is_empty());
    for (name, library) in libraries {
        let listed =
            library["version"]["ref"].as_str().ok_or_else(|| format!("{name} has no listed version"))?;
        let property = property(listed);
        assert_eq!(versions[listed].as_str(), maven.get(&property).map(String::as_str), "{name}: {property}");
    }
    Ok(())
}

#[test]
fn the_compose_compiler_is_that_of_mavens_kotlin() -> Checked {
    let plugins = catalog("plugins")?;
    assert_eq!(plugins["compose-compiler"]["version"]["ref"].as_str(), Some("kotlin"));
    Ok(())
}

#[test]
fn both_builds_are_for_the_same_androids() -> Checked {
    let versions = catalog("versions")?;
    assert_eq!(versions["sdk-min"].as_str(), Some(MIN_SDK.to_string().as_str()));
    assert_eq!(versions["sdk-target"].as_str(), Some(TARGET_SDK.to_string().as_str()));
    Ok(())
}
