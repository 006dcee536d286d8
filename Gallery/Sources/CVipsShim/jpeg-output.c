#include "jpeg-output.h"

#include <glib.h>

enum { first_capacity = 1 << 16 };

static void grow(j_compress_ptr encoder, size_t capacity) {
  vitrine_jpeg_output* output = (vitrine_jpeg_output*)encoder->dest;
  uint8_t* bytes = g_try_realloc(output->bytes, capacity);
  if (!bytes) encoder->err->error_exit((j_common_ptr)encoder);
  output->destination.next_output_byte = bytes + output->capacity;
  output->destination.free_in_buffer = capacity - output->capacity;
  output->bytes = bytes;
  output->capacity = capacity;
}

static void begin(j_compress_ptr encoder) { grow(encoder, first_capacity); }

/// libjpeg calls it when the buffer is full, whatever `free_in_buffer` says.
static boolean enlarge(j_compress_ptr encoder) {
  grow(encoder, 2 * ((vitrine_jpeg_output*)encoder->dest)->capacity);
  return TRUE;
}

static void finish(j_compress_ptr encoder) { (void)encoder; }

void vitrine_open_jpeg_output(vitrine_jpeg_output* output, j_compress_ptr encoder) {
  *output = (vitrine_jpeg_output){0};
  output->destination.init_destination = begin;
  output->destination.empty_output_buffer = enlarge;
  output->destination.term_destination = finish;
  encoder->dest = &output->destination;
}

size_t vitrine_jpeg_output_length(const vitrine_jpeg_output* output) {
  return output->capacity - output->destination.free_in_buffer;
}
