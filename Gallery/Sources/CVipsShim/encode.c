#include "encode.h"

int vitrine_encode(VipsImage* image, int quality, vitrine_picture* picture) {
  void* bytes = NULL;
  size_t length = 0;
  if (vips_jpegsave_buffer(image, &bytes, &length, "Q", quality, "strip", TRUE, NULL)) return -1;
  *picture = (vitrine_picture){vips_image_get_width(image), vips_image_get_height(image), bytes, length};
  return 0;
}

int vitrine_encode_jpeg(const uint8_t* rgb, int32_t width, int32_t height, int32_t quality, vitrine_picture* picture) {
  if (vitrine_prepare()) return -1;
  vips_error_clear();
  VipsImage* pixels = vips_image_new_from_memory(rgb, (size_t)width * height * 3, width, height, 3, VIPS_FORMAT_UCHAR);
  if (!pixels) return -1;
  VipsImage* image = NULL;
  int failed = vips_copy(pixels, &image, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  if (!failed) failed = vitrine_encode(image, quality, picture);
  g_clear_object(&image);
  g_object_unref(pixels);
  return failed;
}
