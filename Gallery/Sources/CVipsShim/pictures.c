#include <string.h>
#include <vips/vips.h>

#include "CVipsShim.h"
#include "colours.h"
#include "encode.h"
#include "ending.h"
#include "geometry.h"
#include "modules.h"
#include "numbers.h"
#include "replace.h"
#include "scaled-jpeg.h"

static const char* const loaders[] = {
    [VITRINE_JPEG] = "jpegload_source", [VITRINE_PNG] = "pngload_source", [VITRINE_WEBP] = "webpload_source",
    [VITRINE_TIFF] = "tiffload_source", [VITRINE_GIF] = "gifload_source", [VITRINE_HEIF] = "heifload_source",
};

static int refuse_beyond(VipsImage* image, int64_t pixel_limit) {
  int64_t pixels = (int64_t)vips_image_get_width(image) * vips_image_get_height(image);
  if (pixels <= pixel_limit) return 0;
  vips_error("vitrine", "%lld pixels are more than the limit", (long long)pixels);
  return -1;
}

/// Returns the largest factor by which the decoder of JPEG can shrink a picture that is still as large as `size`.
/// libjpeg rounds its sizes up, libvips rounds them down and ends the process at 0.
static int decoder_shrink(VipsImage* image, vitrine_size size, int rounds_up) {
  int shrink = 1;
  for (int next = 2; next <= 8; next *= 2) {
    int added = rounds_up ? next - 1 : 0;
    if ((vitrine_upright_width(image) + added) / next < size.width ||
        (vitrine_upright_height(image) + added) / next < size.height)
      break;
    shrink = next;
  }
  return shrink;
}

static VipsImage* load(VipsSource* source, vitrine_format format, VipsFailOn fail_on) {
  VipsImage* image = NULL;
  if (format == VITRINE_HEIF) vitrine_load_heif_module();
  // libvips would write the pixels of a WebP to a file if they have more than 100 MB. A worker may only write 64 MB.
  int failed = vips_call(loaders[format], source, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", fail_on,
                         "memory", TRUE, NULL);
  if (!failed) return image;
  g_clear_object(&image);
  return NULL;
}

static int load_jpeg_smaller(VipsImage** image, VipsSource* source, int shrink, VipsFailOn fail_on) {
  if (shrink == 1) return 0;
  VipsImage* smaller = NULL;
  int failed = vips_jpegload_source(source, &smaller, "shrink", shrink, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
                                    fail_on, NULL);
  return vitrine_replace(image, smaller, failed);
}

/// Encodes a picture that has the first size, and then smaller ones.
static int encode_all(VipsImage** image, const vitrine_request* request, int keeps_ratio, vitrine_picture* pictures) {
  for (size_t i = 0; i < request->size_count; i++) {
    if (i > 0 && vitrine_fit(image, request->sizes[i], keeps_ratio)) return -1;
    if (vitrine_to_memory(image)) return -1;
    if (vitrine_encode(*image, request->quality, &pictures[i])) return -1;
  }
  return 0;
}

/// Finds the number for white in a picture that is read once more, so that all of it need not be in memory.
static int find_white(VipsSource* source, const vitrine_request* request, VipsFailOn fail_on, double* white) {
  VipsImage* copy = load(source, request->format, fail_on);
  int failed = !copy || vitrine_find_white(copy, white);
  g_clear_object(&copy);
  return failed;
}

static int make(VipsImage** image, VipsSource* source, const vitrine_request* request, VipsFailOn fail_on,
                vitrine_picture* pictures, uint32_t* colour) {
  vitrine_size largest = request->sizes[0];
  if (refuse_beyond(*image, request->pixel_limit)) return -1;
  if (vitrine_narrow_numbers(image)) return -1;
  if (vitrine_set_orientation(image, request->orientation)) return -1;
  double white = 1;
  if (vitrine_needs_white(*image) && find_white(source, request, fail_on, &white)) return -1;
  int keeps_ratio = !vitrine_has_size(*image, request->whole);
  if (request->region.size.width) {
    if (keeps_ratio || vitrine_crop(image, request->region)) return -1;
  } else if (request->format == VITRINE_JPEG) {
    // A damaged file is decoded again, and only by libvips.
    int is_simple = !keeps_ratio && fail_on == VIPS_FAIL_ON_TRUNCATED && vitrine_is_srgb(*image);
    int turn = vips_image_get_orientation(*image);
    int shrink = decoder_shrink(*image, largest, 1);
    if (is_simple && !vitrine_scale_jpeg(request, shrink, turn, pictures, colour)) return 0;
    if (load_jpeg_smaller(image, source, decoder_shrink(*image, largest, 0), fail_on)) return -1;
  }
  if (vitrine_set_orientation(image, request->orientation)) return -1;
  if (vitrine_to_srgb(image, request->coding, white)) return -1;
  if (vitrine_fit(image, largest, keeps_ratio) || vitrine_rotate_upright(image)) return -1;
  if (encode_all(image, request, keeps_ratio, pictures)) return -1;
  return request->needs_average ? vitrine_average(*image, colour) : 0;
}

static int attempt(const vitrine_request* request, VipsFailOn fail_on, vitrine_picture* pictures, uint32_t* colour) {
  vips_error_clear();
  VipsSource* source = request->bytes ? vips_source_new_from_memory(request->bytes, request->length)
                                      : vips_source_new_from_descriptor(request->descriptor);
  if (!source) return -1;
  VipsImage* image = load(source, request->format, fail_on);
  int failed = !image || make(&image, source, request, fail_on, pictures, colour);
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
  // Another attempt would show a part of a picture that is whole.
  if (vitrine_lacked_memory()) return -1;
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
