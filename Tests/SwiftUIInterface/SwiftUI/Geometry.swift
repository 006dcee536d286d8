// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/geometryreader
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
  public typealias Body = Never
}

// swiftui/geometryproxy
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct GeometryProxy {
  public var size: CGSize { get }
  public var safeAreaInsets: EdgeInsets { get }
}

// swiftui/geometryproxy/frame(in:), swiftui/geometryproxy/bounds(of:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension GeometryProxy {
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
}

// swiftui/coordinatespace
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum CoordinateSpace {
  case global
  case local
  case named(AnyHashable)
}

// swiftui/coordinatespaceprotocol
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

// swiftui/namedcoordinatespace, swiftui/localcoordinatespace, swiftui/globalcoordinatespace
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public var coordinateSpace: CoordinateSpace { get }
  public static func == (a: NamedCoordinateSpace, b: NamedCoordinateSpace) -> Bool
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init()
  public var coordinateSpace: CoordinateSpace { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init()
  public var coordinateSpace: CoordinateSpace { get }
}

// swiftui/coordinatespaceprotocol/named(_:), …/scrollview, …/local, …/global
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace
  public static var scrollView: NamedCoordinateSpace { get }
  public static func scrollView(axis: Axis) -> Self
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { get }
}

// swiftui/view/coordinatespace(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
}

// swiftui/view/ongeometrychange(for:of:action:)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension View {
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View
}

// swiftui/visualeffect, swiftui/emptyvisualeffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol VisualEffect: Sendable, Animatable {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct EmptyVisualEffect: VisualEffect {
  public init()
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension VisualEffect {
  public func offset(_ offset: CGSize) -> some VisualEffect
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
  public func opacity(_ opacity: Double) -> some VisualEffect
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect
}

// swiftui/view/visualeffect(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View
}
