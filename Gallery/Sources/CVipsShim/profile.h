#pragma once
#include <stddef.h>
#include <stdint.h>

/// Whether a colour profile describes itself as sRGB (ICC.1, 9.2.41: the tag `desc`).
int vitrine_is_srgb_profile(const uint8_t* profile, size_t length);
