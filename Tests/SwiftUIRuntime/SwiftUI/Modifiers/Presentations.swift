// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// developer.apple.com/documentation/swiftui/view/presentationbackground(_:): without it, a cover has the background of the system.
  nonisolated public func presentationBackground(_ style: Color) -> some View {
    wrapped(PresentationBackground(style: style))
  }

  /// developer.apple.com/documentation/swiftui/view/statusbarhidden(_:)
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    wrapped(ScreenPreference(hidesStatusBar: hidden))
  }

  /// developer.apple.com/documentation/swiftui/view/persistentsystemoverlays(_:)
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    wrapped(ScreenPreference(hidesSystemOverlays: visibility == .hidden))
  }

  /// developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:): of the presentation with the view.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    wrapped(ScreenPreference(colorScheme: colorScheme))
  }
}

/// developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

private struct ScreenPreference: Wrapping {
  static var isElement: Bool { false }
  var hidesStatusBar: Bool?
  var hidesSystemOverlays: Bool?
  var colorScheme: ColorScheme?
}

extension TestWindow {
  /// Whether a view hides the status bar.
  public var hidesStatusBar: Bool { preference(\.hidesStatusBar) ?? false }
  /// Whether a view hides the home indicator.
  public var hidesSystemOverlays: Bool { preference(\.hidesSystemOverlays) ?? false }
  /// The colour scheme that a view of the frontmost presentation prefers; nil for the system's.
  public var preferredColorScheme: ColorScheme? { preference(\.colorScheme) }

  private func preference<V>(_ path: KeyPath<ScreenPreference, V?>) -> V? {
    func find(_ node: Node) -> V? {
      (node as? WrapperNode<ScreenPreference>)?.kind[keyPath: path]
        ?? node.children.lazy.compactMap(find).first
    }
    return graph.roots().last.flatMap(find)
  }
}

private struct PresentationBackground: Wrapping {
  static var isElement: Bool { false }
  let style: Color

  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    node.graph.afterUpdate { [weak node] in
      guard let node, node.environment.drawsClearPresentations else { return }
      onMainActor { node.hostingView?.backgroundColor = style == .clear ? .clear : nil }
    }
  }
}

extension Node {
  /// The view of the hosting controller of the cover around; nil outside of covers.
  @MainActor var hostingView: UIView? {
    var top = self
    while let parent = top.parent { top = parent }
    return graph.covers.values.first { $0.root === top }?.hostingView
  }
}

extension EnvironmentValues {
  /// Not of Apple: whether a clear presentation background is drawn as such; iOS 17 can draw it white. Only a test sets it.
  public var drawsClearPresentations: Bool {
    get { self[ClearPresentationsKey.self] }
    set { self[ClearPresentationsKey.self] = newValue }
  }

  /// developer.apple.com/documentation/swiftui/environmentvalues/colorscheme
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

private struct ClearPresentationsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}
