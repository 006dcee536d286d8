// A heap of size classes over linear memory.
//
//            ┌───────┬────────┬─────────────────────┐
//   block:   │ class │ offset │ payload …           │   a multiple of 16 bytes
//            └───────┴────────┴─────────────────────┘
//            4 bytes  4 bytes  ↑ 16-byte aligned
//
// A block never changes class: freed, it waits in the list of its class for the next request of that size. Neighbours
// are not merged, since the engine asks for the same few sizes again and again; the memory held is what each class
// needed at its peak. Swift checks no allocation for null, so running out of memory is a trap.
#if defined(__wasm__) && !defined(__wasi__)
#include <stddef.h>
#include <stdint.h>

#include "CVitrineHeap.h"

enum {
  kAlignment = 16,     // what Swift expects of malloc on every 32-bit or 64-bit system
  kSmallClasses = 64,  // 16, 32 … 1024 bytes
  kSmallLimit = kSmallClasses * kAlignment,
  kStepsPerDoubling = 4,  // above: at most a quarter of a block is rounding
  kDoublings = 20,
  kClasses = kSmallClasses + kDoublings * kStepsPerDoubling,
  kPage = 65536,     // WebAssembly's page
  kSparePages = 16,  // 1 MiB: growing detaches the page's views of memory, so grow seldom
};

typedef struct {
  uint32_t class;
  uint32_t offset;  // from the block's own payload to an over-aligned one; 0 otherwise
} Header;

typedef struct Free {
  struct Free* next;
} Free;

extern unsigned char __heap_base;  // from the linker: where data and stack end
static Free* waiting[kClasses];
static uintptr_t top, end;

// The last class holds blocks of 1 GiB.
static const size_t kLargest = ((size_t)kSmallLimit << kDoublings) - sizeof(Header);

static uint32_t log2_below(size_t n) { return 31 - (uint32_t)__builtin_clz((uint32_t)n - 1); }

static size_t rounded_up(size_t n, size_t step) { return (n + step - 1) & ~(step - 1); }

static size_t large_step(size_t n) { return ((size_t)1 << log2_below(n)) / kStepsPerDoubling; }

static size_t block_size(size_t payload) {
  if (payload > kLargest) __builtin_trap();
  size_t n = payload + sizeof(Header);
  return rounded_up(n, n <= kSmallLimit ? kAlignment : large_step(n));
}

static uint32_t class_of(size_t block) {
  if (block <= kSmallLimit) return (uint32_t)(block / kAlignment) - 1;
  uint32_t doubling = log2_below(block) - log2_below(kSmallLimit + 1);
  uint32_t step = (uint32_t)((block - 1) / large_step(block)) - kStepsPerDoubling;
  return kSmallClasses + doubling * kStepsPerDoubling + step;
}

static Header* header_of(void* payload) { return (Header*)payload - 1; }

#ifdef VITRINE_HEAP_COUNTS
static uint32_t bytes_in_use, allocations;

static size_t size_of_class(uint32_t class) {
  if (class < kSmallClasses) return (class + 1) * kAlignment;
  uint32_t large = class - kSmallClasses;
  size_t base = (size_t)kSmallLimit << large / kStepsPerDoubling;
  return base + base / kStepsPerDoubling * (large % kStepsPerDoubling + 1);
}

static void count_allocation(size_t block) {
  bytes_in_use += block;
  allocations += 1;
}

static void count_freed(uint32_t class) { bytes_in_use -= size_of_class(class); }

__attribute__((export_name("vitrine_heap_bytes"))) uint32_t vitrine_heap_bytes(void) { return bytes_in_use; }

__attribute__((export_name("vitrine_heap_allocations"))) uint32_t vitrine_heap_allocations(void) { return allocations; }
#else
static void count_allocation(size_t block) {}

static void count_freed(uint32_t class) {}
#endif

static void grow_by(size_t missing) {
  size_t needed = (missing + kPage - 1) / kPage;
  size_t asked = needed + kSparePages;
  if (__builtin_wasm_memory_grow(0, asked) == (size_t)-1) {
    asked = needed;
    if (__builtin_wasm_memory_grow(0, asked) == (size_t)-1) __builtin_trap();
  }
  end += asked * kPage;
}

static void* carve(size_t block, uint32_t class) {
  if (top == 0) {
    top = rounded_up((uintptr_t)&__heap_base, kAlignment) + kAlignment - sizeof(Header);
    end = __builtin_wasm_memory_size(0) * kPage;
  }
  if (block > end - top) grow_by(block - (end - top));
  Header* header = (Header*)top;
  top += block;
  *header = (Header){.class = class, .offset = 0};
  return header + 1;
}

static void* reused(uint32_t class) {
  Free* block = waiting[class];
  if (block) waiting[class] = block->next;
  return block;
}

void* malloc(size_t size) {
  size_t block = block_size(size);
  count_allocation(block);
  uint32_t class = class_of(block);
  void* payload = reused(class);
  return payload ? payload : carve(block, class);
}

void free(void* payload) {
  if (!payload) return;
  Free* block = (Free*)((char*)payload - header_of(payload)->offset);
  uint32_t class = header_of(block)->class;
  count_freed(class);
  block->next = waiting[class];
  waiting[class] = block;
}

int posix_memalign(void** result, size_t alignment, size_t size) {
  if (alignment <= kAlignment) return *result = malloc(size), 0;
  if (size > kLargest - alignment) __builtin_trap();
  char* payload = malloc(size + alignment);
  char* aligned = (char*)rounded_up((uintptr_t)payload, alignment);
  if (aligned != payload) header_of(aligned)->offset = (uint32_t)(aligned - payload);
  *result = aligned;
  return 0;
}
#endif
