#pragma once
#include <vips/vips.h>

/// Replaces `*image` by the image made from it, unless the operation failed.
static inline int vitrine_replace(VipsImage** image, VipsImage* made, int failed) {
  if (failed) return -1;
  g_object_unref(*image);
  *image = made;
  return 0;
}
