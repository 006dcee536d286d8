#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Draws a photograph where its placement says: laid out in its box, cut, scaled and moved. This is all that a frame of a
/// flight changes.
struct PhotoPlace<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>

  func body(content: Content) -> some View {
    let placement = cell.placement
    content
      .frame(width: placement.box.width, height: placement.box.height)
      .clipShape(WindowShape(crop: placement.crop, radii: placement.radii))
      .scaleEffect(placement.scale, anchor: .topLeading)
      .opacity(placement.opacity)
      .offset(x: placement.position.x, y: placement.position.y)
  }
}

/// A photograph as it was given, filling its box. It is built again when the box changes, never during a flight.
struct PhotoImage<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let cell: Cell<ID>
  let isFullScreen: Bool

  var body: some View {
    PhotoContent(items: items, cell: cell, box: cell.placement.box, isFullScreen: isFullScreen)
      .equatable()
  }
}

private struct PhotoContent<Items: RandomAccessCollection, ID: Hashable, Content: View>: View,
  Equatable
{
  let items: PhotoItems<Items, ID, Content>
  let cell: Cell<ID>
  let box: Dimensions
  let isFullScreen: Bool

  var body: some View {
    let display = PhotoDisplay(
      size: CGSize(width: box.width, height: box.height), isFullScreen: isFullScreen)
    items.content(of: cell, on: display)
      .aspectRatio(items.ratio(of: cell), contentMode: .fill)
      .frame(width: box.width, height: box.height)
      .clipped()
      .contentShape(Rectangle())
  }

  nonisolated static func == (a: PhotoContent, b: PhotoContent) -> Bool {
    a.items === b.items && a.cell === b.cell && a.box == b.box
      && a.isFullScreen == b.isFullScreen
  }
}
#endif
