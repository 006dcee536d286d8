#if os(macOS)
import SwiftUI

/// A plain colour, by which it can be told what is seen somewhere.
struct Paint: Equatable, Sendable {
  let red: Double
  let green: Double
  let blue: Double

  /// A colour from its parts, each from 0 to 255.
  init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A grey; 0 is black.
  init(white: Double) { self.init(white, white, white) }

  static let white = Paint(white: 255)
  static let black = Paint(white: 0)

  /// The colour of an item; that of its neighbours, two to each side, is another.
  static func of(_ item: Int) -> Paint { palette[item % palette.count] }

  /// The colour of what an item tells when it is open; no item has it.
  static let details = Paint(160, 160, 60)

  private static let palette = [
    Paint(210, 50, 50), Paint(50, 160, 70), Paint(60, 90, 220), Paint(240, 150, 30),
    Paint(150, 60, 180), Paint(40, 170, 190),
  ]

  var color: Color { Color(.sRGB, red: red / 255, green: green / 255, blue: blue / 255) }

  /// The same but for what becomes of a colour on its way through a display's profile.
  func isNear(_ other: Paint) -> Bool { distance(to: other) <= 8 }

  /// How far apart two colours are, in the part that differs most.
  func distance(to other: Paint) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}
#endif
