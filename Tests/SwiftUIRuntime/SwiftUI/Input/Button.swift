// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/button: acts when a finger lifts within it.
public struct Button<Label: View>: View {
  private nonisolated(unsafe) let action: @MainActor () -> Void
  private nonisolated(unsafe) let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonStyle) private var style

  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  public var body: some View { styled.wrapped(ButtonAction(action: isEnabled ? action : {})) }

  @ViewBuilder private var styled: some View {
    if let style { style.makeBody(AnyView(label)) } else { label }
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }
}

struct ButtonAction: Wrapping {
  let action: @MainActor () -> Void
}

/// developer.apple.com/documentation/swiftui/buttonstyle: the look of the buttons within a view. A plain style within it changes
/// nothing here.
@MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
  public let label: AnyView
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/buttonstyle(_:)
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonStyle,
      AnyButtonStyle { label in
        AnyView(style.makeBody(configuration: ButtonStyleConfiguration(label: label)))
      })
  }
}

/// A style of any type.
struct AnyButtonStyle {
  let makeBody: @MainActor (AnyView) -> AnyView
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}
