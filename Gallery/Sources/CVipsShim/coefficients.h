#pragma once
#include "jpeg-scans.h"

/// The coefficients of one component, which the scans of a progressive JPEG complete.
typedef struct {
  int blocks_across, blocks_down;
  /// The rows of blocks. A block has 64 coefficients, the frequencies across first.
  int16_t** rows;
  /// The frequencies of each block that are not 0, in the order of the file from the lowest bit.
  uint64_t* present;
  /// The lowest known bit of each frequency; -1 if the frequency is unknown.
  int8_t low[64];
} vitrine_coefficients;

/// Allocates memory for a component. The caller fills `rows`.
/// @return 0, or -1 with nothing to release
int vitrine_open_coefficients(vitrine_coefficients* component, int blocks_across, int blocks_down);

void vitrine_close_coefficients(vitrine_coefficients* component);

/// Notes the bits that are known after a scan. @return 0, or -1 if the scan does not continue what is known
int vitrine_note_scan(vitrine_coefficients* component, const vitrine_frequency_scan* scan);

/// Whether all frequencies are known to their lowest bit.
int vitrine_are_complete(const vitrine_coefficients* component);
