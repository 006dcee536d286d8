#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Adds a slider at the trailing side of photo grids, which shows where one is and scrolls to any photograph.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoGridSections(days)
  ///   .photoScrubber()
  /// ```
  /// Under a finger it grows and shows the title of the section. For VoiceOver it is adjustable, by a section at a time; without sections,
  /// by a tenth of the grid. There is none on tvOS.
  /// - Parameter isShown: Whether there is a slider.
  public nonisolated func photoScrubber(_ isShown: Bool = true) -> some View {
    environment(\.hasPhotoScrubber, isShown)
  }
}

/// The slider at the side of a grid, if the app wants one.
struct PhotoScrubber<ID: Hashable>: ViewModifier {
  let driver: PhotoGridDriver<ID>
  @SwiftUI.Environment(\.hasPhotoScrubber) private var isShown

  func body(content: Content) -> some View {
    #if os(tvOS)
    content
    #else
    content.overlay(alignment: .trailing) {
      if isShown { PhotoScrubberTrack(driver: driver) }
    }
    #endif
  }
}

#if !os(tvOS)
/// The area in which a finger moves the slider.
private struct PhotoScrubberTrack<ID: Hashable>: View {
  let driver: PhotoGridDriver<ID>
  @State private var height: CGFloat = 0
  @GestureState private var isHeld = false

  var body: some View {
    let scrubber = driver.scrubber
    if scrubber.end > 0 {
      HStack(alignment: .top, spacing: 8) {
        if isHeld, let section = scrubber.section {
          Text(verbatim: section.title)
            .padding(8)
            .background(.regularMaterial)
            .fixedSize(horizontal: true, vertical: true)
        }
        RoundedRectangle(cornerRadius: 4)
          .fill(Color.gray)
          .frame(width: isHeld ? 8 : 4, height: Self.length)
      }
      .padding(.trailing, 4)
      .offset(y: scrubber.share * max(0, height - Self.length))
      .frame(width: Self.width, alignment: .topTrailing)
      .frame(maxHeight: .infinity, alignment: .topTrailing)
      .contentShape(Rectangle())
      .onLatestGeometry(\.size.height) { height = $0 }
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .updating($isHeld) { _, isHeld, _ in isHeld = true }
          .onChanged { drag(to: $0.location.y) }
      )
      .accessibilityElement()
      .accessibilityLabel(Words.scrubber.text)
      .accessibilityValue(value(of: scrubber))
      .accessibilityAdjustableAction { driver.scrub(bySections: $0 == .increment ? 1 : -1) }
    }
  }

  private func drag(to y: CGFloat) {
    let way = height - Self.length
    if way > 0 { driver.scrub(toShare: min(1, max(0, (y - Self.length / 2) / way))) }
  }

  private func value(of scrubber: GridScrubber) -> Text {
    scrubber.section.map { Text(verbatim: $0.title) }
      ?? Words.position(min(Int(scrubber.position) + 1, driver.count), of: driver.count)
  }

  /// The width of the area for fingers, and the length of the slider, in points.
  private static var width: CGFloat { 24 }
  private static var length: CGFloat { 48 }
}
#endif

extension EnvironmentValues {
  /// Whether the grids below have a slider at the side.
  var hasPhotoScrubber: Bool {
    get { self[PhotoScrubberKey.self] }
    set { self[PhotoScrubberKey.self] = newValue }
  }
}

private struct PhotoScrubberKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
#endif
