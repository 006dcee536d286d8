import Vitrine

// The numbers that JavaScript and the engine share. `make interface` writes them to `Web/src/abi.js`.

/// The kinds of exhibits that a page can make, and the flight of photographs between two of them.
enum ExhibitNumber: Int32, CaseIterable {
  case photoGrid, photoViewer, carousel, expanding, stitched, rearrangement
}

/// The actions of a page on a rearrangement.
enum RearrangementNumber: Int32, CaseIterable {
  case start, reverse, scrub, endScrub, disconnect, setFrames, motion
}

/// The kinds of events.
enum EventNumber: Int32, CaseIterable {
  case pointer, key, viewport, environment, option, count, focus, open, close, select, step, wheel
  case extents, insert, remove, pause, expand, stitch, magnify, stops, move, source, page
  case extent, picture, viewed, sections, scrub, columns, ratios
}

/// The kinds of signals.
enum SignalNumber: Int32, CaseIterable {
  case open, close, settle, prefetch, focus, scroll, change, expand, stitch, haptic, columns
}

/// The questions about an exhibit that need no scene.
enum QuestionNumber: Int32, CaseIterable {
  /// The item on which a strip rests or will rest.
  case target
  /// The position of a strip, in items.
  case position
  /// Whether a photograph that closes looks as if it were in its place already.
  case looksClosed
  /// The positions to which the scrubber of a grid moves by a section.
  case previousSection, nextSection
  /// The number of columns of a grid at rest.
  case columns
  /// The next number of columns at which a grid can rest after another one.
  case nextColumns
  /// The minimum side of a cell at which a grid has its columns, in pixels.
  case minCell
  /// The distance from row to row and from column to column of a grid, in pixels.
  case pitch
}

/// The numbers at the start of a scene that a page uses, in their order.
enum SceneField: Int, CaseIterable {
  case count, opacity, backdrop, controls, height, isMoving, wakeAt
  case offsetX, offsetY, target, position, pages, currentPage, firstDot, dots, revision
  case headings, headingHeight, unit, section, scrubPosition, scrubEnd, layers, isJustified
  case holdsPictures, removed
}

/// The numbers at the start of a rearrangement's scene, in their order: those of the photographs that do not fly, of both exhibits.
enum RearrangementField: Int, CaseIterable {
  case count, isMoving
  case sourceOpacity, sourceScale, sourcePivotX, sourcePivotY, sourceX, sourceY
  case destinationOpacity, destinationScale, destinationPivotX, destinationPivotY, destinationX
  case destinationY
}

/// The numbers of a placement, in their order.
enum PlacementField: Int, CaseIterable {
  case item, x, y, scale, width, height, cropTop, cropRight, cropBottom, cropLeft
  case radiusTopLeft, radiusTopRight, radiusBottomRight, radiusBottomLeft
  case opacity, lap, depth, rotationX, rotationY, rotationZ, elevation, openness
  /// The number of the flight of a photograph. Other placements have none.
  case flight
}

/// The sizes of the buffers, and the bits of a response.
enum Interface {
  /// The number of numbers at the start of a scene, and of each placement: at least the number of cases of ``SceneField``.
  static let stride = 26
  /// The maximum number of numbers of most events and of all signals.
  static let fewArguments = 16
  /// The maximum number of numbers of an event: the extents of all items, their number and the first item.
  static let maximumArguments = Limit.items + 2
  /// The opacity of an item that flies. CSS clamps it to 0, which is that of an item in the viewer.
  static let flownOpacity = -1.0
  /// The bit of a response that asks the page to suppress the click that follows.
  static let suppressesClick: Int32 = 4
}
