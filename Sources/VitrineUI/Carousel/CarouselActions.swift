#if canImport(SwiftUI)
import Observation
public import SwiftUI

/// Moves a carousel from a control that is not part of it.
///
/// Inside a carousel's items the environment has the actions of that carousel; around one, ``CarouselReader`` gives them.
///
/// ```swift
/// struct NextButton: View {
///   @Environment(\.carousel) private var carousel
///   var body: some View { Button("Next") { carousel.next() } }
/// }
/// ```
@MainActor
public struct CarouselActions {
  private let reader: CarouselReach

  init(_ driver: any CarouselControls) {
    reader = CarouselReach()
    reader.driver = driver
  }

  nonisolated init(_ reader: CarouselReach) { self.reader = reader }

  /// Goes on by one item.
  public func next() { reader.driver?.step(1) }

  /// Goes back by one item.
  public func previous() { reader.driver?.step(-1) }

  /// Makes an item current, by the short way round. An id that is not of the carousel's kind does nothing.
  public func select(_ id: some Hashable) { reader.driver?.select(any: id) }

  /// Whether a carousel with autoplay stands still until the person lets it go on; set by a button of your own.
  ///
  /// ```swift
  /// struct PauseButton: View {
  ///   @Environment(\.carousel) private var carousel
  ///   var body: some View {
  ///     Button(carousel.isPaused ? "Play" : "Pause") { carousel.isPaused.toggle() }
  ///   }
  /// }
  /// ```
  public var isPaused: Bool {
    get { reader.driver?.playback.isPaused ?? false }
    nonmutating set { reader.driver?.pause(newValue) }
  }

  /// Whether there is an item to go on to.
  public var canGoNext: Bool { reader.driver?.canStep(1) ?? false }

  /// Whether there is an item to go back to.
  public var canGoPrevious: Bool { reader.driver?.canStep(-1) ?? false }
}

/// The one carousel that somebody's actions reach, once there is one.
@MainActor @Observable
final class CarouselReach {
  weak var driver: (any CarouselControls)?
  nonisolated init() {}
}

/// Gives the actions of the carousel in it to the controls around that.
///
/// ```swift
/// CarouselReader { carousel in
///   Carousel(movies) { PosterCard(movie: $0) }
///   Button("Next") { carousel.next() }
/// }
/// ```
public struct CarouselReader<Content: View>: View {
  private let content: (CarouselActions) -> Content
  @State private var reach = CarouselReach()

  /// Views of which one is, or has in it, the carousel that the actions are for.
  public init(@ViewBuilder content: @escaping (CarouselActions) -> Content) {
    self.content = content
  }

  /// What it looks like.
  public var body: some View {
    content(CarouselActions(reach))
      .environment(\.carousel, CarouselActions(reach))
      .environment(\.carouselReach, reach)
  }
}

extension EnvironmentValues {
  /// The actions of the carousel around, or next to, this view. Without one they do nothing.
  public var carousel: CarouselActions {
    get { self[CarouselActionsKey.self] }
    set { self[CarouselActionsKey.self] = newValue }
  }

  var carouselReach: CarouselReach? {
    get { self[CarouselReachKey.self] }
    set { self[CarouselReachKey.self] = newValue }
  }
}

private struct CarouselActionsKey: EnvironmentKey {
  static var defaultValue: CarouselActions { CarouselActions(CarouselReach()) }
}

private struct CarouselReachKey: EnvironmentKey {
  static var defaultValue: CarouselReach? { nil }
}
#endif
