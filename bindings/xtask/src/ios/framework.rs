//! The XCFramework: the core's libraries with their header, and a list of which is for what. On a Mac Apple's tools make
//! it, elsewhere we do.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use object::Architecture;
use object::macho::{FAT_MAGIC, FatArch32};

use super::slice::{Slice, apple_name, apple_numbers};
use crate::cross::{self, ARCHIVE};
use crate::kotlin::{at, remove};
use crate::step::{Outcome, run};

/// The list in it.
pub const LIST: &str = "Info.plist";

/// Writes the framework anew. `core` is where cargo built the libraries, `headers` a folder with the header and its
/// module map.
///
/// # Errors
/// A library is not there, or the disk does not take it.
pub fn write(framework: &Path, core: &Path, headers: &Path) -> Outcome {
    remove(framework).map_err(at(framework))?;
    if cfg!(target_os = "macos") {
        return with_xcode(framework, core, headers);
    }
    for slice in Slice::ALL {
        let folder = framework.join(slice.folder());
        copy(headers, &folder.join("Headers"))?;
        let mut libraries = Vec::new();
        for (triple, processor) in slice.targets() {
            let library = cross::archive(core, triple);
            libraries.push((*processor, fs::read(&library).map_err(at(&library))?));
        }
        let library = folder.join(ARCHIVE);
        let content = match libraries.as_slice() {
            [(_, only)] => only.clone(),
            several => universal(several),
        };
        fs::write(&library, content).map_err(at(&library))?;
    }
    let list = framework.join(LIST);
    fs::write(&list, info()).map_err(at(&list))
}

fn with_xcode(framework: &Path, core: &Path, headers: &Path) -> Outcome {
    let mut libraries = Vec::new();
    for slice in Slice::ALL {
        let built = slice.targets().iter().map(|(triple, _)| cross::archive(core, triple));
        let built: Vec<PathBuf> = built.collect();
        libraries.push(match built.as_slice() {
            [only] => only.clone(),
            several => {
                // In a folder of its own, since the framework takes the file's name.
                let library = core.join(slice.folder()).join(ARCHIVE);
                let folder = core.join(slice.folder());
                fs::create_dir_all(&folder).map_err(at(&folder))?;
                run(Command::new("xcrun")
                    .args(["lipo", "-create"])
                    .args(several)
                    .arg("-output")
                    .arg(&library))?;
                library
            }
        });
    }
    run(Command::new("xcodebuild").args(creating(framework, &libraries, headers)))
}

/// What `xcodebuild` is told: each library with the same header.
fn creating(framework: &Path, libraries: &[PathBuf], headers: &Path) -> Vec<OsString> {
    let mut args = vec![OsString::from("-create-xcframework")];
    for library in libraries {
        args.extend(["-library".into(), library.into(), "-headers".into(), headers.into()]);
    }
    args.extend(["-output".into(), framework.into()]);
    args
}

/// One file of libraries for several processors, as `lipo` makes it: a list of where each begins, and then each. LLVM's
/// `lipo` reads more of a library than it must, and fails where another LLVM has made it.
fn universal(libraries: &[(Architecture, Vec<u8>)]) -> Vec<u8> {
    let whole = |place: usize| place.next_multiple_of(1 << ALIGNED);
    let mut list = FAT_MAGIC.to_be_bytes().to_vec();
    list.extend((libraries.len() as u32).to_be_bytes());
    let mut content = Vec::new();
    let first = whole(list.len() + libraries.len() * size_of::<FatArch32>());
    for (processor, library) in libraries {
        content.resize(whole(content.len()), 0);
        let (kind, variant) = apple_numbers(*processor);
        let place = (first + content.len()) as u32;
        for number in [kind, variant, place, library.len() as u32, ALIGNED] {
            list.extend(number.to_be_bytes());
        }
        content.extend(library);
    }
    list.resize(first, 0);
    [list, content].concat()
}

/// Each library begins at a multiple of two to this.
const ALIGNED: u32 = 3;

/// Copies the files of a folder.
fn copy(from: &Path, to: &Path) -> Outcome {
    fs::create_dir_all(to).map_err(at(to))?;
    for entry in fs::read_dir(from).map_err(at(from))? {
        let path = entry.map_err(at(from))?.path();
        fs::copy(&path, to.join(path.file_name().unwrap_or_default())).map_err(at(&path))?;
    }
    Ok(())
}

