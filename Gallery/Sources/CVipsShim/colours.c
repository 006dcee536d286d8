#include "colours.h"

#include "coded-colours.h"
#include "numbers.h"
#include "profile.h"
#include "replace.h"
#include "transparency.h"

// Sharpened pictures have numbers a little above white. A picture in which 2 of 255 is the brightest number would be
// black.
static const double brightest_unit = 2;

/// The number of bands with colours. Transparency follows them.
static int colour_bands(VipsImage* image) {
  if (vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK) return 4;
  return vips_image_get_bands(image) < 3 ? 1 : 3;
}

/// Whether the numbers are those of CIE Lab, which need no profile.
static int is_lab(VipsImage* image) {
  VipsInterpretation interpretation = vips_image_get_interpretation(image);
  return interpretation == VIPS_INTERPRETATION_LAB || interpretation == VIPS_INTERPRETATION_LABS;
}

/// The number of colours for which the embedded profile is; 0 if it does not fit the picture. Browsers ignore such a
/// profile, too.
static int profile_colours(VipsImage* image) {
  const void* profile;
  size_t length;
  if (!vips_image_get_typeof(image, VIPS_META_ICC_NAME) || is_lab(image)) return 0;
  if (vips_image_get_blob(image, VIPS_META_ICC_NAME, &profile, &length)) return 0;
  int colours = vitrine_profile_colours(profile, length), bands = colour_bands(image);
  // A profile of red, green and blue is also one of their greys.
  return colours == bands || (colours == 3 && bands == 1) ? colours : 0;
}

/// Whether the embedded profile is sRGB. Most cameras embed it; libvips assumes sRGB anyway, so that no conversion is
/// needed.
static int has_srgb_profile(VipsImage* image) {
  const void* profile;
  size_t length;
  if (vips_image_get_blob(image, VIPS_META_ICC_NAME, &profile, &length)) return 0;
  return vitrine_is_srgb_profile(profile, length);
}

int vitrine_is_srgb(VipsImage* image) { return !profile_colours(image) || has_srgb_profile(image); }

int vitrine_needs_white(VipsImage* image) {
  return vitrine_is_fraction(image) && colour_bands(image) == 1 && !profile_colours(image);
}

int vitrine_find_white(VipsImage* image, double* white) {
  VipsImage* grey = NULL;
  double brightest = 0;
  if (vips_extract_band(image, &grey, 0, NULL)) return -1;
  int failed = vips_max(grey, &brightest, NULL);
  g_object_unref(grey);
  *white = brightest > brightest_unit ? 255 : 1;
  return failed;
}

static int interpret(VipsImage** image, VipsInterpretation interpretation) {
  VipsImage* made = NULL;
  int failed = vips_copy(*image, &made, "interpretation", interpretation, NULL);
  return vitrine_replace(image, made, failed);
}

/// Gives a grey picture three equal colours.
static int repeat_grey(VipsImage** image, VipsInterpretation interpretation) {
  VipsImage *same[] = {*image, *image, *image}, *made = NULL;
  if (colour_bands(*image) != 1) return 0;
  int failed = vips_bandjoin(same, &made, 3, NULL);
  if (vitrine_replace(image, made, failed)) return -1;
  return interpret(image, interpretation);
}

/// Gives numbers with a fraction 16 bits, to which profiles can be applied.
static int remove_fractions(VipsImage** image) {
  if (!vitrine_is_fraction(*image)) return 0;
  if (vitrine_scale_numbers(image, UINT16_MAX, VIPS_FORMAT_USHORT)) return -1;
  return interpret(image, colour_bands(*image) == 1 ? VIPS_INTERPRETATION_GREY16 : VIPS_INTERPRETATION_RGB16);
}

static int apply_profile(VipsImage** image) {
  int is_deep = vips_image_get_format(*image) == VIPS_FORMAT_USHORT;
  if (profile_colours(*image) == 3 &&
      repeat_grey(image, is_deep ? VIPS_INTERPRETATION_RGB16 : VIPS_INTERPRETATION_sRGB))
    return -1;
  VipsImage* made = NULL;
  int failed = vips_icc_transform(*image, &made, "srgb", "embedded", TRUE, "intent", VIPS_INTENT_PERCEPTUAL, NULL);
  return vitrine_replace(image, made, failed);
}

static int convert_colours(VipsImage** image, vitrine_coding coding, double white) {
  if (vitrine_knows_coding(coding)) {
    if (!vitrine_is_srgb_coding(coding))
      return repeat_grey(image, VIPS_INTERPRETATION_sRGB) || vitrine_decode_colours(image, coding);
  } else if (profile_colours(*image)) {
    if (remove_fractions(image)) return -1;
    if (!has_srgb_profile(*image) && !apply_profile(image)) return 0;
    // The profile does not fit the picture: slightly wrong colours are better than no picture.
    vips_error_clear();
  } else if (vitrine_needs_white(*image) && white == 1 && repeat_grey(image, VIPS_INTERPRETATION_scRGB)) {
    return -1;
  }
  VipsImage* made = NULL;
  int failed = vips_colourspace(*image, &made, VIPS_INTERPRETATION_sRGB, NULL);
  return vitrine_replace(image, made, failed);
}

int vitrine_to_srgb(VipsImage** image, vitrine_coding coding, double white) {
  VipsImage* alpha = NULL;
  int failed = vitrine_take_alpha(image, colour_bands(*image), white, &alpha) || convert_colours(image, coding, white);
  if (!failed && alpha) failed = vitrine_put_on_grey(image, alpha);
  g_clear_object(&alpha);
  return failed ? -1 : 0;
}

int vitrine_average(VipsImage* image, uint32_t* colour) {
  VipsImage* stats = NULL;
  if (vips_stats(image, &stats, NULL)) return -1;
  *colour = 0;
  // Row 0 of the table is for all bands together; column 4 is the mean.
  for (int band = 1; band <= 3; band++)
    *colour = *colour << 8 | (uint32_t)(VIPS_CLIP(0, *VIPS_MATRIX(stats, 4, band), UINT8_MAX) + 0.5);
  g_object_unref(stats);
  return 0;
}
