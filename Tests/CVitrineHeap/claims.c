// Claims about the heap of the WebAssembly build, each an export that answers how often it was broken.
#include <stdint.h>

#include "CVitrineHeap.h"

void* malloc(__SIZE_TYPE__);
void free(void*);
int posix_memalign(void**, __SIZE_TYPE__, __SIZE_TYPE__);
double round(double);

#define CLAIM(name) __attribute__((export_name(#name))) uint32_t name(void)

enum { kHeld = 256, kRounds = 8000 };
typedef struct {
  unsigned char* bytes;
  uint32_t size, mark;
} Held;
static Held held[kHeld];
static uint32_t state = 1;

static uint32_t any(uint32_t limit) {  // xorshift32, Marsaglia 2003
  state ^= state << 13, state ^= state >> 17, state ^= state << 5;
  return state % limit;
}

static uint32_t any_size(void) { return any(8) ? any(2000) : any(200000); }

static Held filled(void) {
  Held h = {.size = any_size(), .mark = any(256)};
  uint32_t alignment = 8u << any(5);
  posix_memalign((void**)&h.bytes, alignment, h.size);
  if ((uintptr_t)h.bytes % alignment != 0) h.mark = 256;
  __builtin_memset(h.bytes, (int)h.mark, h.size);
  return h;
}

static uint32_t damage(Held h) {
  for (uint32_t i = 0; i < h.size; i++)
    if (h.bytes[i] != h.mark) return 1;
  return 0;
}

CLAIM(blocksNeverOverlapAndAreAligned) {
  uint32_t broken = 0;
  for (uint32_t i = 0; i < kRounds; i++) {
    Held* h = &held[any(kHeld)];
    if (h->bytes) broken += damage(*h);
    free(h->bytes);
    *h = filled();
  }
  for (uint32_t i = 0; i < kHeld; i++) {
    broken += damage(held[i]);
    free(held[i].bytes);
  }
  return broken;
}

CLAIM(everythingFreedIsCounted) {
  blocksNeverOverlapAndAreAligned();
  return vitrine_heap_bytes();
}

CLAIM(freedBlocksAreUsedAgain) {
  uint32_t broken = 0;
  for (uint32_t size = 0; size < 100000; size += 1 + size / 7) {
    void* first = malloc(size);
    free(first);
    void* second = malloc(size);
    broken += first != second;
    free(second);
  }
  return broken;
}

CLAIM(atMostAQuarterIsRounding) {
  uint32_t broken = 0;
  for (uint32_t size = 1024; size < 1 << 24; size += 1 + size / 5) {
    void* block = malloc(size);
    broken += vitrine_heap_bytes() < size + 8 || vitrine_heap_bytes() > size + 8 + size / 4 + 16;
    free(block);
  }
  return broken;
}

CLAIM(everyAllocationIsCounted) {
  uint32_t before = vitrine_heap_allocations();
  free(malloc(1)), free(malloc(100000));
  return vitrine_heap_allocations() - before - 2;
}

CLAIM(halvesRoundAwayFromZero) {
  return (round(0.5) != 1) + (round(-0.5) != -1) + (round(2.5) != 3) + (round(0x1.fffffffffffffp-2) != 0) +
         (round(-1.4) != -1) + (round(0x1p60) != 0x1p60) + !(__builtin_copysign(1, round(-0.2)) < 0) +
         (round(__builtin_inf()) != __builtin_inf()) + !__builtin_isnan(round(__builtin_nan("")));
}
