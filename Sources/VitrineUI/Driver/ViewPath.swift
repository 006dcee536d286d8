/// The position of a view in the tree of a window: the index of each view on the way from the window to it, among its siblings.
///
/// ```
///   window ── 0: page ── 0: carousel ── 0: photograph row       [0, 0, 0] < [0, 1]: the viewer is in front of the row
///                    └── 1: viewer
/// ```
/// A greater path is in front: later siblings cover earlier ones, and a view covers the views that contain it.
struct ViewPath: Comparable {
  let indices: [Int]

  static func < (a: ViewPath, b: ViewPath) -> Bool {
    a.indices.lexicographicallyPrecedes(b.indices)
  }
}

extension ViewPath {
  /// Creates the path of a view.
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: Returns the view that contains a view; nil for the window's own.
  ///   - children: Returns the views in a view, back to front.
  init<View: AnyObject>(of view: View, parent: (View) -> View?, children: (View) -> [View]) {
    var (indices, view): ([Int], View) = ([], view)
    while let above = parent(view) {
      indices.append(children(above).firstIndex { $0 === view } ?? 0)
      view = above
    }
    self.init(indices: indices.reversed())
  }

  /// Offers an event to views, front to back, until one handles it. Returns whether one has.
  @MainActor
  static func offer<View>(
    to views: [View], at path: (View) -> ViewPath, handles: (View) -> Bool
  ) -> Bool {
    views.map { (path: path($0), view: $0) }.sorted { $0.path > $1.path }
      .contains { handles($0.view) }
  }
}
