#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Draws a photograph at its placement: laid out in its box, cropped, scaled and moved. A frame of a flight changes only this
/// modifier. An animation of the app does not apply here.
struct PhotoPlacement<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>

  func body(content: Content) -> some View {
    let placement = cell.placement
    content.animation(nil) {
      $0.frame(width: placement.box.width, height: placement.box.height)
        .geometryGroup()
        .modifier(Crop(shape: CropShape(crop: placement.crop, radii: placement.radii)))
        .modifier(CellShadow(cell: cell))
        .scaleEffect(placement.scale, anchor: .topLeading)
        .opacity(placement.opacity)
        .offset(x: placement.position.x, y: placement.position.y)
    }
    .zIndex(placement.depth)
  }
}

/// The content of a photograph on the full screen. Beneath it lies the content of its cell, which is visible until the large image
/// has loaded.
struct PhotoLayers<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let cell: Cell<ID>
  /// The size of a cell in the grid; nil without a grid.
  let cellSize: Dimensions?

  var body: some View {
    ZStack {
      if let cellSize, items.dependsOnDisplay {
        PhotoImage(items: items, cell: cell, isFullScreen: false, size: cellSize)
          .accessibilityHidden(true)
      }
      PhotoImage(items: items, cell: cell, isFullScreen: true, isOverCell: cellSize != nil)
    }
  }
}

/// Tells the viewer when a photograph has another shape or number of pixels. The app's closures can read observable objects, which this
/// view observes.
struct PictureUpdates<ID: Hashable>: View {
  let viewer: PhotoViewerDriver<ID>
  let cell: Cell<ID>

  var body: some View {
    Color.clear
      .onLatestChange(of: viewer.details(at: cell.index)) { _, _ in viewer.picturesChanged() }
      .accessibilityHidden(true)
  }
}

/// The content of a photograph, filling its box. It is built again when the box changes, never during a flight.
struct PhotoImage<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let cell: Cell<ID>
  let isFullScreen: Bool
  /// The size for which the content is made; nil for that of the box.
  var size: Dimensions?
  /// Whether the content of a cell lies beneath.
  var isOverCell = false

  var body: some View {
    let box = cell.placement.box
    let size = size ?? box
    let display = PhotoDisplay(
      size: CGSize(width: size.width, height: size.height), isFullScreen: isFullScreen)
    PhotoContent(items: items, cell: cell, box: box, display: display.overCell(isOverCell))
      .equatable()
  }
}

private struct PhotoContent<Items: RandomAccessCollection, ID: Hashable, Content: View>: View,
  Equatable
{
  let items: PhotoItems<Items, ID, Content>
  let cell: Cell<ID>
  let box: Dimensions
  let display: PhotoDisplay

  var body: some View {
    // Without a ratio the content keeps its own.
    PhotoPicture(items: items, cell: cell, display: items.dependsOnDisplay ? display : nil)
      .equatable()
      .aspectRatio(items.ratio(of: cell).map { CGFloat($0) }, contentMode: .fill)
      .animation(nil) { $0.frame(width: box.width, height: box.height) }
      .clipped()
      .contentShape(Rectangle())
  }

  nonisolated static func == (a: PhotoContent, b: PhotoContent) -> Bool {
    a.items === b.items && a.cell === b.cell && a.box == b.box && a.display == b.display
  }
}

/// The app's view of a photograph. It is built again only for other items, or for another display if it depends on that.
private struct PhotoPicture<Items: RandomAccessCollection, ID: Hashable, Content: View>: View,
  Equatable
{
  let items: PhotoItems<Items, ID, Content>
  let cell: Cell<ID>
  /// The size on the screen; nil if the content does not depend on it.
  let display: PhotoDisplay?

  var body: some View {
    items.content(of: cell, on: display ?? PhotoDisplay(size: .zero, isFullScreen: false))
  }

  nonisolated static func == (a: PhotoPicture, b: PhotoPicture) -> Bool {
    a.items === b.items && a.cell === b.cell && a.display == b.display
  }
}
#endif
