// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// corefoundation/cgpoint
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
@frozen public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static var zero: CGPoint { get }
  public init()
  public init(x: CGFloat, y: CGFloat)
  public init(x: Double, y: Double)
  public init(x: Int, y: Int)
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool
}

// corefoundation/cgsize
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
@frozen public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public static var zero: CGSize { get }
  public init()
  public init(width: CGFloat, height: CGFloat)
  public init(width: Double, height: Double)
  public init(width: Int, height: Int)
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool
}

// corefoundation/cgvector
@available(iOS 7, macOS 10.9, tvOS 9, watchOS 2, visionOS 1, *)
@frozen public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init()
  public init(dx: CGFloat, dy: CGFloat)
  public static func == (lhs: CGVector, rhs: CGVector) -> Bool
}

// corefoundation/cgrect
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
@frozen public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public static var zero: CGRect { get }
  public static var null: CGRect { get }
  public static var infinite: CGRect { get }
  public init()
  public init(origin: CGPoint, size: CGSize)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  public init(x: Double, y: Double, width: Double, height: Double)
  public init(x: Int, y: Int, width: Int, height: Int)
  public var width: CGFloat { get }
  public var height: CGFloat { get }
  public var minX: CGFloat { get }
  public var midX: CGFloat { get }
  public var maxX: CGFloat { get }
  public var minY: CGFloat { get }
  public var midY: CGFloat { get }
  public var maxY: CGFloat { get }
  public var isEmpty: Bool { get }
  public var isNull: Bool { get }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  public func union(_ r2: CGRect) -> CGRect
  public func intersection(_ r2: CGRect) -> CGRect
  public func intersects(_ rect2: CGRect) -> Bool
  public func contains(_ point: CGPoint) -> Bool
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool
}

// coregraphics/cgaffinetransform
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
@frozen public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public init()
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
  public init(translationX tx: CGFloat, y ty: CGFloat)
  public init(scaleX sx: CGFloat, y sy: CGFloat)
  public init(rotationAngle angle: CGFloat)
  public static var identity: CGAffineTransform { get }
  public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool
}

// coregraphics/cgimage: a reference that Core Graphics owns; immutable, hence Sendable in the SDK.
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
public final class CGImage: @unchecked Sendable {
  public var width: Int { get }
  public var height: Int { get }
}
