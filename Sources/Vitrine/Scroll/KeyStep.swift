/// The step of a key along a strip.
enum KeyStep {
  case items(Int)
  case pages(Int)
  case first
  case last

  /// Creates the step of a key; nil for a key that does not move along the strip.
  init?(_ key: Key, along axis: Strip.Axis) {
    let forward = axis.isRightToLeft ? -1 : 1
    switch key {
    case .left where !axis.isVertical: self = .items(-forward)
    case .right where !axis.isVertical: self = .items(forward)
    case .up where axis.isVertical: self = .items(-1)
    case .down where axis.isVertical: self = .items(1)
    case .pageUp: self = .pages(-1)
    case .pageDown: self = .pages(1)
    case .home: self = .first
    case .end: self = .last
    case .left, .right, .up, .down, .escape, .stitch, .enter, .space, .zoomIn, .zoomOut, .zoomFit:
      return nil
    }
  }
}
