// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/proposedviewsize
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero: ProposedViewSize
  public static let unspecified: ProposedViewSize
  public static let infinity: ProposedViewSize
  public init(width: CGFloat?, height: CGFloat?)
  public init(_ size: CGSize)
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool
}

// swiftui/viewdimensions, swiftui/viewspacing
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ViewDimensions: Equatable {
  public var width: CGFloat { get }
  public var height: CGFloat { get }
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct ViewSpacing: Sendable {
  public static let zero: ViewSpacing
  public init()
}

// swiftui/layoutvaluekey, swiftui/view/layoutvalue(key:value:)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
}

// swiftui/layoutproperties
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct LayoutProperties: Sendable {
  public init()
  public var stackOrientation: Axis?
}

// swiftui/layoutsubviews, swiftui/layoutsubview
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public typealias Indices = Range<Int>
  public var layoutDirection: LayoutDirection
  public var startIndex: Int { get }
  public var endIndex: Int { get }
  public subscript(index: Int) -> LayoutSubview { get }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { get }
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct LayoutSubview: Equatable {
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
  public var priority: Double { get }
  public var spacing: ViewSpacing { get }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool
}

// swiftui/layout
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public protocol Layout: Animatable, Sendable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Layout {
  public static var layoutProperties: LayoutProperties { get }
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Layout where Cache == () {
  public func makeCache(subviews: Self.Subviews) -> Self.Cache
}

// swiftui/layout/callasfunction(_:)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
}
