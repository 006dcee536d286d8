import Vitrine

/// A heading that is drawn.
struct GridHeading: Equatable, Identifiable {
  let section: PhotoSection
  /// The distance from the top of the grid, in points.
  let top: Double
  /// The height, in points.
  let height: Double

  var id: String { section.id }
}

/// The position of a grid's scrubber.
struct GridScrubber: Equatable {
  /// The number of photographs above the window.
  var position = 0.0
  /// The position at the end of the grid; 0 if nothing can be scrolled.
  var end = 0.0
  /// The section at the top of the window; nil without sections.
  var section: PhotoSection?

  /// The share of the way to the end.
  var share: Double { end > 0 ? min(1, max(0, position / end)) : 0 }
}

/// The sections of a grid as the app has given them.
struct GridSections {
  private(set) var all: [PhotoSection] = []
  /// Whether photographs have come or gone since the engine got the sections, and moved their starts.
  private(set) var isOutdated = false

  /// Replaces the sections. Returns whether the engine needs them.
  mutating func set(_ new: [PhotoSection]) -> Bool {
    defer { (all, isOutdated) = (new, false) }
    return new != all || isOutdated
  }

  /// Notes that photographs have come or gone.
  mutating func collectionChanged() { isOutdated = !all.isEmpty }

  /// The section with an index; nil without one.
  subscript(index: Int) -> PhotoSection? { all.indices.contains(index) ? all[index] : nil }
}

extension PhotoGridDriver {
  /// Sets the sections. Starts that are out of order give a warning; see ``Vitrine/Sections/init(starts:items:)``.
  func setSections(_ new: [PhotoSection]) {
    guard sections.set(new) else { return }
    let starts = new.map(\.start)
    if starts.first ?? 0 != 0 || starts != starts.sorted() || starts.last ?? 0 > ids.count {
      warnings.warn(
        "the sections of a photo grid begin at \(starts). Begin with 0, let the starts rise, and use indices of photographs."
      )
    }
    exhibit.handleAndDraw(.sections(starts, .day))
  }

  /// Returns the headings of a scene. There are none while photographs fly to another arrangement.
  func headings(of scene: ExhibitScene) -> [GridHeading] {
    guard !exhibit.model.isRearranging else { return [] }
    let (top, height) = (exhibit.model.scrollOffset, scene.headingHeight)
    return scene.headings.compactMap { heading in
      sections[heading.section].map {
        GridHeading(
          section: $0, top: heading.top(inWindowAt: top, height: height), height: height)
      }
    }
  }

  /// Scrolls to a share of the way to the end, for a finger on the scrubber.
  func scrub(toShare share: Double) { scrub(to: share * scrubber.end) }

  /// Scrolls by a section, for VoiceOver. Without sections, by a tenth of the grid.
  func scrub(bySections step: Int) {
    scrub(to: exhibit.model.scrubPosition(movedBy: step))
  }

  private func scrub(to position: Double) { exhibit.handleAndDraw(.scrub(position)) }
}
