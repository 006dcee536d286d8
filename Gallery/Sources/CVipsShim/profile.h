#pragma once
#include <stddef.h>
#include <stdint.h>

/// Returns the number of colours that a profile is for (ICC.1, 7.2.8): 3 for red, green and blue, 1 for grey, 4 for
/// inks; 0 for others.
int vitrine_profile_colours(const uint8_t* profile, size_t length);

/// Whether a colour profile describes itself as sRGB (ICC.1, 9.2.41: the tag `desc`).
int vitrine_is_srgb_profile(const uint8_t* profile, size_t length);
