/// The photographs that are open in the viewers of one page.
struct ViewedPhotos {
  /// The open photographs, in the order in which they were opened.
  private var open: [Entry] = []

  private struct Entry {
    weak var viewer: AnyObject?
    let photo: AnyHashable
  }

  /// The photograph that was opened last; nil if none is open.
  var latest: AnyHashable? { open.last { $0.viewer != nil }?.photo }

  /// Sets the photograph that is open in a viewer; nil for none.
  mutating func set(_ photo: AnyHashable?, by viewer: AnyObject) {
    open.removeAll { $0.viewer == nil || $0.viewer === viewer }
    if let photo { open.append(Entry(viewer: viewer, photo: photo)) }
  }
}
