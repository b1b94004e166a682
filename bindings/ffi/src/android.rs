//! Where the sound finds Android: its device is opened through Java, which only Java itself can hand over.
//!
//! On every platform, so that it is compiled and tried where the tests run; elsewhere nobody asks what was handed over.
#![expect(unsafe_code, reason = "Java finds functions by their names, and what it hands over are pointers")]

use std::sync::Once;

use jni::errors::{Error, ThrowRuntimeExAndDefault};
use jni::objects::{JClass, JObject};
use jni::{Env, EnvUnowned};

/// The context may be set once in a process, and is never taken back.
static HANDED_OVER: Once = Once::new();

/// `app.sobremesa.NativeContext.take`: keeps Java's machine and the app's `context` for as long as the process lives.
/// Whatever comes after the first is not needed, and let go of.
// SAFETY: no other function has this name, which Java makes of the name of a class of ours.
#[unsafe(no_mangle)]
pub extern "system" fn Java_app_sobremesa_NativeContext_take<'call>(
    mut env: EnvUnowned<'call>,
    _class: JClass<'call>,
    context: JObject<'call>,
) {
    env.with_env(|env| keep(env, &context)).resolve::<ThrowRuntimeExAndDefault>();
}

fn keep(env: &Env, context: &JObject) -> Result<(), Error> {
    let machine = env.get_java_vm()?;
    let context = env.new_global_ref(context)?;
    HANDED_OVER.call_once(|| {
        // SAFETY: Java's machine lives as long as the process, and so does a global reference that nobody deletes.
        // This is the only call, and the sound's device is opened after it.
        unsafe {
            ndk_context::initialize_android_context(machine.get_raw().cast(), context.into_raw().cast());
        }
    });
    Ok(())
}
