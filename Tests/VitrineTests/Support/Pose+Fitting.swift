@testable import Vitrine

extension Pose {
  /// The pose of an open photograph that is not small.
  static func fitting(_ screen: Dimensions, ratio: Double) -> Pose {
    .fitting(screen, ratio: ratio, maximumWidth: .infinity)
  }
}
