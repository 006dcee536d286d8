#include "jpeg-scans.h"

#include <string.h>

// The markers (T.81, table B.1).
enum { DHT = 0xC4, SOF2 = 0xC2, RST0 = 0xD0, RST7 = 0xD7, SOI = 0xD8, EOI = 0xD9, SOS = 0xDA, DRI = 0xDD };

enum { components = 3, codes = 4 };

/// The state of the file at a marker.
typedef struct {
  uint8_t identifier[components];
  int has_frame;
  int restart_interval;
  const uint8_t* code[codes];
} state;

static int number(const uint8_t* at) { return at[0] << 8 | at[1]; }

static int read_frame(state* self, const uint8_t* at, size_t length) {
  if (self->has_frame || length != 6 + 3 * components || at[5] != components) return -1;
  for (int i = 0; i < components; i++) self->identifier[i] = at[6 + 3 * i];
  self->has_frame = 1;
  return 0;
}

/// Reads the definitions of codes, and keeps those of frequencies.
static int read_codes(state* self, const uint8_t* at, size_t length) {
  while (length > 0) {
    if (length < 17) return -1;
    size_t symbols = 0;
    for (int i = 1; i <= 16; i++) symbols += at[i];
    if (symbols > 256 || length < 17 + symbols || (at[0] & 15) >= codes) return -1;
    if (at[0] >> 4 == 1) self->code[at[0] & 15] = at + 1;
    at += 17 + symbols;
    length -= 17 + symbols;
  }
  return 0;
}

/// Reads the header of a scan. `scan->last` is 0 if the scan has no frequencies.
static int read_scan(const state* self, const uint8_t* at, size_t length, vitrine_frequency_scan* scan) {
  if (!self->has_frame || length < 4 || length != 4 + 2 * (size_t)at[0]) return -1;
  const uint8_t* range = at + 1 + 2 * at[0];
  scan->first = range[0];
  scan->last = range[1];
  scan->high = range[2] >> 4;
  scan->low = range[2] & 15;
  scan->restart_interval = self->restart_interval;
  if (!scan->last) return 0;
  scan->component = 0;
  while (scan->component < components && self->identifier[scan->component] != at[1]) scan->component++;
  scan->code = self->code[at[2] & (codes - 1)];
  int is_valid = at[0] == 1 && scan->component < components && scan->code && scan->first >= 1 &&
                 scan->first <= scan->last && scan->last < 64 && scan->low <= 13;
  return is_valid ? 0 : -1;
}

const uint8_t* vitrine_next_marker(const uint8_t* from, const uint8_t* end) {
  while (from < end && (from = memchr(from, 0xFF, (size_t)(end - from)))) {
    if (from + 1 < end && from[1] != 0) return from;
    from++;
  }
  return end;
}

static const uint8_t* end_of_data(const uint8_t* from, const uint8_t* end) {
  do from = vitrine_next_marker(from, end);
  while (from < end && from[1] >= RST0 && from[1] <= RST7 && (from += 2));
  return from;
}

/// Reads a segment. Returns its end with the data that follows it, or NULL.
static const uint8_t* read_segment(state* self, const uint8_t* at, const uint8_t* end, vitrine_frequency_scans* scans) {
  if (end - at < 4 || at[0] != 0xFF) return NULL;
  int length = number(at + 2) - 2;
  const uint8_t *content = at + 4, *after = content + length;
  if (length < 0 || length > end - content) return NULL;
  switch (at[1]) {
    case SOF2:
      return read_frame(self, content, (size_t)length) ? NULL : after;
    case DHT:
      return read_codes(self, content, (size_t)length) ? NULL : after;
    case DRI:
      if (length != 2) return NULL;
      self->restart_interval = number(content);
      return after;
    case SOS: {
      if (scans->count == vitrine_most_frequency_scans) return NULL;
      vitrine_frequency_scan* scan = &scans->scans[scans->count];
      *scan = (vitrine_frequency_scan){.start = at, .data = after, .end = end_of_data(after, end)};
      if (read_scan(self, content, (size_t)length, scan)) return NULL;
      if (scan->last) scans->count++;
      return scan->end;
    }
    default:
      return after;
  }
}

int vitrine_find_frequency_scans(const uint8_t* bytes, size_t length, vitrine_frequency_scans* scans) {
  const uint8_t *at = bytes + 2, *end = bytes + length;
  state self = {0};
  scans->count = 0;
  if (length < 4 || bytes[0] != 0xFF || bytes[1] != SOI) return -1;
  while (at) {
    while (end - at > 2 && at[0] == 0xFF && at[1] == 0xFF) at++;
    if (end - at >= 2 && at[0] == 0xFF && at[1] == EOI) {
      scans->end = at + 2;
      return 0;
    }
    at = read_segment(&self, at, end, scans);
  }
  return -1;
}
