// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Hashable, Sendable {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

/// developer.apple.com/documentation/swiftui/keypress
public struct KeyPress: Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  public enum Result: Sendable {
    case handled
    case ignored
  }
}

/// developer.apple.com/documentation/swiftui/hoverphase
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/onkeypress(keys:phases:action:): while the view or a view in it has focus. A key that
  /// is ignored goes to the view around.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    wrapped(KeyHandler(keys: keys, action: action))
  }

  /// developer.apple.com/documentation/swiftui/view/onhover(perform:)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    wrapped(Hover(changed: action, moved: nil))
  }

  /// developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:)-1kvpt
  nonisolated public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void)
    -> some View
  {
    wrapped(Hover(changed: nil, moved: action))
  }
}

struct KeyHandler: Wrapping {
  let keys: Set<KeyEquivalent>
  let action: (KeyPress) -> KeyPress.Result
}

struct Hover: Wrapping {
  let changed: ((Bool) -> Void)?
  let moved: ((HoverPhase) -> Void)?
}
