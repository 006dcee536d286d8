// The rest of what Embedded Swift asks of a C library.
#if defined(__wasm__) && !defined(__wasi__)
#include <stddef.h>

// The seed of hashing. A fixed one makes every run alike; nothing here meets an opponent who picks keys.
void arc4random_buf(void *bytes, size_t count) { __builtin_memset(bytes, 0x5a, count); }

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *left = a, *right = b;
  for (size_t i = 0; i < count; i++)
    if (left[i] != right[i]) return left[i] - right[i];
  return 0;
}

// `rounded()`: WebAssembly has instructions for the other roundings, not for half away from zero.
double round(double x) {
  double whole = __builtin_trunc(x);
  double step = __builtin_fabs(x - whole) >= 0.5 ? 1 : 0;
  return whole + __builtin_copysign(step, x);
}
#endif
