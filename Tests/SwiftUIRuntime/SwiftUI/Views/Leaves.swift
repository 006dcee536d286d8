// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The drawing of a view without other views.
struct Drawing {
  let name: String
  let isVisible: Bool
}

/// A view without other views.
final class LeafNode<V: View>: Node {
  private(set) var view: V
  private let measure: (V, ProposedViewSize, EnvironmentValues) -> CGSize
  private let draw: (V, EnvironmentValues) -> Drawing

  init(
    _ view: V, _ context: Context, size: @escaping (V, ProposedViewSize) -> CGSize,
    draw: @escaping (V, EnvironmentValues) -> Drawing
  ) {
    self.view = view
    self.measure = { view, proposal, _ in size(view, proposal) }
    self.draw = draw
    super.init(V.self, context)
  }

  init(
    _ view: V, _ context: Context,
    scaledSize: @escaping (V, ProposedViewSize, EnvironmentValues) -> CGSize,
    draw: @escaping (V, EnvironmentValues) -> Drawing
  ) {
    self.view = view
    self.measure = scaledSize
    self.draw = draw
    super.init(V.self, context)
  }

  override var elements: [Node] { [self] }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? V else { return }
    (self.view, self.environment) = (view, environment)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measure(view, proposal, environment)
  }

  override var drawing: Drawing? { draw(view, environment) }
  override func hits(_ point: CGPoint) -> Bool? {
    drawing?.isVisible == true && bounds.contains(point)
  }
}

/// developer.apple.com/documentation/swiftui/color: fills the space it is offered.
public struct Color: Hashable, Sendable, View, ShapeStyle, Primitive {
  public typealias Body = Never
  public let name: String
  let alpha: Double

  nonisolated private init(_ name: String, _ alpha: Double = 1) {
    (self.name, self.alpha) = (name, alpha)
  }

  /// A colour of its own for each number, by which a test finds a view in the display list.
  public static func numbered(_ number: Int) -> Color { Color("\(number)") }
  public static func named(_ name: String) -> Color { Color(name) }

  nonisolated public static let black = Color("black")
  nonisolated public static let white = Color("white")
  nonisolated public static let gray = Color("gray")
  nonisolated public static let red = Color("red")
  nonisolated public static let clear = Color("clear", 0)

  /// developer.apple.com/documentation/swiftui/color/opacity(_:): multiplies the opacity.
  nonisolated public func opacity(_ opacity: Double) -> Color { Color(name, alpha * opacity) }

  func makeNode(_ context: Context) -> Node {
    LeafNode(
      self, context, size: { $1.replacingUnspecifiedDimensions() },
      draw: { color, _ in Drawing(name: color.name, isVisible: color.alpha > 0) })
  }
}

extension ShapeStyle where Self == Color {
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
