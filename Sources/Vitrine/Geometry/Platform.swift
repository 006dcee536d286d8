// On Linux square roots and rounding may be calls into the C library, and a module without Foundation has to ask for it to
// be linked. Both are exact by IEEE 754; what differs between C libraries (exp, sin, …) is in `Elementary`.
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif
