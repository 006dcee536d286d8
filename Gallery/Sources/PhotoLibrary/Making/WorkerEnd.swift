/// The way in which a worker ended during decoding. The description continues the words "decoding it".
public enum WorkerEnd: Hashable, Sendable, CustomStringConvertible {
  /// It crashed, or its reply was not valid.
  case crash
  /// It crashed while it had less memory than the picture may need.
  case crashWithLittleMemory
  /// It used up the processor time for one file.
  case tooMuchProcessorTime
  /// It did not reply in this number of seconds, for instance because of a slow disk.
  case late(seconds: Int64)
  /// Another process or the system ended it, for instance because memory was short.
  case fromOutside

  /// The clause.
  public var description: String {
    switch self {
    case .crash: "crashed the decoder"
    case .crashWithLittleMemory: "crashed the decoder, perhaps because memory was short"
    case .tooMuchProcessorTime: "took too much processor time"
    case .late(let seconds): "took longer than \(seconds) seconds"
    case .fromOutside: "was stopped from outside"
    }
  }
}
