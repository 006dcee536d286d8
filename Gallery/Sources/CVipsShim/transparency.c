#include "transparency.h"

#include <stdint.h>

#include "numbers.h"
#include "replace.h"

// The grey behind transparent pictures: light enough for dark drawings, dark enough for white ones.
static const double background_grey = 236;

int vitrine_take_alpha(VipsImage** image, int bands, double white, VipsImage** alpha) {
  if (!vips_image_hasalpha(*image)) return 0;
  VipsImage* made = NULL;
  if (vips_extract_band(*image, alpha, bands, NULL)) return -1;
  if (vitrine_scale_numbers(alpha, UINT8_MAX / vitrine_largest_number(*image, white), VIPS_FORMAT_UCHAR)) return -1;
  int failed = vips_extract_band(*image, &made, 0, "n", bands, NULL);
  return vitrine_replace(image, made, failed);
}

int vitrine_put_on_grey(VipsImage** image, VipsImage* alpha) {
  VipsImage* made = NULL;
  int failed = vips_bandjoin2(*image, alpha, &made, NULL);
  if (vitrine_replace(image, made, failed)) return -1;
  VipsArrayDouble* background = vips_array_double_newv(1, background_grey);
  failed = vips_flatten(*image, &made, "background", background, NULL);
  vips_area_unref(VIPS_AREA(background));
  return vitrine_replace(image, made, failed);
}
