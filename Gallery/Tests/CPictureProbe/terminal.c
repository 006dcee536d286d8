// For posix_openpt and its companions.
#define _XOPEN_SOURCE 600

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "CPictureProbe.h"

bool probe_terminal(int* screen, int* program) {
  *screen = posix_openpt(O_RDWR | O_NOCTTY);
  if (*screen < 0) return false;
  const bool is_free = grantpt(*screen) == 0 && unlockpt(*screen) == 0;
  const char* name = is_free ? ptsname(*screen) : NULL;
  *program = name ? open(name, O_RDWR | O_NOCTTY) : -1;
  if (*program < 0) close(*screen);
  return *program >= 0;
}
