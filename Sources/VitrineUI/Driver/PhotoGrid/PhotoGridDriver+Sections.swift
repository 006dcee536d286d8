import Vitrine

/// A heading that is drawn.
struct GridHeading: Equatable, Identifiable {
  let section: PhotoSection
  /// The distance from the top of the grid, in points.
  let top: Double
  /// The height, in points.
  let height: Double
  let unit: SectionUnit
  let opacity: Double

  var id: Key { Key(unit: unit, section: section.id) }

  /// A section of a unit. While the columns change, those of two units can be drawn.
  struct Key: Hashable {
    let unit: SectionUnit
    let section: String
  }
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

/// The sections of each unit as the app has given them: days, or any sections that have no larger unit, months and years.
struct SectionLists: Equatable {
  var days: [PhotoSection] = []
  var months: [PhotoSection] = []
  var years: [PhotoSection] = []

  /// The sections of a unit.
  subscript(unit: SectionUnit) -> [PhotoSection] {
    switch unit {
    case .day: days
    case .month: months
    case .year: years
    }
  }

  /// Whether there are no days, months or years.
  var isEmpty: Bool { days.isEmpty && months.isEmpty && years.isEmpty }
}

/// The sections of a grid.
struct GridSections {
  private(set) var all = SectionLists()
  /// Whether photographs have come or gone since the engine got the sections, and moved their starts.
  private(set) var isOutdated = false

  /// Replaces the sections. Returns the units of which the engine needs them.
  mutating func set(_ new: SectionLists) -> [SectionUnit] {
    defer { (all, isOutdated) = (new, false) }
    return SectionUnit.allCases.filter {
      new[$0] != all[$0] || isOutdated && !(new[$0].isEmpty && all[$0].isEmpty)
    }
  }

  /// Notes that photographs have come or gone.
  mutating func collectionChanged() { isOutdated = !all.isEmpty }

  /// The section of a unit with an index; nil without one.
  subscript(unit: SectionUnit, index: Int) -> PhotoSection? {
    all[unit].indices.contains(index) ? all[unit][index] : nil
  }
}

extension PhotoGridDriver {
  /// Sets the sections. Starts that are out of order give a warning; see ``Vitrine/Sections/init(starts:items:)``.
  func setSections(_ new: SectionLists) {
    let units = sections.set(new)
    guard !units.isEmpty else { return }
    for unit in units {
      let starts = new[unit].map(\.start)
      if starts.first ?? 0 != 0 || starts != starts.sorted() || starts.last ?? 0 > ids.count {
        warnings.warn(
          "the sections of a photo grid begin at \(starts). Begin with 0, let the starts rise, and use indices of photographs."
        )
      }
      exhibit.handle(.sections(starts, unit))
    }
    exhibit.drawNow()
  }

  /// Returns the headings of a scene. There are none while photographs fly to another arrangement.
  func headings(of scene: ExhibitScene) -> [GridHeading] {
    guard !exhibit.model.isRearranging else { return [] }
    let (top, height) = (exhibit.model.scrollOffset, scene.headingHeight)
    return scene.headings.compactMap { heading in
      sections[heading.unit, heading.section].map {
        GridHeading(
          section: $0, top: heading.top(inWindowAt: top, height: height), height: height,
          unit: heading.unit, opacity: heading.opacity)
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
