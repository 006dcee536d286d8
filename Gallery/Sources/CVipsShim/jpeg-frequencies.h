#pragma once
#include "coefficients.h"

/// Decodes a scan, and adds it to the coefficients.
/// @return 0, or -1 if the scan has a fault or there is no memory
int vitrine_add_frequencies(vitrine_coefficients* component, const vitrine_frequency_scan* scan);
