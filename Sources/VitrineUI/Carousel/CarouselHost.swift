#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The surroundings of a strip of items: its size, frames, pointers and keys.
///
/// All coordinates here start at the left, in both layout directions. Only the engine mirrors.
struct CarouselHost<ID: Hashable>: ViewModifier {
  let storage: CarouselStorage<ID>
  let axis: SwiftUI.Axis
  let settings: CarouselSettings
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @SwiftUI.Environment(\.carouselReference) private var reference

  func body(content: Content) -> some View {
    let driver = storage.driver
    content
      .modifier(StripOffset(driver: driver))
      .allowsHitTesting(!driver.contentIgnoresTouches)
      .clipShape(
        StripArea(
          axis: axis, margin: settings.isClipped ? margin : StripArea.far, breadth: StripArea.far)
      )
      .contentShape(StripArea(axis: axis, margin: margin, breadth: 0))
      .onLatestGeometry {
        $0.frame(in: .global).origin
      } action: {
        driver.move(to: $0.vector)
      }
      .onLatestGeometry(\.size) {
        driver.resize(to: Dimensions(width: $0.width, height: $0.height))
        reference?.connect(driver)
      }
      .modifier(
        PointerGesture(
          clock: storage.clock,
          precedence: GesturePrecedence(
            frame: { driver.viewFrame.frame },
            gestures: { driver.isVertical ? .scrollsVertically : .scrollsSideways },
            yieldsAtEnds: driver.yieldsAtEnds, takesScroll: driver.takes)
        ) {
          driver.handlePress($0, at: $1)
        }
      )
      .modifier(TapInput(isOn: driver.itemsTakeTaps) { driver.handleTap() })
      .modifier(
        HoverInput(clock: storage.clock, isOn: driver.kind == .expanding) {
          driver.handlePointer($0, at: $1)
        }
      )
      .modifier(CarouselKeys(driver: driver))
      .modifier(CarouselHaptics(driver: driver))
      .accessibilityScrollAction {
        driver.scroll(toward: .init($0, mirrored: direction == .rightToLeft))
      }
      .modifier(
        PinchGesture(clock: storage.clock, isOn: driver.kind == .stitched) {
          driver.magnify($0, scale: $1, at: $2, time: $3)
        }
      )
      .modifier(CarouselVisibility(driver: driver))
      .modifier(FrameTicks(clock: storage.clock))
      .onAppear { if driver.viewFrame.laidOutSize != nil { reference?.connect(driver) } }
      .onDisappear { [reference] in reference?.disconnect(driver) }
      .environment(\.layoutDirection, .leftToRight)
      .modifier(EngineMotion())
      // The app can animate the place of the exhibit.
      .geometryGroup()
      .padding(axis == .vertical ? .vertical : .horizontal, margin)
  }

  private var margin: CGFloat { settings.contentMargin }
}

extension CarouselDriver.Side {
  /// The side of the screen for an edge.
  init(_ edge: Edge, mirrored: Bool) {
    switch edge {
    case .leading: self = mirrored ? .right : .left
    case .trailing: self = mirrored ? .left : .right
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }
}

/// The bounds of a strip, enlarged at its ends and across it. A strip is cut at its ends; shadows and enlarged items can extend
/// across it.
private struct StripArea: Shape {
  let axis: SwiftUI.Axis
  /// The enlargement at either end, in points.
  let margin: CGFloat
  /// The enlargement on either side, in points.
  let breadth: CGFloat

  /// Farther than any item extends, in points.
  static let far: CGFloat = 10_000

  nonisolated func path(in rect: CGRect) -> Path {
    Path(
      axis == .vertical
        ? rect.insetBy(dx: -breadth, dy: -margin) : rect.insetBy(dx: -margin, dy: -breadth))
  }
}

/// Haptics: a tick when an item passes under the finger, an impact when a row is stitched or unstitched.
private struct CarouselHaptics<ID: Hashable>: ViewModifier {
  let driver: CarouselDriver<ID>

  func body(content: Content) -> some View {
    #if os(visionOS)
    content
    #else
    content
      .sensoryFeedback(.selection, trigger: driver.haptics.ticks)
      .sensoryFeedback(.impact(weight: .heavy), trigger: driver.haptics.impacts)
    #endif
  }
}
#endif
