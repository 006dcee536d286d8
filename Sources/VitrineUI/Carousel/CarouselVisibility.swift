#if canImport(SwiftUI)
import SwiftUI

/// Reports that a carousel is scrolled out of the view around it, or that another page covers it.
struct CarouselVisibility<ID: Hashable>: ViewModifier {
  let driver: CarouselDriver<ID>

  func body(content: Content) -> some View {
    content
      .onLatestGeometry(\.isScrolledOff) {
        driver.setHidden(.scrolledOff, $0)
      }
      .onAppear { driver.setHidden(.covered, false) }
      .onDisappear { driver.setHidden(.covered, true) }
  }
}

extension GeometryProxy {
  /// Whether no part of the view is within the scroll view around it, on either axis.
  fileprivate var isScrolledOff: Bool {
    let window = bounds(of: .scrollView)
    return window.map { !$0.intersects(CGRect(origin: .zero, size: size)) } ?? false
  }
}
#endif
