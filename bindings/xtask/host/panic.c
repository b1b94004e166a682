/* Makes the library panic in a call and sees whether it catches that, which is all that its unwinder is for.
   Usage: panic LIBRARY */

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* As UniFFI lays them out. */
struct bytes { int32_t length; const uint8_t *data; };
struct buffer { uint64_t capacity, length; uint8_t *data; };
struct status { int8_t code; struct buffer error; };

enum { PANICKED = 2 };

int main(int count, char **arguments) {
    void *library = count == 2 ? dlopen(arguments[1], RTLD_NOW) : NULL;
    if (!library) {
        fprintf(stderr, "%s\n", count == 2 ? dlerror() : "which library?");
        return 1;
    }
    struct buffer (*from_bytes)(struct bytes, struct status *);
    *(void **)&from_bytes = dlsym(library, "ffi_sobremesa_ffi_rustbuffer_from_bytes");
    if (!from_bytes) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    for (int round = 0; round < 3; round++) {
        struct status status;
        memset(&status, 0, sizeof status);
        struct bytes from_nowhere = {1, NULL};
        from_bytes(from_nowhere, &status);
        if (status.code != PANICKED) {
            fprintf(stderr, "a panic was told as %d\n", status.code);
            return 1;
        }
    }
    return 0;
}
