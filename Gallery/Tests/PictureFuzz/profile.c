#include <stdlib.h>
#include <string.h>

#include "samples.h"

static void put(uint8_t* at, uint32_t number) {
  for (int i = 0; i < 4; i++) at[i] = (uint8_t)(number >> (24 - 8 * i));
}

/// Returns a number that is right, a little wrong, or at the edge of what four bytes can hold.
static uint32_t doubtful(fuzz_random* random, size_t right) {
  switch (fuzz_below(random, 6)) {
    case 0:
      return (uint32_t)right + fuzz_below(random, 17) - 8;
    case 1:
      return UINT32_MAX - fuzz_below(random, 300);
    default:
      return (uint32_t)right;
  }
}

/// Writes the name of sRGB as version 2 (in ASCII) or version 4 (in UTF-16) of the standard has it.
static void put_name(fuzz_random* random, uint8_t* tag, size_t length) {
  static const char name[] = "sRGB IEC61966-2.1";
  int is_wide = (int)fuzz_below(random, 2);
  uint8_t text[2 * sizeof name + 28] = {0};
  size_t start = is_wide ? 28 : 12, letters = sizeof name - 1, count = letters * (is_wide ? 2 : 1);
  memcpy(text, is_wide ? "mluc" : "desc", 4);
  put(text + 8, doubtful(random, is_wide ? 1 : letters));
  if (is_wide) {
    put(text + 20, doubtful(random, count));
    put(text + 24, doubtful(random, start));
  }
  for (size_t i = 0; i < letters; i++) text[start + (is_wide ? 2 * i + 1 : i)] = (uint8_t)name[i];
  memcpy(tag, text, start + count < length ? start + count : length);
}

fuzz_file fuzz_profile(fuzz_random* random) {
  enum { table = 132, entry = 12 };
  size_t tags = 1 + fuzz_below(random, 3), start = table + tags * entry, length = start + fuzz_below(random, 80);
  uint8_t* bytes = calloc(length, 1);
  memcpy(bytes + 16, "RGB ", 4);
  put(bytes + 128, doubtful(random, tags));
  for (size_t i = 0; i < tags; i++) {
    uint8_t* at = bytes + table + i * entry;
    memcpy(at, i + 1 == tags ? "desc" : "rXYZ", 4);
    put(at + 4, doubtful(random, start));
    put(at + 8, doubtful(random, length - start));
  }
  put_name(random, bytes + start, length - start);
  // It may end anywhere. A reader beyond the end reads beyond the memory.
  if (!fuzz_below(random, 4)) length = 1 + fuzz_below(random, (uint32_t)length);
  return (fuzz_file){realloc(bytes, length), length};
}
