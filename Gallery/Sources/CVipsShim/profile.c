#include "profile.h"

#include <string.h>

// The names of sRGB in profiles of cameras, telephones, Skia, Little CMS and GIMP. A longer name is another profile,
// such as "sRGB IEC61966-2.1 (Linear RGB Profile)".
static const char* const names[] = {
    "sRGB IEC61966-2.1",        "sRGB", "sRGB built-in", "GIMP built-in sRGB", "sRGB-elle-V2-srgbtrc.icc",
    "sRGB-elle-V4-srgbtrc.icc",
};

// ICC.1, 7.2 and 7.3: the header has 128 bytes. The number of tags and their table follow.
static const size_t table = 132;
static const size_t maximum_tags = 100;

static size_t u32(const uint8_t* at) {
  return (size_t)at[0] << 24 | (size_t)at[1] << 16 | (size_t)at[2] << 8 | (size_t)at[3];
}

/// Whether a text is one of the names. Each letter has `step` bytes, of which the last is the ASCII code.
static int is_name(const uint8_t* text, size_t length, size_t step) {
  for (size_t name = 0; name < sizeof names / sizeof *names; name++) {
    size_t letters = strlen(names[name]);
    if (length < letters * step) continue;
    size_t equal = 0;
    while (equal < letters && text[equal * step] == (step == 1 ? (uint8_t)names[name][equal] : 0) &&
           text[equal * step + step - 1] == (uint8_t)names[name][equal])
      equal++;
    // Only a zero may follow the name.
    size_t end = letters * step;
    if (equal == letters && (length < end + step || !text[end + step - 1])) return 1;
  }
  return 0;
}

/// Whether the tag `desc` contains one of the names. Version 2 has the name in ASCII (6.5.17 there), version 4 in
/// UTF-16 for each language (10.15).
static int describes_srgb(const uint8_t* tag, size_t length) {
  if (length >= 12 && !memcmp(tag, "desc", 4)) {
    size_t letters = u32(tag + 8);
    return letters <= length - 12 && is_name(tag + 12, letters, 1);
  }
  if (length < 28 || memcmp(tag, "mluc", 4) || u32(tag + 8) < 1) return 0;
  size_t size = u32(tag + 20), start = u32(tag + 24);
  return start <= length && size <= length - start && is_name(tag + start, size, 2);
}

int vitrine_profile_colours(const uint8_t* profile, size_t length) {
  if (length < table) return 0;
  const uint8_t* space = profile + 16;
  return !memcmp(space, "RGB ", 4) ? 3 : !memcmp(space, "GRAY", 4) ? 1 : !memcmp(space, "CMYK", 4) ? 4 : 0;
}

int vitrine_is_srgb_profile(const uint8_t* profile, size_t length) {
  if (vitrine_profile_colours(profile, length) != 3) return 0;
  size_t tags = u32(profile + 128);
  for (size_t i = 0; i < tags && i < maximum_tags && table + (i + 1) * 12 <= length; i++) {
    const uint8_t* entry = profile + table + i * 12;
    size_t start = u32(entry + 4), size = u32(entry + 8);
    if (memcmp(entry, "desc", 4)) continue;
    return start <= length && size <= length - start && describes_srgb(profile + start, size);
  }
  return 0;
}
