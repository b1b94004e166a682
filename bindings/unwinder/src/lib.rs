//! `libunwind.a` for Android where there is no NDK: what the crate `unwinding` exports, and nothing else.
#![no_std]

extern crate unwinding;

/// Never called: unwinding does not panic, and a library without the standard one must have it.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
