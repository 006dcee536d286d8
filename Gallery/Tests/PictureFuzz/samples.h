#pragma once
#include <stddef.h>
#include <stdint.h>

/// Random numbers. The same state always gives the same ones.
typedef struct {
  uint64_t state;
} fuzz_random;

/// Returns a number from 0 to `limit` - 1.
uint32_t fuzz_below(fuzz_random* random, uint32_t limit);

/// A file in memory.
typedef struct {
  uint8_t* bytes;
  size_t length;
} fuzz_file;

/// Makes a JPEG of random size, colours, sampling and coding, as cameras and programs write them. The caller frees its
/// bytes.
fuzz_file fuzz_jpeg(fuzz_random* random);

/// Returns a copy of a file with up to four random changes. The caller frees its bytes.
fuzz_file fuzz_changed(fuzz_random* random, fuzz_file file);

/// Makes a colour profile with a random name at a random position, which may be outside. The caller frees its bytes.
fuzz_file fuzz_profile(fuzz_random* random);
