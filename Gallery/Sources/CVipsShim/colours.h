#pragma once
#include <stdint.h>
#include <vips/vips.h>

/// The colours of pictures. Functions that change a picture replace `*image`, and return 0, or -1.

/// Whether the colours are those of sRGB.
int vitrine_is_srgb(VipsImage* image);

/// Converts the colours to sRGB.
int vitrine_to_srgb(VipsImage** image);

/// Puts a transparent picture on grey.
int vitrine_flatten(VipsImage** image);

/// Computes the average colour as 0xRRGGBB. @return 0, or -1
int vitrine_average(VipsImage* image, uint32_t* colour);
