#if canImport(SwiftUI)
public import SwiftUI

/// Moves a carousel from a control that is not part of it.
///
/// The items of a carousel find its actions in the environment. Views around a carousel get them from ``CarouselReader``.
///
/// ```swift
/// struct NextButton: View {
///   @Environment(\.carousel) private var carousel
///   var body: some View { Button("Next") { carousel.next() } }
/// }
/// ```
@MainActor
public struct CarouselActions {
  private let reference: CarouselReference

  init(_ driver: any CarouselControlling) {
    reference = CarouselReference()
    reference.connect(driver)
  }

  nonisolated init(_ reference: CarouselReference) { self.reference = reference }

  /// Moves to the next item. At the end of a carousel that does not loop, it moves to an item that the same action appends, or else
  /// does nothing.
  public func next() { reference.driver?.step(1) }

  /// Moves to the previous item. At the beginning of a carousel that does not loop, it moves to an item that the same action inserts
  /// there, or else does nothing.
  public func previous() { reference.driver?.step(-1) }

  /// Moves to an item. A loop takes the shorter way. A carousel that is not there yet, as in `onAppear`, begins at the item.
  ///
  /// ```swift
  /// CarouselReader { carousel in
  ///   VStack {
  ///     Carousel(movies) { PosterCard(movie: $0) }
  ///     Button("First film") { carousel.select(movies[0].id) }
  ///   }
  /// }
  /// ```
  /// You can select an item that you have just appended.
  /// - Parameter id: The id of an item. If no item has it, the carousel moves once an item has it; a warning is given unless your action
  ///   adds the item. An id of another type gives a warning and changes nothing.
  public func select(_ id: some Hashable) { reference.select(id) }

  /// Whether autoplay is paused until the person resumes it. Set it from your own play button.
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
    get { reference.isPaused }
    nonmutating set { reference.pause(newValue) }
  }

  /// Whether there is a next item.
  public var canGoNext: Bool { reference.driver?.steps.next ?? false }

  /// Whether there is a previous item.
  public var canGoPrevious: Bool { reference.driver?.steps.previous ?? false }
}

/// Gives the controls around a carousel the actions of that carousel.
///
/// ```swift
/// CarouselReader { carousel in
///   VStack {
///     Carousel(movies) { PosterCard(movie: $0) }
///     Button("Next") { carousel.next() }
///   }
/// }
/// ```
public struct CarouselReader<Content: View>: View {
  private let content: (CarouselActions) -> Content
  @State private var reference = CarouselReference()

  /// Creates a reader of a carousel.
  /// - Parameter content: The views, one of which is the carousel that the actions move, or contains it. Put one carousel into a
  ///   reader: with several, the actions move any of them.
  public init(@ViewBuilder content: @escaping (CarouselActions) -> Content) {
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    content(CarouselActions(reference))
      .environment(\.carousel, CarouselActions(reference))
      .environment(\.carouselReference, reference)
  }
}

extension EnvironmentValues {
  /// The actions of the carousel around this view or beside it. Without a carousel they do nothing.
  ///
  /// ```swift
  /// struct PreviousButton: View {
  ///   @Environment(\.carousel) private var carousel
  ///   var body: some View { Button("Previous") { carousel.previous() } }
  /// }
  /// ```
  public var carousel: CarouselActions {
    get { self[CarouselActionsKey.self] }
    set { self[CarouselActionsKey.self] = newValue }
  }

  var carouselReference: CarouselReference? {
    get { self[CarouselReferenceKey.self] }
    set { self[CarouselReferenceKey.self] = newValue }
  }
}

private struct CarouselActionsKey: EnvironmentKey {
  static var defaultValue: CarouselActions { CarouselActions(CarouselReference()) }
}

private struct CarouselReferenceKey: EnvironmentKey {
  static var defaultValue: CarouselReference? { nil }
}
#endif
