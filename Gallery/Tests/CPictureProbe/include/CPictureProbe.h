#pragma once
#include <stddef.h>
#include <stdint.h>

/// Lets tests look into pictures and write them in every format libvips can.

/// Decodes a JPEG without turning it.
/// @return 8-bit RGB, row by row, to be freed by the caller; NULL when it is none
uint8_t* probe_decode(const uint8_t* jpeg, size_t length, int32_t* width, int32_t* height);

/// How many fields of metadata a JPEG carries: EXIF, ICC, XMP, IPTC.
int32_t probe_metadata(const uint8_t* jpeg, size_t length);

/// The sRGB profile that libvips brings along, to be freed by the caller; NULL when there is none.
uint8_t* probe_srgb_profile(size_t* length);

/// Lets this thread open files as another user, on Linux. Elsewhere nothing changes.
/// @return the user before
int probe_file_user(unsigned user);

/// Writes a black picture in the format of the path's suffix.
/// @return 0, or -1
int32_t probe_write_plain(int32_t width, int32_t height, const char* path);

/// Writes RGB pixels in the format of the path's suffix.
/// @param orientation EXIF orientation to note; 0 for none
/// @return 0, or -1 where this libvips cannot write the format
int32_t probe_write(const uint8_t* rgb, int32_t width, int32_t height, int32_t orientation, const char* path);
