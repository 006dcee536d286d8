@testable import Vitrine

extension Intent {
  /// How far something is dragged, if it is.
  var dragged: Vector? {
    if case .drag(let offset) = self { offset } else { nil }
  }

  /// How fast something is let go, if it is.
  var releaseVelocity: Vector? {
    if case .release(let velocity) = self { velocity } else { nil }
  }

  var isPress: Bool {
    if case .press = self { true } else { false }
  }

  /// Whether a press is over with it.
  var isEnd: Bool {
    switch self {
    case .release, .tap, .lift, .cancel: true
    case .press, .drag: false
    }
  }
}
