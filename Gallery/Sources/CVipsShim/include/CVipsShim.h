#pragma once
#include <stddef.h>
#include <stdint.h>

/// The part of libvips that the gallery uses, without variadic functions, which Swift cannot call. libjpeg makes the
/// pictures of most JPEGs with less work. After a failed call, `vitrine_error()` returns the reason.

/// The formats that are read. All other loaders of libvips are blocked.
typedef enum {
  VITRINE_JPEG,
  VITRINE_PNG,
  VITRINE_WEBP,
  VITRINE_TIFF,
  VITRINE_GIF,
  VITRINE_HEIF,
} vitrine_format;

/// One encoded picture. The caller owns `bytes` and frees them with `vitrine_release`.
typedef struct {
  int32_t width;
  int32_t height;
  uint8_t* bytes;
  size_t length;
} vitrine_picture;

/// The size of an upright picture in pixels.
typedef struct {
  int32_t width;
  int32_t height;
} vitrine_size;

/// A rectangle of an upright picture in pixels. The whole picture if its size is 0.
typedef struct {
  int32_t left;
  int32_t top;
  vitrine_size size;
} vitrine_region;

/// The primaries and the transfer function of colours, by their numbers in ITU-T H.273; 0 if the file does not declare
/// them.
typedef struct {
  int32_t primaries;
  int32_t transfer;
} vitrine_coding;

/// A request to make pictures of one file.
typedef struct {
  /// An open, seekable file. The caller closes it.
  int descriptor;
  /// The picture in memory if it is a part of the file; NULL to read the whole file.
  const uint8_t* bytes;
  size_t length;
  /// The orientation as in EXIF; 0 to use that of the picture.
  int32_t orientation;
  vitrine_format format;
  /// The largest number of pixels, according to libvips.
  int64_t pixel_limit;
  /// The quality of the JPEGs, 1 to 100.
  int32_t quality;
  /// The size of the whole picture, according to the header of the file.
  vitrine_size whole;
  /// The sizes to make, largest first.
  const vitrine_size* sizes;
  size_t size_count;
  /// The part of the picture to make, which has the only size.
  vitrine_region region;
  vitrine_coding coding;
  /// Whether to compute the average colour.
  int32_t needs_average;
} vitrine_request;

/// Properties of the pictures of one file.
typedef struct {
  /// The average colour as 0xRRGGBB; 0 if the request does not need it.
  uint32_t average;
  /// 1 if the file ends before its picture is complete, or if data within it is damaged. A part is blank or wrong.
  int32_t incomplete;
} vitrine_summary;

/// Starts libvips for trusted pictures. It may be called several times, on any thread.
/// @return 0, or -1
int vitrine_prepare(void);

/// Starts libvips for untrusted files: with only the loaders of `vitrine_format`, one thread, and no operation cache.
/// @return 0, or -1
int vitrine_start(void);

/// Returns the version of libvips, which need not be started.
const char* vitrine_decoder_version(void);

/// Decodes a file once and encodes it at every size: upright, in sRGB, without metadata, never enlarged.
///
/// A JPEG is decoded at the smallest of its 1/1, 1/2, 1/4, 1/8 sizes that reaches the largest size. If the decoder
/// finds another size than `whole`, the pictures keep their ratio and fit into the sizes.
/// @param pictures a buffer for `request.size_count` pictures, in the order of the sizes
/// @return 0, or -1 with nothing to release
int vitrine_make_pictures(vitrine_request request, vitrine_picture* pictures, vitrine_summary* summary);

/// Frees pictures made by `vitrine_make_pictures` or `vitrine_encode_jpeg`.
void vitrine_release(vitrine_picture* pictures, size_t count);

/// Encodes `width` x `height` pixels of 8-bit sRGB, rows from the top without padding, as a JPEG without metadata.
/// @return 0, or -1 with nothing to release
int vitrine_encode_jpeg(const uint8_t* rgb, int32_t width, int32_t height, int32_t quality, vitrine_picture* picture);

/// Returns the reason that the last call in this process failed: the last line of the decoder. Valid until the next
/// call.
const char* vitrine_error(void);

/// Returns 1 if the last call in this process failed because memory was short, as far as the decoder says so.
int vitrine_lacked_memory(void);
