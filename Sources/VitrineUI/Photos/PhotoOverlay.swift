#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Adds a view over the open photograph of grids and viewers, such as a caption or a button.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoOverlay { (id: Photo.ID) in
  ///     if let photo = photosByID[id] { Text(photo.name).foregroundStyle(.white) }
  ///   }
  /// ```
  /// The view lies within the safe area and fades with the close button. It takes touches only where it draws. Several overlays
  /// lie over each other, the last one in front.
  /// - Parameters:
  ///   - alignment: Where the view lies on the screen. The close button is at the top leading corner.
  ///   - overlay: The view for the photograph with an id. For ids of another type than `ID` there is no view, and the log
  ///     says so.
  public nonisolated func photoOverlay<ID: Hashable, Overlay: View>(
    alignment: Alignment = .bottom, @ViewBuilder overlay: @escaping @MainActor (ID) -> Overlay
  ) -> some View {
    transformEnvironment(\.photoOverlays) {
      // The environment goes from the outer views to the inner ones, and modifiers that come last are the outer ones.
      $0.insert(PhotoOverlay(alignment, overlay), at: 0)
    }
  }
}

/// A view over the open photograph.
struct PhotoOverlay {
  let alignment: Alignment
  /// The view for an id; nil for an id of another type.
  let view: PhotoValue<AnyView>

  init<ID: Hashable>(
    _ alignment: Alignment, _ overlay: @escaping @MainActor (ID) -> some View
  ) {
    self.alignment = alignment
    self.view = PhotoValue("photoOverlay") { (id: ID) in AnyView(overlay(id)) }
  }
}

/// All overlays of the open photograph.
struct PhotoOverlays: View {
  let id: AnyHashable
  let warnings: Warnings
  @SwiftUI.Environment(\.photoOverlays) private var overlays

  var body: some View {
    ForEach(overlays.indices, id: \.self) { index in
      overlays[index].view(id, warnings)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: overlays[index].alignment)
    }
  }
}

extension EnvironmentValues {
  /// The views over open photographs, back to front.
  var photoOverlays: [PhotoOverlay] {
    get { self[PhotoOverlaysKey.self] }
    set { self[PhotoOverlaysKey.self] = newValue }
  }
}

private struct PhotoOverlaysKey: EnvironmentKey {
  static var defaultValue: [PhotoOverlay] { [] }
}
#endif
