//! Android's libraries unpacked, and the app's resources linked: what the Android SDK's build does before it compiles.
//! Maven only fetches the libraries (AAR); `aapt2` compiles and links.
//!
//! Everything lies in `android` of cargo's target folder:
//! - `aar`, `test-aar`: the libraries as they were fetched; `aars/NAME`: the app's, unpacked
//! - `classes`, `test-classes`: their classes, which are the output folders of two Maven modules
//! - `frameworks`: the Androids that tests run on; `platform` names the one the app is compiled against
//! - `resources`: `app.apk` and `test.apk`, which hold manifest and resources alone, and the sources of the R classes

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use zip::ZipArchive;

use crate::kotlin::{at, digest, maven, remove, replace_if_different};
use crate::setup;
use crate::stamp::Stamp;
use crate::step::{Outcome, loud, quiet, run};
use crate::workspace::Workspace;

/// The oldest Android that the app runs on: 8.
pub const MIN_SDK: u32 = 26;

/// The Android it is compiled against and made for: 14.
pub const TARGET_SDK: u32 = 34;

/// The app's name in Android's world, which can never change.
pub const PACKAGE: &str = "app.sobremesa";

/// The languages that words of the libraries are kept in: the core's.
const LANGUAGES: &str = "en,es";

/// The only library whose classes come by another way: Maven's jar has them, this has the code for Android beside them.
const NATIVE: &str = "net.java.dev.jna.jna";

/// Where Android's things are.
pub struct Android {
    folder: PathBuf,
    source: PathBuf,
}

impl Android {
    /// Of this workspace; nothing need be there yet.
    pub fn of(workspace: &Workspace) -> Self {
        Self {
            folder: workspace.target.join("android"),
            source: workspace.android().join("app").join("src").join("main"),
        }
    }

    /// The libraries, each unpacked in a folder of its own.
    pub fn libraries(&self) -> PathBuf {
        self.folder.join("aars")
    }

    /// The framework that the app is compiled against, once [`link`] has been here.
    ///
    /// # Errors
    /// It has not.
    pub fn platform(&self) -> Outcome<PathBuf> {
        let file = self.folder.join("platform");
        Ok(fs::read_to_string(&file).map_err(at(&file))?.trim().into())
    }

    /// Manifest and resources of the app, linked.
    pub fn app(&self) -> PathBuf {
        self.resources().join("app.apk")
    }

    /// The sources of the R classes.
    pub fn java(&self) -> PathBuf {
        self.resources().join("java")
    }

    fn resources(&self) -> PathBuf {
        self.folder.join("resources")
    }
}

/// Fetches the libraries and links the resources, as far as anything changed since the last time.
///
/// # Errors
/// A library can't be had, which says how to have it; or `aapt2` refuses a resource, and has printed which.
pub fn link(workspace: &Workspace) -> Outcome<Android> {
    setup::programs(&[("aapt2", "aapt")])?;
    let android = Android::of(workspace);
    let libraries = fetch(workspace, &android)?;
    let manifest = android.source.join("AndroidManifest.xml");
    let inputs = digest(&libraries, &[manifest], &[android.source.join("res")])?;
    let stamp = Stamp::new(android.resources().join("made-from"), inputs);
    if !stamp.is_fresh() {
        stamp.by(|| quiet("the app's resources", || android.link_all()))?;
    }
    Ok(android)
}

/// Fetches the libraries, unpacks them and compiles their resources. Gives a short number for what they are.
fn fetch(workspace: &Workspace, android: &Android) -> Outcome<String> {
    let poms =
        ["", "libraries", "test-libraries"].map(|module| workspace.android().join(module).join("pom.xml"));
    let inputs = digest(env!("CARGO_PKG_VERSION"), &poms, &[])?;
    let stamp = Stamp::new(android.folder.join("made-from"), inputs.clone());
    if !stamp.is_fresh() {
        stamp.by(|| {
            remove(&android.folder).map_err(at(&android.folder))?;
            loud("Android's libraries", || fetched(workspace))?;
            quiet("unpacking them", || android.unpack_all())?;
            quiet("their resources", || android.compile_all())
        })?;
    }
    Ok(inputs)
}

/// Has Maven copy all libraries to where the poms say.
fn fetched(workspace: &Workspace) -> Outcome {
    println!("Fetched for the first time, they are some 300 MB.");
    let mut mvn = maven(workspace);
    mvn.args(["-pl", "libraries,test-libraries", "-Dfetch.phase=generate-resources", "generate-resources"]);
    let told = mvn
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("Maven could not be started: {error}."))?;
    if told.status.success() {
        return Ok(());
    }
    let told = String::from_utf8_lossy(&told.stdout);
    println!("{told}");
    Err(google_advice(&told).unwrap_or_else(|| format!("Maven failed ({mvn:?}).")))
}

