// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One sample of fingers, in the coordinates of the view with the gesture.
struct GestureSample {
  let time: Date
  let start: CGPoint
  let location: CGPoint
  var scale: CGFloat = 1
}

/// Not of Apple: what a gesture does with its fingers.
public struct _Recognizer<Value> {
  enum Kind {
    case drag(minimumDistance: CGFloat)
    case magnify
    case tap
  }
  let kind: Kind
  let value: (GestureSample) -> Value
  var updating: [(Value) -> Void] = []
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  var resets: [() -> Void] = []
}

/// developer.apple.com/documentation/swiftui/gesture
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  nonisolated var _recognizer: _Recognizer<Value> { get }
}

/// Not of Apple: a gesture with actions.
public struct _ModifiedGesture<Value>: Gesture {
  public let _recognizer: _Recognizer<Value>
}

extension Gesture {
  private nonisolated func with(_ change: (inout _Recognizer<Value>) -> Void)
    -> _ModifiedGesture<Value>
  {
    var recognizer = _recognizer
    change(&recognizer)
    return _ModifiedGesture(_recognizer: recognizer)
  }

  /// developer.apple.com/documentation/swiftui/gesture/onchanged(_:)
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ModifiedGesture<Value>
  where Value: Equatable { with { $0.changed.append(action) } }

  /// developer.apple.com/documentation/swiftui/gesture/onended(_:)
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _ModifiedGesture<Value> {
    with { $0.ended.append(action) }
  }

  /// developer.apple.com/documentation/swiftui/gesture/updating(_:body:): the state returns to its first value when the gesture ends
  /// or is cancelled.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ModifiedGesture<Value> {
    with {
      $0.updating.append { value in
        var (new, transaction) = (state.wrappedValue, Transaction())
        body(value, &new, &transaction)
        state.location?.write(new)
      }
      $0.resets.append { state.location?.write(state.initial) }
    }
  }
}

/// developer.apple.com/documentation/swiftui/gesturestate
@propertyWrapper public struct GestureState<Value>: DynamicProperty, Installable {
  fileprivate let initial: Value
  fileprivate var location: Location<Value>?
  public init(wrappedValue: Value) { initial = wrappedValue }
  public var wrappedValue: Value { location?.read() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  mutating func install(in slot: inout AnyObject?, of node: Node) {
    let location = slot as? Location<Value> ?? Location(initial, node.graph)
    (slot, self.location) = (location, location)
  }
}

/// developer.apple.com/documentation/swiftui/draggesture
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
  }
  let minimumDistance: CGFloat
  nonisolated public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }
  nonisolated public var _recognizer: _Recognizer<Value> {
    _Recognizer(kind: .drag(minimumDistance: minimumDistance)) {
      Value(time: $0.time, location: $0.location, startLocation: $0.start)
    }
  }
}

/// developer.apple.com/documentation/swiftui/magnifygesture
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var startLocation: CGPoint
  }
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    if minimumScaleDelta != 0 { notModelled("a magnification that begins late") }
  }
  nonisolated public var _recognizer: _Recognizer<Value> {
    _Recognizer(kind: .magnify) {
      Value(time: $0.time, magnification: $0.scale, startLocation: $0.start)
    }
  }
}

/// developer.apple.com/documentation/swiftui/tapgesture: here it ends wherever the finger lifts over the view, because the distance
/// that Apple allows is not documented.
public struct TapGesture: Gesture {
  public typealias Value = ()
  nonisolated public init() {}
  nonisolated public var _recognizer: _Recognizer<Value> { _Recognizer(kind: .tap) { _ in } }
}

/// developer.apple.com/documentation/swiftui/gesturemask
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
