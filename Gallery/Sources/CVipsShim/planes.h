#pragma once
#include <stddef.h>
#include <stdint.h>

/// One component of a picture, 8 bits a sample. Samples beyond its size repeat its edge, up to whole blocks of a JPEG.
typedef struct {
  int width;
  int height;
  /// The distance between rows in bytes.
  int stride;
  /// The number of rows in memory, at least `height`.
  int rows;
  uint8_t* samples;
} vitrine_plane;

/// A picture in the colours of a JPEG: luma, and two components of half its width and height, rounded up.
typedef struct {
  vitrine_plane component[3];
} vitrine_planes;

/// Returns a row. Rows beyond the memory of a plane are its last one.
static inline uint8_t* vitrine_row(const vitrine_plane* plane, int row) {
  return plane->samples + (size_t)(row < plane->rows ? row : plane->rows - 1) * plane->stride;
}

/// Allocates a plane. `samples` is NULL if there is no memory.
vitrine_plane vitrine_plane_of_size(int width, int height);

/// Allocates a picture. @return 0, or -1 with nothing to release
int vitrine_planes_of_size(int width, int height, vitrine_planes* planes);

/// Repeats the last column and the last row beyond the size.
void vitrine_repeat_edges(vitrine_plane* plane);

/// Averages pairs of columns, of rows, or squares. @return a plane without samples if there is no memory
vitrine_plane vitrine_halved(const vitrine_plane* plane, int columns, int rows);

/// Turns a picture upright. @param orientation as in EXIF, 1 to 8. @return 0, or -1 without a change
int vitrine_turn_upright(vitrine_planes* planes, int orientation);

void vitrine_release_plane(vitrine_plane* plane);
void vitrine_release_planes(vitrine_planes* planes);
