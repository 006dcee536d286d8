#if canImport(SwiftUI)
public import SwiftUI
import Observation
import Vitrine

extension View {
  /// Marks this view as the place of a photograph. The photograph flies from here to a ``PhotoViewer`` with the same places, and
  /// back.
  ///
  /// ```swift
  /// Image(photos[0].name).resizable()
  ///   .scaledToFill()
  ///   .frame(width: 96, height: 96)
  ///   .clipShape(RoundedRectangle(cornerRadius: 8))
  ///   .photoSource(photos[0].id, in: places, cornerRadius: 8)
  /// ```
  /// Here `places` is a ``PhotoSources`` in the state of the view that contains this view and the viewer.
  ///
  /// The view must show the photograph cropped to its frame. It is invisible while the photograph is open.
  /// - Parameters:
  ///   - id: The id of the photograph in the collection of the viewer.
  ///   - sources: The places, which the viewer has as well.
  ///   - cornerRadius: The radius of the view's corners, in points. A negative one counts as 0. If it is not finite, the photograph
  ///     fades instead of flying.
  public nonisolated func photoSource<ID: Hashable>(
    _ id: ID, in sources: PhotoSources, cornerRadius: CGFloat = 0
  ) -> some View {
    modifier(PhotoSourceModifier(id: id, sources: sources, radius: cornerRadius))
  }

  /// Makes the items of carousels the places of the photographs with the same ids. The photographs fly from there to a
  /// ``PhotoViewer`` with the same places, and back.
  ///
  /// ```swift
  /// struct Reel: View {
  ///   @State private var open: Photo.ID?
  ///   @State private var places = PhotoSources()
  ///
  ///   var body: some View {
  ///     ZStack {
  ///       StitchedCarousel(photos, isStitched: .constant(false), aspectRatio: \.ratio) { id in
  ///         withAnimation { open = id }
  ///       } content: {
  ///         Image($0.name).resizable()
  ///       }
  ///       .carouselPhotoSources(places)
  ///       PhotoViewer(photos, aspectRatio: \.ratio, selection: $open, from: places) { Image($0.name).resizable() }
  ///     }
  ///   }
  /// }
  /// ```
  /// While a photograph is open, the carousel brings its item into view and does not play.
  /// - Parameter sources: The places, which the viewer has as well; nil for none.
  public nonisolated func carouselPhotoSources(_ sources: PhotoSources?) -> some View {
    environment(\.carouselPhotoSources, sources)
  }
}

/// The place of one photograph. The conformance is in an extension, so that an initializer needs no main actor.
private struct PhotoSourceModifier<ID: Hashable> {
  let id: ID
  let sources: PhotoSources
  let radius: CGFloat
  @State private var place = ViewPlace()

  init(id: ID, sources: PhotoSources, radius: CGFloat) {
    self.id = id
    self.sources = sources
    self.radius = radius
  }
}

extension PhotoSourceModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .animation(nil) { $0.opacity(place.isEmpty ? 0 : 1) }
      .onGeometryChange(for: Bool.self) { [frame = place.frame] in
        // The flight reads the newest frame, and nothing needs a report.
        frame.note($0.frame(in: .global))
        return true
      } action: { _ in
      }
      .onLatestChange(
        of: Inputs(id: id, sources: ObjectIdentifier(sources), radius: radius), initial: true
      ) { _, _ in
        connect()
      }
      .onAppear { connect() }
      .onDisappear { place.sources?.remove(place) }
  }

  private struct Inputs: Equatable {
    let id: ID
    let sources: ObjectIdentifier
    let radius: CGFloat
  }

  @MainActor private func connect() {
    if place.sources !== sources { place.sources?.remove(place) }
    (place.id, place.radius, place.sources) = (id, radius, sources)
    sources.add(place)
  }
}

/// The place of a photograph in a view.
@MainActor @Observable
private final class ViewPlace: PhotoPlace {
  /// Whether the photograph is open.
  private(set) var isEmpty = false
  @ObservationIgnored var id: AnyHashable?
  /// The frame of the view in global coordinates.
  @ObservationIgnored let frame = LatestValue<CGRect>()
  @ObservationIgnored var radius = 0.0
  @ObservationIgnored weak var sources: PhotoSources?

  nonisolated init() {}

  func source(of id: AnyHashable) -> Source? {
    guard id == self.id, let frame = frame.newest else { return nil }
    return Source(
      frame: Frame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
      radii: CornerRadii(radius))
  }

  func setViewed(_ id: AnyHashable?) {
    let isEmpty = id != nil && id == self.id
    if isEmpty != self.isEmpty { self.isEmpty = isEmpty }
  }
}

extension EnvironmentValues {
  /// The places of photographs to which the items of carousels belong.
  var carouselPhotoSources: PhotoSources? {
    get { self[CarouselPhotoSourcesKey.self] }
    set { self[CarouselPhotoSourcesKey.self] = newValue }
  }
}

private struct CarouselPhotoSourcesKey: EnvironmentKey {
  static var defaultValue: PhotoSources? { nil }
}
#endif
