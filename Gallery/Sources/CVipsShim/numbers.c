#include "numbers.h"

#include <stdint.h>

#include "geometry.h"
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

/// The number for white among whole numbers of which `most` is the largest. Programs also store 8 and 16 bits in 32.
static double white_of(VipsBandFormat format, double most) {
  if (format == VIPS_FORMAT_CHAR) return INT8_MAX;
  if (most <= UINT8_MAX) return UINT8_MAX;
  if (format == VIPS_FORMAT_SHORT) return INT16_MAX;
  if (most <= UINT16_MAX) return UINT16_MAX;
  return format == VIPS_FORMAT_INT ? INT32_MAX : UINT32_MAX;
}

int vitrine_narrow_numbers(VipsImage** image) {
  VipsBandFormat format = vips_image_get_format(*image);
  if (!vips_band_format_isint(format) || format == VIPS_FORMAT_UCHAR || format == VIPS_FORMAT_USHORT) return 0;
  // Signed numbers of 16 bits are the usual ones of Lab.
  if (vips_image_get_interpretation(*image) == VIPS_INTERPRETATION_LABS) return 0;
  double most;
  if (vitrine_to_memory(image) || vips_max(*image, &most, NULL)) return -1;
  if (vitrine_scale_numbers(image, UINT8_MAX / white_of(format, most), VIPS_FORMAT_UCHAR)) return -1;
  VipsImage* made = NULL;
  int failed = vips_copy(*image, &made, "interpretation", vips_image_guess_interpretation(*image), NULL);
  return vitrine_replace(image, made, failed);
}
