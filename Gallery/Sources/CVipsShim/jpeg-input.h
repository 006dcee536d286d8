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
  size_t offset;
  uint8_t bytes[1 << 16];
} vitrine_jpeg_input;

/// Prepares the decoder, without calling it.
void vitrine_open_jpeg(vitrine_jpeg_input* input, const vitrine_request* request);
