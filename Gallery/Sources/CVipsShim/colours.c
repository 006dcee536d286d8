#include "colours.h"

#include "profile.h"
#include "replace.h"

// The grey behind transparent pictures: light enough for dark drawings, dark enough for white ones.
static const double background_grey = 236;

/// Whether the embedded profile is sRGB. Most cameras embed it; libvips assumes sRGB anyway, so that no conversion is
/// needed.
static int has_srgb_profile(VipsImage* image) {
  const void* profile;
  size_t length;
  if (vips_image_get_blob(image, VIPS_META_ICC_NAME, &profile, &length)) return 0;
  return vips_image_get_bands(image) == 3 && vitrine_is_srgb_profile(profile, length);
}

int vitrine_is_srgb(VipsImage* image) {
  return !vips_image_get_typeof(image, VIPS_META_ICC_NAME) || has_srgb_profile(image);
}

int vitrine_to_srgb(VipsImage** image) {
  VipsImage* made = NULL;
  if (!vitrine_is_srgb(*image)) {
    int failed = vips_icc_transform(*image, &made, "srgb", "embedded", TRUE, "intent", VIPS_INTENT_PERCEPTUAL, NULL);
    if (!failed) return vitrine_replace(image, made, 0);
    // The profile does not fit the picture: slightly wrong colours are better than no picture.
    vips_error_clear();
  }
  int failed = vips_colourspace(*image, &made, VIPS_INTERPRETATION_sRGB, NULL);
  return vitrine_replace(image, made, failed);
}

int vitrine_flatten(VipsImage** image) {
  if (!vips_image_hasalpha(*image)) return 0;
  VipsArrayDouble* background = vips_array_double_newv(1, background_grey);
  VipsImage* made = NULL;
  int failed = vips_flatten(*image, &made, "background", background, NULL);
  vips_area_unref(VIPS_AREA(background));
  return vitrine_replace(image, made, failed);
}

int vitrine_average(VipsImage* image, uint32_t* colour) {
  VipsImage* stats = NULL;
  if (vips_stats(image, &stats, NULL)) return -1;
  *colour = 0;
  // Row 0 of the table is for all bands together; column 4 is the mean.
  for (int band = 1; band <= 3; band++) *colour = *colour << 8 | (uint32_t)(*VIPS_MATRIX(stats, 4, band) + 0.5);
  g_object_unref(stats);
  return 0;
}
