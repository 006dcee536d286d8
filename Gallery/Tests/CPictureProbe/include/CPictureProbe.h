#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Functions for tests: read pictures, and write them in every format of libvips, and open terminals.

/// Decodes a JPEG without rotating it.
/// @return 8-bit RGB, row by row, which the caller frees; NULL if it is not a JPEG
uint8_t* probe_decode(const uint8_t* jpeg, size_t length, int32_t* width, int32_t* height);

/// Returns the number of kinds of metadata in a JPEG: EXIF, ICC, XMP, IPTC.
int32_t probe_metadata(const uint8_t* jpeg, size_t length);

/// Returns the sRGB profile of libvips, which the caller frees; NULL if it has none.
uint8_t* probe_srgb_profile(size_t* length);

/// Lets this thread open files as another user, on Linux. Does nothing on other systems.
/// @return the previous user
int probe_file_user(unsigned user);

/// Opens a terminal: the end that shows, and the end for a program.
/// @return false if the system has none left
bool probe_terminal(int* screen, int* program);

/// Writes a black picture in the format of the path's suffix.
/// @return 0, or -1
int32_t probe_write_plain(int32_t width, int32_t height, const char* path);

/// The colours in which a JPEG stores its pixels.
typedef enum { PROBE_LUMA_AND_COLOURS, PROBE_GREY, PROBE_CMYK } probe_colours;

/// Encodes RGB pixels as a JPEG whose first component has `across` x `down` samples for one of each other component.
/// @return the bytes, which the caller frees
uint8_t* probe_encode_jpeg(const uint8_t* rgb, int32_t width, int32_t height, probe_colours colours, int32_t across,
                           int32_t down, int progressive, size_t* length);

/// Writes RGB pixels in the format of the path's suffix.
/// @param orientation the orientation for EXIF; 0 for none
/// @return 0, or -1 if this libvips cannot write the format
int32_t probe_write(const uint8_t* rgb, int32_t width, int32_t height, int32_t orientation, const char* path);
