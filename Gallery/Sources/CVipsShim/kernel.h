#pragma once
#include <stdint.h>

/// The weights with which the samples of a line make up each sample of a shorter one, by Lanczos's kernel.
typedef struct {
  /// The number of weights for one sample, a multiple of `vitrine_group`. The last ones may be 0.
  int count;
  /// The number of the first sample of the line for each sample; it may lie before the line.
  int* first;
  int16_t* weights;
} vitrine_kernel;

enum {
  /// The samples that a processor handles at once.
  vitrine_group = 8,
  /// A weight is a number of 16 bits with 15 after the point.
  vitrine_weight_bits = 15,
};

/// Computes the weights for a line of `length` samples. One of them stands for `scale` samples, at least 1.
/// @return 0, or -1 if there is no memory
int vitrine_fill_kernel(vitrine_kernel* kernel, int length, double scale);

/// Returns the weights of a sample.
static inline const int16_t* vitrine_weights(const vitrine_kernel* kernel, int sample) {
  return kernel->weights + (int64_t)sample * kernel->count;
}

void vitrine_release_kernel(vitrine_kernel* kernel);
