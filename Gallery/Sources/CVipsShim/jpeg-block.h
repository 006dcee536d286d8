#pragma once
#include "huffman.h"
#include "jpeg-scans.h"

// The functions are in a header because a call for each block takes time.

/// The state of a scan between two blocks.
typedef struct {
  const vitrine_frequency_scan* scan;
  vitrine_huffman code;
  /// The number of blocks, from the next one on, that end before their first new frequency.
  int ended;
} vitrine_scan_state;

/// Where the frequencies of a block are, in the order of the file (T.81, figure A.6).
static const uint8_t vitrine_places[64] = {
    0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,  12, 19, 26, 33, 40, 48,
    41, 34, 27, 20, 13, 6,  7,  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23,
    30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
};

/// Takes the number of blocks that end here. `size` is that of the number (T.81, G.1.2.2).
static inline int vitrine_take_run(vitrine_bits* bits, int size) {
  return (1 << size) + (int)vitrine_take_bits(bits, size);
}

/// Returns the signed number that is stored in some bits (T.81, F.2.2.1).
static inline int vitrine_extended(uint32_t bits, int size) {
  return (int)bits - (bits >> (size - 1) ? 0 : (1 << size) - 1);
}

/// Decodes the first bits of a block's frequencies (T.81, G.1.2.2).
static inline int vitrine_decode_first(vitrine_scan_state* self, vitrine_bits* bits, int16_t* block,
                                       uint64_t* present) {
  int last = self->scan->last, low = self->scan->low;
  for (int i = self->scan->first; i <= last; i++) {
    vitrine_refill(bits);
    int symbol = vitrine_take_symbol(bits, &self->code), run = symbol >> 4, size = symbol & 15;
    if (symbol < 0) return -1;
    if (size) {
      i += run;
      if (i > last || size + low > 15) return -1;
      block[vitrine_places[i]] = (int16_t)(vitrine_extended(vitrine_take_bits(bits, size), size) * (1 << low));
      *present |= (uint64_t)1 << i;
    } else if (run == 15) {
      i += 15;
    } else {
      self->ended = vitrine_take_run(bits, run);
      break;
    }
  }
  return 0;
}

/// Takes the next bit of each frequency that is not 0, from `first` on until `run` others and those behind them have
/// passed.
/// @param present the frequencies from `first` on that are not 0
/// @return the first frequency that has not passed
static inline int vitrine_refine_run(vitrine_bits* bits, int16_t* block, uint64_t present, int low, int first,
                                     int run) {
  for (; present; present &= present - 1) {
    int place = __builtin_ctzll(present);
    if (place - first > run) break;
    run -= place - first;
    first = place + 1;
    if (!bits->count) vitrine_refill(bits);
    int bit = (int)vitrine_take_bits(bits, 1);
    int16_t* value = &block[vitrine_places[place]];
    // Away from 0.
    *value = (int16_t)(*value + (*value >> 15 | 1) * (bit << low));
  }
  return first + run;
}

/// The frequencies from one to another.
static inline uint64_t vitrine_range(int first, int last) {
  return ~(uint64_t)0 >> (63 - last) & ~(uint64_t)0 << first;
}

/// Decodes the next bit of a block's frequencies (T.81, G.1.2.3).
static inline int vitrine_refine(vitrine_scan_state* self, vitrine_bits* bits, int16_t* block, uint64_t* present) {
  int first = self->scan->first, last = self->scan->last, low = self->scan->low;
  uint64_t old = *present & vitrine_range(first, last);
  while (first <= last && !self->ended) {
    vitrine_refill(bits);
    int symbol = vitrine_take_symbol(bits, &self->code), run = symbol >> 4, size = symbol & 15;
    if (symbol < 0 || size > 1) return -1;
    if (!size && run < 15) {
      self->ended = vitrine_take_run(bits, run);
      break;
    }
    int sign = size ? 2 * (int)vitrine_take_bits(bits, 1) - 1 : 0;
    int place = vitrine_refine_run(bits, block, old, low, first, run);
    if (place > last) return -1;
    if (size) {
      block[vitrine_places[place]] = (int16_t)(sign * (1 << low));
      *present |= (uint64_t)1 << place;
    }
    first = place + 1;
    old = first <= last ? old & vitrine_range(first, last) : 0;
  }
  if (self->ended) vitrine_refine_run(bits, block, old, low, first, 64);
  return 0;
}

/// Adds a scan to the next block.
/// @param present the frequencies of the block that are not 0
/// @return 0, or -1 if the data has a fault
static inline int vitrine_decode_block(vitrine_scan_state* self, vitrine_bits* bits, int16_t* block,
                                       uint64_t* present) {
  int failed = 0;
  if (self->scan->high)
    failed = vitrine_refine(self, bits, block, present);
  else if (!self->ended)
    failed = vitrine_decode_first(self, bits, block, present);
  if (self->ended) self->ended--;
  return failed;
}
