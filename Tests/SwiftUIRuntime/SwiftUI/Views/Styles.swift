// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/font: fonts have no effect here.
public struct Font: Hashable, Sendable {
  let name: String
  public static let footnote = Font(name: "footnote")
  public static let headline = Font(name: "headline")
  public static let caption = Font(name: "caption")
  public static let title2 = Font(name: "title2")
  public func monospacedDigit() -> Font { self }
}

/// developer.apple.com/documentation/swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle {}

/// developer.apple.com/documentation/swiftui/plainbuttonstyle
public struct PlainButtonStyle {}

/// developer.apple.com/documentation/swiftui/view-appearance: what changes colours and type only has no effect here.
extension View {
  nonisolated public func font(_ font: Font?) -> Self { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  nonisolated public func labelStyle(_ style: IconOnlyLabelStyle) -> Self { self }
  nonisolated public func buttonStyle(_ style: PlainButtonStyle) -> Self { self }
}

extension IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
