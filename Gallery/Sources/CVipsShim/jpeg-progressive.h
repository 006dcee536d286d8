#pragma once
#include "jpeg-frequencies.h"
#include "jpeg-input.h"

/// The scans of a progressive JPEG, which make up most of its file. libjpeg takes twice as long to decode
/// them, because it visits every coefficient in every scan.
///
/// libjpeg decodes the rest: the headers and the scans with the mean of each block. Then the coefficients are complete,
/// and libjpeg transforms them.
typedef struct vitrine_progressive {
  vitrine_frequency_scans scans;
  /// The next scan that libjpeg skips.
  int skipped;
  /// The file, if it is not in memory anyway.
  uint8_t* file;
  /// The memory of the decoder for the coefficients of each component.
  jvirt_barray_ptr arrays[3];
  int array_count;
  vitrine_coefficients coefficients[3];
  /// The function of the decoder that requests this memory.
  jvirt_barray_ptr (*request_array)(j_common_ptr, int, boolean, JDIMENSION, JDIMENSION, JDIMENSION);
} vitrine_progressive;

/// Starts to decode a progressive JPEG of three components, whose header the decoder has read. Calls the decoder.
/// @return 0, or -1 if the file has a fault. Call `vitrine_close_progressive` in any case.
int vitrine_decode_progressive(vitrine_progressive* self, vitrine_jpeg_input* input);

void vitrine_close_progressive(vitrine_progressive* self);
