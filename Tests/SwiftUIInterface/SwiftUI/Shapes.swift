// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/shape
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some View
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View
}

// swiftui/insettableshape
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

// swiftui/path
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Path: Equatable, @unchecked Sendable {
  public init()
  public init(_ rect: CGRect)
  public init(_ callback: (inout Path) -> Void)
  public mutating func move(to end: CGPoint)
  public mutating func addLine(to end: CGPoint)
  public mutating func closeSubpath()
  public static func == (a: Path, b: Path) -> Bool
}

// swiftui/rectangle, swiftui/circle, swiftui/capsule, swiftui/roundedrectangle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Rectangle: Shape {
  nonisolated public init()
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias Body = Never
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Circle: Shape {
  nonisolated public init()
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias Body = Never
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Capsule: Shape {
  nonisolated public init(style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias Body = Never
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct RoundedRectangle: Shape {
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias Body = Never
}

// swiftui/roundedcornerstyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

// swiftui/rectanglecornerradii, swiftui/unevenroundedrectangle
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
@frozen public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0)
  public static func == (a: RectangleCornerRadii, b: RectangleCornerRadii) -> Bool
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
@frozen public struct UnevenRoundedRectangle: Shape {
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias Body = Never
}

// swiftui/fillstyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true)
  public static func == (a: FillStyle, b: FillStyle) -> Bool
}

// swiftui/shapestyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol ShapeStyle: Sendable {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle
}

// swiftui/color
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Color: Hashable, Sendable, View, ShapeStyle {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
  nonisolated public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1)
  nonisolated public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  nonisolated public static let black: Color
  nonisolated public static let white: Color
  nonisolated public static let gray: Color
  nonisolated public static let clear: Color
  nonisolated public static let primary: Color
  nonisolated public static let secondary: Color
  nonisolated public static let accentColor: Color
  nonisolated public static let red: Color
  nonisolated public static let blue: Color
  nonisolated public static let orange: Color
  nonisolated public static let green: Color
  nonisolated public func opacity(_ opacity: Double) -> Color
  nonisolated public func hash(into hasher: inout Hasher)
  nonisolated public static func == (lhs: Color, rhs: Color) -> Bool
  public typealias Body = Never
}

// swiftui/shapestyle/white and its neighbours
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ShapeStyle where Self == Color {
  public static var black: Color { get }
  public static var white: Color { get }
  public static var gray: Color { get }
  public static var clear: Color { get }
  public static var red: Color { get }
  public static var blue: Color { get }
  public static var orange: Color { get }
  public static var green: Color { get }
}

// swiftui/lineargradient, swiftui/gradient
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Gradient: Equatable, Sendable {
  public init(colors: [Color])
  public static func == (a: Gradient, b: Gradient) -> Bool
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct LinearGradient: ShapeStyle, View, Sendable {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
  public typealias Body = Never
}

// swiftui/hierarchicalshapestyle
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@frozen public struct HierarchicalShapeStyle: ShapeStyle {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { get }
  public static var secondary: HierarchicalShapeStyle { get }
  public static var tertiary: HierarchicalShapeStyle { get }
  public static var quaternary: HierarchicalShapeStyle { get }
}

// swiftui/tintshapestyle
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct TintShapeStyle: ShapeStyle {
  public init()
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { get }
}

// swiftui/material
@available(iOS 15, macOS 12, tvOS 15, watchOS 10, visionOS 1, *)
public struct Material: Sendable, ShapeStyle {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 10, visionOS 1, *)
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { get }
  public static var thinMaterial: Material { get }
  public static var ultraThinMaterial: Material { get }
}
