// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The other parts of SwiftUI that the pages of the example app use.

/// developer.apple.com/documentation/swiftui/form: here a column.
public struct Form<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { VStack(alignment: .leading, spacing: 0) { content } }
}

/// developer.apple.com/documentation/swiftui/section
public struct Section<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { VStack(alignment: .leading, spacing: 0) { content } }
}

/// developer.apple.com/documentation/swiftui/toggle: here a button with the title.
public struct Toggle: View {
  let title: LocalizedStringKey
  let isOn: Binding<Bool>

  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    (title, self.isOn) = (titleKey, isOn)
  }

  public var body: some View {
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      Text(title)
    }
  }
}

extension EnvironmentValues {
  /// developer.apple.com/documentation/swiftui/environmentvalues/isenabled
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

private struct EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// developer.apple.com/documentation/swiftui/appstorage: here kept with the view only.
@propertyWrapper public struct AppStorage: DynamicProperty, Installable {
  private var state: State<Bool>
  public init(wrappedValue: Bool, _ key: String) { state = State(wrappedValue: wrappedValue) }
  public var wrappedValue: Bool {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Bool> { state.projectedValue }
  mutating func install(in slot: inout AnyObject?, of node: Node) {
    state.install(in: &slot, of: node)
  }
}

/// developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
}

/// developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
public struct PresentationBackgroundInteraction: Sendable {
  public static let enabled = PresentationBackgroundInteraction()
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/disabled(_:)
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }

  /// developer.apple.com/documentation/swiftui/view/toolbar(content:): here at the top of the view.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    overlay(alignment: .topTrailing, content: content)
  }

  /// developer.apple.com/documentation/swiftui/view/scaledtofill()
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

/// developer.apple.com/documentation/swiftui/view/navigationtitle(_:), …/linelimit(_:), …/background(_:ignoressafeareaedges:), …/presentationdetents(_:) and
/// …/presentationbackgroundinteraction(_:) have no effect here.
extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> Self { self }
  nonisolated public func lineLimit(_ number: Int?) -> Self { self }
  nonisolated public func background<S: ShapeStyle>(_ style: S) -> Self { self }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Binding {
  /// developer.apple.com/documentation/swiftui/binding/animation(_:)
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(
      get: { wrappedValue }, set: { new in withAnimation(animation) { wrappedValue = new } })
  }
}
