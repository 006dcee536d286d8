/// The change of a strip's layout by an event.
struct LayoutChange {
  private let event: Event.Kind
  private let axis: Strip.Axis
  private let viewport: Dimensions
  /// The lengths of closed and of open cards, in points; nil for items with other lengths.
  private let cardSizes: (closed: Double, open: Double)?

  /// Creates the change that an event makes to a strip with an axis in a viewport.
  init(
    _ event: Event.Kind, viewport: Dimensions, axis: Strip.Axis,
    cardSizes: (closed: Double, open: Double)?
  ) {
    (self.event, self.viewport, self.axis) = (event, viewport, axis)
    self.cardSizes = cardSizes
  }

  func apply(to strip: inout Strip) {
    switch event {
    case .option(let option, let value): set(option, to: value, of: &strip)
    case .environment(let environment):
      strip.seam.crossFades = environment.reducesMotion
      strip.expansions.isImmediate = environment.reducesMotion
    case .count(let count): resize(&strip, to: count)
    case .extents(let extents, let first) where cardSizes == nil:
      strip.extents.replace(from: first, with: extents)
    case .extent(let extent) where cardSizes == nil: strip.extents.setAll(to: extent)
    case .insert(let inserted, let item, let extent):
      strip.extents.insert(inserted, at: item, each: cardSizes?.closed ?? extent)
    case .remove(let range): strip.extents.remove(range)
    case .move(let range, let index): strip.extents.move(range, to: index)
    default: break
    }
    strip.axis = axis
    strip.viewport = axis.length(of: viewport)
  }

  private func set(_ option: Option, to value: Double, of strip: inout Strip) {
    switch option {
    case .loop: strip.loops = value != 0
    case .spacing: strip.spacing = value
    case .align: strip.alignment = Strip.Alignment(rawValue: Int32(value)) ?? .center
    case .collapsedSize, .expandedSize:
      guard let cardSizes else { return }
      strip.extents.setAll(to: cardSizes.closed)
      // An open card is at least as long as a closed one.
      strip.expansions.room = max(0, cardSizes.open - cardSizes.closed)
    default: break
    }
  }

  /// Sets the number of items. New items at the end are as long as the last one until they are measured.
  private func resize(_ strip: inout Strip, to count: Int) {
    let old = strip.count
    let last = old > 0 ? strip.extents[old - 1] : 0
    strip.extents.insert(count - old, at: old, each: cardSizes?.closed ?? last)
    strip.extents.remove(count..<max(count, old))
  }
}
