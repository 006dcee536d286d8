#if EXECUTES_VIEWS || os(macOS)
import SwiftUI

#if os(macOS)
import AppKit

extension TestWindow {
  /// The colour of the pixel at a point, over white; nil if the window draws nothing.
  func color(at point: CGPoint) -> PixelColor? {
    guard let view = window.contentView,
      let pixels = view.bitmapImageRepForCachingDisplay(in: view.bounds)
    else { return nil }
    view.cacheDisplay(in: view.bounds, to: pixels)
    let scale = CGFloat(pixels.pixelsWide) / view.bounds.width
    let pixel = pixels.colorAt(x: Int(point.x * scale), y: Int(point.y * scale))
    return pixel?.usingColorSpace(.sRGB).map {
      PixelColor(255 * $0.redComponent, 255 * $0.greenComponent, 255 * $0.blueComponent)
        .mixed($0.alphaComponent, over: .white)
    }
  }
}
#else
extension TestWindow {
  /// The colour at a point of the display list, over white.
  func color(at point: CGPoint) -> PixelColor? {
    drawn.filter { $0.contains(point) }.reduce(PixelColor.white) { below, view in
      PixelColor.of(name: view.name).mixed(view.opacity, over: below)
    }
  }
}

extension DrawnView {
  /// Whether a point lies in the visible part, within its round corners.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    guard visible.contains(point) else { return false }
    // The radii begin at the top left, clockwise.
    let corners = [
      (x: visible.minX, y: visible.minY), (x: visible.maxX, y: visible.minY),
      (x: visible.maxX, y: visible.maxY), (x: visible.minX, y: visible.maxY),
    ]
    return zip(corners, radii).allSatisfy { corner, radius in
      let (across, down) = (radius - abs(point.x - corner.x), radius - abs(point.y - corner.y))
      return across <= 0 || down <= 0 || across * across + down * down <= radius * radius
    }
  }
}
#endif

extension TestWindow {
  /// Whether a colour is drawn at a point.
  func draws(_ color: PixelColor, at point: CGPoint) -> Bool {
    self.color(at: point).map(color.isNear) == true
  }

  /// Whether a view is drawn at a point, and nothing covers, clips or fades it there.
  func draws(_ name: String, at point: CGPoint) -> Bool { draws(.of(name: name), at: point) }
}
#endif
