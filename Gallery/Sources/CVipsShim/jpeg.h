#pragma once
// The interface of libjpeg needs the types of stdio.h, and does not include it.
// clang-format off
#include <stdio.h>
#include <jpeglib.h>
// clang-format on
