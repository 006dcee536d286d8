#pragma once
#include <stddef.h>
#include <stdint.h>

/// The part of libvips that the gallery uses, without the variadic calls Swift cannot make.
/// Every call leaves its reason in `vitrine_error()` when it does not succeed.

/// The formats a picture may be read in. No other loader of libvips is ever reachable.
typedef enum {
  VITRINE_JPEG,
  VITRINE_PNG,
  VITRINE_WEBP,
  VITRINE_TIFF,
  VITRINE_GIF,
  VITRINE_HEIF,
} vitrine_format;

/// One encoded picture; `bytes` belongs to the caller, who ends it with `vitrine_release`.
typedef struct {
  int32_t width;
  int32_t height;
  uint8_t* bytes;
  size_t length;
} vitrine_picture;

/// What is to be made of one file.
typedef struct {
  /// An open, seekable file. Stays open, and the caller's.
  int descriptor;
  /// The picture in memory, where it is not the whole file; NULL for the whole file.
  const uint8_t* bytes;
  size_t length;
  /// The EXIF orientation to use; 0 to use the picture's own.
  int32_t orientation;
  vitrine_format format;
  /// Pixels the file may at most unfold to, as libvips reads it.
  int64_t pixel_limit;
  /// JPEG quality, 1 to 100.
  int32_t quality;
  /// Widths in pixels, largest first.
  const int32_t* widths;
  size_t width_count;
} vitrine_request;

/// What came of it.
typedef struct {
  /// Average colour as 0xRRGGBB.
  uint32_t average;
  /// 1 when the file ends or breaks before its picture does: the rest is blank.
  int32_t incomplete;
} vitrine_summary;

/// Starts libvips, from any thread and as often as wanted, for pictures of our own.
/// @return 0, or -1
int vitrine_prepare(void);

/// Starts libvips for files nobody vouches for: only the loaders of `vitrine_format`, one thread, no operation cache.
/// @return 0, or -1
int vitrine_start(void);

/// The version of libvips, which need not have been started.
const char* vitrine_decoder_version(void);

/// Decodes a file once and encodes it at every width: upright, in sRGB, without metadata, never enlarged.
///
/// A JPEG is decoded at the smallest of its 1/1, 1/2, 1/4, 1/8 sizes that still reaches the largest width; when that is
/// at most a quarter too wide it is taken as it is, because resampling costs as much as decoding.
/// @param pictures room for `request.width_count` pictures, filled in the order of the widths
/// @return 0, or -1 with nothing to release
int vitrine_make_pictures(vitrine_request request, vitrine_picture* pictures, vitrine_summary* summary);

/// Ends pictures made by `vitrine_make_pictures` or `vitrine_encode_jpeg`.
void vitrine_release(vitrine_picture* pictures, size_t count);

/// Encodes `width` x `height` pixels of 8-bit sRGB, rows from the top without padding, as a JPEG without metadata.
/// @return 0, or -1 with nothing to release
int vitrine_encode_jpeg(const uint8_t* rgb, int32_t width, int32_t height, int32_t quality, vitrine_picture* picture);

/// Why the last call in this process failed, in one line. Valid until the next call.
const char* vitrine_error(void);
