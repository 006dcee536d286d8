#include "CProcess.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

void vitrine_use_one_arena(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}

void vitrine_keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

void vitrine_return_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
