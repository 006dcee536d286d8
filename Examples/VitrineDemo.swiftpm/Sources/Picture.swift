import SwiftUI

/// A picture of the app's own.
struct Picture: Identifiable {
  let name: String
  let width: Double
  let height: Double

  var id: String { name }
  /// Width divided by height.
  var ratio: Double { width / height }
  /// The picture itself, which takes whatever space it is given.
  var image: Image { Image(name).resizable() }
}

extension Picture {
  /// Landscapes, wide and high.
  static let landscapes = [
    Picture(name: "Moon over the bay", width: 427, height: 640),
    Picture(name: "Fjord morning", width: 640, height: 360),
    Picture(name: "Turquoise bay", width: 640, height: 427),
    Picture(name: "Lavender rows", width: 640, height: 427),
    Picture(name: "Poppies", width: 512, height: 640),
    Picture(name: "River bends", width: 640, height: 427),
    Picture(name: "Dunes at sunrise", width: 640, height: 427),
    Picture(name: "Slot canyon", width: 512, height: 640),
    Picture(name: "Two mesas", width: 640, height: 360),
  ]

  /// Posters of films that do not exist.
  static let posters = [
    Picture(name: "Midnight Tram", width: 427, height: 640),
    Picture(name: "Nine Lanterns", width: 427, height: 640),
    Picture(name: "Orbit of Glass", width: 427, height: 640),
    Picture(name: "Paper Tigers", width: 427, height: 640),
  ]
}
