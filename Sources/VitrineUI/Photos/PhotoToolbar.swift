#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Adds buttons to the open photograph of grids and viewers, beside each other at the top, opposite the close button.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoToolbar { (id: Photo.ID) in
  ///     Button("Load in full size", systemImage: "arrow.down") { loader.loadFullSize(id) }
  ///     Button("Share", systemImage: "square.and.arrow.up") { loader.share(id) }
  ///   }
  /// ```
  /// Each button shows its symbol in white and takes touches within at least 44 points. The toolbar lies within the safe area and
  /// fades with the close button. On tvOS there is none, because a remote cannot reach it. If several modifiers surround a grid, the
  /// innermost one counts.
  /// - Parameter content: The buttons for the photograph with an id, such as `Button` and `ShareLink`. For ids of another type than
  ///   `ID` there are none, and the log says so.
  public nonisolated func photoToolbar<ID: Hashable, Toolbar: View>(
    @ViewBuilder content: @escaping @MainActor (ID) -> Toolbar
  ) -> some View {
    environment(\.photoToolbar, PhotoValue("photoToolbar") { (id: ID) in AnyView(content(id)) })
  }
}

/// The close button, the buttons of the app, and one for the details.
struct PhotoToolbar: View {
  let id: AnyHashable
  let warnings: Warnings
  let toggleDetails: () -> Void
  let close: () -> Void
  @SwiftUI.Environment(\.photoToolbar) private var content
  @SwiftUI.Environment(\.photoDetails) private var details

  var body: some View {
    HStack(spacing: 0) {
      Button(action: close) { Words.close.label(systemImage: "xmark") }
        .frame(maxWidth: .infinity, alignment: .leading)
      // The state of the app's views belongs to one photograph.
      content?(id, warnings).transition(.identity).id(id)
      if details != nil {
        Button(action: toggleDetails) { Words.details.label(systemImage: "info.circle") }
      }
    }
    .buttonStyle(PhotoToolbarStyle())
    .padding(4)
  }
}

/// A white symbol that is large enough for a finger.
struct PhotoToolbarStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .font(.title2)
      .foregroundStyle(.white)
      // A white symbol is visible on a white photograph, too.
      .shadow(color: .black, radius: 2)
      .touchTarget()
  }
}

extension EnvironmentValues {
  /// The buttons for an open photograph.
  var photoToolbar: PhotoValue<AnyView>? {
    get { self[PhotoToolbarKey.self] }
    set { self[PhotoToolbarKey.self] = newValue }
  }
}

private struct PhotoToolbarKey: EnvironmentKey {
  static var defaultValue: PhotoValue<AnyView>? { nil }
}
#endif
