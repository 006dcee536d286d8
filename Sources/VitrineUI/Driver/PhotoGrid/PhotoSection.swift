/// A section of a ``PhotoGrid``: the photographs of a day, for example.
///
/// ```swift
/// let days = [PhotoSection("13 March", from: 0), PhotoSection("14 March", from: 12)]
/// ```
public struct PhotoSection: Identifiable, Hashable, Sendable {
  /// The key of the section. It stays the same when sections are added before it.
  public let id: String
  /// The title of the section.
  public var title: String
  /// The index of the first photograph. The section ends where the next one begins.
  public var start: Int

  /// Creates a section.
  /// - Parameters:
  ///   - title: The title for the heading and the scrubber.
  ///   - id: The key of the section; the title if omitted.
  ///   - start: The index of the first photograph.
  public init(_ title: String, id: String? = nil, from start: Int) {
    (self.id, self.title, self.start) = (id ?? title, title, start)
  }
}
