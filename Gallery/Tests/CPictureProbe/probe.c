#include <CVipsShim.h>
// clang-format off
#include <stdio.h>
#include <jpeglib.h>
// clang-format on
#include <stdlib.h>
#include <string.h>
#include <vips/vips.h>
#ifdef __linux__
#include <sys/fsuid.h>
#endif

#include "CPictureProbe.h"

static VipsImage* load(const uint8_t* jpeg, size_t length) {
  if (vitrine_prepare()) return NULL;
  VipsImage* image = NULL;
  if (vips_jpegload_buffer((void*)jpeg, length, &image, NULL)) return NULL;
  return image;
}

uint8_t* probe_decode(const uint8_t* jpeg, size_t length, int32_t* width, int32_t* height) {
  VipsImage* image = load(jpeg, length);
  if (!image) return NULL;
  *width = vips_image_get_width(image);
  *height = vips_image_get_height(image);
  size_t size;
  uint8_t* pixels = vips_image_get_bands(image) == 3 ? vips_image_write_to_memory(image, &size) : NULL;
  g_object_unref(image);
  return pixels;
}

int32_t probe_metadata(const uint8_t* jpeg, size_t length) {
  static const char* const names[] = {VIPS_META_EXIF_NAME, VIPS_META_ICC_NAME, VIPS_META_XMP_NAME, VIPS_META_IPTC_NAME};
  VipsImage* image = load(jpeg, length);
  if (!image) return -1;
  int32_t found = 0;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) found += vips_image_get_typeof(image, names[i]) != 0;
  g_object_unref(image);
  return found;
}

uint8_t* probe_srgb_profile(size_t* length) {
  VipsBlob* blob = NULL;
  if (vitrine_prepare() || vips_profile_load("srgb", &blob, NULL)) return NULL;
  const void* bytes = vips_blob_get(blob, length);
  uint8_t* profile = malloc(*length);
  memcpy(profile, bytes, *length);
  vips_area_unref(VIPS_AREA(blob));
  return profile;
}

/// Converts a row to cyan, magenta, yellow and black. As Adobe's programs do, it stores 0 for full ink.
static void mix_inks(const uint8_t* rgb, uint8_t* inks, int32_t width) {
  for (int32_t x = 0; x < width; x++) {
    for (int part = 0; part < 3; part++) inks[4 * x + part] = rgb[3 * x + part];
    inks[4 * x + 3] = UINT8_MAX;
  }
}

uint8_t* probe_encode_jpeg(const uint8_t* rgb, int32_t width, int32_t height, probe_colours colours, int32_t across,
                           int32_t down, int progressive, size_t* length) {
  struct jpeg_compress_struct encoder;
  struct jpeg_error_mgr errors;
  unsigned char* bytes = NULL;
  unsigned long count = 0;
  encoder.err = jpeg_std_error(&errors);
  jpeg_create_compress(&encoder);
  jpeg_mem_dest(&encoder, &bytes, &count);
  encoder.image_width = (JDIMENSION)width;
  encoder.image_height = (JDIMENSION)height;
  encoder.input_components = colours == PROBE_CMYK ? 4 : 3;
  encoder.in_color_space = colours == PROBE_CMYK ? JCS_CMYK : JCS_RGB;
  jpeg_set_defaults(&encoder);
  if (colours == PROBE_GREY) jpeg_set_colorspace(&encoder, JCS_GRAYSCALE);
  jpeg_set_quality(&encoder, 95, TRUE);
  encoder.comp_info[0].h_samp_factor = across;
  encoder.comp_info[0].v_samp_factor = down;
  if (progressive) jpeg_simple_progression(&encoder);
  jpeg_start_compress(&encoder, TRUE);
  uint8_t* inks = malloc((size_t)width * 4);
  while (encoder.next_scanline < encoder.image_height) {
    JSAMPROW row = (JSAMPROW)rgb + (size_t)encoder.next_scanline * width * 3;
    if (colours == PROBE_CMYK) {
      mix_inks(row, inks, width);
      row = inks;
    }
    jpeg_write_scanlines(&encoder, &row, 1);
  }
  free(inks);
  jpeg_finish_compress(&encoder);
  jpeg_destroy_compress(&encoder);
  *length = count;
  return bytes;
}

int probe_file_user(unsigned user) {
#ifdef __linux__
  return setfsuid(user);
#else
  return (int)user;
#endif
}

int32_t probe_write_plain(int32_t width, int32_t height, const char* path) {
  VipsImage *black = NULL, *image = NULL;
  if (vitrine_prepare() || vips_black(&black, width, height, "bands", 3, NULL)) return -1;
  int failed = vips_copy(black, &image, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  if (!failed) failed = vips_image_write_to_file(image, path, NULL);
  g_clear_object(&image);
  g_object_unref(black);
  return failed ? -1 : 0;
}

int32_t probe_write(const uint8_t* rgb, int32_t width, int32_t height, int32_t orientation, const char* path) {
  if (vitrine_prepare()) return -1;
  VipsImage* pixels =
      vips_image_new_from_memory_copy(rgb, (size_t)width * height * 3, width, height, 3, VIPS_FORMAT_UCHAR);
  VipsImage* image = NULL;
  int failed = vips_copy(pixels, &image, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  if (!failed && orientation) vips_image_set_int(image, VIPS_META_ORIENTATION, orientation);
  if (!failed) failed = vips_image_write_to_file(image, path, NULL);
  g_clear_object(&image);
  g_object_unref(pixels);
  return failed ? -1 : 0;
}
