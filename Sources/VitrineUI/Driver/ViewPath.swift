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
