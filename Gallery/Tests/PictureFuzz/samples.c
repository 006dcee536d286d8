#include "samples.h"

// clang-format off
#include <stdio.h>
#include <jpeglib.h>
// clang-format on
#include <stdlib.h>
#include <string.h>

uint32_t fuzz_below(fuzz_random* random, uint32_t limit) {
  // SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
  uint64_t z = random->state += 0x9E3779B97F4A7C15;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
  z = (z ^ z >> 27) * 0x94D049BB133111EB;
  return (uint32_t)((z ^ z >> 31) % limit);
}

static int is_one_in(fuzz_random* random, uint32_t count) { return fuzz_below(random, count) == 0; }

/// Most pictures have three components. Every edge from 1 on occurs.
static void describe(struct jpeg_compress_struct* encoder, fuzz_random* random) {
  static const J_COLOR_SPACE spaces[] = {JCS_GRAYSCALE, JCS_CMYK, JCS_RGB};
  encoder->in_color_space = spaces[is_one_in(random, 8) ? fuzz_below(random, 2) : 2];
  encoder->input_components = encoder->in_color_space == JCS_RGB ? 3 : encoder->in_color_space == JCS_CMYK ? 4 : 1;
  encoder->image_width = 1 + fuzz_below(random, is_one_in(random, 3) ? 8 : 200);
  encoder->image_height = 1 + fuzz_below(random, is_one_in(random, 3) ? 8 : 200);
}

static void configure(struct jpeg_compress_struct* encoder, fuzz_random* random) {
  jpeg_set_defaults(encoder);
  if (encoder->input_components == 3 && is_one_in(random, 8)) jpeg_set_colorspace(encoder, JCS_RGB);
  if (encoder->input_components == 4 && is_one_in(random, 2)) jpeg_set_colorspace(encoder, JCS_YCCK);
  jpeg_set_quality(encoder, 1 + (int)fuzz_below(random, 100), TRUE);
  static const int samplings[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {1, 4}};
  const int* sampling = samplings[fuzz_below(random, is_one_in(random, 6) ? 6 : 4)];
  encoder->comp_info[0].h_samp_factor = sampling[0];
  encoder->comp_info[0].v_samp_factor = sampling[1];
  if (is_one_in(random, 3)) encoder->restart_interval = 1 + fuzz_below(random, 20);
  encoder->arith_code = is_one_in(random, 16);
  encoder->write_Adobe_marker = is_one_in(random, 4);
  if (is_one_in(random, 3)) jpeg_simple_progression(encoder);
}

fuzz_file fuzz_jpeg(fuzz_random* random) {
  struct jpeg_compress_struct encoder;
  struct jpeg_error_mgr errors;
  unsigned char* bytes = NULL;
  unsigned long length = 0;
  encoder.err = jpeg_std_error(&errors);
  jpeg_create_compress(&encoder);
  jpeg_mem_dest(&encoder, &bytes, &length);
  describe(&encoder, random);
  configure(&encoder, random);
  jpeg_start_compress(&encoder, TRUE);
  uint8_t row[4 * 200];
  uint32_t noise = 1 + fuzz_below(random, 256);
  while (encoder.next_scanline < encoder.image_height) {
    for (size_t i = 0; i < sizeof row; i++) row[i] = (uint8_t)(i + encoder.next_scanline + fuzz_below(random, noise));
    JSAMPROW line = row;
    jpeg_write_scanlines(&encoder, &line, 1);
  }
  jpeg_finish_compress(&encoder);
  jpeg_destroy_compress(&encoder);
  return (fuzz_file){bytes, length};
}

/// Overwrites bytes with numbers at the edge of what they can hold.
static void overwrite(fuzz_random* random, uint8_t* at, size_t count) {
  static const uint8_t extremes[] = {0, 1, 0x7F, 0x80, 0xFE, 0xFF};
  for (size_t i = 0; i < count; i++) at[i] = extremes[fuzz_below(random, sizeof extremes)];
}

static void change(fuzz_random* random, fuzz_file* file) {
  // Half of the changes are in the headers.
  size_t start = fuzz_below(random, (uint32_t)(is_one_in(random, 2) || file->length < 700 ? file->length : 700));
  size_t rest = file->length - start, count = 1 + fuzz_below(random, 8);
  if (count > rest) count = rest;
  switch (fuzz_below(random, 6)) {
    case 0:
      file->bytes[start] ^= (uint8_t)(1 << fuzz_below(random, 8));
      break;
    case 1:
      file->bytes[start] = (uint8_t)fuzz_below(random, 256);
      break;
    case 2:
      overwrite(random, file->bytes + start, count);
      break;
    case 3:
      memmove(file->bytes + start, file->bytes + start + count, rest - count);
      file->length -= count;
      break;
    case 4:
      memmove(file->bytes + fuzz_below(random, (uint32_t)(file->length - count + 1)), file->bytes + start, count);
      break;
    default:
      if (is_one_in(random, 4)) file->length = start;
  }
}

fuzz_file fuzz_changed(fuzz_random* random, fuzz_file file) {
  fuzz_file changed = {malloc(file.length), file.length};
  memcpy(changed.bytes, file.bytes, file.length);
  for (uint32_t count = fuzz_below(random, 5); count > 0 && changed.length > 0; count--) change(random, &changed);
  return changed;
}
