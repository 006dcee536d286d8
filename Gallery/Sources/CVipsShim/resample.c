#include "resample.h"

#include <glib.h>

#include "eight.h"
#include "kernel.h"

// Samples of the source have 7 bits after the point, and 6 between the two passes: a product loses 16 of its bits.
enum { source_bits = 7, mixed_bits = source_bits + vitrine_weight_bits - 16 };

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
  int stride = (plane->width + vitrine_group - 1) / vitrine_group * vitrine_group;
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
  for (int x = 0; x < width; x += vitrine_group) {
    // Each product is rounded down, by half a unit on average.
    vitrine_eight sum = (vitrine_eight){0} + (int16_t)(used / 2);
    for (int i = 0; i < used; i++)
      sum += vitrine_high_products(*(const vitrine_eight*)(window->rows[i] + x), window->weights[i]);
    *(vitrine_eight*)(start + x) = sum;
  }
  for (int x = 0; x < margin; x++) line[x] = *start;
  for (int x = width; x < width + margin; x++) start[x] = start[width - 1];
}

static uint8_t sample(const int16_t* restrict line, const int16_t* restrict weights, int count) {
  int32_t sum = 1 << (mixed_bits + vitrine_weight_bits - 1);
  for (int i = 0; i < count; i += vitrine_group)
    for (int j = 0; j < vitrine_group; j++) sum += line[i + j] * weights[i + j];
  return (uint8_t)clamped(sum >> (mixed_bits + vitrine_weight_bits), UINT8_MAX);
}

static void scale_rows(row_window* window, vitrine_plane* target, const vitrine_kernel* rows,
                       const vitrine_kernel* columns, int16_t* line, int margin) {
  for (int y = 0; y < target->height; y++) {
    mix(window, vitrine_weights(rows, y), rows->first[y], line, margin);
    uint8_t* row = vitrine_row(target, y);
    for (int x = 0; x < target->width; x++)
      row[x] = sample(line + margin + columns->first[x], vitrine_weights(columns, x), columns->count);
  }
}

int vitrine_resample(const vitrine_plane* source, vitrine_plane* target, double across, double down) {
  vitrine_kernel rows = {0}, columns = {0};
  row_window window = {0};
  int failed = vitrine_fill_kernel(&rows, target->height, down) ||
               vitrine_fill_kernel(&columns, target->width, across) || open_window(&window, source, rows.count);
  // A kernel begins and ends less than its length away from the line, and a row of eights may end seven samples later.
  int margin = 2 * columns.count;
  int16_t* line = failed ? NULL : g_try_new(int16_t, source->width + 2 * margin);
  if (line) scale_rows(&window, target, &rows, &columns, line, margin);
  g_free(line);
  close_window(&window);
  vitrine_release_kernel(&rows);
  vitrine_release_kernel(&columns);
  return line ? 0 : -1;
}
