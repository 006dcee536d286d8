import Foundation

/// The system's limits on a process that opens untrusted files.
enum ProcessLimits {
  /// Sets the limits that hold for the whole process.
  static func set() {
    limit(RLIMIT_FSIZE, to: 64 << 20)
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_NOFILE, to: 64)
  }

  /// Allows this number of bytes of address space from now on. Beyond it, allocations fail.
  static func allowMemory(_ bytes: Int) {
    limit(RLIMIT_AS, to: rlim_t(bytes))
  }

  /// Allows this number of seconds of processor time from now on. Then the system ends the process.
  static func allowProcessorTime(seconds: Int) {
    var used = rusage()
    getrusage(ownUsage, &used)
    limit(RLIMIT_CPU, to: rlim_t(used.ru_utime.tv_sec + used.ru_stime.tv_sec + seconds))
  }

  private static func limit(_ resource: Resource, to value: rlim_t) {
    var limit = rlimit()
    getrlimit(number(resource), &limit)
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(number(resource), &limit)
  }
}

#if canImport(Darwin)
private typealias Resource = Int32
private let ownUsage = RUSAGE_SELF
private func number(_ resource: Resource) -> Int32 { resource }
#else
private typealias Resource = __rlimit_resource
private let ownUsage = RUSAGE_SELF.rawValue
private func number(_ resource: Resource) -> Int32 { Int32(resource.rawValue) }
#endif
