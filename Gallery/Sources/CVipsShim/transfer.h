#pragma once

/// Functions from samples to light and back. Samples go from 0 to 1.

/// Numbers of transfer functions in ITU-T H.273, table 3.
typedef enum {
  TRANSFER_BT709 = 1,
  TRANSFER_UNSPECIFIED = 2,
  TRANSFER_GAMMA_22 = 4,
  TRANSFER_GAMMA_28 = 5,
  TRANSFER_BT601 = 6,
  TRANSFER_LINEAR = 8,
  TRANSFER_SRGB = 13,
  TRANSFER_BT2020_10 = 14,
  TRANSFER_BT2020_12 = 15,
  TRANSFER_PQ = 16,
  TRANSFER_HLG = 18,
} vitrine_transfer;

/// Whether this is a known transfer function.
int vitrine_knows_transfer(int number);

/// Whether samples of this function are shown as those of sRGB.
int vitrine_is_srgb_transfer(int number);

/// Whether samples of this function reach beyond the white of a screen.
int vitrine_is_high_range(int number);

/// Returns the light of a sample. 1 is the white of a screen or, of a high dynamic range, the brightest light that is
/// distinguished; that of HLG is the light of the scene.
double vitrine_light(int number, double sample);

/// Returns the sample of sRGB for light.
double vitrine_srgb_sample(double light);

/// Returns the factor that maps light of a high dynamic range to the range of a screen. @param light above 0, at most 1
double vitrine_range_factor(double light);
