#pragma once

/// Returns the number of allocations of this process so far; -1 where they are not counted.
long allocations(void);
