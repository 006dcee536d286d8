#include "jpeg-reader.h"

#include <glib.h>

#include "jpeg-input.h"

// Since version 7 of the interface, blocks can have two lengths.
#if JPEG_LIB_VERSION >= 70
#define BLOCK_HEIGHT DCT_v_scaled_size
#define BLOCK_WIDTH DCT_h_scaled_size
#define LEAST_HEIGHT min_DCT_v_scaled_size
#else
#define BLOCK_HEIGHT DCT_scaled_size
#define BLOCK_WIDTH DCT_scaled_size
#define LEAST_HEIGHT min_DCT_scaled_size
#endif

// The rows of a component that are decoded together: two blocks, each up to twice as high as stored.
enum { maximum_rows = 4 * DCTSIZE };

typedef struct {
  vitrine_jpeg_input input;
  vitrine_plane decoded[3];
} reader;

/// Whether the components are luma, and colours of its resolution or of half of it in a direction.
static int is_usual(const struct jpeg_decompress_struct* decoder) {
  if (decoder->num_components != 3 || decoder->jpeg_color_space != JCS_YCbCr) return 0;
  const jpeg_component_info* part = decoder->comp_info;
  int is_half = part[0].h_samp_factor <= 2 && part[0].v_samp_factor <= 2;
  for (int i = 1; i < 3; i++) is_half = is_half && part[i].h_samp_factor == 1 && part[i].v_samp_factor == 1;
  return is_half;
}

/// Allocates the planes that the decoder fills with whole blocks.
static int allocate(reader* self) {
  for (int i = 0; i < 3; i++) {
    const jpeg_component_info* part = &self->input.decoder.comp_info[i];
    int blocks_across = (int)part->width_in_blocks + part->h_samp_factor;
    int blocks_down = (int)part->height_in_blocks + part->v_samp_factor;
    vitrine_plane plane = vitrine_plane_of_size(blocks_across * part->BLOCK_WIDTH, blocks_down * part->BLOCK_HEIGHT);
    if (!plane.samples) return -1;
    plane.width = (int)part->downsampled_width;
    plane.height = (int)part->downsampled_height;
    self->decoded[i] = plane;
  }
  return 0;
}

static void decode(reader* self) {
  struct jpeg_decompress_struct* decoder = &self->input.decoder;
  JSAMPROW rows[3][maximum_rows];
  JSAMPARRAY components[3] = {rows[0], rows[1], rows[2]};
  for (int line = 0; decoder->output_scanline < decoder->output_height; line++) {
    for (int i = 0; i < 3; i++) {
      int count = decoder->comp_info[i].v_samp_factor * decoder->comp_info[i].BLOCK_HEIGHT;
      for (int y = 0; y < count; y++) rows[i][y] = vitrine_row(&self->decoded[i], line * count + y);
    }
    jpeg_read_raw_data(decoder, components, (JDIMENSION)(decoder->max_v_samp_factor * decoder->LEAST_HEIGHT));
  }
}

/// Decodes all components. Returns -1 if they are unusual.
static int read_components(reader* self, int shrink) {
  struct jpeg_decompress_struct* decoder = &self->input.decoder;
  jpeg_create_decompress(decoder);
  decoder->src = &self->input.source;
  jpeg_read_header(decoder, TRUE);
  if (!is_usual(decoder)) return -1;
  decoder->scale_num = 1;
  decoder->scale_denom = (unsigned)shrink;
  decoder->raw_data_out = TRUE;
  decoder->out_color_space = JCS_YCbCr;
  jpeg_start_decompress(decoder);
  if (allocate(self)) return -1;
  decode(self);
  jpeg_finish_decompress(decoder);
  return 0;
}

/// Moves a decoded component out of the reader, in a size that it has or twice has.
static vitrine_plane take(vitrine_plane* decoded, int width, int height) {
  if (decoded->width == width && decoded->height == height) {
    vitrine_plane plane = *decoded;
    decoded->samples = NULL;
    return plane;
  }
  vitrine_repeat_edges(decoded);
  return vitrine_halved(decoded, decoded->width != width, decoded->height != height);
}

/// Moves the components out of the reader, with colours of half the size of luma.
static int take_all(reader* self, vitrine_planes* planes) {
  int width = self->decoded[0].width, height = self->decoded[0].height;
  int failed = 0;
  for (int i = 0; i < 3; i++) {
    planes->component[i] =
        i == 0 ? take(&self->decoded[i], width, height) : take(&self->decoded[i], (width + 1) / 2, (height + 1) / 2);
    if (!planes->component[i].samples) failed = -1;
  }
  if (failed) vitrine_release_planes(planes);
  return failed;
}

int vitrine_read_jpeg(const vitrine_request* request, int shrink, vitrine_planes* planes) {
  reader* self = g_try_new0(reader, 1);
  if (!self) return -1;
  vitrine_open_jpeg(&self->input, request);
  int failed = -1;
  if (!setjmp(self->input.fault)) failed = read_components(self, shrink) || take_all(self, planes);
  for (int i = 0; i < 3; i++) vitrine_release_plane(&self->decoded[i]);
  jpeg_destroy_decompress(&self->input.decoder);
  g_free(self);
  return failed ? -1 : 0;
}
