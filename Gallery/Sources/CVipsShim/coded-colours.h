#pragma once
#include <vips/vips.h>

#include "CVipsShim.h"

/// Whether the primaries and the transfer function are known.
int vitrine_knows_coding(vitrine_coding coding);

/// Whether samples in this coding are those of sRGB.
int vitrine_is_srgb_coding(vitrine_coding coding);

/// Converts a picture in a known coding to sRGB. Colours of a high dynamic range are mapped to the range of a screen.
/// Replaces
/// `*image`, which has three bands of 8 or 16 bits. @return 0, or -1
int vitrine_decode_colours(VipsImage** image, vitrine_coding coding);
