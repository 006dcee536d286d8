#include <string.h>
#include <vips/vips.h>

#include "CVipsShim.h"
#include "encode.h"
#include "ending.h"
#include "profile.h"

// The grey behind transparent pictures: light enough for dark drawings, dark enough for white ones.
static const double background_grey = 236;

static const char* const loaders[] = {
    [VITRINE_JPEG] = "jpegload_source", [VITRINE_PNG] = "pngload_source", [VITRINE_WEBP] = "webpload_source",
    [VITRINE_TIFF] = "tiffload_source", [VITRINE_GIF] = "gifload_source", [VITRINE_HEIF] = "heifload_source",
};

/// Replaces `*image` by the image made from it, unless the operation failed.
static int replace(VipsImage** image, VipsImage* made, int failed) {
  if (failed) return -1;
  g_object_unref(*image);
  *image = made;
  return 0;
}

static int refuse_beyond(VipsImage* image, int64_t pixel_limit) {
  int64_t pixels = (int64_t)vips_image_get_width(image) * vips_image_get_height(image);
  if (pixels <= pixel_limit) return 0;
  vips_error("vitrine", "%lld pixels are more than the limit", (long long)pixels);
  return -1;
}

static int is_sideways(VipsImage* image) { return vips_image_get_orientation_swap(image); }

static int upright_width(VipsImage* image) {
  return is_sideways(image) ? vips_image_get_height(image) : vips_image_get_width(image);
}

static int upright_height(VipsImage* image) {
  return is_sideways(image) ? vips_image_get_width(image) : vips_image_get_height(image);
}

/// Returns the largest factor by which the decoder of JPEG can shrink a picture that is still as large as `size`. It
/// rounds up.
static int decoder_shrink(VipsImage* image, vitrine_size size) {
  int shrink = 1;
  while (shrink < 8 && (upright_width(image) + 2 * shrink - 1) / (2 * shrink) >= size.width &&
         (upright_height(image) + 2 * shrink - 1) / (2 * shrink) >= size.height)
    shrink *= 2;
  return shrink;
}

