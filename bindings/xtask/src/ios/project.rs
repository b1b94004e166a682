//! The app's project for Xcode, which nobody here has opened: what can be said of it without.

use std::path::PathBuf;

use crate::workspace::Workspace;

/// The property lists that are kept for the app, with what they are called in a proof.
pub fn lists(workspace: &Workspace) -> [(&'static str, PathBuf); 5] {
    let app = workspace.ios().join("App");
    [
        ("the app's Info.plist", "Sobremesa/Info.plist"),
        ("privacy manifest", "Sobremesa/PrivacyInfo.xcprivacy"),
        ("English for the system", "Sobremesa/en.lproj/InfoPlist.strings"),
        ("Spanish for the system", "Sobremesa/es.lproj/InfoPlist.strings"),
        ("Xcode's project", "Sobremesa.xcodeproj/project.pbxproj"),
    ]
    .map(|(name, file)| (name, app.join(file)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::*;
    use crate::ios::slice::OLDEST;
    use crate::step::Outcome;

    /// The values that the project's configurations give a setting.
    fn values(project: &str, setting: &str) -> BTreeSet<String> {
        let lines = project.lines().filter_map(|line| line.trim().strip_prefix(setting)?.strip_prefix(" = "));
        lines.map(|value| value.trim_end_matches(';').to_owned()).collect()
    }

    #[test]
    fn the_project_has_the_version_of_the_workspace_and_runs_on_the_oldest_system() -> Outcome {
        let workspace = Workspace::find()?;
        let [.., (_, project)] = lists(&workspace);
        let project =
            fs::read_to_string(&project).map_err(|error| format!("{}: {error}", project.display()))?;
        let only = |value: &str| BTreeSet::from([value.to_owned()]);
        assert_eq!(values(&project, "MARKETING_VERSION"), only(env!("CARGO_PKG_VERSION")));
        assert_eq!(values(&project, "IPHONEOS_DEPLOYMENT_TARGET"), only(OLDEST));
        Ok(())
    }

    #[test]
    fn every_list_that_is_proved_is_there() -> Outcome {
        for (name, list) in lists(&Workspace::find()?) {
            assert!(list.is_file(), "{name}: {}", list.display());
        }
        Ok(())
    }
}
