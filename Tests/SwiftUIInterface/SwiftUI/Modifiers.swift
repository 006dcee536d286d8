// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/view/frame(width:height:alignment:), …/frame(minwidth:…), …/offset(x:y:), …/position(x:y:), …/padding(_:_:),
// …/fixedsize(), …/aspectratio(_:contentmode:), …/zindex(_:), …/layoutpriority(_:), …/id(_:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View
  nonisolated public func offset(_ offset: CGSize) -> some View
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
  nonisolated public func position(_ position: CGPoint) -> some View
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
  nonisolated public func padding(_ insets: EdgeInsets) -> some View
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  nonisolated public func padding(_ length: CGFloat) -> some View
  nonisolated public func fixedSize() -> some View
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  nonisolated public func scaledToFit() -> some View
  nonisolated public func scaledToFill() -> some View
  nonisolated public func zIndex(_ value: Double) -> some View
  nonisolated public func layoutPriority(_ value: Double) -> some View
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View
}

// swiftui/contentmode
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum ContentMode: Hashable, CaseIterable {
  case fit
  case fill
}

// swiftui/view/opacity(_:), …/scaleeffect(_:anchor:), …/rotationeffect(_:anchor:),
// …/clipped(antialiased:), …/clipshape(_:style:), …/contentshape(_:eofill:), …/allowshittesting(_:), …/hidden(),
// …/disabled(_:), …/compositinggroup(), …/shadow(color:radius:x:y:), …/drawinggroup(opaque:colormode:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
  nonisolated public func clipped(antialiased: Bool = false) -> some View
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View
  nonisolated public func hidden() -> some View
  nonisolated public func disabled(_ disabled: Bool) -> some View
  nonisolated public func compositingGroup() -> some View
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View
}

// swiftui/view/background(alignment:content:), …/overlay(alignment:content:), …/mask(alignment:_:)
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View
}

// swiftui/view/ignoressafearea(_:edges:)
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View
}

// swiftui/safearearegions
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static let all: SafeAreaRegions
  public static let container: SafeAreaRegions
  public static let keyboard: SafeAreaRegions
}

// swiftui/view/safeareainset(edge:alignment:spacing:content:)-6gwby
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View
}

// swiftui/verticaledge
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top
  case bottom
}

// swiftui/view/onappear(perform:), swiftui/view/ondisappear(perform:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View
}

// swiftui/view/task(priority:_:), swiftui/view/task(id:priority:_:)
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
  @preconcurrency nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View
  @preconcurrency nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View
}

// swiftui/view/onchange(of:initial:_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View
}

// swiftui/view/containerrelativeframe(_:alignment:), …(_:count:span:spacing:alignment:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View
}

// swiftui/view/geometrygroup()
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  nonisolated public func geometryGroup() -> some View
}

// swiftui/view/statusbarhidden(_:), swiftui/view/persistentsystemoverlays(_:)
@available(iOS 13, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS 1, *)
extension View {
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View
}
