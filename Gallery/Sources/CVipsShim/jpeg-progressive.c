#include "jpeg-progressive.h"

#include <glib.h>

static vitrine_progressive* self_of(j_common_ptr decoder) {
  return ((vitrine_jpeg_input*)decoder->client_data)->progressive;
}

/// Lets the decoder read up to the next scan with frequencies.
static void set_source(vitrine_progressive* self, struct jpeg_source_mgr* source, const uint8_t* from) {
  const uint8_t* end = self->skipped < self->scans.count ? self->scans.scans[self->skipped].start : self->scans.end;
  source->next_input_byte = from;
  source->bytes_in_buffer = (size_t)(end - from);
}

static boolean skip_scans(j_decompress_ptr decoder) {
  vitrine_progressive* self = self_of((j_common_ptr)decoder);
  do {
    if (self->skipped == self->scans.count) decoder->err->error_exit((j_common_ptr)decoder);
    set_source(self, decoder->src, self->scans.scans[self->skipped++].end);
  } while (!decoder->src->bytes_in_buffer);
  return TRUE;
}

/// Finds the scans with frequencies, and lets the decoder read only the others.
static int skip_frequencies(vitrine_progressive* self, vitrine_jpeg_input* input) {
  const uint8_t* bytes = input->request->bytes;
  size_t length = input->request->length, position = vitrine_jpeg_position(input);
  if (!bytes) bytes = self->file = vitrine_read_whole_jpeg(input->request, &length);
  if (!bytes || vitrine_find_frequency_scans(bytes, length, &self->scans)) return -1;
  const uint8_t* end = self->scans.count ? self->scans.scans[0].start : self->scans.end;
  if (position > (size_t)(end - bytes)) return -1;
  set_source(self, &input->source, bytes + position);
  input->source.fill_input_buffer = skip_scans;
  return 0;
}

static jvirt_barray_ptr request_array(j_common_ptr decoder, int pool, boolean is_zero, JDIMENSION across,
                                      JDIMENSION down, JDIMENSION at_once) {
  vitrine_progressive* self = self_of(decoder);
  jvirt_barray_ptr array = self->request_array(decoder, pool, is_zero, across, down, at_once);
  if (self->array_count < 3) self->arrays[self->array_count] = array;
  self->array_count++;
  return array;
}

/// Lets libjpeg allocate the coefficients, and decode all scans that it does not skip.
static int decode_rest(vitrine_progressive* self, struct jpeg_decompress_struct* decoder) {
  self->request_array = decoder->mem->request_virt_barray;
  decoder->mem->request_virt_barray = request_array;
  decoder->buffered_image = TRUE;
  // libjpeg smooths a picture whose frequencies are unknown to it.
  decoder->do_block_smoothing = FALSE;
  jpeg_start_decompress(decoder);
  if (self->array_count != 3) return -1;
  while (jpeg_consume_input(decoder) != JPEG_REACHED_EOI) continue;
  for (int i = 0; i < 3; i++)
    if (decoder->coef_bits[i][0] != 0) return -1;
  return 0;
}

static int open_component(vitrine_progressive* self, struct jpeg_decompress_struct* decoder, int index) {
  const jpeg_component_info* part = &decoder->comp_info[index];
  vitrine_coefficients* component = &self->coefficients[index];
  if (vitrine_open_coefficients(component, (int)part->width_in_blocks, (int)part->height_in_blocks)) return -1;
  for (JDIMENSION y = 0; y < part->height_in_blocks; y++) {
    JBLOCKARRAY row = decoder->mem->access_virt_barray((j_common_ptr)decoder, self->arrays[index], y, 1, TRUE);
    component->rows[y] = (int16_t*)row[0];
  }
  return 0;
}

int vitrine_decode_progressive(vitrine_progressive* self, vitrine_jpeg_input* input) {
  struct jpeg_decompress_struct* decoder = &input->decoder;
  input->progressive = self;
  if (skip_frequencies(self, input) || decode_rest(self, decoder)) return -1;
  for (int i = 0; i < 3; i++)
    if (open_component(self, decoder, i)) return -1;
  for (int i = 0; i < self->scans.count; i++) {
    const vitrine_frequency_scan* scan = &self->scans.scans[i];
    if (vitrine_add_frequencies(&self->coefficients[scan->component], scan)) return -1;
  }
  for (int i = 0; i < 3; i++)
    if (!vitrine_are_complete(&self->coefficients[i])) return -1;
  return jpeg_start_output(decoder, decoder->input_scan_number) ? 0 : -1;
}

void vitrine_close_progressive(vitrine_progressive* self) {
  for (int i = 0; i < 3; i++) vitrine_close_coefficients(&self->coefficients[i]);
  g_free(self->file);
}
