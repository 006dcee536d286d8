// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// developer.apple.com/documentation/swiftui/view/offset(x:y:): the layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(Offset(x: x, y: y))
  }

  /// developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    wrapped(Turn(scale: s, radians: 0, anchor: anchor))
  }

  /// developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    wrapped(Turn(scale: 1, radians: angle.radians, anchor: anchor))
  }

  /// developer.apple.com/documentation/swiftui/view/opacity(_:)
  nonisolated public func opacity(_ opacity: Double) -> some View {
    wrapped(Opacity(value: opacity))
  }

  /// developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:): the display list has it, and it takes no room.
  nonisolated public func shadow(
    color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    wrapped(
      Shadow(value: DrawnView.Shadow(opacity: color.alpha, radius: radius, x: x, y: y)))
  }

  /// developer.apple.com/documentation/swiftui/view/zindex(_:)
  nonisolated public func zIndex(_ value: Double) -> some View { wrapped(ZIndex(value: value)) }

  /// developer.apple.com/documentation/swiftui/view/id(_:): another id is another identity.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    ForEach([id], id: \.self) { wrapped(Identifier(id: $0)) }
  }

  /// developer.apple.com/documentation/swiftui/view/clipshape(_:style:)
  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View {
    wrapped(Clip(shape: shape))
  }

  /// developer.apple.com/documentation/swiftui/view/clipped(antialiased:): it does not clip touches.
  nonisolated public func clipped() -> some View { clipShape(Rectangle()) }

  /// developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:): the shape of touches.
  nonisolated public func contentShape<S: Shape>(_ shape: S) -> some View {
    wrapped(ContentShape(shape: shape))
  }

  /// developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapped(HitTesting(isEnabled: enabled))
  }
}

private struct Offset: AnimatableWrapping {
  let x: CGFloat
  let y: CGFloat
  func effect(_ node: WrapperNode<Self>) -> Affine { .offset(x, y) }
}

private struct Turn: AnimatableWrapping {
  let scale: CGFloat
  let radians: CGFloat
  let anchor: UnitPoint
  func effect(_ node: WrapperNode<Self>) -> Affine {
    .about(anchor.point(in: node.bounds), scale: scale, radians: radians)
  }
}

struct Opacity: AnimatableWrapping {
  let value: Double
  /// A transparent view receives no touch.
  func hits(_ point: CGPoint, _ node: WrapperNode<Self>) -> Bool? { value <= 0 ? false : nil }
}

struct Shadow: Wrapping {
  let value: DrawnView.Shadow
}

struct ZIndex: Wrapping {
  let value: Double
  func trait<T>(_ type: T.Type) -> T? { self as? T }
}

struct Identifier: Wrapping {
  static var isElement: Bool { false }
  let id: AnyHashable
}

/// Clips drawings, not touches.
struct Clip: Wrapping {
  let shape: any Shape
  func path(_ node: WrapperNode<Self>) -> Path { shape.path(in: node.bounds) }
}

/// Touches outside the shape hit nothing; those inside hit the view in front, or else this one.
private struct ContentShape: Wrapping {
  let shape: any Shape
  func hits(_ point: CGPoint, _ node: WrapperNode<Self>) -> Bool? {
    shape.path(in: node.bounds).contains(point)
  }
}

private struct HitTesting: Wrapping {
  let isEnabled: Bool
  func hits(_ point: CGPoint, _ node: WrapperNode<Self>) -> Bool? { isEnabled ? nil : false }
}
