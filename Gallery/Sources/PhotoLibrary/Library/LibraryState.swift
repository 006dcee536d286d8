/// The state of a library, as pages and the terminal show it.
public struct LibraryState: Sendable, Equatable {
  /// The revision of the listing. It grows when photographs are added, removed or reordered, or when their problems change.
  public let revision: Int
  /// The progress of making pictures.
  public let progress: Progress
}
