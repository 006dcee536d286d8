import Vitrine

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
/// no pictures, names or ids. A trace has one line for each event and each frame: about 1 kB for each second of motion at 60 Hz, and up
/// to 12 kB while a finger drags at 120 Hz. It grows until the recording ends.
@MainActor
public final class VitrineRecording {
  private var recorders: [TraceRecorder] = []

  /// Creates an empty recording.
  public nonisolated init() {}

  /// The recorded traces, one for each exhibit, in the order in which the exhibits appeared. A photo grid and
  /// a photo collection have two: that of their cells and that of their viewer.
  public var traces: [String] { recorders.map(\.text) }

  /// Adds the trace of an exhibit, whose kind is a word of traces.
  func add(_ exhibit: String) -> TraceRecorder {
    let recorder = TraceRecorder(exhibit)
    recorders.append(recorder)
    return recorder
  }
}

extension CarouselDriver {
  /// Records everything from the first event on. Returns the driver.
  func recorded(in recording: VitrineRecording?) -> CarouselDriver {
    exhibit.record(in: recording, as: word)
    return self
  }

  /// The word of traces for the kind of carousel.
  private var word: String {
    switch kind {
    case .plain: "carousel"
    case .expanding: "expanding"
    case .stitched: "stitched"
    }
  }
}

extension PhotoCollectionDriver {
  /// Records everything from the first event on, also in the viewer. Returns the driver.
  func recorded(in recording: VitrineRecording?) -> PhotoCollectionDriver {
    _ = grid.recorded(in: recording, as: "collection")
    return self
  }
}

extension PhotoGridDriver {
  /// Records everything from the first event on, also in the viewer. Returns the driver.
  func recorded(in recording: VitrineRecording?, as exhibit: String = "grid") -> PhotoGridDriver {
    if showsCells { self.exhibit.record(in: recording, as: exhibit) }
    viewer.exhibit.record(in: recording, as: "viewer")
    return self
  }
}
