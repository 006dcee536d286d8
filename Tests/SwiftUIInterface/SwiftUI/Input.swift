// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/view/focusable(_:)
@available(iOS 17, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View
}

// swiftui/view/focusable(_:interactions:), swiftui/view/focuseffectdisabled(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View
}

// swiftui/focusinteractions
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let activate: FocusInteractions
  public static let edit: FocusInteractions
  public static var automatic: FocusInteractions { get }
}

// swiftui/focusstate, swiftui/view/focused(_:), swiftui/view/focused(_:equals:)
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @frozen @propertyWrapper public struct Binding {
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: FocusState<Value>.Binding { get }
  }
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: FocusState<Value>.Binding { get }
  public init() where Value == Bool
  public init<T: Hashable>() where Value == T?
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View
}

// swiftui/keyequivalent
@available(iOS 14, macOS 11, visionOS 1, *)
@available(tvOS 17, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Sendable {
  public static let upArrow: KeyEquivalent
  public static let downArrow: KeyEquivalent
  public static let leftArrow: KeyEquivalent
  public static let rightArrow: KeyEquivalent
  public static let escape: KeyEquivalent
  public static let home: KeyEquivalent
  public static let end: KeyEquivalent
  public static let pageUp: KeyEquivalent
  public static let pageDown: KeyEquivalent
  public static let space: KeyEquivalent
  public static let `return`: KeyEquivalent
  public var character: Character
  public init(_ character: Character)
}

// swiftui/keyequivalent, its Hashable conformance
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
@available(watchOS, unavailable)
extension KeyEquivalent: Hashable {
  public static func == (lhs: KeyEquivalent, rhs: KeyEquivalent) -> Bool
  public func hash(into hasher: inout Hasher)
}

// swiftui/eventmodifiers
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let capsLock: EventModifiers
  public static let shift: EventModifiers
  public static let control: EventModifiers
  public static let option: EventModifiers
  public static let command: EventModifiers
}

// swiftui/keypress
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let down: KeyPress.Phases
    public static let `repeat`: KeyPress.Phases
    public static let up: KeyPress.Phases
    public static let all: KeyPress.Phases
  }
  public enum Result: Sendable {
    case handled
    case ignored
  }
}

// swiftui/view/onkeypress(_:action:), swiftui/view/onkeypress(keys:phases:action:)
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View
}

// swiftui/movecommanddirection, swiftui/view/onmovecommand(perform:)
@available(macOS 10.15, tvOS 13, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Sendable {
  case up
  case down
  case left
  case right
}

@available(macOS 10.15, tvOS 13, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
}

// swiftui/view/onplaypausecommand(perform:)
@available(tvOS 13, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View
}

// swiftui/view/focussection()
@available(macOS 13, tvOS 15, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func focusSection() -> some View
}

// swiftui/view/onexitcommand(perform:)
@available(macOS 10.15, tvOS 13, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View
}

// swiftui/digitalcrownevent, swiftui/digitalcrownrotationalsensitivity,
// swiftui/view/digitalcrownrotation(_:from:through:sensitivity:iscontinuous:ishapticfeedbackenabled:onchange:onidle:)
@available(watchOS 9, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct DigitalCrownEvent: Equatable, Sendable {
  public var offset: Double
  public var velocity: Double
  public static func == (a: DigitalCrownEvent, b: DigitalCrownEvent) -> Bool
}

@available(watchOS 6, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low
  case medium
  case high
}

@available(watchOS 9, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View
}

// swiftui/sensoryfeedback
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26, *)
public struct SensoryFeedback: Equatable, Sendable {
  public static let success: SensoryFeedback
  public static let warning: SensoryFeedback
  public static let error: SensoryFeedback
  public static let selection: SensoryFeedback
  public static let increase: SensoryFeedback
  public static let decrease: SensoryFeedback
  public static let alignment: SensoryFeedback
  public static let levelChange: SensoryFeedback
  public static let impact: SensoryFeedback
  public static func impact(
    weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0
  ) -> SensoryFeedback
  public struct Weight: Equatable, Sendable {
    public static let light: SensoryFeedback.Weight
    public static let medium: SensoryFeedback.Weight
    public static let heavy: SensoryFeedback.Weight
    public static func == (a: SensoryFeedback.Weight, b: SensoryFeedback.Weight) -> Bool
  }
  public static func == (a: SensoryFeedback, b: SensoryFeedback) -> Bool
}

// swiftui/view/sensoryfeedback(_:trigger:), swiftui/view/sensoryfeedback(trigger:_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26, *)
extension View {
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View
}

// swiftui/hovereffect, swiftui/view/hovereffect(_:isenabled:)
@available(iOS 13.4, tvOS 16, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct HoverEffect {
  public static let automatic: HoverEffect
}

@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
}
