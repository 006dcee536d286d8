#if canImport(SwiftUI)
public import SwiftUI

extension CGFloat: PhotoAspectRatio {
  /// The number itself, if it is positive and finite.
  public var widthPerHeight: Double? { Double(self).widthPerHeight }
}

extension CGSize: PhotoAspectRatio {
  /// The width divided by the height, if the quotient is positive and finite.
  public var widthPerHeight: Double? { (width / height).widthPerHeight }
}
#endif
