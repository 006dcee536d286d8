#include "huffman.h"

/// Notes a code in all places of the quick table that begin with it.
static void note(vitrine_huffman* self, uint32_t number, int length, uint8_t symbol) {
  int rest = vitrine_quick_bits - length;
  for (uint32_t i = 0; i < 1u << rest; i++) self->quick[(number << rest) + i] = (uint16_t)(symbol << 8 | length);
}

int vitrine_prepare_huffman(vitrine_huffman* self, const uint8_t* definition) {
  *self = (vitrine_huffman){0};
  const uint8_t* symbols = definition + 16;
  uint32_t number = 0;
  int index = 0;
  for (int length = 1; length <= 16; length++) {
    int count = definition[length - 1];
    if (number + (uint32_t)count > 1u << length || index + count > 256) return -1;
    self->offset[length] = index - (int)number;
    for (int i = 0; i < count; i++, index++, number++) {
      self->symbols[index] = symbols[index];
      if (length <= vitrine_quick_bits) note(self, number, length, symbols[index]);
    }
    self->limit[length] = number << (16 - length);
    number <<= 1;
  }
  return 0;
}
