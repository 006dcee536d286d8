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

  /// Whether the view is another view or lies within it.
  func isInside(_ other: ViewPath) -> Bool { indices.starts(with: other.indices) }
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
}
