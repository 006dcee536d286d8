#pragma once
#include "CVipsShim.h"
#include "planes.h"

/// Encodes planes as a JPEG without metadata. @return 0, or -1 with nothing to release
int vitrine_write_jpeg(vitrine_planes* planes, int quality, vitrine_picture* picture);
