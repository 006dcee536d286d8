#if arch(wasm32)
/// The sessions of a page, by number.
///
/// The low bits of a handle are a slot. The high bits count the uses of the slot, from 1 on. So a handle that was dropped never
/// reaches the session that has its slot now. A slot whose count is used up is not used again.
struct Handles {
  private var slots: [Slot] = []

  private struct Slot {
    var generation: UInt32
    var session: Session?
  }

  /// The maximum number of slots, more than a page has elements. 4096 sessions take 50 MB.
  private static let maximumSlots = 1 << slotBits
  private static let slotBits = 12
  private static let lastGeneration = UInt32.max >> slotBits

  /// Returns the session of a handle; nil if it was dropped.
  subscript(_ handle: UInt32) -> Session? {
    let index = slot(of: handle)
    guard index < slots.count, slots[index].generation == handle >> Self.slotBits else {
      return nil
    }
    return slots[index].session
  }

  /// Adds a session. Returns its handle; 0 if there are too many.
  mutating func insert(_ session: Session) -> UInt32 {
    let index = freeSlot
    guard index < Self.maximumSlots else { return 0 }
    if index == slots.count { slots.append(Slot(generation: 0, session: nil)) }
    slots[index].generation += 1
    slots[index].session = session
    return slots[index].generation << Self.slotBits | UInt32(index)
  }

  /// Removes a session. Returns false without one.
  mutating func remove(_ handle: UInt32) -> Bool {
    guard self[handle] != nil else { return false }
    slots[slot(of: handle)].session = nil
    return true
  }

  private func slot(of handle: UInt32) -> Int { Int(handle & UInt32(Self.maximumSlots - 1)) }

  /// The first slot without a session. A page has few of them, so a search is quick.
  private var freeSlot: Int {
    var index = 0
    while index < slots.count, isTaken(slots[index]) { index += 1 }
    return index
  }

  private func isTaken(_ slot: Slot) -> Bool {
    slot.session != nil || slot.generation == Self.lastGeneration
  }
}
#endif
