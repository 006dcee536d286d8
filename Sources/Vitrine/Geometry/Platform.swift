// On Linux, square roots and rounding may be calls into the C library, and a module without Foundation must import that library
// to link with it. Both are exact by IEEE 754. `Elementary` has the functions that differ between C libraries (exp, sin, …).
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif
