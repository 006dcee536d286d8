extension PhotoDrag {
  /// The effect of the fingers.
  enum Action: Equatable, Sendable {
    /// They have no effect yet. The first movement decides what the drag does.
    case waiting
    /// The photograph is panned, changes the page or is dragged away. The conditions were decided at the first movement.
    case dragging(DragShare.State)
    case pinching(Pinch)
  }

  /// The conditions of the drag; nil before the first movement, and in a pinch.
  var conditions: DragShare.State? {
    if case .dragging(let conditions) = action { conditions } else { nil }
  }

  /// The shares of the drag.
  var share: DragShare { conditions.map { DragShare(of: translation, in: $0) } ?? DragShare() }

  /// Whether fingers pinch it.
  var isPinching: Bool { if case .pinching = action { true } else { false } }

  /// Whether fingers pinch it so that they may close it.
  var mayClose: Bool { if case .pinching(let pinch) = action { pinch.mayClose } else { false } }

  /// The scale of a gesture that pinches it; 1 without one.
  var gestureScale: Double {
    if case .pinching(let pinch) = action { pinch.gestureScale } else { 1 }
  }
}
