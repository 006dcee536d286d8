import Vitrine

extension PhotoGridDriver {
  /// What of the grid shows, and where it is on the screen. Numbers that cannot be laid out in change nothing.
  func look(_ viewport: Viewport) {
    guard viewport.dimensions.width.isFinite, viewport.window.isFinite else {
      return complaints.warn(
        "a photo grid cannot be \(viewport.dimensions.width) points wide; it keeps its layout. Give it a frame."
      )
    }
    if viewport.window.height > Self.highest, roster.count > PhotoGridModel.keptWhole {
      complaints.warn(
        "a photo grid in a scroll view that runs the same way shows \(viewport.window.height) points of its rows at once, and has views "
          + "for all of them. Give it a frame, or take it out of that scroll view: it has one of its own."
      )
    }
    width = viewport.dimensions.width
    window = viewport.window.y
    exhibit.note(isVisible: isVisible)
    exhibit.handle(.viewport(viewport))
    exhibit.drawNow()
  }

  /// Whether there is anything to be seen, or nothing to show.
  var isVisible: Bool { width > 0 || roster.count == 0 }

  /// Warns of a size in which nothing shows.
  func miss() {
    complaints.warn(
      "a photo grid of \(roster.count) photographs is \(width) points wide, so that none of them can be seen. Give it a frame."
    )
  }

  /// No screen is so many points high.
  private static var highest: Double { 10_000 }

  /// Sets what has been set about the grid.
  func configure(_ new: ExhibitOptions) {
    let changes = new.changes(from: options)
    guard !changes.isEmpty else { return }
    complaints.warn(of: new)
    options = new
    changes.forEach { exhibit.handle($0) }
    viewer.configure(new)
    exhibit.drawNow()
  }

  /// What the person and the system prefer.
  func prefer(_ new: Event.Environment) {
    guard new != environment else { return }
    environment = new
    exhibit.handle(.environment(new))
    viewer.prefer(new)
    exhibit.drawNow()
  }
}
