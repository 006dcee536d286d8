// The rest of what Embedded Swift asks of a C library.
#if defined(__wasm__) && !defined(__wasi__)
#include <stddef.h>

// The seed of hashing. A fixed one makes every run alike; nothing here meets an opponent who picks keys.
void arc4random_buf(void* bytes, size_t count) { __builtin_memset(bytes, 0x5a, count); }

int memcmp(const void* a, const void* b, size_t count) {
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

// What `print` writes, byte by byte, leaves by the line through WASI. Only a command-line program prints, so the
// browser's module does not get this import.
typedef struct {
  const char* bytes;
  size_t count;
} Vector;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) int vitrine_fd_write(
    int descriptor, const Vector* vectors, size_t count, size_t* written);

int putchar(int byte) {
  static char line[256];
  static size_t length;
  line[length++] = (char)byte;
  if (byte != '\n' && length < sizeof line) return byte;
  size_t written;
  vitrine_fd_write(1, &(Vector){line, length}, 1, &written);
  length = 0;
  return byte;
}
#endif
