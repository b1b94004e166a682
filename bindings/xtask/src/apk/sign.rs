//! Signing an APK. Whoever signs a later version with another key makes another app of it in Android's eyes.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::Folders;
use super::check::told_by;
use crate::resources::MIN_SDK;
use crate::setup::Java;
use crate::step::{Outcome, quiet, run};
use crate::workspace::Workspace;

/// The file with one's own key, as Java's `keytool` makes it.
const KEYSTORE: &str = "SOBREMESA_KEYSTORE";
/// Its password.
const PASSWORD: &str = "SOBREMESA_KEYSTORE_PASSWORD";
/// The key's name in it; needed if it holds several.
const ALIAS: &str = "SOBREMESA_KEY_ALIAS";
/// The key's password, if it is not that of the file.
const KEY_PASSWORD: &str = "SOBREMESA_KEY_PASSWORD";

/// Known to everybody, as that of every debug key is.
const DEBUG_PASSWORD: &str = "android";

/// What APKs are signed with.
#[derive(Debug, PartialEq, Eq)]
pub struct Key {
    keystore: PathBuf,
    alias: Option<OsString>,
    /// As `apksigner` wants to be told passwords: where to find them, so that no list of processes shows them.
    password: String,
    key_password: Option<String>,
    /// It is one's own, and not made here.
    own: bool,
}

impl Key {
    /// One's own if the environment names it, or else one that is made once.
    ///
    /// # Errors
    /// The environment tells half of it, or `keytool` fails.
    pub fn find(workspace: &Workspace, java: &Java) -> Outcome<Self> {
        if let Some(key) = Self::own(|name| std::env::var_os(name).filter(|value| !value.is_empty()))? {
            return Ok(key);
        }
        let key = Self::debug(Folders::of(workspace).debug_key());
        if !key.keystore.is_file() {
            quiet("a debug key", || told_by(&mut keytool(java, &key.keystore)))?;
        }
        Ok(key)
    }

    fn own(environment: impl Fn(&str) -> Option<OsString>) -> Outcome<Option<Self>> {
        let Some(keystore) = environment(KEYSTORE) else {
            return match [PASSWORD, ALIAS, KEY_PASSWORD].into_iter().find(|name| environment(name).is_some())
            {
                Some(name) => Err(format!("{name} is set, but {KEYSTORE} is not.")),
                None => Ok(None),
            };
        };
        if environment(PASSWORD).is_none() {
            return Err(format!("{KEYSTORE} is set, but {PASSWORD} is not."));
        }
        Ok(Some(Self {
            keystore: keystore.into(),
            alias: environment(ALIAS),
            password: format!("env:{PASSWORD}"),
            key_password: environment(KEY_PASSWORD).map(|_| format!("env:{KEY_PASSWORD}")),
            own: true,
        }))
    }

    fn debug(keystore: PathBuf) -> Self {
        let password = format!("pass:{DEBUG_PASSWORD}");
        Self { keystore, alias: None, password, key_password: None, own: false }
    }

    /// Which key it is, for people.
    pub fn name(&self) -> String {
        let place = self.keystore.display();
        if self.own {
            format!("the key in {place}")
        } else {
            format!("a debug key, {place}; to use your own, set {KEYSTORE} and {PASSWORD}")
        }
    }

    /// Signs `unsigned` and writes it to `signed`. Every file in it stays where it lies.
    ///
    /// # Errors
    /// `apksigner` fails, and has printed why: mostly a wrong password.
    pub fn sign(&self, unsigned: &Path, signed: &Path) -> Outcome {
        run(&mut self.command(unsigned, signed))
    }

    fn command(&self, unsigned: &Path, signed: &Path) -> Command {
        let mut apksigner = Command::new("apksigner");
        apksigner.args(["sign", "--min-sdk-version", &MIN_SDK.to_string()]);
        // Version 1 is for Androids before 7, version 4 a file beside the APK.
        for (version, wanted) in [(1, false), (2, true), (3, true), (4, false)] {
            apksigner.args([format!("--v{version}-signing-enabled"), wanted.to_string()]);
        }
        apksigner.arg("--ks").arg(&self.keystore).args(["--ks-pass", &self.password]);
        if let Some(alias) = &self.alias {
            apksigner.arg("--ks-key-alias").arg(alias);
        }
        if let Some(password) = &self.key_password {
            apksigner.args(["--key-pass", password]);
        }
        apksigner.arg("--in").arg(unsigned).arg("--out").arg(signed);
        apksigner
    }
}

fn keytool(java: &Java, keystore: &Path) -> Command {
    let mut keytool = Command::new(java.program.with_file_name("keytool"));
    keytool.args([
        "-genkeypair",
        "-alias",
        "debug",
        "-keyalg",
        "RSA",
        "-keysize",
        "2048",
        "-validity",
        "10000",
    ]);
    keytool.args(["-dname", "CN=Sobremesa debug", "-storepass", DEBUG_PASSWORD, "-keypass", DEBUG_PASSWORD]);
    keytool.args(["-storetype", "PKCS12", "-keystore"]).arg(keystore);
    keytool
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(set: &[(&str, &str)]) -> Outcome<Option<Key>> {
        Key::own(|name| set.iter().find(|(set, _)| *set == name).map(|(_, value)| OsString::from(value)))
    }

    #[test]
    fn without_anything_said_there_is_no_key_of_ones_own() {
        assert_eq!(own(&[]), Ok(None));
    }

    #[test]
    fn a_key_half_described_is_refused_with_what_is_missing() {
        let why = own(&[(KEYSTORE, "mine.p12")]).expect_err("no password");
        assert!(why.contains(PASSWORD), "{why}");
        let why = own(&[(PASSWORD, "secret")]).expect_err("no file");
        assert!(why.contains(KEYSTORE), "{why}");
    }

    #[test]
    fn a_password_is_never_on_the_command_line() -> Outcome {
        let set =
            [(KEYSTORE, "mine.p12"), (PASSWORD, "secret"), (ALIAS, "release"), (KEY_PASSWORD, "hidden")];
        let key = own(&set)?.ok_or("there is one")?;
        let command = format!("{:?}", key.command(Path::new("a"), Path::new("b")));
        assert!(!command.contains("secret") && !command.contains("hidden"), "{command}");
        assert!(
            command.contains("\"release\"") && command.contains("env:SOBREMESA_KEY_PASSWORD"),
            "{command}"
        );
        Ok(())
    }

    #[test]
    fn versions_two_and_three_are_signed() {
        let command = format!("{:?}", Key::debug("debug.p12".into()).command(Path::new("a"), Path::new("b")));
        assert!(
            command.contains(r#""--v2-signing-enabled" "true" "--v3-signing-enabled" "true""#),
            "{command}"
        );
    }
}
