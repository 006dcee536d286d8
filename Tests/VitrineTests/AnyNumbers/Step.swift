import Vitrine

/// One call of a host into a model.
enum Step: Sendable, CustomStringConvertible {
  /// Something happened.
  case event(Event)
  /// A frame is drawn.
  case draw(at: Double)
  /// What has happened is asked for.
  case signals
  /// The place of an item is asked for.
  case source(of: Int)
  /// The way to rest is asked for, and the offset at a time.
  case compositorMotion(at: Double)
}

extension Step {
  /// The call, nearly as it is written in Swift.
  var description: String {
    switch self {
    case .event(let event): ".at(\(event.time), shown: \(event.shown), \(Self.plain(event.kind)))"
    case .draw(let time): ".draw(at: \(time))"
    case .signals: ".signals"
    case .source(let item): ".source(of: \(item))"
    case .compositorMotion(let time): ".course(at: \(time))"
    }
  }

  private static func plain(_ kind: Event.Kind) -> String {
    "\(kind)".replacing("Vitrine.", with: "").replacing("Event.Kind.", with: ".")
  }
}
