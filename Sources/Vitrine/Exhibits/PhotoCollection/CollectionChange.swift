/// What happens to a collection besides its events.
package enum CollectionChange: Equatable, Sendable {
  /// The photographs are shown in another arrangement; see ``CollectionModel/arrange(as:animated:ratio:at:)``.
  case arrange(Arrangement, animated: Bool)
  /// A finger moves the photographs to a share of their way; see ``CollectionModel/scrub(toward:progress:ratio:at:)``.
  case scrub(toward: Arrangement, progress: Double)
  /// The finger lets go; see ``CollectionModel/endScrub(velocity:ratio:at:)``.
  case endScrub(velocity: Double?)
  /// Ratios have changed; see ``CollectionModel/updateRatios(_:at:)``.
  case updateRatios
  /// A photograph that fades out because it was removed has come back; see ``CollectionModel/restore(_:as:at:)``.
  case restore(Int, as: Int)
  /// A photograph acts; see ``CollectionModel/activate(_:at:)``.
  case activate(Int)
}

extension CollectionModel {
  /// Changes the collection at a time, in seconds.
  /// - Parameters:
  ///   - change: The change.
  ///   - ratio: Returns the width of a photograph divided by its height; 0 if it is unknown.
  ///   - time: The time, in seconds.
  package mutating func handle(
    _ change: CollectionChange, ratio: (Int) -> Double, at time: Double
  ) {
    switch change {
    case .arrange(let arrangement, let animated):
      arrange(as: arrangement, animated: animated, ratio: ratio, at: time)
    case .scrub(let arrangement, let progress):
      scrub(toward: arrangement, progress: progress, ratio: ratio, at: time)
    case .endScrub(let velocity): endScrub(velocity: velocity, ratio: ratio, at: time)
    case .updateRatios: updateRatios(ratio, at: time)
    case .restore(let removed, let item): restore(removed, as: item, at: time)
    case .activate(let item): activate(item, at: time)
    }
  }
}
