// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/accessibilityfocusstate
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty,
  Installable
{
  private let initial: Value
  private var location: Location<Value>?
  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }
  public var projectedValue: Binding { Binding(target: location) }

  mutating func install(in slot: inout AnyObject?, of node: Node) {
    let location = slot as? Location<Value> ?? Location(initial, node.graph)
    (slot, self.location) = (location, location)
    let graph = node.graph
    location.onWrite = { [weak graph, weak location] value in
      guard let graph, let location else { return }
      graph.afterUpdate { graph.moveAccessibilityFocus(to: AnyHashable(value), of: location) }
    }
  }

  public struct Binding: LocationComparable {
    let target: Location<Value>?
    var location: AnyObject { target ?? NoLocation.shared }
  }
}

/// A view that has the focus of a screen reader while a state has a value.
struct AccessibilityFocusTarget: Wrapping {
  static var isElement: Bool { false }
  let location: AnyObject
  let value: AnyHashable
}

extension Graph {
  /// The value of the view that has the focus of a screen reader; nil if no element in a window has it.
  var accessibilityFocus: AnyHashable? {
    accessibleTargets.first { $0 === accessibilityTarget }?.kind.value
  }

  /// Moves the focus to the view for a value. Without an element for it, the state loses the focus.
  fileprivate func moveAccessibilityFocus(to value: AnyHashable, of location: AnyObject) {
    let old = accessibilityTarget as? WrapperNode<AccessibilityFocusTarget>
    let own = accessibleTargets.filter { $0.kind.location === location }
    if let target = own.first(where: { $0.kind.value == value }) {
      accessibilityTarget = target
    } else if old?.kind.location === location {
      accessibilityTarget = nil
    }
  }

  /// The views that can have the focus: those with an element that is not hidden.
  private var accessibleTargets: [WrapperNode<AccessibilityFocusTarget>] {
    func inside(_ node: Node) -> [WrapperNode<AccessibilityFocusTarget>] {
      if let wrapper = node as? WrapperNode<Accessible> {
        var element = AccessibilityElement()
        wrapper.kind.change(&element)
        if element.isHidden { return [] }
      }
      let own = (node as? WrapperNode<AccessibilityFocusTarget>).map { [$0] } ?? []
      return own + node.children.flatMap(inside)
    }
    return roots().flatMap(inside).filter { !accessibilityElements(of: $0).isEmpty }
  }
}
