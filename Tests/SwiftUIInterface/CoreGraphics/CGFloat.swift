// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// corefoundation/cgfloat
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
@frozen public struct CGFloat: BinaryFloatingPoint, Sendable {
  public typealias NativeType = Double
  public typealias Exponent = Int
  public typealias RawExponent = UInt
  public typealias RawSignificand = UInt
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int
  public var native: Double
  public init()
  public init(_ value: Double)
  public init(_ value: Float)
  public init(_ value: CGFloat)
  public init(_ value: Int)
  public init<Source: BinaryInteger>(_ value: Source)
  public init?<Source: BinaryInteger>(exactly value: Source)
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
  public init(signOf: CGFloat, magnitudeOf: CGFloat)
  public init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
  public init(integerLiteral value: Int)
  public init(floatLiteral value: Double)
  public static var radix: Int { get }
  public static var nan: CGFloat { get }
  public static var signalingNaN: CGFloat { get }
  public static var infinity: CGFloat { get }
  public static var greatestFiniteMagnitude: CGFloat { get }
  public static var pi: CGFloat { get }
  public static var leastNormalMagnitude: CGFloat { get }
  public static var leastNonzeroMagnitude: CGFloat { get }
  public static var exponentBitCount: Int { get }
  public static var significandBitCount: Int { get }
  public var exponentBitPattern: UInt { get }
  public var significandBitPattern: UInt { get }
  public var sign: FloatingPointSign { get }
  public var exponent: Int { get }
  public var significand: CGFloat { get }
  public var ulp: CGFloat { get }
  public var nextUp: CGFloat { get }
  public var magnitude: CGFloat { get }
  public var binade: CGFloat { get }
  public var significandWidth: Int { get }
  public var isNormal: Bool { get }
  public var isFinite: Bool { get }
  public var isZero: Bool { get }
  public var isSubnormal: Bool { get }
  public var isInfinite: Bool { get }
  public var isNaN: Bool { get }
  public var isSignalingNaN: Bool { get }
  public var isCanonical: Bool { get }
  public func isEqual(to other: CGFloat) -> Bool
  public func isLess(than other: CGFloat) -> Bool
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool
  public mutating func formSquareRoot()
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
  public mutating func round(_ rule: FloatingPointRoundingRule)
  public mutating func formRemainder(dividingBy other: CGFloat)
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat)
  public func distance(to other: CGFloat) -> CGFloat
  public func advanced(by amount: CGFloat) -> CGFloat
  public func hash(into hasher: inout Hasher)
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func += (lhs: inout CGFloat, rhs: CGFloat)
  public static func -= (lhs: inout CGFloat, rhs: CGFloat)
  public static func *= (lhs: inout CGFloat, rhs: CGFloat)
  public static func /= (lhs: inout CGFloat, rhs: CGFloat)
  public static prefix func - (x: CGFloat) -> CGFloat
}

// swift/double/init(_:)-6tljh
extension Double {
  public init(_ other: CGFloat)
}
