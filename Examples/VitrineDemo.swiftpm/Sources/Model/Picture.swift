import SwiftUI

/// A landscape of the app's own.
struct Picture: Identifiable {
  let name: String
  /// Width divided by height.
  let ratio: Double

  var id: String { name }
  /// The picture itself, which takes whatever space it is given.
  var image: Image { Image(name).resizable() }
}

extension Picture {
  /// Landscapes, wide and high.
  static let landscapes = [
    Picture(name: "Moon over the bay", ratio: 2 / 3),
    Picture(name: "Fjord morning", ratio: 16 / 9),
    Picture(name: "Poppies", ratio: 4 / 5),
    Picture(name: "Turquoise bay", ratio: 3 / 2),
    Picture(name: "Lavender rows", ratio: 3 / 2),
    Picture(name: "Alpenglow", ratio: 16 / 9),
    Picture(name: "Slot canyon", ratio: 4 / 5),
    Picture(name: "River bends", ratio: 3 / 2),
    Picture(name: "Dunes at sunrise", ratio: 3 / 2),
    Picture(name: "Northern lights", ratio: 3 / 2),
    Picture(name: "Two mesas", ratio: 16 / 9),
    Picture(name: "Mirror lake", ratio: 3 / 2),
  ]
}
