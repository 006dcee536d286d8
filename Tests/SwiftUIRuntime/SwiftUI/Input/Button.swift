// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/button: acts when a finger lifts within it.
public struct Button<Label: View>: View {
  private nonisolated(unsafe) let action: @MainActor () -> Void
  private nonisolated(unsafe) let label: Label
  @Environment(\.isEnabled) private var isEnabled

  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  public var body: some View { label.wrapped(ButtonAction(action: isEnabled ? action : {})) }
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
