#include <CVipsShim.h>
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
