#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// What a strip of items needs around it: its size, its frames, hands and keys.
///
/// Everything here is told in places from the left, whatever the direction of writing: the engine mirrors, and nobody else.
struct CarouselHost<ID: Hashable>: ViewModifier {
  let stage: CarouselStage<ID>
  let axis: SwiftUI.Axis
  @SwiftUI.Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let driver = stage.driver
    content
      .modifier(StripPlace(driver: driver))
      .allowsHitTesting(!driver.isDragged)
      .clipShape(StripWindow(axis: axis))
      .contentShape(Rectangle())
      .onGeometryChange(for: CGSize.self, of: \.size) {
        driver.resize(to: Dimensions(width: $0.width, height: $0.height))
      }
      .modifier(
        HandGesture(clock: stage.clock, runs: driver.runs) { driver.feel($0, at: $1) }
      )
      .modifier(
        HoverFeed(clock: stage.clock, isOn: driver.kind == .expanding) {
          driver.feel($0, at: $1)
        }
      )
      .modifier(CarouselKeys(driver: driver))
      .modifier(CarouselTicks(driver: driver))
      .accessibilityScrollAction {
        driver.scroll(toward: .init($0, mirrored: direction == .rightToLeft))
      }
      .modifier(
        PinchGesture(clock: stage.clock, isOn: driver.kind == .stitched) {
          driver.magnify($0, scale: $1, at: $2, time: $3)
        }
      )
      .modifier(FrameTicks(clock: stage.clock))
      .environment(\.layoutDirection, .leftToRight)
  }
}

extension CarouselDriver.Side {
  /// The side of the screen that an edge is at.
  init(_ edge: Edge, mirrored: Bool) {
    switch edge {
    case .leading: self = mirrored ? .right : .left
    case .trailing: self = mirrored ? .left : .right
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }
}

/// What is seen of a strip: across it, shadows and enlarged items may leave it.
private struct StripWindow: Shape {
  let axis: SwiftUI.Axis

  nonisolated func path(in rect: CGRect) -> Path {
    // Farther than any item reaches, in points.
    let far: CGFloat = 10_000
    return Path(
      axis == .vertical ? rect.insetBy(dx: -far, dy: 0) : rect.insetBy(dx: 0, dy: -far))
  }
}

/// What the hand feels: ticks when an item passes under the finger, a knock when a row is stitched together or parted.
private struct CarouselTicks<ID: Hashable>: ViewModifier {
  let driver: CarouselDriver<ID>

  func body(content: Content) -> some View {
    #if os(visionOS)
    content
    #else
    content
      .sensoryFeedback(.selection, trigger: driver.ticks)
      .sensoryFeedback(.impact(weight: .heavy), trigger: driver.knocks)
    #endif
  }
}
#endif
