#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Fingers, mouse, wheel and crown of a collection. They drag rows and catch photographs that fly.
///
/// All coordinates here start at the left, in both layout directions. Only the engine mirrors.
struct CollectionInput<ID: Hashable>: ViewModifier {
  let driver: PhotoCollectionDriver<ID>
  let clock: DisplayClock
  @SwiftUI.Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    wheel(content.environment(\.layoutDirection, direction))
      .contentShape(Rectangle())
      .onLatestGeometry {
        $0.frame(in: .global)
      } action: {
        driver.move(to: Frame(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height))
      }
      .modifier(
        PointerGesture(
          clock: clock,
          precedence: GesturePrecedence(
            frame: { driver.frame }, gestures: { driver.isRow ? .scrollsSideways : [] },
            takesScroll: driver.takes)
        ) { driver.handlePointer($0, at: $1) }
      )
      .modifier(
        PinchGesture(clock: clock, isOn: driver.isStitched) {
          driver.magnify($0, scale: $1, at: $2, time: $3)
        }
      )
      .modifier(
        HoverInput(clock: clock, isOn: driver.isRow) { driver.hover($0, at: $1) }
      )
      .environment(\.layoutDirection, .leftToRight)
  }

  private func wheel(_ content: some View) -> some View {
    #if os(tvOS)
    content
    #elseif os(watchOS)
    content
      .modifier(KeyFocusable(isOn: driver.isRow))
      .modifier(CrownInput { driver.scroll(byCrown: $0) })
    #else
    content.modifier(WheelInput { driver.handleWheel($0, at: $1) })
    #endif
  }
}
#endif
