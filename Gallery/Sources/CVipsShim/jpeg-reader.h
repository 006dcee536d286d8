#pragma once
#include "CVipsShim.h"
#include "planes.h"

/// Decodes luma and colours of a JPEG at 1/1, 1/2, 1/4 or 1/8 of its size.
/// @return 0, or -1 with nothing to release if the file has a fault or other components
int vitrine_read_jpeg(const vitrine_request* request, int shrink, vitrine_planes* planes);
