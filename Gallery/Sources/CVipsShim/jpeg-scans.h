#pragma once
#include <stddef.h>
#include <stdint.h>

/// A scan of a progressive JPEG with frequencies of one component (ITU-T T.81, annex G).
typedef struct {
  /// The index of the component in the frame.
  int component;
  /// The first and the last frequency, in the order of the file.
  int first, last;
  /// The lowest bit that is known before the scan, 0 for none, and after it.
  int high, low;
  /// The number of blocks between two markers of restart; 0 without such markers.
  int restart_interval;
  /// The code of Huffman, as the file defines it.
  const uint8_t* code;
  /// The scan with its header, its data, and the end of both.
  const uint8_t *start, *data, *end;
} vitrine_frequency_scan;

enum { vitrine_most_frequency_scans = 100 };

/// The scans with frequencies of a progressive JPEG, in the order of the file.
typedef struct {
  int count;
  vitrine_frequency_scan scans[vitrine_most_frequency_scans];
  /// The end of the picture.
  const uint8_t* end;
} vitrine_frequency_scans;

/// Finds the scans with frequencies in a progressive JPEG of three components.
/// @return 0, or -1 if the file has a fault
int vitrine_find_frequency_scans(const uint8_t* bytes, size_t length, vitrine_frequency_scans* scans);

/// Returns the next byte 0xFF that is followed by a marker, or `end`. Data has other bytes 0xFF, which 0 follows.
const uint8_t* vitrine_next_marker(const uint8_t* from, const uint8_t* end);
