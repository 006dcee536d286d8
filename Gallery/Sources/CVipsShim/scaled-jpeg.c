#include "scaled-jpeg.h"

#include <glib.h>

#include "jpeg-reader.h"
#include "jpeg-writer.h"
#include "planes.h"
#include "resample.h"

static int has_size(const vitrine_planes* planes, vitrine_size size) {
  return planes->component[0].width == size.width && planes->component[0].height == size.height;
}

static int fit(vitrine_planes* planes, vitrine_size size) {
  const vitrine_plane* luma = &planes->component[0];
  if (has_size(planes, size)) return 0;
  if (luma->width < size.width || luma->height < size.height) return -1;
  vitrine_planes fitted;
  if (vitrine_planes_of_size(size.width, size.height, &fitted)) return -1;
  double across = (double)luma->width / size.width, down = (double)luma->height / size.height;
  int failed = 0;
  // Both pictures have half as many samples of colours as of luma, so that the scale is the same.
  for (int i = 0; i < 3 && !failed; i++)
    failed = vitrine_resample(&planes->component[i], &fitted.component[i], across, down);
  vitrine_planes* old = failed ? &fitted : planes;
  vitrine_release_planes(old);
  if (!failed) *planes = fitted;
  return failed;
}

static double mean(const vitrine_plane* plane) {
  uint64_t sum = 0;
  for (int y = 0; y < plane->height; y++)
    for (int x = 0; x < plane->width; x++) sum += vitrine_row(plane, y)[x];
  return (double)sum / plane->width / plane->height;
}

static uint32_t byte(double value) { return value < 0 ? 0 : value > 255 ? 255 : (uint32_t)(value + 0.5); }

/// The mean in sRGB (JFIF 1.02).
static uint32_t average_colour(const vitrine_planes* planes) {
  double y = mean(&planes->component[0]);
  double blue = mean(&planes->component[1]) - 128, red = mean(&planes->component[2]) - 128;
  return byte(y + 1.402 * red) << 16 | byte(y - 0.344136 * blue - 0.714136 * red) << 8 | byte(y + 1.772 * blue);
}

/// Whether the squares that share a colour stay together when the picture is turned.
static int can_turn(const vitrine_planes* planes, int orientation) {
  return orientation <= 1 || (planes->component[0].width % 2 == 0 && planes->component[0].height % 2 == 0);
}

int vitrine_scale_jpeg(const vitrine_request* request, int shrink, int orientation, vitrine_picture* pictures,
                       uint32_t* average) {
  vitrine_planes planes;
  if (vitrine_read_jpeg(request, shrink, &planes)) return -1;
  int failed = !can_turn(&planes, orientation) || (orientation > 1 && vitrine_turn_upright(&planes, orientation));
  for (size_t i = 0; i < request->size_count && !failed; i++) {
    failed = fit(&planes, request->sizes[i]);
    if (!failed) failed = vitrine_write_jpeg(&planes, request->quality, &pictures[i]);
  }
  if (!failed && request->needs_average) *average = average_colour(&planes);
  vitrine_release_planes(&planes);
  if (failed) vitrine_release(pictures, request->size_count);
  return failed ? -1 : 0;
}
