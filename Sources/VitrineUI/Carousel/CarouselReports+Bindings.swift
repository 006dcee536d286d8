#if canImport(SwiftUI)
import SwiftUI

extension CarouselReports {
  /// Creates the closures that write to bindings. They hold the bindings only: a closure that held its view would keep the
  /// driver that holds the closure.
  init(
    selection: Binding<ID?>, isStitched: Binding<Bool>? = nil,
    onOpen: @escaping (ID) -> Void = { _ in }
  ) {
    self.init(
      onSelect: { selection.wrappedValue = $0 }, onStitch: { isStitched?.wrappedValue = $0 },
      onOpen: onOpen,
      values: {
        CarouselValues(selection: selection.wrappedValue, isStitched: isStitched?.wrappedValue)
      })
  }
}
#endif
