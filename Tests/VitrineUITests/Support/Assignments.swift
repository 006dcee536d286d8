import Observation

/// Whether something that `read` reads is assigned during `change`. Views that read it would update.
@MainActor
func isAssigned(_ read: () -> Void, during change: () -> Void) -> Bool {
  final class Flag: @unchecked Sendable { var isSet = false }
  let flag = Flag()
  withObservationTracking(read) { flag.isSet = true }
  change()
  return flag.isSet
}
