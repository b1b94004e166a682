/* What Android's C library has and this machine's has not, or has under the same name with another meaning. Where it is
   loaded first, a library for Android runs here: all else has the same name and the same meaning on both, as long as
   the processor is the same. */

#include <errno.h>
#include <stddef.h>

int *__errno(void) { return &errno; }

/* GNU's function of this name gives a string; Android's fills the buffer and gives a number. */
extern int __xpg_strerror_r(int number, char *buffer, size_t size);

int strerror_r(int number, char *buffer, size_t size) { return __xpg_strerror_r(number, buffer, size); }
