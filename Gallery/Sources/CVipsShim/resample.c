#include "resample.h"

#include <glib.h>

#include "eight.h"
#include "kernel.h"

// Samples of the source have 7 bits after the point, and 6 between the two passes: a product loses 16 of its bits.
enum { source_bits = 7, mixed_bits = source_bits + vitrine_weight_bits - 16 };

// The groups of samples that are mixed together, so that each weight is read once for them.
enum { groups = 4, mixed_together = groups * vitrine_group };

/// The rows of a plane that the next row of the target is mixed of.
typedef struct {
  const vitrine_plane* plane;
  /// The number of converted rows in memory.
  int count;
  /// The distance between them in samples.
  int stride;
  int16_t* samples;
  /// The row after the last one that was converted.
  int next;
  /// The rows of one mix, each with its weight eight times.
  const int16_t** rows;
  vitrine_eight* weights;
} row_window;

static int clamped(int value, int limit) { return value < 0 ? 0 : value > limit ? limit : value; }

static int open_window(row_window* window, const vitrine_plane* plane, int count) {
  int stride = (plane->width + mixed_together - 1) / mixed_together * mixed_together;
  *window = (row_window){.plane = plane, .count = count, .stride = stride};
  window->samples = g_try_new0(int16_t, (gsize)count* stride);
  window->rows = g_try_new(const int16_t*, count);
  window->weights = g_try_new(vitrine_eight, count);
  return window->samples && window->rows && window->weights ? 0 : -1;
}

static void close_window(row_window* window) {
  g_free(window->samples);
  g_free(window->rows);
  g_free(window->weights);
}

static int16_t* row_in(const row_window* window, int row) {
  return window->samples + (gsize)(row % window->count) * window->stride;
}

/// Converts the rows up to one, each of them once.
static void advance(row_window* window, int last) {
  for (; window->next <= last; window->next++) {
    const uint8_t* restrict row = vitrine_row(window->plane, window->next);
    int16_t* restrict converted = row_in(window, window->next);
    for (int x = 0; x < window->plane->width; x++) converted[x] = (int16_t)(row[x] << source_bits);
  }
}

/// Finds the rows of one mix. Rows beyond the edges are those at the edges. Returns their number.
static int gather(row_window* window, const int16_t* weights, int first) {
  int last = window->plane->height - 1, used = 0;
  advance(window, clamped(first + window->count - 1, last));
  for (int i = 0; i < window->count; i++) {
    if (!weights[i]) continue;
    window->rows[used] = row_in(window, clamped(first + i, last));
    window->weights[used++] = (vitrine_eight){0} + weights[i];
  }
  return used;
}

/// Mixes rows. The result has `margin` samples before and after it, which repeat its edges.
static void mix(row_window* window, const int16_t* weights, int first, int16_t* line, int margin) {
  int width = window->plane->width, used = gather(window, weights, first);
  int16_t* start = line + margin;
  for (int x = 0; x < width; x += mixed_together) {
    vitrine_eight sums[groups];
    // Each product is rounded down, by half a unit on average.
    for (int j = 0; j < groups; j++) sums[j] = (vitrine_eight){0} + (int16_t)(used / 2);
    for (int i = 0; i < used; i++) {
      const vitrine_eight* samples = (const vitrine_eight*)(window->rows[i] + x);
      vitrine_eight weight = window->weights[i];
      for (int j = 0; j < groups; j++) sums[j] += vitrine_high_products(samples[j], weight);
    }
    for (int j = 0; j < groups; j++) ((vitrine_eight*)(start + x))[j] = sums[j];
  }
  for (int x = 0; x < margin; x++) line[x] = *start;
  for (int x = width; x < width + margin; x++) start[x] = start[width - 1];
}

typedef int16_t four_shorts __attribute__((vector_size(8)));
typedef uint8_t four_bytes __attribute__((vector_size(4), aligned(1), may_alias));

/// Returns four samples that follow each other, of `count` numbers each.
static inline four_bytes samples(const int16_t* line, const int* first, const int16_t* weights, int count) {
  vitrine_four parts[4];
  for (int x = 0; x < 4; x++, weights += count) {
    const int16_t* start = line + first[x];
    parts[x] = (vitrine_four){1 << (mixed_bits + vitrine_weight_bits - 1)} + 0;
    for (int i = 0; i < count; i += vitrine_group)
      parts[x] += vitrine_pair_sums(*(const vitrine_eight*)(start + i), *(const vitrine_eight*)(weights + i));
  }
  four_shorts sum = __builtin_convertvector(vitrine_sums(parts) >> (mixed_bits + vitrine_weight_bits), four_shorts);
  sum = __builtin_elementwise_max(sum, (four_shorts){0});
  return __builtin_convertvector(__builtin_elementwise_min(sum, (four_shorts){0} + UINT8_MAX), four_bytes);
}

/// Fills a row of the target.
static inline void fill_row(uint8_t* row, int width, const int16_t* line, const vitrine_kernel* columns, int count) {
  // A row ends with a whole block, so that the last four samples are in its memory.
  for (int x = 0; x < width; x += 4)
    *(four_bytes*)(row + x) = samples(line, columns->first + x, columns->weights + (ptrdiff_t)x * count, count);
}

static void scale_rows(row_window* window, vitrine_plane* target, const vitrine_kernel* rows,
                       const vitrine_kernel* columns, int16_t* line, int margin) {
  for (int y = 0; y < target->height; y++) {
    mix(window, vitrine_weights(rows, y), rows->first[y], line, margin);
    // Scaling takes a tenth less time if the compiler knows the number. This is the one for scales up to 2.5.
    if (columns->count == 2 * vitrine_group)
      fill_row(vitrine_row(target, y), target->width, line + margin, columns, 2 * vitrine_group);
    else
      fill_row(vitrine_row(target, y), target->width, line + margin, columns, columns->count);
  }
}

int vitrine_resample(const vitrine_plane* source, vitrine_plane* target, double across, double down) {
  vitrine_kernel rows = {0}, columns = {0};
  row_window window = {0};
  int failed = vitrine_fill_kernel(&rows, target->height, down) ||
               vitrine_fill_kernel(&columns, (target->width + 3) / 4 * 4, across) ||
               open_window(&window, source, rows.count);
  // A kernel begins and ends less than its length away from the line. Samples are mixed in groups that may end later.
  int margin = 2 * columns.count;
  int16_t* line = failed ? NULL : g_try_new(int16_t, source->width + 2 * margin + mixed_together);
  if (line) scale_rows(&window, target, &rows, &columns, line, margin);
  g_free(line);
  close_window(&window);
  vitrine_release_kernel(&rows);
  vitrine_release_kernel(&columns);
  return line ? 0 : -1;
}