/// What to do where Maven finds no artifact of Google's; `None` if it failed for another reason.
fn google_advice(told: &str) -> Option<String> {
    let refused =
        ["Could not find artifact", "Could not transfer", "Failure to find", "has not been downloaded"];
    let error = told
        .lines()
        .filter(|line| line.starts_with("[ERROR]"))
        .find(|line| line.contains("androidx.") && refused.iter().any(|words| line.contains(words)))?;
    let missing = error
        .split_whitespace()
        .map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()))
        .find(|word| word.starts_with("androidx.") && word.matches(':').count() >= 2)?;
    Some(format!(
        "Maven finds no {missing}. Android's libraries are in Google's repository, which Maven does not know by \
         itself. Add it to ~/.m2/settings.xml, or to the mirror that is named there:\n{GOOGLE}"
    ))
}

const GOOGLE: &str = "
    <settings>
      <profiles>
        <profile>
          <id>google</id>
          <repositories>
            <repository>
              <id>google</id>
              <url>https://maven.google.com</url>
            </repository>
          </repositories>
        </profile>
      </profiles>
      <activeProfiles>
        <activeProfile>google</activeProfile>
      </activeProfiles>
    </settings>";

impl Android {
    fn unpack_all(&self) -> Outcome {
        for aar in entries(&self.folder.join("aar"))? {
            let name = stem(&aar);
            let folder = self.libraries().join(&name);
            unpack(&aar, &folder)?;
            if name != NATIVE {
                gather_classes(&folder, &self.folder.join("classes"))?;
            }
        }
        let (passing, classes) = (self.folder.join("passing"), self.folder.join("test-classes"));
        for aar in entries(&self.folder.join("test-aar"))? {
            unpack(&aar, &passing)?;
            gather_classes(&passing, &classes)?;
            remove(&passing).map_err(at(&passing))?;
        }
        Ok(())
    }

    fn compile_all(&self) -> Outcome {
        let compiled = self.compiled();
        fs::create_dir_all(&compiled).map_err(at(&compiled))?;
        for library in entries(&self.libraries())? {
            let resources = library.join("res");
            if resources.is_dir() {
                compile(&resources, &compiled.join(format!("{}.zip", stem(&library))))?;
            }
        }
        Ok(())
    }

    fn compiled(&self) -> PathBuf {
        self.folder.join("compiled")
    }

    fn link_all(&self) -> Outcome {
        let resources = self.resources();
        fs::create_dir_all(&resources).map_err(at(&resources))?;
        let own = resources.join("own.zip");
        compile(&self.source.join("res"), &own)?;

        let file = self.source.join("AndroidManifest.xml");
        let manifest = fs::read_to_string(&file).map_err(at(&file))?;
        let (app, test) = (resources.join("AndroidManifest.xml"), resources.join("test-manifest.xml"));
        fs::write(&app, packaged(&manifest)?).map_err(at(&app))?;
        fs::write(&test, with_bare_activity(&packaged(&manifest)?)?).map_err(at(&test))?;

        let (fresh, java) = (resources.join("java.fresh"), self.java());
        remove(&fresh).map_err(at(&fresh))?;
        fs::create_dir_all(&fresh).map_err(at(&fresh))?;
        let mut link = self.linking(&app, &own, &self.app())?;
        run(link.arg("--java").arg(&fresh).args(["--extra-packages", &self.packages()?.join(":")]))?;
        run(&mut self.linking(&test, &own, &resources.join("test.apk"))?)?;
        replace_if_different(&fresh, &java).map_err(at(&java))
    }

    fn linking(&self, manifest: &Path, own: &Path, apk: &Path) -> Outcome<Command> {
        let mut aapt = Command::new("aapt2");
        aapt.args(["link", "--auto-add-overlay", "--no-version-vectors", "-c", LANGUAGES]);
        aapt.args([
            "--min-sdk-version",
            &MIN_SDK.to_string(),
            "--target-sdk-version",
            &TARGET_SDK.to_string(),
        ]);
        let version = env!("CARGO_PKG_VERSION");
        aapt.args(["--version-name", version, "--version-code", &version_code(version)?.to_string()]);
        aapt.arg("-I").arg(self.platform()?).arg("--manifest").arg(manifest).arg("-o").arg(apk);
        // Ours last: of two values of one name the later one counts.
        aapt.args(entries(&self.compiled())?).arg("-R").arg(own);
        Ok(aapt)
    }

    /// The packages that libraries look for their R class in.
    fn packages(&self) -> Outcome<Vec<String>> {
        let mut packages = Vec::new();
        for library in entries(&self.libraries())? {
            let file = library.join("AndroidManifest.xml");
            let manifest = fs::read_to_string(&file).map_err(at(&file))?;
            packages.extend(attribute(&manifest, "package").map(str::to_owned));
        }
        packages.sort();
        packages.dedup();
        Ok(packages)
    }
}

fn compile(resources: &Path, compiled: &Path) -> Outcome {
    run(Command::new("aapt2").arg("compile").arg("--dir").arg(resources).arg("-o").arg(compiled))
}

