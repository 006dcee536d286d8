// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/view/sheet(item:ondismiss:content:), swiftui/view/sheet(ispresented:ondismiss:content:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View
}

// swiftui/view/fullscreencover(ispresented:ondismiss:content:)
@available(iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
@available(macOS, unavailable)
extension View {
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View
}

// swiftui/view/presentationbackground(_:)
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
extension View {
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
}

// swiftui/view/persistentsystemoverlays(_:)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension View {
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View
}

// swiftui/view/presentationdetents(_:)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension View {
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
}

// swiftui/presentationdetent
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct PresentationDetent: Hashable, Sendable {
  public static let medium: PresentationDetent
  public static let large: PresentationDetent
  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool
  public func hash(into hasher: inout Hasher)
}

// swiftui/view/presentationbackgroundinteraction(_:), swiftui/presentationbackgroundinteraction
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
extension View {
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
public struct PresentationBackgroundInteraction {
  public static var enabled: PresentationBackgroundInteraction { get }
}

// swiftui/view/inspector(ispresented:content:)
@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View
}

// swiftui/navigationstack
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath
  @MainActor @preconcurrency public var body: some View { get }
}

// swiftui/navigationpath
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct NavigationPath {
  public init()
}

// swiftui/navigationlink/init(_:destination:)-27n7s
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct NavigationLink<Label: View, Destination: View>: View {
  @MainActor @preconcurrency public var body: some View { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
}

// swiftui/view/navigationtitle(_:)-43srq
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
}

// swiftui/view/toolbar(content:)-5w0tj
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension View {
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
}

// swiftui/tabview, swiftui/view/tabitem(_:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  @MainActor @preconcurrency public var body: some View { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
}

// swiftui/scene, swiftui/app, swiftui/windowgroup, swiftui/scenebuilder
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension Never: Scene {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension App {
  @MainActor @preconcurrency public static func main()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content)
  @MainActor @preconcurrency public var body: some Scene { get }
}

// swiftui/previewprovider
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
