// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: 1)
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:): the view extends beyond the edges of the safe area that
  /// it touches.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    wrapped(IgnoredSafeArea(edges: edges))
  }
}

/// The window and its safe area, in the environment of its root.
struct SafeAreaKey: EnvironmentKey {
  struct Area: Equatable {
    var window = CGRect.zero
    var safe = CGRect.zero
  }
  static var defaultValue: Area { Area() }
}

private struct IgnoredSafeArea: Wrapping {
  let edges: Edge.Set

  func placeContent(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) {
    let area = node.environment[SafeAreaKey.self]
    var (left, top, right, bottom) = (
      node.bounds.minX, node.bounds.minY, node.bounds.maxX, node.bounds.maxY
    )
    if edges.contains(.top), abs(top - area.safe.minY) < 0.01 { top = area.window.minY }
    if edges.contains(.bottom), abs(bottom - area.safe.maxY) < 0.01 { bottom = area.window.maxY }
    if edges.contains(.leading), abs(left - area.safe.minX) < 0.01 { left = area.window.minX }
    if edges.contains(.trailing), abs(right - area.safe.maxX) < 0.01 { right = area.window.maxX }
    let larger = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let proposal = larger == node.bounds ? proposal : ProposedViewSize(larger.size)
    node.inner.place(at: larger.origin, proposal)
  }
}
