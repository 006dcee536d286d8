extension Strip {
  /// The direction in which a strip runs on the screen. Only this type converts an offset along the strip to x or y.
  ///
  /// ```
  /// horizontal            horizontal, right to left       vertical
  /// 0 --------> end       end <-------- 0                 0
  ///                                                       |
  ///                                                       v end
  /// ```
  /// Nested because SwiftUI owns `Axis`.
  ///
  /// ```swift
  /// let rightToLeft = Strip.Axis(isRightToLeft: true)
  /// assert(rightToLeft.along(Vector(x: -30, y: 5)) == 30)
  /// ```
  public struct Axis: Equatable, Sendable {
    /// Whether the strip runs from top to bottom.
    public var isVertical: Bool
    /// Whether a horizontal strip begins at the right.
    public var isRightToLeft: Bool

    /// Creates an axis. A vertical strip ignores the direction of writing.
    public init(isVertical: Bool = false, isRightToLeft: Bool = false) {
      self.isVertical = isVertical
      self.isRightToLeft = isRightToLeft && !isVertical
    }

    /// Returns the length of a movement on the screen along the strip.
    public func along(_ offset: Vector) -> Double {
      isVertical ? offset.y : isRightToLeft ? -offset.x : offset.x
    }

    /// Returns the length of a size along the strip.
    public func length(of size: Dimensions) -> Double { isVertical ? size.height : size.width }

    /// Returns a movement along the strip as a vector on the screen.
    public func offset(_ distance: Double) -> Vector {
      isVertical
        ? Vector(x: 0, y: distance) : Vector(x: isRightToLeft ? -distance : distance, y: 0)
    }

    /// Returns the frame of an item on the screen.
    /// - Parameters:
    ///   - start: The distance of the item from the start of the viewport, in points.
    ///   - extent: The length of the item, in points.
    ///   - viewport: The size of the viewport. The item is as broad as it.
    public func frame(start: Double, extent: Double, in viewport: Dimensions) -> Frame {
      guard !isVertical else {
        return Frame(x: 0, y: start, width: viewport.width, height: extent)
      }
      let x = isRightToLeft ? viewport.width - start - extent : start
      return Frame(x: x, y: 0, width: extent, height: viewport.height)
    }

    /// Returns the distance of a point on the screen from the start of a viewport that is `length` points long.
    public func offset(of point: Vector, in length: Double) -> Double {
      isVertical ? point.y : isRightToLeft ? length - point.x : point.x
    }
  }
}
