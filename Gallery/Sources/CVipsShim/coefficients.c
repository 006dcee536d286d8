#include "coefficients.h"

#include <glib.h>

int vitrine_open_coefficients(vitrine_coefficients* component, int blocks_across, int blocks_down) {
  *component = (vitrine_coefficients){.blocks_across = blocks_across, .blocks_down = blocks_down};
  component->rows = g_try_new(int16_t*, blocks_down);
  component->present = g_try_new0(uint64_t, (size_t)blocks_across* blocks_down);
  for (int i = 1; i < 64; i++) component->low[i] = -1;
  if (component->rows && component->present) return 0;
  vitrine_close_coefficients(component);
  return -1;
}

void vitrine_close_coefficients(vitrine_coefficients* component) {
  g_free(component->rows);
  g_free(component->present);
  *component = (vitrine_coefficients){0};
}

int vitrine_note_scan(vitrine_coefficients* component, const vitrine_frequency_scan* scan) {
  if (scan->high && scan->low != scan->high - 1) return -1;
  for (int i = scan->first; i <= scan->last; i++) {
    if (component->low[i] != (scan->high ? scan->high : -1)) return -1;
    component->low[i] = (int8_t)scan->low;
  }
  return 0;
}

int vitrine_are_complete(const vitrine_coefficients* component) {
  for (int i = 1; i < 64; i++)
    if (component->low[i]) return 0;
  return 1;
}
