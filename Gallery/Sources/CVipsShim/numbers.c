#include "numbers.h"

#include <stdint.h>

#include "replace.h"

int vitrine_is_fraction(VipsImage* image) { return vips_band_format_isfloat(vips_image_get_format(image)); }

double vitrine_largest_number(VipsImage* image, double white) {
  if (vitrine_is_fraction(image)) return white;
  return vips_image_get_format(image) == VIPS_FORMAT_USHORT ? UINT16_MAX : UINT8_MAX;
}

int vitrine_scale_numbers(VipsImage** image, double factor, VipsBandFormat format) {
  VipsImage* made = NULL;
  // The cast rounds down.
  int failed = vips_linear1(*image, &made, factor, 0.5, NULL);
  if (vitrine_replace(image, made, failed)) return -1;
  failed = vips_cast(*image, &made, format, NULL);
  return vitrine_replace(image, made, failed);
}
