/// The arrangements whose decoration, such as a shadow, the photographs have at an instant.
///
/// During a flight that is the decoration of both ends, each as visible as the photographs of that end that do not fly:
/// ```
///  1  --.               .--  destination
///        `.           .'
///  0 ------`---------'------  time
///    source
/// ```
package struct CollectionLook: Equatable, Sendable {
  /// The arrangement from which photographs fly; at rest the present one.
  package internal(set) var source: Arrangement
  /// The arrangement to which photographs fly; at rest the present one.
  package internal(set) var destination: Arrangement
  /// The opacity of the photographs of the source that do not fly; 0 at rest.
  package internal(set) var sourceOpacity = 0.0
  /// The opacity of the photographs of the destination that do not fly; 1 at rest.
  package internal(set) var destinationOpacity = 1.0

  /// Returns how visible a decoration of a photograph is, such as its shadow: from 0, invisible, to 1.
  /// - Parameters:
  ///   - placement: The placement of the photograph in the scene.
  ///   - isDecorated: Returns whether the photographs have the decoration in an arrangement.
  package func share(of placement: Placement, where isDecorated: (Arrangement) -> Bool) -> Double {
    guard placement.depth >= CollectionModel.flownDepth else {
      return isDecorated(sourceOpacity > 0 ? source : destination) ? 1 : 0
    }
    return (isDecorated(source) ? sourceOpacity : 0)
      + (isDecorated(destination) ? destinationOpacity : 0)
  }
}

extension CollectionModel {
  /// Returns the arrangements whose decoration the photographs have at a time, in seconds.
  package func look(at time: Double) -> CollectionLook {
    var look = CollectionLook(source: arrangement, destination: arrangement)
    guard isRearranging, let leaving = exhibits.leaving else { return look }
    look.source = exhibits.drawn[leaving].arrangement
    (look.sourceOpacity, look.destinationOpacity) = exhibits.rearrangement.opacities(at: time)
    return look
  }
}

extension Rearrangement {
  /// Returns the opacities of the photographs of the source and of the destination that do not fly.
  fileprivate func opacities(at time: Double) -> (source: Double, destination: Double) {
    let instant = time.isTime ? clock.instant(time) : clock.now
    let shown = differences.groups.state(differences.responses(at: instant.motion).ofGroups)
      .displacement
    return (shown.clamped(to: 0...1), (-shown).clamped(to: 0...1))
  }
}
