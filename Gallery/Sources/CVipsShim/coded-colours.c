#include "coded-colours.h"

#include <math.h>

#include "primaries.h"
#include "transfer.h"

enum { factors = 4096, encodings = 16384 };

/// A conversion, with a table for each step that would take long.
typedef struct {
  float to_srgb[3][3];
  float luminance[3];
  int is_hlg;
  /// The light of each sample.
  float* light;
  /// The factors that map light to a screen, by the brightest part of a colour; NULL if a screen shows all of it.
  float* factor;
  /// The samples of sRGB for light.
  uint8_t* encoded;
} conversion;

static void fill_tables(conversion* self, VipsImage* owner, int largest, int transfer) {
  self->light = VIPS_ARRAY(owner, largest + 1, float);
  for (int i = 0; i <= largest; i++) self->light[i] = (float)vitrine_light(transfer, (double)i / largest);
  self->encoded = VIPS_ARRAY(owner, encodings + 1, uint8_t);
  for (int i = 0; i <= encodings; i++)
    self->encoded[i] = (uint8_t)(255 * vitrine_srgb_sample((double)i / encodings) + 0.5);
  self->factor = NULL;
  if (!vitrine_is_high_range(transfer)) return;
  self->factor = VIPS_ARRAY(owner, factors, float);
  for (int i = 0; i < factors; i++) self->factor[i] = (float)vitrine_range_factor((i + 0.5) / factors);
}

/// Prepares a conversion that exists as long as its owner.
static conversion* prepare(VipsImage* owner, int largest, vitrine_coding coding) {
  conversion* self = VIPS_NEW(owner, conversion);
  vitrine_fill_primaries(coding.primaries, self->to_srgb, self->luminance);
  self->is_hlg = coding.transfer == TRANSFER_HLG;
  fill_tables(self, owner, largest, coding.transfer);
  return self;
}

/// Returns the factor that maps a colour to a screen. Its hue stays.
static float factor(const conversion* self, const float light[3]) {
  if (!self->factor) return 1;
  const float* part = self->luminance;
  // A display of HLG with this peak has a gamma of 1.2 (ITU-R BT.2100, table 5).
  float shown = self->is_hlg ? powf(part[0] * light[0] + part[1] * light[1] + part[2] * light[2], 0.2f) : 1;
  float brightest = shown * fmaxf(light[0], fmaxf(light[1], light[2]));
  return brightest < 1 ? shown * self->factor[(int)(brightest * factors)] : shown / brightest;
}

static void fill_pixel(const conversion* self, const float light[3], uint8_t* pixel) {
  float scale = factor(self, light);
  for (int i = 0; i < 3; i++) {
    const float* row = self->to_srgb[i];
    float value = scale * (row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
    pixel[i] = self->encoded[value <= 0 ? 0 : value >= 1 ? encodings : (int)(value * encodings + 0.5f)];
  }
}

static int convert(VipsRegion* out, void* sequence, void* image, void* prepared, gboolean* stop) {
  (void)image, (void)stop;
  VipsRegion* in = sequence;
  const conversion* self = prepared;
  const VipsRect* area = &out->valid;
  if (vips_region_prepare(in, area)) return -1;
  int is_wide = in->im->BandFmt == VIPS_FORMAT_USHORT;
  for (int y = area->top; y < area->top + area->height; y++) {
    const void* row = VIPS_REGION_ADDR(in, area->left, y);
    uint8_t* pixels = VIPS_REGION_ADDR(out, area->left, y);
    for (int i = 0; i < 3 * area->width; i += 3) {
      float light[3];
      for (int j = i; j < i + 3; j++)
        light[j - i] = self->light[is_wide ? ((const uint16_t*)row)[j] : ((const uint8_t*)row)[j]];
      fill_pixel(self, light, pixels + i);
    }
  }
  return 0;
}

int vitrine_knows_coding(vitrine_coding coding) {
  return vitrine_knows_primaries(coding.primaries) && vitrine_knows_transfer(coding.transfer);
}

int vitrine_is_srgb_coding(vitrine_coding coding) {
  return vitrine_has_srgb_primaries(coding.primaries) && vitrine_is_srgb_transfer(coding.transfer);
}

int vitrine_decode_colours(VipsImage** image, vitrine_coding coding) {
  VipsImage* made = vips_image_new();
  int largest = vips_image_get_format(*image) == VIPS_FORMAT_USHORT ? UINT16_MAX : UINT8_MAX;
  conversion* prepared = prepare(made, largest, coding);
  int failed = vips_image_pipelinev(made, VIPS_DEMAND_STYLE_THINSTRIP, *image, NULL);
  made->BandFmt = VIPS_FORMAT_UCHAR;
  made->Type = VIPS_INTERPRETATION_sRGB;
  if (!failed) failed = vips_image_generate(made, vips_start_one, convert, vips_stop_one, *image, prepared);
  if (failed) {
    g_object_unref(made);
    return -1;
  }
  // Pixels are made when they are read. Until then the original stays.
  vips_object_local(made, *image);
  *image = made;
  return 0;
}
