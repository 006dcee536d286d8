/// An invented film: what its card says, a poster to look at and a still to open.
struct Film: Sendable {
  var title: String
  /// Year, certificate, running time, and a line about it.
  var details: [String]
  /// The last part of its invented address.
  var slug: String
  /// The time of day at which poster and still were "photographed", as EXIF writes it.
  var time: String
  var poster: @Sendable (inout Canvas) -> Void
  var still: @Sendable (inout Canvas) -> Void

  /// The day of the posters is after that of the stills, so that the posters hang side by side.
  var posterTaken: String { "2019:05:04 \(time)" }
  var stillTaken: String { "2019:05:03 \(time)" }

  /// Width and height in pixels.
  static let posterSize = (width: 800, height: 1200)
  static let stillSize = (width: 1600, height: 900)

  /// Ink on rough paper: more grain, little falloff, no lens in between.
  static let posterFinish = Finish(vignette: 0.1, grain: 5, bloom: 0)

  /// The folder of all films, and the names of a film's files in it.
  static let folder = "Films"
  var posterName: String { "\(title).jpg" }
  var stillName: String { "\(title) still.jpg" }
}
