// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swift/string/init(localized:table:bundle:locale:comment:), swift/string/localizationvalue
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension String {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil)
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(_ value: String)
    public init(stringLiteral value: String)
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation)
    public static func == (a: String.LocalizationValue, b: String.LocalizationValue) -> Bool
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      public init(literalCapacity: Int, interpolationCount: Int)
      public mutating func appendLiteral(_ literal: String)
      public mutating func appendInterpolation(_ string: String)
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T)
    }
  }
}

// swift/string/localizationvalue/stringinterpolation, and the types named in the pages of its appendinterpolation(_:)
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public protocol _FormatSpecifiable: Equatable, Sendable {}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension Int: _FormatSpecifiable {}
