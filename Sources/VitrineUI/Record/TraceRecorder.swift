import Vitrine

/// Writes the trace of one exhibit.
///
/// The model gets the numbers as they are written, so a replay of the trace draws the same, to the last bit.
@MainActor
final class TraceRecorder {
  /// The text of the trace, up to the latest event or frame.
  private(set) var text: String
  /// Whether the app has set a maximum zoom. Players on the web do not know the event, so other traces leave it out.
  private var hasMaximumZooms = false
  /// The ratios of a collection that were written last.
  private var ratios: [Double] = []

  /// Begins the trace of an exhibit.
  init(_ exhibit: String) { text = "recorded\nexhibit \(exhibit)\n" }

  /// Writes an event. Returns it as it is written.
  func record(_ event: Event) -> Event {
    var (event, line) = (event, TraceLineText())
    line.add(&event.time)
    line.add("shown")
    line.add(&event.shown)
    event.kind.write(to: &line)
    if !leavesOut(event.kind) { add(line) }
    return event
  }

  /// Writes a frame that is drawn at a time, in seconds. Returns the time as it is written. It is not before the given one, so a frame
  /// for a deadline has the effect of the deadline.
  func recordFrame(at time: Double) -> Double {
    var (time, line) = (TraceLineText.roundedUp(time), TraceLineText())
    line.add(&time)
    line.add("frame")
    add(line)
    return time
  }

  /// Writes the ratios of all photographs of a collection if they have changed. Returns them as they are written.
  func record(ratios new: [Double], at time: Double) -> [Double] {
    var (new, time, line) = (new, TraceLineText.roundedUp(time), TraceLineText())
    line.add(&time)
    line.add("ratios")
    for index in new.indices { line.add(&new[index]) }
    if new != ratios { add(line) }
    ratios = new
    return new
  }

  /// Adds a line.
  func add(_ line: TraceLineText) { text += line.text + "\n" }

  private func leavesOut(_ kind: Event.Kind) -> Bool {
    guard case .maximumZoom(_, let zoom) = kind else { return false }
    if zoom != nil { hasMaximumZooms = true }
    return !hasMaximumZooms
  }
}
