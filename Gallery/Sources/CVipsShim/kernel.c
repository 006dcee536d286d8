#include "kernel.h"

#include <glib.h>
#include <math.h>

// The lobes on each side, as in libvips.
static const double lobes = 3;

static double sinc(double x) { return x == 0 ? 1 : sin(G_PI * x) / (G_PI * x); }

static double lanczos(double x) { return fabs(x) < lobes ? sinc(x) * sinc(x / lobes) : 0; }

/// Computes the weights of one sample. They add up to 1: the largest one takes what rounding leaves.
static void weigh(int16_t* weights, double* values, int count, double distance, double scale) {
  double sum = 0;
  for (int i = 0; i < count; i++) sum += values[i] = lanczos((i - distance) / scale);
  int rest = INT16_MAX, largest = 0;
  for (int i = 0; i < count; i++) {
    weights[i] = (int16_t)lround(values[i] / sum * INT16_MAX);
    rest -= weights[i];
    if (weights[i] > weights[largest]) largest = i;
  }
  weights[largest] = (int16_t)(weights[largest] + rest);
}

int vitrine_fill_kernel(vitrine_kernel* kernel, int length, double scale) {
  int reach = (int)ceil(2 * lobes * scale) + 1;
  kernel->count = (reach + vitrine_group - 1) / vitrine_group * vitrine_group;
  kernel->first = g_try_new(int, length);
  kernel->weights = g_try_new(int16_t, (gsize)length * kernel->count);
  double* values = g_try_new(double, kernel->count);
  int failed = !kernel->first || !kernel->weights || !values;
  for (int i = 0; i < length && !failed; i++) {
    double centre = (i + 0.5) * scale - 0.5;
    kernel->first[i] = (int)ceil(centre - lobes * scale);
    weigh(kernel->weights + (int64_t)i * kernel->count, values, kernel->count, centre - kernel->first[i], scale);
  }
  g_free(values);
  if (failed) vitrine_release_kernel(kernel);
  return failed ? -1 : 0;
}

void vitrine_release_kernel(vitrine_kernel* kernel) {
  g_free(kernel->first);
  g_free(kernel->weights);
  *kernel = (vitrine_kernel){0};
}
