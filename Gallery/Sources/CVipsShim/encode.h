#pragma once
#include <vips/vips.h>

#include "CVipsShim.h"

/// Encodes an image as a JPEG without metadata.
/// @return 0, or -1 with nothing to release
int vitrine_encode(VipsImage* image, int quality, vitrine_picture* picture);
