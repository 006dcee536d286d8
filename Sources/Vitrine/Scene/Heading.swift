/// The heading of a section of a grid. The host knows its title.
///
/// A heading is at the top of its section and sticks to the top of the window while the section is there:
///
/// ```
///   frame  +-----------------+      ------------------- top of the window
///          | heading         |      | heading         |
///          | cells           |      | cells           |
/// ```
public struct Heading: Equatable, Sendable {
  /// The index of the section.
  public let section: Int
  /// The frame of the section with its heading and its cells, in points from the top left of the grid.
  public let frame: Frame
}
