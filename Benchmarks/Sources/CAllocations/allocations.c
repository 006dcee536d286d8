#include <stdatomic.h>
#include <stdlib.h>

#include "CAllocations.h"

#ifdef __GLIBC__
// GNU's C library lets a program replace its functions, and has a second name for each.
extern void* __libc_malloc(size_t size);
extern void* __libc_calloc(size_t count, size_t size);
extern void* __libc_realloc(void* memory, size_t size);

static atomic_long count;

void* malloc(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

void* calloc(size_t number, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_calloc(number, size);
}

void* realloc(void* memory, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_realloc(memory, size);
}

long allocations(void) { return atomic_load_explicit(&count, memory_order_relaxed); }
#else
long allocations(void) { return -1; }
#endif
