#pragma once
#include <stddef.h>
#include <stdint.h>

#include "jpeg.h"

/// The bytes that an encoder of JPEG writes. libjpeg's own buffer cannot be freed if there is no memory to enlarge it.
typedef struct {
  struct jpeg_destination_mgr destination;
  /// The caller frees them with `g_free`, also after a failure.
  uint8_t* bytes;
  size_t capacity;
} vitrine_jpeg_output;

/// Lets an encoder write into an output. A lack of memory is an error of the encoder.
void vitrine_open_jpeg_output(vitrine_jpeg_output* output, j_compress_ptr encoder);

/// Returns the number of bytes that an encoder has written.
size_t vitrine_jpeg_output_length(const vitrine_jpeg_output* output);
