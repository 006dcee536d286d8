#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// The zero bytes that must follow the bytes of a `vitrine_bits`.
enum { vitrine_bits_padding = 16 };

/// A sequence of bits, from the highest bit of each byte. Zeros follow its end.
typedef struct {
  /// The next bits, from the highest one.
  uint64_t bits;
  /// The number of them that are valid.
  int count;
  const uint8_t* start;
  /// The first byte that is not in `bits`.
  const uint8_t* next;
  const uint8_t* end;
} vitrine_bits;

/// A code of Huffman (ITU-T T.81, annex C).
typedef struct {
  /// The code with which a number of `vitrine_quick_bits` begins: 256 times its symbol, and its length; 0 if it is
  /// longer.
  uint16_t quick[1 << 9];
  /// The first number of 16 bits after the codes of each length.
  uint32_t limit[17];
  /// The index of the symbol of each length's code 0.
  int offset[17];
  uint8_t symbols[256];
} vitrine_huffman;

enum { vitrine_quick_bits = 9 };

/// Prepares a code. @param definition the number of codes of each length from 1 to 16, and then the symbols
/// @return 0, or -1 if there are not so many codes
int vitrine_prepare_huffman(vitrine_huffman* code, const uint8_t* definition);

static inline vitrine_bits vitrine_bits_of(const uint8_t* bytes, size_t length) {
  return (vitrine_bits){.start = bytes, .next = bytes, .end = bytes + length};
}

/// Makes at least 56 bits valid.
static inline void vitrine_refill(vitrine_bits* self) {
  uint64_t word;
  memcpy(&word, self->next, sizeof word);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  self->bits |= word >> self->count;
  self->next += (63 - self->count) >> 3;
  if (self->next > self->end + sizeof word) self->next = self->end + sizeof word;
  self->count |= 56;
}

/// Removes up to 56 valid bits.
static inline void vitrine_skip_bits(vitrine_bits* self, int count) {
  self->bits <<= count;
  self->count -= count;
}

/// Removes and returns up to 32 valid bits.
static inline uint32_t vitrine_take_bits(vitrine_bits* self, int count) {
  uint32_t value = (uint32_t)(self->bits >> 32 >> (32 - count));
  vitrine_skip_bits(self, count);
  return value;
}

/// Removes a code of at most 16 valid bits. @return its symbol, or -1 if there is no such code
static inline int vitrine_take_symbol(vitrine_bits* self, const vitrine_huffman* code) {
  int quick = code->quick[self->bits >> (64 - vitrine_quick_bits)];
  if (quick) {
    vitrine_skip_bits(self, quick & 255);
    return quick >> 8;
  }
  uint32_t number = (uint32_t)(self->bits >> 48);
  for (int length = vitrine_quick_bits + 1; length <= 16; length++)
    if (number < code->limit[length]) {
      vitrine_skip_bits(self, length);
      return code->symbols[(int)(number >> (16 - length)) + code->offset[length]];
    }
  return -1;
}

/// Whether more bits were removed than there are.
static inline int vitrine_is_overrun(const vitrine_bits* self) { return (self->next - self->end) * 8 > self->count; }

/// Whether all bits were removed but the rest of the last byte.
static inline int vitrine_is_at_end(const vitrine_bits* self) {
  int64_t rest = (self->end - self->next) * 8 + self->count;
  return rest >= 0 && rest < 8;
}
