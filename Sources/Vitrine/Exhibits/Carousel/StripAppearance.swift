/// The values that determine the scenes of a strip, besides its layout and its motion.
struct StripAppearance: Equatable, Sendable {
  private(set) var options = StripOptions()
  private(set) var environment = Event.Environment()
  private(set) var viewport = Viewport.zero
  /// The item that is open in a viewer.
  private(set) var viewed: ViewedItem?

  /// Whether an item is open in a viewer.
  var isViewed: Bool {
    guard BuildFeature.viewer, case .some = viewed else { return false }
    return true
  }

  /// Whether the slot of an item is empty, because its photograph has flown to a viewer. With reduced motion the photograph fades in
  /// and out over the strip instead.
  func empties(_ item: Int) -> Bool {
    isViewed && item == viewed?.item && !environment.reducesMotion
  }

  /// Notes an option, the environment or the viewport. Other events change nothing here.
  mutating func change(by event: Event.Kind) {
    switch event {
    case .option(let option, let value): options.set(option, to: value)
    case .environment(let new): environment = new
    case .viewport(let new): viewport = new
    default: break
    }
  }

  /// Notes the item that is open in a viewer; nil for none.
  mutating func setViewed(_ item: Int?) { viewed = item.map { ViewedItem(item: $0) } }

  /// Notes the frame of the open item's picture on the screen.
  mutating func setSource(_ source: Source?, in placement: Placement) {
    viewed?.setSource(source, in: placement, of: viewport)
  }

  /// Follows the open item after an edit.
  mutating func follow(_ edit: Edit) {
    if BuildFeature.viewer { viewed = viewed?.following(edit) }
  }
}

/// The options for drawing and tapping a strip.
struct StripOptions: Equatable, Sendable {
  private(set) var isVertical = false
  private(set) var effect = Effect.none
  private(set) var effectScale = 0.0
  /// The lengths of closed and open cards, in points.
  private(set) var collapsedSize = 0.0
  private(set) var expandedSize = 0.0
  private(set) var radius = 0.0
  private(set) var rowHeight = 0.0
  /// Whether a tap selects an item before its links and buttons act.
  private(set) var selectsFirst = false

  /// Sets an option. Other types handle the other options.
  mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .axis: isVertical = value != 0
    case .effect: effect = Effect(rawValue: Int32(value)) ?? .none
    case .effectScale: effectScale = value
    case .collapsedSize: collapsedSize = value
    case .expandedSize: expandedSize = value
    case .radius: radius = value
    case .rowHeight: rowHeight = value
    case .tap: selectsFirst = value == 1
    default: break
    }
  }
}
