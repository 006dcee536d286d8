#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The values that modifiers set for the carousels below them.
struct CarouselSettings: Equatable {
  var options = ExhibitOptions()
  var extent = ItemExtent.measured
  var indicator = CarouselIndicator.none
  /// The views that a remote focuses.
  var focus = CarouselFocus.items
  /// Whether the play button is hidden, because the app has its own.
  var hidesPlayButton = false
  /// The maximum breadth of a stitched row, in points; nil for the breadth of its items.
  var rowHeight: Double?
  /// Whether the engine determines the length and the crop of the items.
  var isFitted = false
  /// The distance of the items at the ends from the edges of the view, in points.
  var contentMargin: CGFloat = 0
  /// Whether items are cut at the edges of the view.
  var isClipped = true
  /// A custom effect.
  var effect: CustomEffect?

  /// A custom effect as an object, so that a change can be detected.
  final class CustomEffect: Equatable, Sendable {
    let transform: @Sendable (CarouselPhase) -> CarouselTransform
    init(_ transform: @escaping @Sendable (CarouselPhase) -> CarouselTransform) {
      self.transform = transform
    }
    static func == (a: CustomEffect, b: CustomEffect) -> Bool { a === b }
  }

  /// Whether there is autoplay, unless motion is reduced.
  var plays: Bool { options[.autoplay] ?? 0 > 0 }

  var isMeasured: Bool { extent == .measured && !isFitted }

  /// The ratio of items whose length follows from the breadth of the strip; nil for other lengths.
  var ratio: ItemExtent? { extent.followsBreadth && !isFitted ? extent : nil }

  /// Whether the layout determines the lengths of items, and places them until the engine knows them.
  var isPlacedByLayout: Bool { isMeasured || ratio != nil }

  /// The drawing features that the items use.
  var drawing: CellDrawing {
    let effect = options[.effect].flatMap { Effect(rawValue: Int32($0)) } ?? .none
    let turning: [Effect] = [.coverFlow, .cylinder, .wheel]
    return CellDrawing(
      isMeasured: isMeasured, isCropped: effect == .parallax || isFitted,
      isRotatedIn3D: self.effect != nil || turning.contains(effect))
  }
}

extension EnvironmentValues {
  var carouselSettings: CarouselSettings {
    get { self[CarouselSettingsKey.self] }
    set { self[CarouselSettingsKey.self] = newValue }
  }
}

private struct CarouselSettingsKey: EnvironmentKey {
  static var defaultValue: CarouselSettings { CarouselSettings() }
}

extension View {
  /// Changes the settings of the carousels in this view.
  nonisolated func carousel(_ change: @escaping (inout CarouselSettings) -> Void) -> some View {
    transformEnvironment(\.carouselSettings, transform: change)
  }

  /// Sets an option of the engine.
  nonisolated func carousel(_ option: Option, _ value: Double) -> some View {
    carousel { $0.options[option] = value }
  }
}
#endif
