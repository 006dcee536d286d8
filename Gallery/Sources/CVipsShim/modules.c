#ifdef __linux__
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gmodule.h>
#include <stdlib.h>
#include <vips/vips.h>
#endif

#include "modules.h"

#ifdef __linux__

/// The path of a module that is not loaded yet, without its suffix.
static char* heif;

void vitrine_skip_modules(void) {
  Dl_info library;
  if (!dladdr((void*)vips_init, &library)) return;
  char* folder = g_path_get_dirname(library.dli_fname);
  char* modules = g_strdup_printf("%s/vips-modules-%d.%d", folder, vips_version(0), vips_version(1));
  if (g_file_test(modules, G_FILE_TEST_IS_DIR)) {
    heif = g_build_filename(modules, "vips-heif", NULL);
    // libvips looks for its modules in a folder of this one, and finds none.
    setenv("VIPSHOME", "/dev/null", 1);
  }
  g_free(modules);
  g_free(folder);
}

void vitrine_load_heif_module(void) {
  if (heif) g_module_open(heif, G_MODULE_BIND_LAZY);
  g_clear_pointer(&heif, g_free);
}

#else

void vitrine_skip_modules(void) {}
void vitrine_load_heif_module(void) {}

#endif
