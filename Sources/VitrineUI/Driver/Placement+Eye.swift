import Vitrine

extension Placement {
  /// The distance of the eye from the strip, in points. It is the same in all hosts.
  static let eye = 800.0

  /// The factor by which perspective enlarges an item. An elevated item is nearer to the eye than the strip.
  ///
  /// ```
  ///   eye      item            strip
  ///    <---------|--elevation----|
  ///    <----------- 800 -------->|
  /// ```
  var nearness: Double { Self.eye / max(1, Self.eye - elevation) }
}
