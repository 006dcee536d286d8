#include "CVipsShim.h"

/// Returns the bytes of a request's picture, followed by the marker that ends a JPEG. The caller frees them. Returns
/// NULL if they cannot be read.
uint8_t* vitrine_bytes_with_end(const vitrine_request* request, size_t* length);
