#if arch(wasm32)
/// The sessions of a page, by number.
///
/// No number is given twice, so that a handle that was dropped reaches nobody, instead of a stranger's session; four bytes
/// for every exhibit that ever was are all that costs.
struct Handles {
  private var sessions: [Session?] = []

  /// The session of a handle; nil once it is dropped.
  subscript(_ handle: UInt32) -> Session? {
    let index = Int(truncatingIfNeeded: handle) - 1
    return sessions.indices.contains(index) ? sessions[index] : nil
  }

  /// Keeps `session` and returns its handle.
  mutating func insert(_ session: Session) -> UInt32 {
    sessions.append(session)
    return UInt32(sessions.count)
  }

  /// Lets a session go; false when there is none.
  mutating func remove(_ handle: UInt32) -> Bool {
    guard self[handle] != nil else { return false }
    sessions[Int(handle) - 1] = nil
    return true
  }
}
#endif
