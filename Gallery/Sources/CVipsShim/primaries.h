#pragma once

/// Whether these primaries are known, by their number in ITU-T H.273, table 2.
int vitrine_knows_primaries(int number);

/// Whether these primaries are those of sRGB.
int vitrine_has_srgb_primaries(int number);

/// Fills the matrix that converts light from primaries to those of sRGB, and the parts of red, green and blue in the
/// luminance.
void vitrine_fill_primaries(int number, float to_srgb[3][3], float luminance[3]);
