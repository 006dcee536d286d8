#include <vips/vips.h>

#include "CVipsShim.h"

static int save(VipsImage* image, int quality, const char* path) {
  // A target takes the path as it is; a file name would be searched for "[options]".
  VipsTarget* target = vips_target_new_to_file(path);
  if (!target) return -1;
  int failed = vips_jpegsave_target(image, target, "Q", quality, "strip", TRUE, NULL);
  g_object_unref(target);
  return failed;
}

int vitrine_encode_jpeg(const uint8_t* rgb, int32_t width, int32_t height, int32_t quality, const char* path) {
  if (vitrine_prepare()) return -1;
  vips_error_clear();
  VipsImage* pixels = vips_image_new_from_memory(rgb, (size_t)width * height * 3, width, height, 3, VIPS_FORMAT_UCHAR);
  if (!pixels) return -1;
  VipsImage* image = NULL;
  int failed = vips_copy(pixels, &image, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  if (!failed) failed = save(image, quality, path);
  g_clear_object(&image);
  g_object_unref(pixels);
  return failed;
}
