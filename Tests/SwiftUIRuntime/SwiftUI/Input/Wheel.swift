// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// Not of Apple: what `NSEvent` tells a view of AppKit that lies behind this one, for the tests of the wheel. The action returns
  /// whether the view takes the event.
  nonisolated public func onScrollWheel(
    perform action: @escaping @MainActor (_ delta: CGSize, _ time: Double) -> Bool
  ) -> some View {
    wrapped(WheelHandler(action: action))
  }
}

struct WheelHandler: Wrapping {
  let action: @MainActor (CGSize, Double) -> Bool
}

extension TestWindow {
  /// Turns the wheel over a point. Views get it front to back, until one takes it. Returns whether one has.
  @discardableResult
  public func turnWheel(at point: CGPoint, by delta: CGSize) -> Bool {
    defer { graph.flush() }
    return path(to: point).contains { node in
      guard let handler = (node as? WrapperNode<WheelHandler>)?.kind else { return false }
      return onMainActor { handler.action(delta, TestTime.now) }
    }
  }
}
