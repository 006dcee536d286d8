#include "planes.h"

#include <glib.h>
#include <string.h>

#include "eight.h"

// Two blocks of luma and one of each colour cover 16 pixels.
static const int block = 16;

static int whole_blocks(int length) { return (length + block - 1) / block * block; }

vitrine_plane vitrine_plane_of_size(int width, int height) {
  vitrine_plane plane = {width, height, whole_blocks(width), whole_blocks(height), NULL};
  plane.samples = g_try_malloc((size_t)plane.stride * plane.rows);
  return plane;
}

int vitrine_planes_of_size(int width, int height, vitrine_planes* planes) {
  *planes = (vitrine_planes){{
      vitrine_plane_of_size(width, height),
      vitrine_plane_of_size((width + 1) / 2, (height + 1) / 2),
      vitrine_plane_of_size((width + 1) / 2, (height + 1) / 2),
  }};
  if (planes->component[0].samples && planes->component[1].samples && planes->component[2].samples) return 0;
  vitrine_release_planes(planes);
  return -1;
}

void vitrine_repeat_edges(vitrine_plane* plane) {
  for (int y = 0; y < plane->height; y++) {
    uint8_t* row = vitrine_row(plane, y);
    memset(row + plane->width, row[plane->width - 1], (size_t)(plane->stride - plane->width));
  }
  const uint8_t* last = vitrine_row(plane, plane->height - 1);
  for (int y = plane->height; y < plane->rows; y++) memcpy(vitrine_row(plane, y), last, (size_t)plane->stride);
}

typedef uint8_t eight_bytes __attribute__((vector_size(8), aligned(1), may_alias));

/// Returns the sums of eight pairs of samples.
static vitrine_eight pair_sums(const uint8_t* row) {
  vitrine_eight pairs = *(const vitrine_eight*)row;
  return (pairs & 255) + (pairs >> 8 & 255);
}

// Rows end with whole blocks, so that eight samples and their pairs are in their memory.
static void average_columns(const uint8_t* row, uint8_t* halved, int width) {
  for (int x = 0; x < width; x += 8)
    *(eight_bytes*)(halved + x) = __builtin_convertvector((pair_sums(row + 2 * x) + 1) >> 1, eight_bytes);
}

static void average_rows(const uint8_t* row, const uint8_t* next, uint8_t* halved, int width) {
  for (int x = 0; x < width; x++) halved[x] = (uint8_t)((row[x] + next[x] + 1) >> 1);
}

static void average_squares(const uint8_t* row, const uint8_t* next, uint8_t* halved, int width) {
  for (int x = 0; x < width; x += 8) {
    vitrine_eight sums = pair_sums(row + 2 * x) + pair_sums(next + 2 * x);
    *(eight_bytes*)(halved + x) = __builtin_convertvector((sums + 2) >> 2, eight_bytes);
  }
}

vitrine_plane vitrine_halved(const vitrine_plane* plane, int columns, int rows) {
  int width = columns ? (plane->width + 1) / 2 : plane->width;
  int height = rows ? (plane->height + 1) / 2 : plane->height;
  vitrine_plane halved = vitrine_plane_of_size(width, height);
  if (!halved.samples) return halved;
  for (int y = 0; y < height; y++) {
    const uint8_t* row = vitrine_row(plane, rows ? 2 * y : y);
    const uint8_t* next = row + plane->stride;
    uint8_t* target = vitrine_row(&halved, y);
    if (columns && rows)
      average_squares(row, next, target, width);
    else if (columns)
      average_columns(row, target, width);
    else
      average_rows(row, next, target, width);
  }
  return halved;
}

/// Returns a plane with its rows and columns exchanged, or mirrored.
static vitrine_plane turned(const vitrine_plane* plane, int orientation) {
  int sideways = orientation >= 5;
  vitrine_plane upright =
      vitrine_plane_of_size(sideways ? plane->height : plane->width, sideways ? plane->width : plane->height);
  if (!upright.samples) return upright;
  // EXIF 2.32, 4.6.4: where the first row and the first column of the stored picture are seen.
  int from_right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  int from_below = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  ptrdiff_t across = from_right ? -1 : 1, down = from_below ? -plane->stride : plane->stride;
  const uint8_t* first = plane->samples + (from_right ? plane->width - 1 : 0) +
                         (from_below ? (ptrdiff_t)(plane->height - 1) * plane->stride : 0);
  ptrdiff_t step = sideways ? down : across, line = sideways ? across : down;
  // Small squares stay in the cache of the processor while columns are read.
  for (int top = 0; top < upright.height; top += block)
    for (int left = 0; left < upright.width; left += block)
      for (int y = top; y < upright.height && y < top + block; y++) {
        uint8_t* target = vitrine_row(&upright, y);
        const uint8_t* source = first + y * line;
        for (int x = left; x < upright.width && x < left + block; x++) target[x] = source[x * step];
      }
  return upright;
}

int vitrine_turn_upright(vitrine_planes* planes, int orientation) {
  vitrine_planes upright = {0};
  for (int i = 0; i < 3; i++) {
    upright.component[i] = turned(&planes->component[i], orientation);
    if (upright.component[i].samples) continue;
    vitrine_release_planes(&upright);
    return -1;
  }
  vitrine_release_planes(planes);
  *planes = upright;
  return 0;
}

void vitrine_release_plane(vitrine_plane* plane) {
  g_free(plane->samples);
  plane->samples = NULL;
}

void vitrine_release_planes(vitrine_planes* planes) {
  for (int i = 0; i < 3; i++) vitrine_release_plane(&planes->component[i]);
}
