#include "jpeg-frequencies.h"

#include <glib.h>

#include "jpeg-block.h"

/// A scan while it is decoded.
typedef struct {
  vitrine_scan_state state;
  vitrine_bits bits;
  /// The part of the data that follows, after its marker.
  const uint8_t* rest;
  int restarts;
  /// The data up to the next marker, without the zeros after each 0xFF.
  uint8_t* bytes;
} decoder;

/// Begins with the data after a marker of restart, or at the beginning.
static void begin_part(decoder* self) {
  const uint8_t *from = self->rest, *end = vitrine_next_marker(from, self->state.scan->end);
  size_t length = 0;
  while (from < end) {
    const uint8_t* escaped = memchr(from, 0xFF, (size_t)(end - from));
    const uint8_t* stop = escaped ? escaped + 1 : end;
    memcpy(self->bytes + length, from, (size_t)(stop - from));
    length += (size_t)(stop - from);
    from = escaped ? escaped + 2 : end;
  }
  memset(self->bytes + length, 0, vitrine_bits_padding);
  self->bits = vitrine_bits_of(self->bytes, length);
  self->rest = end;
  self->state.ended = 0;
}

static int restart(decoder* self) {
  int has_marker = self->rest + 2 <= self->state.scan->end && self->rest[1] == (0xD0 | (self->restarts++ & 7));
  if (!has_marker || self->state.ended || !vitrine_is_at_end(&self->bits)) return -1;
  self->rest += 2;
  begin_part(self);
  return 0;
}

static int decode_row(decoder* self, vitrine_coefficients* component, int row) {
  int across = component->blocks_across, interval = self->state.scan->restart_interval;
  // A copy can stay in the registers of the processor.
  vitrine_bits bits = self->bits;
  for (int x = 0; x < across; x++) {
    int index = row * across + x;
    if (interval && index && index % interval == 0) {
      self->bits = bits;
      if (restart(self)) return -1;
      bits = self->bits;
    }
    int16_t* block = component->rows[row] + 64 * (ptrdiff_t)x;
    uint64_t* present = &component->present[index];
    if (vitrine_decode_block(&self->state, &bits, block, present)) return -1;
  }
  self->bits = bits;
  return vitrine_is_overrun(&bits) ? -1 : 0;
}

int vitrine_add_frequencies(vitrine_coefficients* component, const vitrine_frequency_scan* scan) {
  decoder* self = g_try_new0(decoder, 1);
  if (!self) return -1;
  self->state.scan = scan;
  self->rest = scan->data;
  self->bytes = g_try_malloc((size_t)(scan->end - scan->data) + vitrine_bits_padding);
  int failed =
      !self->bytes || vitrine_note_scan(component, scan) || vitrine_prepare_huffman(&self->state.code, scan->code);
  if (!failed) begin_part(self);
  for (int row = 0; row < component->blocks_down && !failed; row++) failed = decode_row(self, component, row);
  if (!failed) failed = self->state.ended || self->rest != scan->end || !vitrine_is_at_end(&self->bits);
  g_free(self->bytes);
  g_free(self);
  return failed ? -1 : 0;
}