/// The manifest with what Gradle would add to it: the package's name, and that the app's libraries are used where they
/// lie in the APK.
fn packaged(manifest: &str) -> Outcome<String> {
    let named = inserted(manifest, "<manifest", &format!("<manifest package=\"{PACKAGE}\""))?;
    inserted(&named, "<application", "<application android:extractNativeLibs=\"false\"")
}

/// The manifest with an activity more, which shows what a test composes.
fn with_bare_activity(manifest: &str) -> Outcome<String> {
    let activity = r#"<activity android:name="androidx.activity.ComponentActivity" android:exported="true"/></application>"#;
    inserted(manifest, "</application>", activity)
}

fn inserted(manifest: &str, place: &str, instead: &str) -> Outcome<String> {
    match manifest.matches(place).count() {
        1 => Ok(manifest.replacen(place, instead, 1)),
        found => Err(format!("the app's manifest has {place} {found} times, and must have it once.")),
    }
}

/// The value of the first attribute called `name`.
fn attribute<'a>(xml: &'a str, name: &str) -> Option<&'a str> {
    xml.split_once(&format!("{name}=\""))?.1.split('"').next()
}

/// A number that grows with each version: 10203 for 1.2.3.
///
/// # Errors
/// The version is not of three numbers, the last two below 100.
pub fn version_code(version: &str) -> Outcome<u32> {
    let parts: Option<Vec<u32>> = version.split('.').map(|part| part.parse().ok()).collect();
    match parts.as_deref() {
        Some(&[major, minor, patch]) if minor < 100 && patch < 100 => {
            Ok(major * 10_000 + minor * 100 + patch)
        }
        _ => Err(format!(
            "the version {version} can't be told to Android: three numbers, the last two below 100."
        )),
    }
}

/// What lies in `folder`, in the order of names.
///
/// # Errors
/// It can't be read.
pub fn entries(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let list = || -> io::Result<Vec<PathBuf>> {
        let mut found =
            fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        found.sort();
        Ok(found)
    };
    list().map_err(at(folder))
}

/// A library's file or folder without `.aar`.
fn stem(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.strip_suffix(".aar").unwrap_or(&name).to_owned()
}

fn unpack(archive: &Path, folder: &Path) -> Outcome {
    let wrong = |error: &dyn std::fmt::Display| format!("{}: {error}.", archive.display());
    let file = File::open(archive).map_err(|error| wrong(&error))?;
    let mut zip = ZipArchive::new(file).map_err(|error| wrong(&error))?;
    zip.extract(folder).map_err(|error| wrong(&error))
}

/// Adds a library's classes to `classes`.
fn gather_classes(library: &Path, classes: &Path) -> Outcome {
    let more = library.join("libs");
    let more = if more.is_dir() { entries(&more)? } else { Vec::new() };
    let jars = std::iter::once(library.join("classes.jar")).chain(more);
    jars.filter(|jar| jar.is_file()).try_for_each(|jar| unpack(&jar, classes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_google_is_not_served_the_way_to_it_is_said() {
        let told = "[INFO] Configured Artifact: androidx.core:core:1.13.1:aar\n\
                    [ERROR] Failed to execute goal ...:copy (aars) on project libraries: Unable to find/resolve \
                    artifact. Could not find artifact androidx.activity:activity:aar:1.9.3 in central (https://x)";
        let advice = google_advice(told).expect("it is Google's that is missing");
        assert!(advice.starts_with("Maven finds no androidx.activity:activity:aar:1.9.3."), "{advice}");
        assert!(advice.contains("https://maven.google.com") && advice.contains("settings.xml"), "{advice}");
    }

    #[test]
    fn another_failure_is_not_blamed_on_google() {
        let told = "[ERROR] Could not find artifact net.java.dev.jna:jna:aar:5.19.1 in central";
        assert_eq!(google_advice(told), None);
        assert_eq!(
            google_advice("[ERROR] androidx.activity:activity:aar:1.9.3 has no space left on device"),
            None
        );
    }

    #[test]
    fn the_package_is_named_and_tests_get_their_activity() -> Outcome {
        let manifest = "<manifest xmlns:android=\"a\"><application></application></manifest>";
        let packaged = packaged(manifest)?;
        assert_eq!(attribute(&packaged, "package"), Some(PACKAGE));
        let test = with_bare_activity(&packaged)?;
        assert!(
            test.contains("ComponentActivity\" android:exported=\"true\"/></application></manifest>"),
            "{test}"
        );
        assert!(with_bare_activity(&test.replace("</application>", "")).is_err());
        Ok(())
    }

    #[test]
    fn later_versions_have_greater_codes() {
        let codes: Vec<_> = ["0.1.0", "0.1.1", "0.2.0", "1.0.0"].into_iter().map(version_code).collect();
        assert_eq!(codes, [Ok(100), Ok(101), Ok(200), Ok(10_000)]);
        assert!(version_code("1.100.0").is_err() && version_code("1.2.3-beta").is_err());
    }
}
