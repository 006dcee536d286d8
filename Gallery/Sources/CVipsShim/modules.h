#pragma once

/// Keeps `vips_init` from loading modules, on Linux only. They need dozens of libraries, such as ImageMagick, which
/// take nearly half of the time in which a worker starts.
void vitrine_skip_modules(void);

/// Loads the module with the loader of HEIF, unless it is loaded, or a part of libvips.
void vitrine_load_heif_module(void);
