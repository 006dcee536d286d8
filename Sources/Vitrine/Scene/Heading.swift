/// The heading of a section of a grid. The host knows its title.
///
/// A heading is at the top of its section and sticks to the top of the window while the section is there:
///
/// ```
///   frame  +-----------------+      ------------------- top of the window
///          | heading         |      | heading         |
///          | cells           |      | cells           |
/// ```
/// While the columns change, a heading moves from its place in one layout to that in the other. If their units differ, the headings of
/// both fade into each other.
public struct Heading: Equatable, Sendable {
  /// The index of the section.
  public let section: Int
  /// The frame of the section with its heading and its cells, in points from the top left of the grid.
  public let frame: Frame
  /// The unit of the section.
  public var unit = SectionUnit.day
  /// The opacity, from 0, invisible, to 1, opaque.
  public var opacity = 1.0
}

extension Heading {
  /// Returns the top of the heading in a window, in points from the top of the grid. It sticks to the top of the window, as far as its
  /// section reaches.
  /// - Parameters:
  ///   - top: The top of the window, in points from the top of the grid.
  ///   - height: The height of a heading, in points.
  package func top(inWindowAt top: Double, height: Double) -> Double {
    max(frame.y, min(top, frame.maxY - height))
  }
}
