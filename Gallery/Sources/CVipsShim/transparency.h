#pragma once
#include <vips/vips.h>

/// The transparency of pictures. Functions that change a picture replace `*image`, and return 0, or -1.

/// Moves the transparency out of a picture with `bands` bands of colours, as numbers of 8 bits. libvips loses some of
/// it when it converts colours.
/// @param white the number for an opaque pixel, if numbers have a fraction
/// @param alpha the transparency; NULL if all pixels are opaque
int vitrine_take_alpha(VipsImage** image, int bands, double white, VipsImage** alpha);

/// Puts a picture in sRGB with transparency on grey.
int vitrine_put_on_grey(VipsImage** image, VipsImage* alpha);
