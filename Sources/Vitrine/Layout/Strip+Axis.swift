extension Strip {
  /// The direction in which a strip runs on the screen: only here does an offset along it become x or y.
  ///
  /// ```
  /// horizontal            horizontal, right to left       vertical
  /// 0 --------> end       end <-------- 0                 0
  ///                                                       |
  ///                                                       v end
  /// ```
  /// Nested because SwiftUI owns `Axis`.
  public struct Axis: Equatable, Sendable {
    /// Whether it runs from top to bottom.
    public var isVertical: Bool
    /// Whether a horizontal strip begins at the right.
    public var isRightToLeft: Bool

    /// The axis; the direction of writing has no say in vertical ones.
    public init(isVertical: Bool = false, isRightToLeft: Bool = false) {
      self.isVertical = isVertical
      self.isRightToLeft = isRightToLeft && !isVertical
    }

    /// How far a movement on the screen goes along the strip.
    public func along(_ offset: Vector) -> Double {
      isVertical ? offset.y : isRightToLeft ? -offset.x : offset.x
    }

    /// How long a size is along the strip.
    public func length(of size: Dimensions) -> Double { isVertical ? size.height : size.width }

    /// A movement along the strip, in points.
    public func offset(_ distance: Double) -> Vector {
      isVertical
        ? Vector(x: 0, y: distance) : Vector(x: isRightToLeft ? -distance : distance, y: 0)
    }

    /// The frame of an item on the screen.
    /// - Parameters:
    ///   - start: How far from where the viewport begins the item does, in points.
    ///   - extent: How long the item is, in points.
    ///   - viewport: The size of what shows the strip; the item is as broad as it.
    public func frame(start: Double, extent: Double, in viewport: Dimensions) -> Frame {
      guard !isVertical else {
        return Frame(x: 0, y: start, width: viewport.width, height: extent)
      }
      let x = isRightToLeft ? viewport.width - start - extent : start
      return Frame(x: x, y: 0, width: extent, height: viewport.height)
    }

    /// How far a point on the screen is from where a viewport begins that is `length` points long.
    public func offset(of point: Vector, in length: Double) -> Double {
      isVertical ? point.y : isRightToLeft ? length - point.x : point.x
    }
  }
}
