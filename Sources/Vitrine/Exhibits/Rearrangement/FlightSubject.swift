/// Whose flight it is: a photograph of the destination, or one that is not there any more.
package enum FlightSubject: Equatable, Sendable {
  /// A photograph of the destination, by its index.
  case item(Int)
  /// A photograph that was removed while it flew, or that the destination does not have, by the serial number of its flight.
  case removed(Int)

  /// Creates the subject that a scene has numbered.
  init(number: Int) { self = number < 0 ? .removed(-1 - number) : .item(number) }

  /// The number in a scene: the index of a photograph, or below 0 for one that is removed.
  var number: Int {
    switch self {
    case .item(let item): item
    case .removed(let serial): -1 - serial
    }
  }

  /// The index of the photograph; nil if it is removed.
  var item: Int? { if case .item(let item) = self { item } else { nil } }
}
