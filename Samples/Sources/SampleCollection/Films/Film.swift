/// An invented film, with the text of its card, a poster and a still.
struct Film: Sendable {
  var title: String
  /// Year, certificate, running time, and a line about it.
  var details: [String]
  /// The last part of the film's invented address.
  var slug: String
  /// The invented time of day of the poster and the still, in the form of EXIF.
  var time: String
  var poster: @Sendable (inout Canvas) -> Void
  var still: @Sendable (inout Canvas) -> Void

  /// The date of the poster. All posters have a later day than the stills, so that they are next to each other.
  var posterTaken: String { "2019:05:04 \(time)" }
  var stillTaken: String { "2019:05:03 \(time)" }

  /// The width and height in pixels.
  static let posterSize = (width: 1600, height: 2400)
  static let stillSize = (width: 2400, height: 1350)

  /// The finish of ink on rough paper: more grain, less darkening, no lens.
  static let posterFinish = Finish(vignette: 0.1, grain: 5, bloom: 0)

  /// The folder of all films, and the names of a film's files in it.
  static let folder = "Films"
  var posterName: String { "\(title).jpg" }
  var stillName: String { "\(title) still.jpg" }
}
