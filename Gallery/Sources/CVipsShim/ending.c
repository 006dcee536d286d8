#include "ending.h"

#include <errno.h>
#include <glib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const uint8_t end_of_image[] = {0xFF, 0xD9};

/// Reads the beginning of a file. Returns the number of bytes, fewer at the end of the file.
static size_t read_file(int descriptor, uint8_t* bytes, size_t count) {
  size_t total = 0;
  while (total < count) {
    ssize_t got = pread(descriptor, bytes + total, count - total, (off_t)total);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    total += (size_t)got;
  }
  return total;
}

uint8_t* vitrine_bytes_with_end(const vitrine_request* request, size_t* length) {
  struct stat status;
  if (!request->bytes && fstat(request->descriptor, &status)) return NULL;
  size_t count = request->bytes ? request->length : (size_t)status.st_size;
  uint8_t* bytes = g_try_malloc(count + sizeof end_of_image);
  if (!bytes) return NULL;
  if (request->bytes)
    memcpy(bytes, request->bytes, count);
  else
    count = read_file(request->descriptor, bytes, count);
  memcpy(bytes + count, end_of_image, sizeof end_of_image);
  *length = count + sizeof end_of_image;
  return bytes;
}
