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
  // The first lines are what the decoder met on its way. Reading beyond the end of a HEIC file precedes every problem
  // of it.
  char* words = g_strchomp(g_strdup(vips_error_buffer()));
  const char* last = strrchr(words, '\n');
  g_strlcpy(line, last ? last + 1 : words, sizeof line);
  g_free(words);
  return line;
}

int vitrine_lacked_memory(void) {
  // libvips, libjpeg, libspng and libheif name the memory; libtiff has no space for something.
  static const char* const signs[] = {"memory", "no space for", "malloc"};
  char* words = g_ascii_strdown(vips_error_buffer(), -1);
  int found = 0;
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) found = found || strstr(words, signs[i]);
  g_free(words);
  return found;
}
