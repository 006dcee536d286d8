/// What Embedded Swift asks of a C library, for a WebAssembly module that has none.
///
/// Linking a libc for these few functions costs more bytes than the whole engine, and drags in WASI imports that a
/// browser lacks. So this target supplies them: a heap (`heap.c`), and the rest (`support.c`: hashing, comparing,
/// rounding, printing). Swift's runtime finds them by their C names; nobody calls them by hand. Everywhere but on
/// `wasm32-unknown-none` the target is empty, because there the system's C library has them.
///
/// With `VITRINE_HEAP_COUNTS` the module exports the two counters below. A test of such a module proves that a frame
/// allocates nothing and that dropping an element gives everything back. The modules for pages do not count.
#ifndef CVITRINE_HEAP_H
#define CVITRINE_HEAP_H

#if defined(__wasm__) && !defined(__wasi__) && defined(VITRINE_HEAP_COUNTS)
#include <stdint.h>

/// Bytes of all blocks in use now, headers and rounding included.
uint32_t vitrine_heap_bytes(void);

/// Blocks handed out since the module was instantiated; it wraps at 2^32.
uint32_t vitrine_heap_allocations(void);
#endif

#endif