static VipsImage* load(VipsSource* source, vitrine_format format, VipsFailOn fail_on) {
  VipsImage* image = NULL;
  int failed = vips_call(loaders[format], source, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", fail_on, NULL);
  if (!failed) return image;
  g_clear_object(&image);
  return NULL;
}

static int load_jpeg_smaller(VipsImage** image, VipsSource* source, vitrine_size size, VipsFailOn fail_on) {
  int shrink = decoder_shrink(*image, size);
  if (shrink == 1) return 0;
  VipsImage* smaller = NULL;
  int failed = vips_jpegload_source(source, &smaller, "shrink", shrink, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
                                    fail_on, NULL);
  return replace(image, smaller, failed);
}

/// Whether the embedded profile is sRGB. Most cameras embed it; libvips assumes sRGB anyway, so that no conversion is
/// needed.
static int has_srgb_profile(VipsImage* image) {
  const void* profile;
  size_t length;
  if (vips_image_get_blob(image, VIPS_META_ICC_NAME, &profile, &length)) return 0;
  return vips_image_get_bands(image) == 3 && vitrine_is_srgb_profile(profile, length);
}

static int set_orientation(VipsImage** image, int orientation) {
  if (!orientation) return 0;
  VipsImage* made = NULL;
  int failed = vips_copy(*image, &made, NULL);
  if (!failed) vips_image_set_int(made, VIPS_META_ORIENTATION, orientation);
  return replace(image, made, failed);
}

static int to_srgb(VipsImage** image) {
  VipsImage* made = NULL;
  if (vips_image_get_typeof(*image, VIPS_META_ICC_NAME) && !has_srgb_profile(*image)) {
    int failed = vips_icc_transform(*image, &made, "srgb", "embedded", TRUE, "intent", VIPS_INTENT_PERCEPTUAL, NULL);
    if (!failed) return replace(image, made, 0);
    // The profile does not fit the picture: slightly wrong colours are better than no picture.
    vips_error_clear();
  }
  int failed = vips_colourspace(*image, &made, VIPS_INTERPRETATION_sRGB, NULL);
  return replace(image, made, failed);
}

static int flatten(VipsImage** image) {
  if (!vips_image_hasalpha(*image)) return 0;
  VipsArrayDouble* background = vips_array_double_newv(1, background_grey);
  VipsImage* made = NULL;
  int failed = vips_flatten(*image, &made, "background", background, NULL);
  vips_area_unref(VIPS_AREA(background));
  return replace(image, made, failed);
}

/// Cuts a region of the upright picture out of the stored one.
static int crop(VipsImage** image, vitrine_region region) {
  int width = vips_image_get_width(*image), height = vips_image_get_height(*image);
  int left = region.left, top = region.top, across = region.size.width, down = region.size.height;
  // The distances of the region from the right and lower edge of the upright picture.
  int right = upright_width(*image) - left - across, bottom = upright_height(*image) - top - down;
  // EXIF 2.32, 4.6.4: where the first row and the first column of the stored picture are seen.
  int orientation = vips_image_get_orientation(*image);
  int x = orientation == 2 || orientation == 3 ? right : left;
  int y = orientation == 3 || orientation == 4 ? bottom : top;
  if (is_sideways(*image)) {
    x = orientation == 7 || orientation == 8 ? bottom : top;
    y = orientation == 6 || orientation == 7 ? right : left;
    across = region.size.height;
    down = region.size.width;
  }
  // Another decoded size than that of the header would be another place.
  if (x < 0 || y < 0 || x + across > width || y + down > height) {
    vips_error("vitrine", "the picture has no such region");
    return -1;
  }
  VipsImage* made = NULL;
  int failed = vips_extract_area(*image, &made, x, y, across, down, NULL);
  return replace(image, made, failed);
}

static int has_size(VipsImage* image, vitrine_size size) {
  return upright_width(image) == size.width && upright_height(image) == size.height;
}

/// Scales a picture down to a size, or into it if the picture keeps its ratio.
static int fit(VipsImage** image, vitrine_size size, int keeps_ratio) {
  double across = VIPS_MIN(1, (double)size.width / upright_width(*image));
  double down = VIPS_MIN(1, (double)size.height / upright_height(*image));
  if (keeps_ratio) across = down = VIPS_MIN(across, down);
  if (across == 1 && down == 1) return 0;
  double stored_across = is_sideways(*image) ? down : across;
  double stored_down = is_sideways(*image) ? across : down;
  stored_across = VIPS_MAX(stored_across, 1.0 / vips_image_get_width(*image));
  stored_down = VIPS_MAX(stored_down, 1.0 / vips_image_get_height(*image));
  VipsImage* made = NULL;
  int failed = vips_resize(*image, &made, stored_across, "vscale", stored_down, NULL);
  return replace(image, made, failed);
}

/// Runs all pending operations of libvips, including decoding.
static int to_memory(VipsImage** image) {
  VipsImage* pixels = vips_image_copy_memory(*image);
  return replace(image, pixels, !pixels);
}

static int rotate_upright(VipsImage** image) {
  VipsImage* made = NULL;
  // A quarter turn reads columns, but a sequential loader reads only rows from top to bottom.
  if (to_memory(image)) return -1;
  int failed = vips_autorot(*image, &made, NULL);
  return replace(image, made, failed);
}

static int average(VipsImage* image, uint32_t* colour) {
  VipsImage* stats = NULL;
  if (vips_stats(image, &stats, NULL)) return -1;
  *colour = 0;
  // Row 0 of the table is for all bands together; column 4 is the mean.
  for (int band = 1; band <= 3; band++) *colour = *colour << 8 | (uint32_t)(*VIPS_MATRIX(stats, 4, band) + 0.5);
  g_object_unref(stats);
  return 0;
}

/// Encodes a picture that has the first size, and then smaller ones.
static int encode_all(VipsImage** image, const vitrine_request* request, int keeps_ratio, vitrine_picture* pictures) {
  for (size_t i = 0; i < request->size_count; i++) {
    if (i > 0 && fit(image, request->sizes[i], keeps_ratio)) return -1;
    if (to_memory(image)) return -1;
    if (vitrine_encode(*image, request->quality, &pictures[i])) return -1;
  }
  return 0;
}

static int make(VipsImage** image, VipsSource* source, const vitrine_request* request, VipsFailOn fail_on,
                vitrine_picture* pictures) {
  vitrine_size largest = request->sizes[0];
  if (refuse_beyond(*image, request->pixel_limit)) return -1;
  if (set_orientation(image, request->orientation)) return -1;
  int keeps_ratio = !has_size(*image, request->whole);
  if (request->region.size.width) {
    if (keeps_ratio || crop(image, request->region)) return -1;
  } else if (request->format == VITRINE_JPEG && load_jpeg_smaller(image, source, largest, fail_on)) {
    return -1;
  }
  if (set_orientation(image, request->orientation)) return -1;
  if (to_srgb(image) || flatten(image)) return -1;
  if (fit(image, largest, keeps_ratio) || rotate_upright(image)) return -1;
  return encode_all(image, request, keeps_ratio, pictures);
}

static int attempt(const vitrine_request* request, VipsFailOn fail_on, vitrine_picture* pictures, uint32_t* colour) {
  vips_error_clear();
  VipsSource* source = request->bytes ? vips_source_new_from_memory(request->bytes, request->length)
                                      : vips_source_new_from_descriptor(request->descriptor);
  if (!source) return -1;
  VipsImage* image = load(source, request->format, fail_on);
  int failed = !image || make(&image, source, request, fail_on, pictures);
  if (!failed && request->needs_average) failed = average(image, colour);
  g_clear_object(&image);
  g_object_unref(source);
  if (failed) vitrine_release(pictures, request->size_count);
  return failed ? -1 : 0;
}

/// Makes the pictures of a JPEG that lacks only the marker at its end, as some programs write it. Fails if data is
/// missing before its last row of blocks: libvips heeds no warning after the last one.
static int attempt_with_end(const vitrine_request* request, vitrine_picture* pictures, uint32_t* colour) {
  vitrine_request ended = *request;
  uint8_t* bytes = vitrine_bytes_with_end(request, &ended.length);
  if (!bytes) return -1;
  ended.bytes = bytes;
  // The decoder warns if it finds the marker instead of data.
  int failed = attempt(&ended, VIPS_FAIL_ON_WARNING, pictures, colour);
  g_free(bytes);
  return failed;
}

/// Whether the decoder of JPEG has warned that data is wrong or missing. It decodes such a file to its end.
///
/// libvips keeps the first warning. Superfluous bytes before a marker damage nothing; some cameras write them.
static int has_warned_of_damage(void) {
  const char* words = vips_error_buffer();
  return strstr(words, "Corrupt JPEG data") && !strstr(words, "extraneous");
}

int vitrine_make_pictures(vitrine_request request, vitrine_picture* pictures, vitrine_summary* summary) {
  for (size_t i = 0; i < request.size_count; i++) pictures[i] = (vitrine_picture){0};
  *summary = (vitrine_summary){0};
  if (!attempt(&request, VIPS_FAIL_ON_TRUNCATED, pictures, &summary->average)) {
    summary->incomplete = has_warned_of_damage();
    return 0;
  }
  if (request.format == VITRINE_JPEG && !attempt_with_end(&request, pictures, &summary->average)) return 0;
  summary->incomplete = 1;
  return attempt(&request, VIPS_FAIL_ON_NONE, pictures, &summary->average);
}

void vitrine_release(vitrine_picture* pictures, size_t count) {
  for (size_t i = 0; i < count; i++) {
    g_free(pictures[i].bytes);
    pictures[i] = (vitrine_picture){0};
  }
}
