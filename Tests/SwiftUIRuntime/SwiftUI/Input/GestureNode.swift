// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:): beside the gestures of the view, such as buttons.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    wrapped(Gesturing(recognizer: gesture._recognizer, mask: mask))
  }

  /// developer.apple.com/documentation/swiftui/view/gesture(_:including:): "with a lower precedence than gestures defined by the view", so
  /// the innermost tap or button wins.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    guard case .tap = gesture._recognizer.kind else { notModelled("an exclusive drag") }
    return wrapped(Gesturing(recognizer: gesture._recognizer, mask: mask))
  }
}

/// A gesture of a view, whatever the type of its value.
protocol AnyGesturing {
  var mask: GestureMask { get }
  var isMagnification: Bool { get }
  var isTap: Bool { get }
  /// Takes a sample in the coordinates of the view.
  func change(_ sample: GestureSample, _ session: GestureSession)
  func end(_ sample: GestureSample, _ session: GestureSession)
  func reset()
}

/// The fingers of one gesture.
final class GestureSession {
  weak var node: Node?
  let start: CGPoint
  var hasBegun = false
  private var last: CGPoint

  init(_ node: Node, at start: CGPoint) {
    (self.node, self.start, last) = (node, start, start)
  }

  /// The gesture as the view has it now; nil if the view has gone.
  private var gesture: (any AnyGesturing)? {
    (node as? any AnyWrapper)?.anyKind as? any AnyGesturing
  }

  private func sample(_ point: CGPoint, _ scale: CGFloat) -> GestureSample? {
    guard let location = node?.local(point) else { return nil }
    last = point
    return GestureSample(time: .now, start: start, location: location, scale: scale)
  }

  func move(to point: CGPoint, scale: CGFloat = 1) {
    guard node?.isMounted == true, let sample = sample(point, scale) else { return }
    gesture?.change(sample, self)
  }

  func end(at point: CGPoint, scale: CGFloat = 1) {
    guard node?.isMounted == true, let sample = sample(point, scale) else { return }
    gesture?.end(sample, self)
    gesture?.reset()
  }

  func cancel() { gesture?.reset() }

  /// Ends a gesture that is recognized where a finger lifts.
  func tap(at point: CGPoint) {
    hasBegun = true
    end(at: point)
  }
}

struct Gesturing<Value>: Wrapping, AnyGesturing {
  let recognizer: _Recognizer<Value>
  let mask: GestureMask

  var isMagnification: Bool {
    if case .magnify = recognizer.kind { true } else { false }
  }

  var isTap: Bool {
    if case .tap = recognizer.kind { true } else { false }
  }

  func change(_ sample: GestureSample, _ session: GestureSession) {
    if case .drag(let distance) = recognizer.kind, !session.hasBegun {
      let moved = hypot(sample.location.x - sample.start.x, sample.location.y - sample.start.y)
      guard moved >= distance else { return }
    }
    session.hasBegun = true
    let value = recognizer.value(sample)
    recognizer.updating.forEach { $0(value) }
    recognizer.changed.forEach { $0(value) }
  }

  func end(_ sample: GestureSample, _ session: GestureSession) {
    guard session.hasBegun else { return }
    let value = recognizer.value(sample)
    recognizer.ended.forEach { $0(value) }
  }

  func reset() { recognizer.resets.forEach { $0() } }
}
