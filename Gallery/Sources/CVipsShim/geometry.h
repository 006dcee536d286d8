#pragma once
#include <vips/vips.h>

#include "CVipsShim.h"

/// The sizes and the orientation of pictures. Functions that change a picture replace `*image`, and return 0, or -1.

/// Sets the orientation as in EXIF; keeps that of the picture if it is 0.
int vitrine_set_orientation(VipsImage** image, int orientation);

/// Returns the width of the picture when it is upright.
int vitrine_upright_width(VipsImage* image);

/// Returns the height of the picture when it is upright.
int vitrine_upright_height(VipsImage* image);

/// Whether the upright picture has a size.
int vitrine_has_size(VipsImage* image, vitrine_size size);

/// Cuts a region of the upright picture out of the stored one.
int vitrine_crop(VipsImage** image, vitrine_region region);

/// Scales a picture down to a size, or into it if the picture keeps its ratio.
int vitrine_fit(VipsImage** image, vitrine_size size, int keeps_ratio);

/// Runs all pending operations of libvips, including decoding.
int vitrine_to_memory(VipsImage** image);

/// Turns the picture upright.
int vitrine_rotate_upright(VipsImage** image);
