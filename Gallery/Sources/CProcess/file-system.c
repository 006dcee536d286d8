#ifdef __linux__
#include <sys/vfs.h>

#include "CProcess.h"

long vitrine_file_system(int descriptor) {
  struct statfs status;
  return fstatfs(descriptor, &status) == 0 ? (long)status.f_type : 0;
}
#endif
