#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this processor has instructions for SHA-256.
bool vitrine_has_sha256(void);

/// Adds blocks of 64 bytes to the state of a SHA-256 digest, with those instructions.
void vitrine_sha256(uint32_t state[8], const uint8_t* bytes, size_t blocks);
