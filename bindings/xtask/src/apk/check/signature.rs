//! What must be true of an APK's signature, as `apksigner` tells it.

use std::path::Path;
use std::process::Command;

use super::{Proof, told_by};
use crate::resources::MIN_SDK;

/// What `apksigner` finds out about a finished APK.
pub fn read(apk: &Path) -> Proof {
    let mut apksigner = Command::new("apksigner");
    apksigner
        .args(["verify", "--verbose", "--print-certs", "--min-sdk-version", &MIN_SDK.to_string()])
        .arg(apk);
    told_by(&mut apksigner)
}

/// It is signed by one, in the ways that Android reads.
pub fn signed(told: &str) -> Proof {
    if !told.lines().any(|line| line.trim() == "Verifies") {
        return Err("it does not verify".to_owned());
    }
    for version in ["v2", "v3"] {
        let verified = told.lines().any(|line| {
            line.starts_with(&format!("Verified using {version} scheme"))
                && line.trim_end().ends_with(": true")
        });
        if !verified {
            return Err(format!("it is not signed in {version}"));
        }
    }
    if value(told, "Number of signers") != Some("1") {
        return Err("it is signed by several".to_owned());
    }
    let by = value(told, "Signer #1 certificate DN").unwrap_or("somebody without a name");
    Ok(format!("v2 and v3, by {by}"))
}

fn value<'a>(told: &'a str, name: &str) -> Option<&'a str> {
    told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: &str = "Verifies
Verified using v1 scheme (JAR signing): false
Verified using v2 scheme (APK Signature Scheme v2): true
Verified using v3 scheme (APK Signature Scheme v3): true
Verified using v4 scheme (APK Signature Scheme v4): false
Number of signers: 1
Signer #1 certificate DN: CN=Ana
";

    #[test]
    fn a_signature_in_both_versions_passes() {
        assert_eq!(signed(TOLD), Ok("v2 and v3, by CN=Ana".to_owned()));
    }

    #[test]
    fn a_signature_that_lacks_a_version_is_found() {
        for version in ["v2", "v3"] {
            let told: String = TOLD
                .lines()
                .map(|line| if line.contains(version) { line.replace("true", "false") } else { line.to_owned() } + "\n")
                .collect();
            assert_eq!(signed(&told), Err(format!("it is not signed in {version}")));
        }
    }

    #[test]
    fn an_unsigned_file_is_found_and_one_signed_twice() {
        assert!(signed("DOES NOT VERIFY\nERROR: Missing META-INF/MANIFEST.MF\n").is_err());
        assert!(signed(&TOLD.replace("signers: 1", "signers: 2")).is_err());
    }
}
