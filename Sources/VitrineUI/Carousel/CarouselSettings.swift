#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// What modifiers have said about the carousels below them.
struct CarouselSettings: Equatable {
  var options = ExhibitOptions()
  var extent = ItemExtent.measured
  var indicator = CarouselIndicator.none
  /// What takes the focus of a remote.
  var focus = CarouselFocus.items
  /// Whether the button that stops autoplay is somebody else's.
  var hidesPlayButton = false
  /// How high a row of photographs is at most, in points; nil for as high as its items.
  var row: Double?
  /// Whether the engine itself knows how long items are, and what is cut off them.
  var isFitted = false
  /// A person's own effect.
  var effect: OwnEffect?

  /// An effect as an object, so that it can be told whether it is another one.
  final class OwnEffect: Equatable, Sendable {
    let transform: @Sendable (CarouselPhase) -> CarouselTransform
    init(_ transform: @escaping @Sendable (CarouselPhase) -> CarouselTransform) {
      self.transform = transform
    }
    static func == (a: OwnEffect, b: OwnEffect) -> Bool { a === b }
  }

  var isMeasured: Bool { extent == .measured && !isFitted }

  /// What of the drawing of items is used.
  var look: CellLook {
    let effect = options[.effect].flatMap { Effect(rawValue: Int32($0)) } ?? .none
    let turning: [Effect] = [.coverFlow, .cylinder, .wheel]
    return CellLook(
      isMeasured: isMeasured, isCut: effect == .parallax || isFitted,
      isTurned: self.effect != nil || turning.contains(effect))
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
  /// Changes what has been said about the carousels in this view.
  nonisolated func carousel(_ change: @escaping (inout CarouselSettings) -> Void) -> some View {
    transformEnvironment(\.carouselSettings, transform: change)
  }

  /// Sets a number of the engine's table.
  nonisolated func carousel(_ option: Option, _ value: Double) -> some View {
    carousel { $0.options[option] = value }
  }
}
#endif
