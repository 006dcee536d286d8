#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Adds details to the open photograph of grids and viewers, such as its date and camera, in a panel that a person opens.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoDetails { (id: Photo.ID) in
  ///     if let photo = photosByID[id] { Text(photo.name).padding() }
  ///   }
  /// ```
  /// A button beside the toolbar and the key I open and close the panel. It lies below the photograph, at most half as high as the
  /// screen, or at the trailing side of a wide screen. A finger catches it on its way, and drags it out by its header. It stays open
  /// from one photograph to the next, and does not hide with the controls. Long details need a `ScrollView`. On tvOS there is no
  /// panel, because a remote cannot reach it. If several modifiers surround a grid, the innermost one counts.
  /// - Parameter content: The details of the photograph with an id. For ids of another type than `ID` there are none, and the
  ///   log says so.
  public nonisolated func photoDetails<ID: Hashable, Details: View>(
    @ViewBuilder content: @escaping @MainActor (ID) -> Details
  ) -> some View {
    environment(\.photoDetails, PhotoValue("photoDetails") { (id: ID) in AnyView(content(id)) })
  }
}

#if !os(tvOS)
/// The panel with the details of the open photograph.
struct PhotoDetailsPanel<ID: Hashable>: View {
  let viewer: PhotoViewerDriver<ID>
  let clock: DisplayClock
  let id: ID
  @State private var screen = CGSize.zero
  @SwiftUI.Environment(\.photoDetails) private var details
  @SwiftUI.Environment(\.layoutDirection) private var direction

  var body: some View {
    if let details { area(of: details) }
  }

  private func area(of details: PhotoValue<AnyView>) -> some View {
    ZStack(alignment: isBelow ? .bottom : .trailing) {
      Color.clear.allowsHitTesting(false).accessibilityHidden(true)
      if viewer.showsDetails {
        DetailsSheet(viewer: viewer, clock: clock, isBelow: isBelow, away: away) {
          // The state of the app's views belongs to one photograph.
          details(id, viewer.warnings).transition(.identity).id(id)
        }
        .frame(
          maxWidth: isBelow ? nil : breadth, maxHeight: isBelow ? screen.height / 2 : nil,
          alignment: .bottom
        )
        .environment(\.layoutDirection, direction)
        .transition(.identity)
      }
    }
    .onLatestGeometry(\.size) { screen = $0 }
    .environment(\.colorScheme, .dark)
    .animation(nil) { $0.opacity(viewer.backdrop * viewer.sceneOpacity) }
    .allowsHitTesting(viewer.screen.isCovered)
  }

  /// Whether the panel lies below the photograph: on screens that are high and not wide.
  private var isBelow: Bool { screen.width <= 640 && screen.height >= screen.width }

  /// The width of a panel beside the photograph, in points.
  private var breadth: CGFloat { min(320, screen.width / 2) }

  /// The direction in which the panel leaves, from the left also in languages that are written from the right.
  private var away: Vector {
    isBelow ? Vector(x: 0, y: 1) : Vector(x: direction == .rightToLeft ? -1 : 1, y: 0)
  }
}

/// A panel that fingers drag. Its content does not depend on its place.
private struct DetailsSheet<ID: Hashable, Content: View>: View {
  let viewer: PhotoViewerDriver<ID>
  let clock: DisplayClock
  let isBelow: Bool
  let away: Vector
  @ViewBuilder let content: Content
  @State private var size = CGSize.zero

  var body: some View {
    VStack(spacing: 0) {
      DetailsHeader { viewer.setDetails(isOpen: false) }
      content
    }
    .frame(maxWidth: .infinity, maxHeight: isBelow ? nil : .infinity, alignment: .top)
    .background { Color.black.opacity(0.85).ignoresSafeArea().accessibilityHidden(true) }
    .contentShape(Rectangle())
    .onLatestGeometry(\.size) {
      size = $0
      viewer.setEdge(edge)
    }
    .onLatestChange(of: edge) { _, edge in viewer.setEdge(edge) }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Words.details.text)
    .accessibilityAction(.escape) { viewer.setDetails(isOpen: false) }
    .modifier(DetailsPlacement(viewer: viewer, edge: edge))
    .modifier(
      PointerGesture(
        clock: clock,
        precedence: GesturePrecedence(frame: { viewer.surface.frame }, takesAll: true)
      ) { viewer.handleDetails($0, at: $1) }
    )
  }

  private var edge: PanelEdge {
    PanelEdge(direction: away, length: max(1, isBelow ? size.height : size.width))
  }
}

/// Moves the panel into view. A frame of its motion changes only this modifier.
private struct DetailsPlacement<ID: Hashable>: ViewModifier {
  let viewer: PhotoViewerDriver<ID>
  let edge: PanelEdge

  func body(content: Content) -> some View {
    let distance = (1 - viewer.detailsShare) * edge.length
    content.animation(nil) {
      // Before its length is known, it is out of view.
      $0.opacity(edge.length > 1 ? 1 : 0)
        .offset(x: edge.direction.x * distance, y: edge.direction.y * distance)
    }
  }
}

/// The part of the panel that a finger drags, with a button that closes it.
private struct DetailsHeader: View {
  let close: () -> Void

  var body: some View {
    HStack(spacing: 0) {
      Words.details.text.padding(.horizontal, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button(action: close) { Words.closeDetails.label(systemImage: "xmark.circle") }
        .buttonStyle(PhotoToolbarStyle())
    }
    .frame(height: PanelEdge.header)
    .contentShape(Rectangle())
  }
}
#endif

extension EnvironmentValues {
  /// The details of an open photograph.
  var photoDetails: PhotoValue<AnyView>? {
    get { self[PhotoDetailsKey.self] }
    set { self[PhotoDetailsKey.self] = newValue }
  }
}

private struct PhotoDetailsKey: EnvironmentKey {
  static var defaultValue: PhotoValue<AnyView>? { nil }
}
#endif