/// The list, as `xcodebuild -create-xcframework` writes it.
fn info() -> String {
    let slices: String = Slice::ALL.into_iter().map(entry).collect();
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>AvailableLibraries</key>
	<array>
{slices}	</array>
	<key>CFBundlePackageType</key>
	<string>XFWK</string>
	<key>XCFrameworkFormatVersion</key>
	<string>1.0</string>
</dict>
</plist>
"#
    )
}

fn entry(slice: Slice) -> String {
    let processors: String = slice
        .targets()
        .iter()
        .map(|(_, processor)| format!("				<string>{}</string>\n", apple_name(*processor)))
        .collect();
    let variant = match slice {
        Slice::Device => "",
        Slice::Simulator => "			<key>SupportedPlatformVariant</key>\n			<string>simulator</string>\n",
    };
    format!(
        "		<dict>
			<key>BinaryPath</key>
			<string>{ARCHIVE}</string>
			<key>HeadersPath</key>
			<string>Headers</string>
			<key>LibraryIdentifier</key>
			<string>{folder}</string>
			<key>LibraryPath</key>
			<string>{ARCHIVE}</string>
			<key>SupportedArchitectures</key>
			<array>
{processors}			</array>
			<key>SupportedPlatform</key>
			<string>ios</string>
{variant}		</dict>
",
        folder = slice.folder()
    )
}

#[cfg(test)]
mod tests {
    use object::read::macho::{FatArch, MachOFatFile32};

    use super::*;

    #[test]
    fn the_list_names_each_slice_with_what_it_is_for() -> Result<(), Box<dyn std::error::Error>> {
        // A document type is nothing that this reader takes.
        let list: String = info().lines().filter(|line| !line.starts_with("<!")).collect();
        let list = roxmltree::Document::parse(&list)?;
        let texts: Vec<&str> = list
            .descendants()
            .filter(|node| node.has_tag_name("string"))
            .filter_map(|node| node.text())
            .collect();
        let device = [ARCHIVE, "Headers", "ios-arm64", ARCHIVE, "arm64", "ios"];
        let simulator = ["ios-arm64_x86_64-simulator", ARCHIVE, "arm64", "x86_64", "ios", "simulator"];
        assert_eq!(texts[..6], device);
        assert_eq!(texts[8..14], simulator);
        Ok(())
    }

    #[test]
    fn xcode_is_given_each_library_with_the_header() {
        let args = creating(Path::new("F"), &["a".into(), "b".into()], Path::new("H"));
        let told = "-create-xcframework -library a -headers H -library b -headers H -output F";
        assert_eq!(args, told.split(' ').collect::<Vec<_>>());
    }

    // On a Mac these are no libraries that Apple's tools would take.
    #[cfg(not(target_os = "macos"))]
    #[test]
    fn a_framework_is_made_anew_with_the_header_in_each_slice() -> Result<(), Box<dyn std::error::Error>> {
        let place = tempfile::tempdir()?;
        let (core, headers) = (place.path().join("core"), place.path().join("headers"));
        let framework = place.path().join("Core.xcframework");
        for (triple, _) in Slice::ALL.into_iter().flat_map(Slice::targets) {
            let library = cross::archive(&core, triple);
            fs::create_dir_all(library.parent().ok_or("it is in a folder")?)?;
            fs::write(library, triple)?;
        }
        fs::create_dir_all(&headers)?;
        fs::write(headers.join("core.h"), "int core(void);")?;
        fs::create_dir_all(framework.join("old"))?;
        write(&framework, &core, &headers)?;
        assert!(!framework.join("old").exists());
        assert_eq!(fs::read_to_string(framework.join("ios-arm64").join(ARCHIVE))?, "aarch64-apple-ios");
        for slice in Slice::ALL {
            assert!(framework.join(slice.folder()).join("Headers/core.h").exists());
        }
        let both = fs::read(framework.join("ios-arm64_x86_64-simulator").join(ARCHIVE))?;
        let both = MachOFatFile32::parse(&*both).map(|read| {
            read.arches().iter().map(|part| (part.architecture(), part.data(&*both))).collect::<Vec<_>>()
        })?;
        let written: [(_, &[u8]); 2] =
            [(Architecture::Aarch64, b"aarch64-apple-ios-sim"), (Architecture::X86_64, b"x86_64-apple-ios")];
        assert_eq!(both, written.map(|(processor, library)| (processor, Ok(library))));
        Ok(())
    }
}
