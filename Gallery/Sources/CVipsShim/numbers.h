#pragma once
#include <vips/vips.h>

/// The numbers that pixels consist of.

/// Whether numbers have a fraction.
int vitrine_is_fraction(VipsImage* image);

/// Returns the number for white, or for an opaque pixel. @param white the number if numbers have a fraction
double vitrine_largest_number(VipsImage* image, double white);

/// Multiplies all numbers, and rounds them to a format without fractions. Replaces `*image`. @return 0, or -1
int vitrine_scale_numbers(VipsImage** image, double factor, VipsBandFormat format);

/// Gives signed whole numbers, and those of 32 bits, 8 bits: the conversion of colours leaves them as they are.
/// Replaces `*image`.
/// @return 0, or -1
int vitrine_narrow_numbers(VipsImage** image);
