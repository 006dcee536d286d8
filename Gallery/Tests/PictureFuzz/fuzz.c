// Makes pictures of random JPEGs, most of them damaged. `Scripts/fuzz-pictures` compiles it with checks of memory and
// arithmetic. A failure prints its seed. The last line is a digest of all pictures.

#include <glib.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#if __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>
#endif

#include "CVipsShim.h"
#include "ending.h"
#include "profile.h"
#include "samples.h"
#include "scaled-jpeg.h"

static uint64_t current_seed;

static void print_seed(void) { fprintf(stderr, "seed %" PRIu64 "\n", current_seed); }

static void require(int condition, const char* claim) {
  if (condition) return;
  fprintf(stderr, "broken: %s, ", claim);
  print_seed();
  exit(1);
}

// Defined beside libvips, which this program does not need.
void vitrine_release(vitrine_picture* pictures, size_t count) {
  for (size_t i = 0; i < count; i++) {
    g_free(pictures[i].bytes);
    pictures[i] = (vitrine_picture){0};
  }
}

/// Returns the size that the header of a JPEG declares; 0 if it declares none.
static vitrine_size declared_size(fuzz_file file) {
  for (size_t i = 0; i + 9 <= file.length; i++) {
    const uint8_t* at = file.bytes + i;
    if (at[0] == 0xFF && at[1] >= 0xC0 && at[1] <= 0xC2) return (vitrine_size){at[7] << 8 | at[8], at[5] << 8 | at[6]};
  }
  return (vitrine_size){0, 0};
}

/// Returns a smaller edge, or the same one.
static int32_t smaller(fuzz_random* random, int32_t edge) {
  return fuzz_below(random, 3) ? 1 + (int32_t)fuzz_below(random, (uint32_t)edge) : edge;
}

static void write_file(int descriptor, fuzz_file file) {
  require(ftruncate(descriptor, 0) == 0, "a file can be emptied");
  require(pwrite(descriptor, file.bytes, file.length, 0) == (ssize_t)file.length, "a file can be written");
}

/// Adds bytes to the digest (FNV-1a).
static void add(uint64_t* digest, const uint8_t* bytes, size_t length) {
  for (size_t i = 0; i < length; i++) *digest = (*digest ^ bytes[i]) * 0x100000001B3;
}

static int make(fuzz_random* random, fuzz_file file, int descriptor, uint64_t* digest) {
  enum { most = 3 };
  vitrine_size whole = declared_size(file), sizes[most];
  // Larger pictures than those of the limit would only take time.
  if (whole.width < 1 || whole.height < 1 || (int64_t)whole.width * whole.height > 1 << 20) return 0;
  int shrink = 1 << fuzz_below(random, 4), orientation = fuzz_below(random, 2) ? 1 : 1 + (int)fuzz_below(random, 8);
  if (orientation >= 5) whole = (vitrine_size){whole.height, whole.width};
  size_t count = 1 + fuzz_below(random, most);
  sizes[0] = (vitrine_size){smaller(random, (whole.width + shrink - 1) / shrink),
                            smaller(random, (whole.height + shrink - 1) / shrink)};
  for (size_t i = 1; i < count; i++)
    sizes[i] = (vitrine_size){smaller(random, sizes[i - 1].width), smaller(random, sizes[i - 1].height)};
  vitrine_request request = {.descriptor = descriptor,
                             .format = VITRINE_JPEG,
                             .quality = 1 + (int)fuzz_below(random, 100),
                             .whole = whole,
                             .sizes = sizes,
                             .size_count = count,
                             .needs_average = 1};
  if (fuzz_below(random, 2)) {
    request.bytes = file.bytes;
    request.length = file.length;
  } else {
    write_file(descriptor, file);
  }
  size_t length;
  g_free(vitrine_bytes_with_end(&request, &length));
  vitrine_picture pictures[most] = {0};
  uint32_t average = 0;
  int failed = vitrine_scale_jpeg(&request, shrink, orientation, pictures, &average);
  require(average <= 0xFFFFFF, "an average colour has 24 bits");
  for (size_t i = 0; i < count; i++) {
    vitrine_picture made = pictures[i];
    require(failed ? !made.bytes : made.width == sizes[i].width && made.height == sizes[i].height,
            "all pictures have their sizes, or there are none");
    add(digest, made.bytes, made.length);
  }
  vitrine_release(pictures, count);
  return !failed;
}

int main(int argc, char** argv) {
#if __has_feature(address_sanitizer)
  __sanitizer_set_death_callback(print_seed);
#endif
  uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 10) : 0, count = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  uint64_t digest = 0xCBF29CE484222325, made = 0, recognized = 0;
  FILE* scratch = tmpfile();
  require(scratch != NULL, "there is a folder for temporary files");
  for (current_seed = first; current_seed < first + count; current_seed++) {
    fuzz_random random = {current_seed};
    fuzz_file file = fuzz_jpeg(&random), changed = fuzz_changed(&random, file);
    made += (uint64_t)make(&random, changed, fileno(scratch), &digest);
    fuzz_file profile = fuzz_profile(&random);
    recognized += (uint64_t)vitrine_is_srgb_profile(profile.bytes, profile.length);
    free(file.bytes);
    free(changed.bytes);
    free(profile.bytes);
  }
  fclose(scratch);
  printf("%" PRIu64 " files, pictures of %" PRIu64 ", %" PRIu64 " profiles of sRGB, digest %016" PRIx64 "\n", count,
         made, recognized, digest);
}
