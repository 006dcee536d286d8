import SwiftUI

/// A film that does not exist.
struct Film: Identifiable {
  let title: String
  let facts: String
  let plot: String

  var id: String { title }
  /// Two thirds as wide as it is high.
  var poster: Image { Image(title).resizable() }
  /// A picture from the film, 16:9.
  var still: Image { Image("\(title) still").resizable() }
}

extension Film {
  /// All of tonight's films.
  static let all = [
    Film(
      title: "Midnight Tram", facts: "1959 · 1 h 41 min",
      plot: "Line 9 stops where there is no stop."),
    Film(
      title: "Nine Lanterns", facts: "1981 · 1 h 38 min",
      plot: "Eight go out. One will not."),
    Film(
      title: "Orbit of Glass", facts: "1968 · 2 h 21 min",
      plot: "A lens grinder is sent to mend the moon."),
    Film(
      title: "Paper Tigers", facts: "1963 · 1 h 34 min",
      plot: "Two forgers, one circus, and a very quiet cat."),
    Film(
      title: "Signal Fire", facts: "1971 · 2 h 09 min",
      plot: "Somebody is answering from the next mountain."),
    Film(
      title: "The Last Ferry", facts: "1974 · 1 h 52 min",
      plot: "One crossing is left, and nobody wants to land."),
  ]
}
