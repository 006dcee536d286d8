#pragma once
#include "planes.h"

/// Fills a plane with a larger one, scaled down.
/// @param across, down the samples of `source` for one sample of `target`, at least 1
/// @return 0, or -1 if there is no memory
int vitrine_resample(const vitrine_plane* source, vitrine_plane* target, double across, double down);
