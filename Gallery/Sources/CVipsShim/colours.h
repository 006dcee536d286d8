#pragma once
#include <stdint.h>
#include <vips/vips.h>

#include "CVipsShim.h"

/// The colours of pictures. Functions that change a picture replace `*image`, and return 0, or -1.

/// Whether the colours are those of sRGB, also if they have a profile.
int vitrine_is_srgb(VipsImage* image);

/// Whether the picture is grey, in numbers with a fraction that no profile explains. White is 1 in some files, and 255
/// in others.
int vitrine_needs_white(VipsImage* image);

/// Finds the number for white in such a picture. Reads all of its pixels.
int vitrine_find_white(VipsImage* image, double* white);

/// Converts the colours to sRGB, and puts a transparent picture on grey.
/// @param coding the coding that the file declares; it overrides a profile
/// @param white the number for white, if numbers have a fraction
int vitrine_to_srgb(VipsImage** image, vitrine_coding coding, double white);

/// Computes the average colour as 0xRRGGBB. @return 0, or -1
int vitrine_average(VipsImage* image, uint32_t* colour);
