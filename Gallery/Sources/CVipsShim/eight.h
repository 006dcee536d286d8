#pragma once
#include <stdint.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

/// Eight numbers of 16 bits, which a processor handles at once.
typedef int16_t vitrine_eight __attribute__((vector_size(16), aligned(2), may_alias));

/// Four numbers of 32 bits.
typedef int32_t vitrine_four __attribute__((vector_size(16)));

/// Returns the upper 16 bits of each product. Compilers do not find this instruction themselves.
static inline vitrine_eight vitrine_high_products(vitrine_eight a, vitrine_eight b) {
#if defined(__SSE2__)
  return (vitrine_eight)_mm_mulhi_epi16((__m128i)a, (__m128i)b);
#elif defined(__ARM_NEON)
  int16x8_t x = (int16x8_t)a, y = (int16x8_t)b;
  return (vitrine_eight)vcombine_s16(vshrn_n_s32(vmull_s16(vget_low_s16(x), vget_low_s16(y)), 16),
                                     vshrn_n_s32(vmull_s16(vget_high_s16(x), vget_high_s16(y)), 16));
#else
  vitrine_eight products;
  for (int i = 0; i < 8; i++) products[i] = (int16_t)((a[i] * b[i]) >> 16);
  return products;
#endif
}

/// Returns the sums of neighbouring products.
static inline vitrine_four vitrine_pair_sums(vitrine_eight a, vitrine_eight b) {
#if defined(__SSE2__)
  return (vitrine_four)_mm_madd_epi16((__m128i)a, (__m128i)b);
#elif defined(__aarch64__)
  int16x8_t x = (int16x8_t)a, y = (int16x8_t)b;
  return (vitrine_four)vpaddq_s32(vmull_s16(vget_low_s16(x), vget_low_s16(y)), vmull_high_s16(x, y));
#else
  vitrine_four sums;
  for (int i = 0; i < 4; i++) sums[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
  return sums;
#endif
}

/// Returns the sums of the numbers of each argument.
static inline vitrine_four vitrine_sums(const vitrine_four parts[4]) {
  vitrine_four first =
      __builtin_shufflevector(parts[0], parts[1], 0, 4, 1, 5) + __builtin_shufflevector(parts[0], parts[1], 2, 6, 3, 7);
  vitrine_four second =
      __builtin_shufflevector(parts[2], parts[3], 0, 4, 1, 5) + __builtin_shufflevector(parts[2], parts[3], 2, 6, 3, 7);
  return __builtin_shufflevector(first, second, 0, 1, 4, 5) + __builtin_shufflevector(first, second, 2, 3, 6, 7);
}
