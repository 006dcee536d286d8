#if EXECUTES_VIEWS || os(macOS)
import SwiftUI

/// A plain colour.
struct PixelColor: Equatable, Sendable {
  let red: Double
  let green: Double
  let blue: Double

  /// Creates a colour from its components, each from 0 to 255.
  init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a grey; 0 is black.
  init(white: Double) { self.init(white, white, white) }

  static let white = PixelColor(white: 255)
  static let black = PixelColor(white: 0)

  /// The colour of an item. Up to two neighbours on each side have other colours.
  static func of(_ item: Int) -> PixelColor { palette[item % palette.count] }

  /// The colour of the details of an open card. No item has it.
  static let details = PixelColor(160, 160, 60)

  /// The colour of a marked view: that of the number in its name, or another one for the details of a card and a photograph on the
  /// full screen.
  static func of(name: String) -> PixelColor {
    let number = name.split(separator: " ").last.flatMap { Int($0) }
    switch (number, name.first) {
    case (let number?, "d"), (let number?, "l"): return of(number).mixed(0.6, over: .black)
    case (let number?, _): return of(number)
    case (nil, _): return name == "black" ? .black : details
    }
  }

  /// This colour, as seen over another one.
  /// - Parameter share: Its opacity.
  func mixed(_ share: Double, over other: PixelColor) -> PixelColor {
    func mixed(_ path: KeyPath<PixelColor, Double>) -> Double {
      share * self[keyPath: path] + (1 - share) * other[keyPath: path]
    }
    return PixelColor(mixed(\.red), mixed(\.green), mixed(\.blue))
  }

  private static let palette = [
    PixelColor(210, 50, 50), PixelColor(50, 160, 70), PixelColor(60, 90, 220),
    PixelColor(240, 150, 30),
    PixelColor(150, 60, 180), PixelColor(40, 170, 190),
  ]

  /// Whether two colours are equal, apart from the conversion through a display's profile.
  func isNear(_ other: PixelColor) -> Bool { distance(to: other) <= 8 }

  /// The largest difference between two components.
  func distance(to other: PixelColor) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}

#if os(macOS)
extension PixelColor {
  var color: Color { Color(.sRGB, red: red / 255, green: green / 255, blue: blue / 255) }
}
#endif
#endif
