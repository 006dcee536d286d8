#include "transfer.h"

#include <math.h>

// The light of a screen's white, and the brightest light that is distinguished, in candelas per square metre
// (ITU-R BT.2408, 2.1 and 2.2).
static const double screen_white = 203, peak = 1000;

int vitrine_is_srgb_transfer(int number) {
  switch (number) {
    case TRANSFER_BT709:
    case TRANSFER_UNSPECIFIED:
    case TRANSFER_BT601:
    case TRANSFER_SRGB:
    case TRANSFER_BT2020_10:
    case TRANSFER_BT2020_12:
      // Browsers take the curves of television for that of sRGB, too.
      return 1;
    default:
      return 0;
  }
}

int vitrine_is_high_range(int number) { return number == TRANSFER_PQ || number == TRANSFER_HLG; }

int vitrine_knows_transfer(int number) {
  return vitrine_is_srgb_transfer(number) || vitrine_is_high_range(number) || number == TRANSFER_GAMMA_22 ||
         number == TRANSFER_GAMMA_28 || number == TRANSFER_LINEAR;
}

// SMPTE ST 2084, 4.
static const double m1 = 2610.0 / 16384, m2 = 2523.0 / 32, c1 = 3424.0 / 4096, c2 = 2413.0 / 128, c3 = 2392.0 / 128;

/// Returns the light of a sample of PQ, in candelas per square metre.
static double from_pq(double sample) {
  double power = pow(sample, 1 / m2);
  return 10000 * pow(fmax(power - c1, 0) / (c2 - c3 * power), 1 / m1);
}

/// Returns the sample of PQ for light, in candelas per square metre.
static double to_pq(double light) {
  double power = pow(light / 10000, m1);
  return pow((c1 + c2 * power) / (1 + c3 * power), m2);
}

/// Returns the light in the scene for a sample of HLG (ITU-R BT.2100, table 5).
static double from_hlg(double sample) {
  const double a = 0.17883277, b = 1 - 4 * a, c = 0.5 - a * log(4 * a);
  return sample <= 0.5 ? sample * sample / 3 : (exp((sample - c) / a) + b) / 12;
}

static double from_srgb(double sample) {
  return sample <= 0.04045 ? sample / 12.92 : pow((sample + 0.055) / 1.055, 2.4);
}

double vitrine_srgb_sample(double light) {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055;
}

double vitrine_light(int number, double sample) {
  switch (number) {
    case TRANSFER_GAMMA_22:
      return pow(sample, 2.2);
    case TRANSFER_GAMMA_28:
      return pow(sample, 2.8);
    case TRANSFER_LINEAR:
      return sample;
    case TRANSFER_PQ:
      return from_pq(sample) / peak;
    case TRANSFER_HLG:
      return from_hlg(sample);
    default:
      return from_srgb(sample);
  }
}

// ITU-R BT.2390, 5.4.1: dark and middle light stays, and highlights are compressed.
double vitrine_range_factor(double light) {
  double top = to_pq(peak), white = to_pq(screen_white) / top, knee = 1.5 * white - 0.5;
  double mapped = to_pq(light * peak) / top;
  if (mapped > knee) {
    double t = (mapped - knee) / (1 - knee);
    mapped = (1 + 2 * t) * (1 - t) * (1 - t) * knee + t * (1 - t) * (1 - t) * (1 - knee) + t * t * (3 - 2 * t) * white;
  }
  return from_pq(mapped * top) / screen_white / light;
}
