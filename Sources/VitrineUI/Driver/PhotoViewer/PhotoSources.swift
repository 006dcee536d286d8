import Vitrine

/// The places of photographs on a page: views and carousels from which photographs fly to a ``PhotoViewer``, and to which they
/// return.
///
/// Keep it in the state of the view that contains the places and the viewer.
///
/// ```swift
/// struct Wall: View {
///   @State private var open: Photo.ID?
///   @State private var places = PhotoSources()
///
///   var body: some View {
///     ZStack {
///       HStack {
///         ForEach(photos) { photo in
///           Button { withAnimation { open = photo.id } } label: {
///             Image(photo.name).resizable().scaledToFill().frame(width: 96, height: 96).clipped()
///           }
///           .buttonStyle(.plain)
///           .photoSource(photo.id, in: places)
///         }
///       }
///       PhotoViewer(photos, aspectRatio: \.ratio, selection: $open, from: places) { Image($0.name).resizable() }
///     }
///   }
/// }
/// ```
/// The place of the open photograph is empty. A photograph without a place fades in and out.
@MainActor
public final class PhotoSources {
  private var places: [WeakPlace] = []
  private var viewed = ViewedPhotos()

  private struct WeakPlace {
    weak var place: (any PhotoPlace)?
  }

  /// Creates a collection without places.
  public nonisolated init() {}

  /// Adds a place. It is emptied if its photograph is open.
  func add(_ place: any PhotoPlace) {
    remove(place)
    places.append(WeakPlace(place: place))
    place.setViewed(viewed.latest)
  }

  /// Removes a place.
  func remove(_ place: any PhotoPlace) {
    places.removeAll { $0.place == nil || $0.place === place }
  }

  /// Empties the places of a photograph that is open in a viewer, and fills all others; nil fills them if no other viewer is open.
  func setViewed(_ id: AnyHashable?, by viewer: AnyObject) {
    let old = viewed.latest
    viewed.set(id, by: viewer)
    guard viewed.latest != old else { return }
    for place in places { place.place?.setViewed(viewed.latest) }
  }

  /// The position of a photograph in global coordinates, preferably in view of a screen; nil without one.
  func source(of id: AnyHashable, on screen: Frame) -> Source? {
    let found = places.compactMap { $0.place?.source(of: id) }.filter(\.isUsable)
    return found.first { $0.moved(by: screen.origin * -1).frame.meets(screen.dimensions) }
      ?? found.first
  }
}

/// A part of a page that shows photographs: one view, or a carousel.
@MainActor
protocol PhotoPlace: AnyObject {
  /// The position of a photograph in global coordinates; nil if it has none here.
  func source(of id: AnyHashable) -> Source?
  /// Empties the place of a photograph that is open, and fills all others; nil fills all.
  func setViewed(_ id: AnyHashable?)
}

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
