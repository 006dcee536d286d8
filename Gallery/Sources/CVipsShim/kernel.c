#include "kernel.h"

#include <glib.h>
#include <math.h>

// The lobes on each side, as in libvips.
static const double lobes = 3;

/// The sine of an angle that grows in equal steps, by rotation. To call `sin` for each weight takes as long as scaling.
typedef struct {
  double sine, cosine, step_sine, step_cosine;
} wave;

static wave wave_with(double step) { return (wave){.step_sine = sin(step), .step_cosine = cos(step)}; }

static void start(wave* wave, double angle) {
  wave->sine = sin(angle);
  wave->cosine = cos(angle);
}

static double next(wave* wave) {
  double sine = wave->sine, cosine = wave->cosine;
  wave->sine = sine * wave->step_cosine + cosine * wave->step_sine;
  wave->cosine = cosine * wave->step_cosine - sine * wave->step_sine;
  return sine;
}

/// The kernel at places that are a step apart.
typedef struct {
  double step;
  wave narrow, wide;
  double* values;
} lanczos;

/// Computes sinc(x) sinc(x / lobes). Returns the sum.
static double evaluate(lanczos* kernel, double x, int count) {
  start(&kernel->narrow, G_PI * x);
  start(&kernel->wide, G_PI * x / lobes);
  double sum = 0;
  for (int i = 0; i < count; i++, x += kernel->step) {
    double quotient = lobes * next(&kernel->narrow) * next(&kernel->wide) / (G_PI * G_PI * x * x);
    // At its centre the kernel is flat, and the quotient has lost its digits.
    sum += kernel->values[i] = fabs(x) >= lobes ? 0 : fabs(x) < 1e-4 ? 1 : quotient;
  }
  return sum;
}

/// Rounds a number above -1. `lround` is a call.
static int rounded(double number) { return (int)(number * INT16_MAX + (INT16_MAX + 0.5)) - INT16_MAX; }

/// Computes the weights of one sample. They add up to 1: the largest one takes what rounding leaves.
static void weigh(int16_t* weights, const double* values, double sum, int count) {
  int rest = INT16_MAX, largest = 0;
  for (int i = 0; i < count; i++) {
    weights[i] = (int16_t)rounded(values[i] / sum);
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
  double step = 1 / scale;
  lanczos shape = {step, wave_with(G_PI * step), wave_with(G_PI * step / lobes), g_try_new(double, kernel->count)};
  int failed = !kernel->first || !kernel->weights || !shape.values;
  for (int i = 0; i < length && !failed; i++) {
    double centre = (i + 0.5) * scale - 0.5;
    kernel->first[i] = (int)ceil(centre - lobes * scale);
    double sum = evaluate(&shape, (kernel->first[i] - centre) * step, kernel->count);
    weigh(kernel->weights + (int64_t)i * kernel->count, shape.values, sum, kernel->count);
  }
  g_free(shape.values);
  if (failed) vitrine_release_kernel(kernel);
  return failed ? -1 : 0;
}

void vitrine_release_kernel(vitrine_kernel* kernel) {
  g_free(kernel->first);
  g_free(kernel->weights);
  *kernel = (vitrine_kernel){0};
}
