// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/path: here a rectangle with round corners, which is all that the host draws.
public struct Path: Equatable, Sendable {
  var rect = CGRect.zero
  /// The radii from the top left, clockwise.
  var radii: [CGFloat] = [0, 0, 0, 0]

  public init() {}
  public init(_ rect: CGRect) { self.rect = rect }

  init(_ rect: CGRect, radii: [CGFloat]) {
    self.rect = rect
    let largest = max(0, min(rect.width, rect.height) / 2)
    self.radii = radii.map { min($0, largest) }
  }

  public func contains(_ point: CGPoint) -> Bool {
    guard rect.contains(point) else { return false }
    let corners = [
      (rect.minX, rect.minY, 1.0, 1.0), (rect.maxX, rect.minY, -1, 1),
      (rect.maxX, rect.maxY, -1, -1), (rect.minX, rect.maxY, 1, -1),
    ]
    return zip(corners, radii).allSatisfy { corner, radius in
      let x = radius - (point.x - corner.0) * corner.2
      let y = radius - (point.y - corner.1) * corner.3
      return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
    }
  }
}

/// developer.apple.com/documentation/swiftui/shape: fills the space it is offered.
public protocol Shape: Sendable, View where Body == Never {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View {
    Painted(shape: self, style: content, lineWidth: nil)
  }

  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    Painted(shape: self, style: content, lineWidth: lineWidth)
  }
}

/// developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// developer.apple.com/documentation/swiftui/circle
public struct Circle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(square, radii: [side, side, side, side])
  }
}

/// developer.apple.com/documentation/swiftui/roundedrectangle
public struct RoundedRectangle: Shape {
  let radius: CGFloat
  nonisolated public init(cornerRadius: CGFloat) { radius = cornerRadius }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(rect, radii: [radius, radius, radius, radius])
  }
}

/// developer.apple.com/documentation/swiftui/unevenroundedrectangle
public struct UnevenRoundedRectangle: Shape {
  let radii: [CGFloat]
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0
  ) {
    radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius]
  }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect, radii: radii) }
}

/// developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

/// developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { Material() }
}

/// developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// developer.apple.com/documentation/swiftui/tintshapestyle
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct Painted<S: Shape, Style: ShapeStyle>: View, Primitive {
  typealias Body = Never
  let shape: S
  let style: Style
  let lineWidth: CGFloat?

  func makeNode(_ context: Context) -> Node {
    LeafNode(
      self, context, size: { $1.replacingUnspecifiedDimensions() },
      draw: { _, _ in Drawing(name: "\(S.self)", isVisible: true) })
  }
}
