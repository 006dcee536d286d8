#include "CProcess.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

void vitrine_use_one_arena(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}
