#pragma once
#include <setjmp.h>

#include "CVipsShim.h"
#include "jpeg.h"

/// A decoder of JPEG that reads the file of a request. It ends at the first fault, even at one that can be repaired.
typedef struct {
  struct jpeg_decompress_struct decoder;
  /// Where it continues after a fault. Set it with `setjmp` before the first call.
  jmp_buf fault;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  const vitrine_request* request;
  /// Set while a progressive JPEG is decoded.
  struct vitrine_progressive* progressive;
  size_t offset;
  uint8_t bytes[1 << 16];
} vitrine_jpeg_input;

/// Prepares the decoder, without calling it.
void vitrine_open_jpeg(vitrine_jpeg_input* input, const vitrine_request* request);

/// Returns the number of bytes that the decoder has read.
size_t vitrine_jpeg_position(const vitrine_jpeg_input* input);

/// Reads a whole file into memory. The caller frees it with `g_free`. @return NULL if that fails
uint8_t* vitrine_read_whole_jpeg(const vitrine_request* request, size_t* length);
