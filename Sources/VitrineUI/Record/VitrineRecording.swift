/// Records what happens to exhibits, as texts that a replay draws frame by frame.
///
/// ```swift
/// struct RecordedRow: View {
///   @State private var recording = VitrineRecording()
///   @State private var texts: [String] = []
///
///   var body: some View {
///     VStack {
///       Carousel(movies) { PosterCard(movie: $0) }
///         .vitrineRecording(recording)
///       Button("Stop") { texts = recording.traces }
///     }
///   }
/// }
/// ```
/// A person who sees a fault sends the texts, and the fault becomes a test. They contain gestures, sizes, options and times. They contain
/// no pictures, names or ids. A trace grows by about two kilobytes for each second in which its exhibit moves.
@MainActor
public final class VitrineRecording {
  private var recorders: [TraceRecorder] = []

  /// Creates an empty recording.
  public nonisolated init() {}

  /// The traces so far, one for each exhibit, in the order in which the exhibits appeared. A photo grid has two: its own and that of
  /// its viewer.
  public var traces: [String] { recorders.map(\.text) }

  /// Adds the trace of an exhibit, whose kind is a word of traces.
  func add(_ exhibit: String) -> TraceRecorder {
    let recorder = TraceRecorder(exhibit)
    recorders.append(recorder)
    return recorder
  }
}
