import Vitrine

/// One call of a host into a model.
enum Step: Sendable, CustomStringConvertible {
  /// An event.
  case event(Event)
  /// A frame is drawn.
  case draw(at: Double)
  /// The signals are taken.
  case signals
  /// The source of an item is read.
  case source(of: Int)
  /// The compositor motion and the offset at a time are read.
  case compositorMotion(at: Double)
}

extension Step {
  /// The call, nearly as in Swift.
  var description: String {
    switch self {
    case .event(let event): ".at(\(event.time), shown: \(event.shown), \(Self.plain(event.kind)))"
    case .draw(let time): ".draw(at: \(time))"
    case .signals: ".signals"
    case .source(let item): ".source(of: \(item))"
    case .compositorMotion(let time): ".compositorMotion(at: \(time))"
    }
  }

  private static func plain(_ kind: Event.Kind) -> String {
    "\(kind)".replacing("Vitrine.", with: "").replacing("Event.Kind.", with: ".")
  }
}
