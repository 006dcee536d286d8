// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/vectorarithmetic
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

// swiftui/emptyanimatabledata
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init()
  public static var zero: EmptyAnimatableData { get }
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
  public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool
}

// swiftui/animatable
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: Self.AnimatableData { get set }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData { get set }
}

// swiftui/animation
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Animation: Equatable, Sendable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Animation {
  public static let `default`: Animation
  public static func easeInOut(duration: TimeInterval) -> Animation
  public static var easeInOut: Animation { get }
  public static func easeIn(duration: TimeInterval) -> Animation
  public static func easeOut(duration: TimeInterval) -> Animation
  public static func linear(duration: TimeInterval) -> Animation
  public func speed(_ speed: Double) -> Animation
  public func delay(_ delay: TimeInterval) -> Animation
}

// swiftui/animation/snappy, swiftui/animation/smooth, swiftui/animation/bouncy
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Animation {
  public static var smooth: Animation { get }
  public static var snappy: Animation { get }
  public static var bouncy: Animation { get }
}

// swiftui/transaction
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Transaction {
  public init()
  public init(animation: Animation?)
  public var animation: Animation?
  public var disablesAnimations: Bool
  public var isContinuous: Bool
}

// swiftui/transactionkey, swiftui/transaction/subscript(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Transaction {
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value { get set }
}

// swiftui/withanimation(_:_:), swiftui/withtransaction(_:_:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result

// swiftui/view/animation(_:value:), swiftui/view/transaction(_:), swiftui/view/transition(_:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  nonisolated public func transition(_ t: AnyTransition) -> some View
}

// swiftui/view/transaction(value:_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View
}

// swiftui/view/animation(_:body:), swiftui/placeholdercontentview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
}

// swiftui/anytransition
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct AnyTransition {
  public static let opacity: AnyTransition
  public static let identity: AnyTransition
}

// swiftui/timelineschedule
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Self.Entries
}

// swiftui/timelineschedulemode
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public enum TimelineScheduleMode: Equatable, Hashable, Sendable {
  case normal
  case lowFrequency
}

// swiftui/animationtimelineschedule
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false)
  public func entries(from start: Date, mode: TimelineScheduleMode)
    -> AnimationTimelineSchedule.Entries
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    public mutating func next() -> Date?
  }
}

// swiftui/timelineschedule/animation, …/animation(minimuminterval:paused:)
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { get }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
}

// swiftui/timelineviewdefaultcontext
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

// swiftui/everyminutetimelineschedule
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init()
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> EveryMinuteTimelineSchedule.Entries
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    public mutating func next() -> Date?
  }
}

// swiftui/timelineview
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context {
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }
    public let date: Date
    public let cadence: TimelineView<Schedule, Content>.Context.Cadence
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension TimelineView: View where Content: View {
  public typealias Body = Never
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
}
