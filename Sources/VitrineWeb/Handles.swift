#if arch(wasm32)
/// The sessions of a page, by number.
///
/// The low 16 bits of a handle are a slot, the high ones say how often the slot was used: a handle that was dropped is told
/// from the one that has its slot now, instead of reaching a stranger's session.
struct Handles {
  private var slots: [Slot] = []

  private struct Slot {
    var generation: UInt32
    var session: Session?
  }

  private static let mostSlots = 1 << 16

  /// The session of a handle; nil once it is dropped.
  subscript(_ handle: UInt32) -> Session? {
    let index = Int(handle & 0xffff)
    guard index < slots.count, slots[index].generation == handle >> 16 else { return nil }
    return slots[index].session
  }

  /// Keeps `session` and returns its handle; 0 when there are too many.
  mutating func insert(_ session: Session) -> UInt32 {
    let index = freeSlot
    guard index < Self.mostSlots else { return 0 }
    if index == slots.count { slots.append(Slot(generation: 1, session: nil)) }
    slots[index].session = session
    return slots[index].generation << 16 | UInt32(index)
  }

  /// Lets a session go; false when there is none.
  mutating func remove(_ handle: UInt32) -> Bool {
    guard self[handle] != nil else { return false }
    let index = Int(handle & 0xffff)
    slots[index].session = nil
    slots[index].generation = (slots[index].generation + 1) & 0xffff
    return true
  }

  /// The first slot without a session; a page has few of them.
  private var freeSlot: Int {
    var index = 0
    while index < slots.count, slots[index].session != nil { index += 1 }
    return index
  }
}
#endif
