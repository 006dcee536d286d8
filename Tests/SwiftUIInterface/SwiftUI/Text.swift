// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/localizedstringkey
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String)
  public init(stringLiteral value: String)
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation)
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int)
    public mutating func appendLiteral(_ literal: String)
    public mutating func appendInterpolation(_ string: String)
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T)
  }
}

// swift/int and its neighbours, as named in the pages of localizedstringkey/stringinterpolation
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

// swiftui/text
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Text: Equatable, Sendable, View {
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil)
  nonisolated public init(verbatim content: String)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S)
  nonisolated public static func == (a: Text, b: Text) -> Bool
  public typealias Body = Never
}

// swiftui/text/font(_:), …/bold(), …/foregroundstyle(_:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Text {
  nonisolated public func font(_ font: Font?) -> Text
  nonisolated public func bold() -> Text
}

// swiftui/font
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Font: Hashable, Sendable {
  public static let largeTitle: Font
  public static let title: Font
  public static let headline: Font
  public static let subheadline: Font
  public static let body: Font
  public static let callout: Font
  public static let footnote: Font
  public static let caption: Font
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: Font, rhs: Font) -> Bool
}

// swiftui/font/title2, swiftui/font/title3
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension Font {
  public static let title2: Font
  public static let title3: Font
}

// swiftui/font/bold(), swiftui/font/monospaceddigit()
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Font {
  public func bold() -> Font
  public func monospacedDigit() -> Font
}

// swiftui/view/font(_:), …/linelimit(_:), …/multilinetextalignment(_:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func font(_ font: Font?) -> some View
  nonisolated public func lineLimit(_ number: Int?) -> some View
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
}

// swiftui/textalignment
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public enum TextAlignment: Hashable, CaseIterable {
  case leading
  case center
  case trailing
}

// swiftui/view/bold(_:)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension View {
  nonisolated public func bold(_ isActive: Bool = true) -> some View
}

// swiftui/view/foregroundstyle(_:), swiftui/view/tint(_:)-93mfq
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
  nonisolated public func tint(_ tint: Color?) -> some View
}

// swiftui/scaledmetric
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value)
  public var wrappedValue: Value { get }
}
