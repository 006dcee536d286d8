#include "jpeg-writer.h"

#include <glib.h>
#include <setjmp.h>

#include "jpeg-output.h"

/// An encoder, and the place to return to when it fails.
typedef struct {
  struct jpeg_compress_struct encoder;
  struct jpeg_error_mgr errors;
  vitrine_jpeg_output output;
  jmp_buf fault;
} writer;

static void end(j_common_ptr encoder) { longjmp(((writer*)encoder->client_data)->fault, 1); }

static void configure(struct jpeg_compress_struct* encoder, const vitrine_planes* planes, int quality) {
  encoder->image_width = (JDIMENSION)planes->component[0].width;
  encoder->image_height = (JDIMENSION)planes->component[0].height;
  encoder->input_components = 3;
  encoder->in_color_space = JCS_YCbCr;
  // The defaults have colours of half the size.
  jpeg_set_defaults(encoder);
  jpeg_set_quality(encoder, quality, TRUE);
  encoder->raw_data_in = TRUE;
}

static void encode(struct jpeg_compress_struct* encoder, const vitrine_planes* planes) {
  JSAMPROW rows[3][2 * DCTSIZE];
  JSAMPARRAY parts[3] = {rows[0], rows[1], rows[2]};
  jpeg_start_compress(encoder, TRUE);
  for (int line = 0; encoder->next_scanline < encoder->image_height; line++) {
    for (int i = 0; i < 3; i++) {
      int count = encoder->comp_info[i].v_samp_factor * DCTSIZE;
      for (int y = 0; y < count; y++) rows[i][y] = vitrine_row(&planes->component[i], line * count + y);
    }
    jpeg_write_raw_data(encoder, parts, 2 * DCTSIZE);
  }
  jpeg_finish_compress(encoder);
}

int vitrine_write_jpeg(vitrine_planes* planes, int quality, vitrine_picture* picture) {
  writer* self = g_try_new0(writer, 1);
  if (!self) return -1;
  int failed = -1;
  for (int i = 0; i < 3; i++) vitrine_repeat_edges(&planes->component[i]);
  self->encoder.err = jpeg_std_error(&self->errors);
  self->encoder.client_data = self;
  self->errors.error_exit = end;
  if (!setjmp(self->fault)) {
    jpeg_create_compress(&self->encoder);
    vitrine_open_jpeg_output(&self->output, &self->encoder);
    configure(&self->encoder, planes, quality);
    encode(&self->encoder, planes);
    failed = 0;
  }
  jpeg_destroy_compress(&self->encoder);
  const vitrine_plane* luma = &planes->component[0];
  vitrine_jpeg_output* output = &self->output;
  if (!failed)
    *picture = (vitrine_picture){luma->width, luma->height, output->bytes, vitrine_jpeg_output_length(output)};
  else
    g_free(output->bytes);
  g_free(self);
  return failed;
}
