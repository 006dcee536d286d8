@testable import Vitrine

extension Intent {
  /// How far something is dragged, if it is.
  var dragged: Vector? {
    if case .drag(let offset) = self { offset } else { nil }
  }

  /// How far something is dragged or moved with a pinch.
  var moved: Vector? { dragged ?? pinched?.by }

  var isUnpinch: Bool {
    if case .unpinch = self { true } else { false }
  }

  /// How fast something is let go, if it is.
  var releaseVelocity: Vector? {
    if case .release(let velocity) = self { velocity } else { nil }
  }

  /// How something is pinched, if it is.
  var pinched: Pinched? {
    if case .pinch(let scale, let offset, let point) = self {
      Pinched(scale: scale, by: offset, at: point)
    } else {
      nil
    }
  }

  var isPress: Bool {
    if case .press = self { true } else { false }
  }

  /// Whether a press is over with it.
  var isEnd: Bool {
    switch self {
    case .release, .tap, .lift, .cancel: true
    case .press, .drag, .pinch, .unpinch: false
    }
  }
}

/// The parts of a pinch.
struct Pinched: Equatable {
  var scale: Double
  var by: Vector
  var at: Vector
}
