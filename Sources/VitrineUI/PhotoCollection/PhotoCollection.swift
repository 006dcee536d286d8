#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// A collection of photographs that flies between five arrangements: a grid, a carousel, a deck, a row of cards and a stitched row.
///
/// ```swift
/// struct Trip: View {
///   @State private var arrangement = PhotoArrangement.grid
///   var body: some View {
///     VStack {
///       Picker("Arrangement", selection: $arrangement.animation()) {
///         ForEach(PhotoArrangement.allCases, id: \.self) { Text($0.title) }
///       }
///       PhotoCollection(photos, arrangement: $arrangement, aspectRatio: \.ratio) { Image($0.name).resizable() }
///     }
///   }
/// }
/// ```
/// An assignment within `withAnimation` lets every photograph fly from its place to its place in the new arrangement; a plain assignment
/// shows the new arrangement at once. A finger can catch photographs that fly. An assignment on the way turns them round, or sends them
/// elsewhere, without a jump. With reduced motion, the arrangements cross-fade.
///
/// The selection is the open photograph, as in a ``PhotoGrid``: it opens in the viewer from the place where it is, also on its way. The
/// modifiers of grids and viewers apply to a collection, such as `photoGridCells` and `photoOverlay`.
///
/// A photograph that is near the view in both arrangements keeps its view, and the content closure is not called again for it. The content
/// must fill its space, so make images resizable. While the photographs are in a row, all ratios are read after each edit.
public struct PhotoCollection<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let items: PhotoItems<Items, ID, Content>
  private let selection: Binding<ID?>?
  @Binding private var arrangement: PhotoArrangement
  @State private var unbound: ID?
  @State private var storage = CollectionStorage<ID>()
  @SwiftUI.Environment(\.vitrineRecording) private var recording

  /// Creates a collection of the photographs that are identified by the property at `id`.
  ///
  /// ```swift
  /// PhotoCollection(names, id: \.self, arrangement: $arrangement) { Image($0).resizable() }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - id: The key path to the id of a photograph, which must stay the same when the collection changes.
  ///   - arrangement: How the photographs are arranged. Only the end of a scrub changes it; see `photoCollectionScrub`.
  ///   - selection: The open photograph. If no photograph has the id, it opens once the collection has it.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph counts as a square.
  ///   - content: The view of a photograph.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>, arrangement: Binding<PhotoArrangement>,
    selection: Binding<ID?>? = nil,
    aspectRatio: ((Items.Element) -> any PhotoAspectRatio)? = nil,
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.items = PhotoItems(items, id: id, aspectRatio: aspectRatio, content: content)
    self.selection = selection
    self._arrangement = arrangement
  }

  /// The content of the view.
  public var body: some View {
    let driver = storage.driver.recorded(in: recording)
    ScrollViewReader { reader in
      ScrollView {
        PhotoCells(items: items, driver: driver.grid, hasRows: true)
          .overlay(alignment: .topLeading) { OpenCardButton(driver: driver) }
          .modifier(CollectionTouches(driver: driver))
      }
      .modifier(CollectionScrolling(driver: driver))
      .modifier(ColumnsInput(driver: driver.grid, clock: storage.photos.clock))
      .onLatestChange(of: driver.grid.scroll) { _, _ in
        reader.scrollTo(ScrollAnchor.id, anchor: .top)
      }
    }
    .modifier(CollectionInput(driver: driver, clock: storage.photos.clock))
    .modifier(PhotoKeys(driver: driver.grid))
    .modifier(FrameTicks(clock: storage.photos.clock))
    .modifier(EngineMotion())
    .geometryGroup()
    .modifier(PhotoCover(items: items, storage: storage.photos))
    .coordinateSpace(.photos)
    .background {
      CollectionUpdates(
        items: items, selection: selection ?? $unbound, arrangement: $arrangement, driver: driver)
    }
  }
}

extension PhotoCollection where Items.Element: Identifiable, ID == Items.Element.ID {
  /// Creates a collection of identifiable photographs.
  ///
  /// ```swift
  /// PhotoCollection(photos, arrangement: $arrangement, aspectRatio: \.ratio) { Image($0.name).resizable() }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - arrangement: How the photographs are arranged. Only the end of a scrub changes it; see `photoCollectionScrub`.
  ///   - selection: The open photograph. If no photograph has the id, it opens once the collection has it.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph counts as a square.
  ///   - content: The view of a photograph.
  public init(
    _ items: Items, arrangement: Binding<PhotoArrangement>, selection: Binding<ID?>? = nil,
    aspectRatio: ((Items.Element) -> any PhotoAspectRatio)? = nil,
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(
      items, id: \.id, arrangement: arrangement, selection: selection, aspectRatio: aspectRatio,
      content: content)
  }
}

/// The objects that a collection keeps while it is on screen.
@MainActor
final class CollectionStorage<ID: Hashable> {
  let photos = PhotoStorage<ID>()
  private(set) lazy var driver = PhotoCollectionDriver(photos.driver)
}

/// Lets cells get no touches while photographs fly, or while a finger drags a row.
private struct CollectionTouches<ID: Hashable>: ViewModifier {
  let driver: PhotoCollectionDriver<ID>

  func body(content: Content) -> some View { content.allowsHitTesting(!driver.ignoresTouches) }
}

/// A button on the open card, which opens its photograph in the viewer.
private struct OpenCardButton<ID: Hashable>: View {
  let driver: PhotoCollectionDriver<ID>

  var body: some View {
    if let card = driver.openCard {
      let frame = card.placement.frame
      Button {
        driver.grid.open(card.id.item, at: card.index)
      } label: {
        Words.openPhoto.label(systemImage: "arrow.up.left.and.arrow.down.right")
      }
      .buttonStyle(PhotoToolbarStyle())
      .frame(width: frame.width, height: frame.height, alignment: .bottomTrailing)
      .offset(x: frame.x, y: frame.y)
      .transition(.identity)
    }
  }
}

/// Lets fingers scroll only a grid.
private struct CollectionScrolling<ID: Hashable>: ViewModifier {
  let driver: PhotoCollectionDriver<ID>

  func body(content: Content) -> some View {
    content
      .scrollDisabled(driver.isRow)
      .scrollIndicators(driver.isRow ? .never : .automatic)
  }
}
#endif
