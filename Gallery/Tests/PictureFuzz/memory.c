// Encodes a picture of more than a megabyte, where a larger buffer is refused. `Scripts/fuzz-pictures` sets this limit.

#include <stdio.h>
#include <stdlib.h>

#include "jpeg-writer.h"

static void fail(const char* claim) {
  fprintf(stderr, "broken: %s\n", claim);
  exit(1);
}

int main(void) {
  enum { edge = 1000 };
  vitrine_planes planes;
  if (vitrine_planes_of_size(edge, edge, &planes)) fail("there is memory for the planes");
  for (int i = 0; i < 3; i++) {
    vitrine_plane* plane = &planes.component[i];
    for (int y = 0; y < plane->height; y++)
      for (int x = 0; x < plane->width; x++) vitrine_row(plane, y)[x] = (uint8_t)rand();
  }
  vitrine_picture picture = {0};
  if (!vitrine_write_jpeg(&planes, 100, &picture)) fail("a lack of memory is an error");
  if (picture.bytes) fail("a picture that failed has no bytes");
  vitrine_release_planes(&planes);
}
