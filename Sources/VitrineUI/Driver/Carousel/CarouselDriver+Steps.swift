import Vitrine

/// The directions in which a carousel has another item, for buttons that step through it.
///
/// It is not `Equatable`: from Swift 6.2 on, `@Observable` ignores an equal value, and earlier versions update the views. Without the
/// conformance every version updates them, so the tests see an assignment that changes nothing.
struct PossibleSteps {
  /// Whether there is a next item.
  var next = false
  /// Whether there is a previous item.
  var previous = false

  static func == (a: Self, b: Self) -> Bool { a.next == b.next && a.previous == b.previous }
  static func != (a: Self, b: Self) -> Bool { !(a == b) }
}

extension CarouselDriver {
  /// Moves by a number of items; a negative distance moves back.
  ///
  /// The app can add the item in the same action, so a step past an end is made again with each update before the next frame. A
  /// step that moves the strip by a part of its distance is not continued.
  func step(_ distance: Int) {
    let before = exhibit.model.targetItem
    exhibit.handle(.step(distance))
    let isPastEnd = ids.count > 0 && exhibit.model.targetItem == before
    selectionSync.record(step: distance, isPastEnd: isPastEnd)
    if isPastEnd { exhibit.refresh() }
  }

  /// Makes the step past an end again, after an update.
  func stepAgain() {
    let distance = selectionSync.takeStep()
    if distance != 0 { step(distance) }
  }

  /// The directions in which a scene has another item.
  func possibleSteps(in scene: ExhibitScene) -> PossibleSteps {
    let model = exhibit.model
    return PossibleSteps(
      next: model.canStep(forwards: true, in: scene),
      previous: model.canStep(forwards: false, in: scene))
  }
}

extension CarouselDriver {
  /// The position of a strip in its collection, such as "3 of 12". It is not `Equatable`, as ``PossibleSteps`` are not.
  struct Progress {
    /// The index of the item nearest to the alignment line.
    var current = 0
    /// The number of items.
    var count = 0
    /// The page nearest to the alignment line. A strip that snaps to items has one page for each item.
    var page = 0
    /// The number of pages.
    var pages = 0

    static func == (a: Self, b: Self) -> Bool {
      (a.current, a.count, a.page, a.pages) == (b.current, b.count, b.page, b.pages)
    }
    static func != (a: Self, b: Self) -> Bool { !(a == b) }
  }
}
