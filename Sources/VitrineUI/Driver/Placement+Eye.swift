import Vitrine

extension Placement {
  /// How far the eye is from the strip, in points; the same in all hosts.
  static let eye = 800.0

  /// How much larger an item is seen because it is nearer to the eye than the strip.
  ///
  /// ```
  ///   eye      item            strip
  ///    <---------|--elevation----|
  ///    <----------- 800 -------->|
  /// ```
  var nearness: Double { Self.eye / max(1, Self.eye - elevation) }
}
