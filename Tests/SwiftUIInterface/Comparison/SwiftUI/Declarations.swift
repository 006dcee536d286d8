// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Declarations of a framework that does not exist. They are compared with those of the SDK in this folder; differences.txt lists the
// expected result.

@available(iOS 13, macOS 10.15, *)
public struct Lamp: Equatable {
  public init(brightness: Double = 1)
  public var isOn: Bool { get }
  public static func == (a: Lamp, b: Lamp) -> Bool
  public enum Color: Hashable {
    case red, green
    case mixed(red: Double, Double)
  }
}

@available(iOS 14, macOS 11, *)
extension View {
  nonisolated public func lit<L: Light>(by light: L, at level: Double = 0.5) -> some View
  nonisolated public func dimmed(to level: Double) -> some View
  nonisolated public func flickers() -> some View
  @available(iOS 16, macOS 13, *)
  nonisolated public func glows(_ color: Lamp.Color?) -> some View
  public func lamps<Lamps>(@ViewBuilder _ lamps: () -> Lamps) -> some View where Lamps: View
  nonisolated public func shines(_ action: @escaping @MainActor () -> Void) -> some View
}

@MainActor @preconcurrency public protocol Light {
  associatedtype Source
  func turnOn(_ isOn: Bool)
}
