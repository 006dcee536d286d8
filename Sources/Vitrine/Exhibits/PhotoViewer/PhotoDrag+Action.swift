extension PhotoDrag {
  /// The effect of the fingers.
  enum Action: Equatable, Sendable {
    /// None. The first movement decides what the drag does.
    case waiting
    /// The photograph is panned, changes the page or is dragged away. The conditions were decided at the first movement.
    case dragging(DragShare.State)
    case pinching(Pinch)
  }

  /// The conditions of the drag; nil before the first movement, and in a pinch.
  var conditions: DragShare.State? {
    if case .dragging(let conditions) = action { conditions } else { nil }
  }

  /// The pinch; nil without one.
  var pinch: Pinch? { if case .pinching(let pinch) = action { pinch } else { nil } }

  /// The shares of the drag.
  var share: DragShare { conditions.map { DragShare(of: translation, in: $0) } ?? DragShare() }

  /// Whether fingers pinch it.
  var isPinching: Bool { if case .pinching = action { true } else { false } }
}

extension ViewerLayout {
  /// Returns the sides on which a photograph in a pose cannot be panned farther.
  func edges(of pose: Pose, within zoom: Zoom) -> GestureLimits.Directions {
    let (x, slack) = (pose.outline.center.x - center.x, zoom.slack(at: zoom.scale(of: pose)).x)
    var edges: GestureLimits.Directions = []
    if x - 0.5 <= -slack { edges.insert(.left) }
    if x + 0.5 >= slack { edges.insert(.right) }
    return edges
  }
}
