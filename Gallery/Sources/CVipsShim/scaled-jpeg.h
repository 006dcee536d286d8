#pragma once
#include "CVipsShim.h"

/// Makes the pictures of a JPEG in sRGB from luma and colours, as it stores them. They are half as many samples as in
/// RGB, and no colour is converted.
///
/// Only a file without any fault succeeds, with colours as cameras store them. libvips makes the pictures of all
/// others.
/// @param shrink the factor by which the decoder shrinks the picture
/// @param orientation as in EXIF
/// @return 0, or -1 with nothing to release
int vitrine_scale_jpeg(const vitrine_request* request, int shrink, int orientation, vitrine_picture* pictures,
                       uint32_t* average);
