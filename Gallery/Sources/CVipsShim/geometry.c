#include "geometry.h"

#include <string.h>

#include "replace.h"

/// Whether the orientation in EXIF is no whole number, but a text or a fraction. libvips would read the number in it,
/// which no other program does. libexif makes a short number of every whole one.
static int has_no_whole_orientation(VipsImage* image) {
  const char* value = NULL;
  static const char name[] = "exif-ifd0-Orientation";
  if (!vips_image_get_typeof(image, name) || vips_image_get_string(image, name, &value)) return 0;
  return strstr(value, ", Short,") == NULL;
}

int vitrine_set_orientation(VipsImage** image, int orientation) {
  if (!orientation && has_no_whole_orientation(*image)) orientation = 1;
  if (!orientation) return 0;
  VipsImage* made = NULL;
  int failed = vips_copy(*image, &made, NULL);
  if (!failed) vips_image_set_int(made, VIPS_META_ORIENTATION, orientation);
  return vitrine_replace(image, made, failed);
}

static int is_sideways(VipsImage* image) { return vips_image_get_orientation_swap(image); }

int vitrine_upright_width(VipsImage* image) {
  return is_sideways(image) ? vips_image_get_height(image) : vips_image_get_width(image);
}

int vitrine_upright_height(VipsImage* image) {
  return is_sideways(image) ? vips_image_get_width(image) : vips_image_get_height(image);
}

int vitrine_crop(VipsImage** image, vitrine_region region) {
  int width = vips_image_get_width(*image), height = vips_image_get_height(*image);
  int left = region.left, top = region.top, across = region.size.width, down = region.size.height;
  // The distances of the region from the right and lower edge of the upright picture.
  int right = vitrine_upright_width(*image) - left - across, bottom = vitrine_upright_height(*image) - top - down;
  // EXIF 2.32, 4.6.4: where the first row and the first column of the stored picture are seen.
  int orientation = vips_image_get_orientation(*image);
  int x = orientation == 2 || orientation == 3 ? right : left;
  int y = orientation == 3 || orientation == 4 ? bottom : top;
  if (is_sideways(*image)) {
    x = orientation == 7 || orientation == 8 ? bottom : top;
    y = orientation == 6 || orientation == 7 ? right : left;
    across = region.size.height;
    down = region.size.width;
  }
  // If the decoded size differs from that of the header, the region would be elsewhere.
  if (x < 0 || y < 0 || x + across > width || y + down > height) {
    vips_error("vitrine", "the picture has no such region");
    return -1;
  }
  VipsImage* made = NULL;
  int failed = vips_extract_area(*image, &made, x, y, across, down, NULL);
  return vitrine_replace(image, made, failed);
}

int vitrine_has_size(VipsImage* image, vitrine_size size) {
  return vitrine_upright_width(image) == size.width && vitrine_upright_height(image) == size.height;
}

int vitrine_fit(VipsImage** image, vitrine_size size, int keeps_ratio) {
  double across = VIPS_MIN(1, (double)size.width / vitrine_upright_width(*image));
  double down = VIPS_MIN(1, (double)size.height / vitrine_upright_height(*image));
  if (keeps_ratio) across = down = VIPS_MIN(across, down);
  if (across == 1 && down == 1) return 0;
  double stored_across = is_sideways(*image) ? down : across;
  double stored_down = is_sideways(*image) ? across : down;
  stored_across = VIPS_MAX(stored_across, 1.0 / vips_image_get_width(*image));
  stored_down = VIPS_MAX(stored_down, 1.0 / vips_image_get_height(*image));
  VipsImage* made = NULL;
  int failed = vips_resize(*image, &made, stored_across, "vscale", stored_down, NULL);
  return vitrine_replace(image, made, failed);
}

int vitrine_to_memory(VipsImage** image) {
  VipsImage* pixels = vips_image_copy_memory(*image);
  return vitrine_replace(image, pixels, !pixels);
}

int vitrine_rotate_upright(VipsImage** image) {
  VipsImage* made = NULL;
  // A quarter turn reads columns, but a sequential loader reads only rows from top to bottom.
  if (vitrine_to_memory(image)) return -1;
  int failed = vips_autorot(*image, &made, NULL);
  return vitrine_replace(image, made, failed);
}
