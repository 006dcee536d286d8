// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/gesture
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Never: Gesture {
  public typealias Value = Never
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Gesture where Body == Never {
  @MainActor @preconcurrency public var body: Never { get }
}

// swiftui/gesture/onchanged(_:), …/onended(_:), …/updating(_:body:), …/simultaneously(with:), …/exclusively(before:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self>
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State>
  nonisolated public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  nonisolated public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Gesture where Value: Equatable {
  nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void)
    -> _ChangedGesture<Self>
}

// What the callbacks return, named in the pages above.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
}

// swiftui/gesturestategesture, swiftui/simultaneousgesture, swiftui/exclusivegesture
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  @frozen public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public typealias Body = Never
}

// swiftui/gesturestate
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper @frozen public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value)
  public init(initialValue: Value)
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
  public var wrappedValue: Value { get }
  public var projectedValue: GestureState<Value> { get }
}

// swiftui/draggesture
@available(iOS 13, macOS 10.15, watchOS 6, visionOS 1, *)
@available(tvOS, unavailable)
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { get }
    public var velocity: CGSize { get }
    public var predictedEndLocation: CGPoint { get }
    public var predictedEndTranslation: CGSize { get }
    public static func == (a: DragGesture.Value, b: DragGesture.Value) -> Bool
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  @available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
  public typealias Body = Never
}

// swiftui/magnifygesture
@available(iOS 17, macOS 14, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
    public static func == (a: MagnifyGesture.Value, b: MagnifyGesture.Value) -> Bool
  }
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01)
  public typealias Body = Never
}

// swiftui/tapgesture
@available(iOS 13, macOS 10.15, tvOS 16, watchOS 6, visionOS 1, *)
public struct TapGesture: Gesture {
  public var count: Int
  nonisolated public init(count: Int = 1)
  public typealias Body = Never
  public typealias Value = ()
}

// swiftui/spatialtapgesture
@available(iOS 16, macOS 13, watchOS 9, visionOS 1, *)
@available(tvOS, unavailable)
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, @unchecked Sendable {
    public var location: CGPoint
    public static func == (a: SpatialTapGesture.Value, b: SpatialTapGesture.Value) -> Bool
  }
  public var count: Int
  @available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local)
  public typealias Body = Never
}

// swiftui/spatialeventgesture
@available(iOS 18, macOS 15, watchOS 11, visionOS 1, *)
@available(tvOS, unavailable)
public struct SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection
  public typealias Body = Never
  nonisolated public init(coordinateSpace: any CoordinateSpaceProtocol = .local)
}

// swiftui/spatialeventcollection; Equatable, since its page hands it to gesture/onchanged(_:)
@available(iOS 18, macOS 15, watchOS 11, visionOS 1, *)
@available(tvOS, unavailable)
public struct SpatialEventCollection: Collection, Equatable {
  public struct Event: Identifiable {
    public struct ID: Hashable, Sendable {
      public func hash(into hasher: inout Hasher)
      public static func == (
        a: SpatialEventCollection.Event.ID, b: SpatialEventCollection.Event.ID
      ) -> Bool
    }
    public enum Kind: Hashable, Sendable {
      case touch
      case directPinch
      case indirectPinch
      case pointer
      @available(macOS, unavailable)
      @available(watchOS, unavailable)
      case pencil
    }
    public enum Phase: Hashable, Sendable {
      case active
      case ended
      case cancelled
    }
    public var id: SpatialEventCollection.Event.ID
    public var timestamp: TimeInterval
    public var kind: SpatialEventCollection.Event.Kind
    public var location: CGPoint
    public var phase: SpatialEventCollection.Event.Phase
  }
  public struct Index: Comparable {
    public static func == (
      a: SpatialEventCollection.Index, b: SpatialEventCollection.Index
    ) -> Bool
    public static func < (
      a: SpatialEventCollection.Index, b: SpatialEventCollection.Index
    ) -> Bool
  }
  public typealias Element = SpatialEventCollection.Event
  public var startIndex: SpatialEventCollection.Index { get }
  public var endIndex: SpatialEventCollection.Index { get }
  public func index(after i: SpatialEventCollection.Index) -> SpatialEventCollection.Index
  public subscript(index: SpatialEventCollection.Index) -> SpatialEventCollection.Event { get }
  public subscript(id: SpatialEventCollection.Event.ID) -> SpatialEventCollection.Event? { get }
  public static func == (a: SpatialEventCollection, b: SpatialEventCollection) -> Bool
}

// swiftui/gesturemask
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static let none: GestureMask
  public static let gesture: GestureMask
  public static let subviews: GestureMask
  public static let all: GestureMask
}

// swiftui/view/gesture(_:including:), …/highprioritygesture(_:including:), …/simultaneousgesture(_:including:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View
}

// swiftui/view/ontapgesture(count:perform:)
@available(iOS 13, macOS 10.15, tvOS 16, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
}

// swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)
@available(iOS 13, macOS 10.15, watchOS 6, visionOS 1, *)
@available(tvOS, unavailable)
extension View {
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View
}

// swiftui/view/onhover(perform:)
@available(iOS 13.4, macOS 10.15, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View
}

// swiftui/hoverphase
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
@available(watchOS, unavailable)
@frozen public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

// swiftui/view/oncontinuoushover(coordinatespace:perform:)
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View
}
