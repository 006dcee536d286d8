#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// A viewer of one photograph over other views. A flick shows the next photograph; dragging it away closes the viewer.
///
/// ```swift
/// ZStack {
///   Album(photos, open: $open)
///   PhotoViewer(photos, aspectRatio: \.ratio, selection: $open) { Image($0.name).resizable() }
/// }
/// ```
/// Put it in front of the views it belongs to. It fills its container, so put it at the root of the window for the full screen. It
/// shows nothing while the selection is nil. If no photograph has the selected id, it opens once the collection has it. Photographs
/// fade in and out, or fly from their places on the page; see ``PhotoSources``. A ``PhotoGrid`` has its own viewer.
public struct PhotoViewer<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let items: PhotoItems<Items, ID, Content>
  @Binding private var selection: ID?
  private let sources: PhotoSources?
  @State private var storage = PhotoStorage<ID>(showsCells: false)
  @SwiftUI.Environment(\.vitrineRecording) private var recording

  init(
    _ items: PhotoItems<Items, ID, Content>, selection: Binding<ID?>, sources: PhotoSources?
  ) {
    self.items = items
    self.sources = sources
    self._selection = selection
  }

  /// The content of the view.
  public var body: some View {
    let driver = storage.driver.recorded(in: recording)
    PhotoSurface(items: items, viewer: driver.viewer, clock: storage.viewerClock)
      .modifier(FrameTicks(clock: storage.clock))
      .background {
        PhotoUpdates(
          items: items, selection: $selection, driver: driver, sources: sources)
      }
      .onAppear { driver.emptyPlaces() }
      .onDisappear { driver.fillPlaces() }
  }
}
#endif
