/// A press that catches photographs on their way to a grid.
///
/// A finger that moves farther than a tap lets them go, because the host scrolls the grid then. Further fingers change nothing.
struct CatchingPress: Equatable, Sendable {
  /// The pointer at the start; nil without a press.
  private var start: Pointer?

  /// What a pointer does to photographs.
  enum Effect {
    /// It catches nothing.
    case none
    /// It begins to hold photographs that fly.
    case catches
    /// It has hardly moved, and holds them.
    case stays
    /// It lets them go, and the host scrolls.
    case scrolls
  }

  /// Follows a pointer.
  mutating func follow(_ pointer: Pointer, whileFlying isFlying: Bool) -> Effect {
    switch pointer.phase {
    case .down where isFlying && start == nil:
      start = pointer
      return .catches
    case .move where start?.id == pointer.id && pointer.device == .touch:
      let way = (pointer.position - (start?.position ?? pointer.position)).length
      guard way >= Threshold.touchSlop else { return .stays }
      start = nil
      return .scrolls
    case .up where start?.id == pointer.id, .cancel where start?.id == pointer.id: start = nil
    default: break
    }
    return .none
  }
}
