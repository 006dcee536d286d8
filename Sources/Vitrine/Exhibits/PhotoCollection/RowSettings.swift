/// Everything that a new row takes over from its collection.
struct RowSettings: Equatable, Sendable {
  /// The ratio of each photograph, as the rows have them; empty without a row.
  private(set) var ratios: [Double] = []
  /// The speed of motions.
  private(set) var speed = 1.0
  private var environment = Event.Environment()
  /// Whether carousels and decks loop.
  private var loops = false
  /// The corner radius of photographs in a grid, a carousel and a deck, in points.
  private var radius = 0.0

  /// Sets the ratio of each photograph: its width divided by its height; 0 if it is unknown.
  mutating func setRatios(_ new: [Double]) { ratios = new }

  /// Remembers a setting for later rows.
  mutating func remember(_ setting: Event.Kind) {
    switch setting {
    case .environment(let new): environment = new
    case .option(.speed, let value): speed = Option.speed.sanitized(value)
    case .option(.loop, let value): loops = Option.loop.sanitized(value) != 0
    case .option(.radius, let value): radius = Option.radius.sanitized(value)
    default: break
    }
  }

  /// Returns the option that tells an exhibit whether it loops.
  var loop: Event.Kind { .option(.loop, loops ? 1 : 0) }

  /// Returns the option with the corner radius.
  var corners: Event.Kind { .option(.radius, radius) }

  /// Returns the events that fill a new row.
  /// - Parameters:
  ///   - arrangement: The arrangement of the row.
  ///   - count: The number of photographs.
  ///   - viewport: The viewport of the row.
  ///   - view: The view that contains the row.
  func events(
    filling arrangement: Arrangement, count: Int, viewport: Viewport, in view: Dimensions
  ) -> [Event.Kind] {
    var events: [Event.Kind] = [.environment(environment), .option(.speed, speed)]
    if arrangement.canLoop { events.append(loop) }
    if arrangement.hasPlainCorners { events.append(corners) }
    events += Self.sizes(of: arrangement, viewport, in: view)
    events += [
      .insert(count, at: 0, extent: 0), .extents(extents(in: arrangement, view), first: 0),
    ]
    if arrangement == .stitched { events.append(.stitch(true, animated: false)) }
    return events
  }

  /// Returns the events for the size of a view.
  static func sizes(
    of arrangement: Arrangement, _ viewport: Viewport, in view: Dimensions
  ) -> [Event.Kind] {
    [.viewport(viewport)] + arrangement.options(in: view).map { .option($0, $1) }
  }

  /// Returns the lengths of the photographs in a row, in points.
  func extents(in arrangement: Arrangement, _ view: Dimensions) -> [Double] {
    ratios.map { arrangement.extent(ofRatio: $0, in: view) }
  }
}
