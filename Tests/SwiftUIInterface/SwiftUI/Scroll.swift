// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/scrollview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ScrollView<Content: View>: View {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

// swiftui/scrollviewreader, swiftui/scrollviewproxy
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@frozen public struct ScrollViewReader<Content: View>: View {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
  public typealias Body = Never
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
}

// swiftui/view/scrollposition(id:anchor:), …/scrolltargetlayout(isenabled:), …/scrollclipdisabled(_:),
// …/scrolltargetbehavior(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View
}

// swiftui/view/scrolldisabled(_:), …/scrollindicators(_:axes:)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension View {
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View
}

// swiftui/scrollindicatorvisibility
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct ScrollIndicatorVisibility: Equatable {
  public static var automatic: ScrollIndicatorVisibility { get }
  public static var visible: ScrollIndicatorVisibility { get }
  public static var hidden: ScrollIndicatorVisibility { get }
  public static var never: ScrollIndicatorVisibility { get }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
  public static func == (a: ScrollIndicatorVisibility, b: ScrollIndicatorVisibility) -> Bool
}

// swiftui/scrollposition
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollPosition: Equatable, Sendable {
  public init(idType: (some Hashable & Sendable).Type = Never.self)
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
  public mutating func scrollTo(edge: Edge)
  public mutating func scrollTo(point: CGPoint)
  public mutating func scrollTo(x: CGFloat, y: CGFloat)
  public mutating func scrollTo(x: CGFloat)
  public mutating func scrollTo(y: CGFloat)
  public var isPositionedByUser: Bool { get }
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool
}

// swiftui/view/scrollposition(_:anchor:)
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension View {
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View
}

// swiftui/scrollgeometry
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { get }
  public var bounds: CGRect { get }
  public static func == (a: ScrollGeometry, b: ScrollGeometry) -> Bool
}

// swiftui/view/onscrollgeometrychange(for:of:action:)
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension View {
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View
}
