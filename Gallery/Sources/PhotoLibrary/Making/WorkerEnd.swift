/// How a worker ended while it was decoding a file, in a clause after "decoding it".
public enum WorkerEnd: Hashable, Sendable, CustomStringConvertible {
  /// It crashed, or its reply made no sense.
  case crash
  /// It used up the work that it may spend on one file.
  case tooMuchWork
  /// It did not answer in this many seconds, as happens on a slow disk.
  case late(seconds: Int64)
  /// Somebody else ended it, such as a system that is short of memory.
  case fromOutside

  /// The clause.
  public var description: String {
    switch self {
    case .crash: "crashed the decoder"
    case .tooMuchWork: "took too much work"
    case .late(let seconds): "took longer than \(seconds) seconds"
    case .fromOutside: "was stopped from outside"
    }
  }
}
