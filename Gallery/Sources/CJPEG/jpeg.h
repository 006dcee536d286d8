// clang-format off
#include <stdio.h>
#include <jpeglib.h>
// clang-format on
