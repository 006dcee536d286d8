#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <vips/vips.h>

#include "CVipsShim.h"
#include "modules.h"

static const char* const allowed_loaders[] = {
    "VipsForeignLoadJpeg", "VipsForeignLoadPng",   "VipsForeignLoadWebp",
    "VipsForeignLoadTiff", "VipsForeignLoadNsgif", "VipsForeignLoadHeif",
};

static void allow_only_known_loaders(void) {
  vips_operation_block_set("VipsForeignLoad", TRUE);
  for (size_t i = 0; i < sizeof allowed_loaders / sizeof *allowed_loaders; i++)
    vips_operation_block_set(allowed_loaders[i], FALSE);
}

static gboolean started;

static void prepare(void) { started = !vips_init("vitrine"); }

int vitrine_prepare(void) {
  // Two simultaneous calls of vips_init register its types twice.
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare);
  return started ? 0 : -1;
}

int vitrine_start(void) {
  // vips_init reads this variable. It also blocks untrusted loaders in plugins of libvips.
  setenv("VIPS_BLOCK_UNTRUSTED", "1", 1);
  vitrine_skip_modules();
  if (vitrine_prepare()) return -1;
  allow_only_known_loaders();
  // Two processes use two cores twice as well as two threads of one process (measured: 1.9 x against 1.0 x).
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  return 0;
}

const char* vitrine_decoder_version(void) { return vips_version_string(); }

const char* vitrine_error(void) {
  static char line[256];
  g_strlcpy(line, vips_error_buffer(), sizeof line);
  line[strcspn(line, "\n")] = 0;
  return line;
}
