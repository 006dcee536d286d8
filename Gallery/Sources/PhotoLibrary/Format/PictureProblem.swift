/// Why a file cannot be shown as a picture, in one clause for the person whose file it is.
public enum PictureProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Zero bytes.
  case empty
  /// Its first bytes are those of no format shown here.
  case notAPicture
  /// It ends within its own header.
  case cutShort
  /// Its header contradicts itself.
  case broken(String)
  /// It is a raw file without a JPEG in it.
  case noPreview
  /// It declares more pixels than the limit.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// One of its edges is longer than the limit.
  case edgeTooLong(Int)
  /// It is drawn in more passes than the limit.
  case tooManyScans(Int)
  /// It has more bytes than the limit.
  case tooManyBytes(Int, limit: Int)
  /// The file system refused.
  case unreadable(FileProblem)
  /// It is another file than when its folder was read.
  case changed
  /// No process that decodes could be started.
  case noDecoder(String)
  /// The process that decoded it ended.
  case stoppedDecoder(WorkerEnd)
  /// A worker refused, with this clause.
  case refused(String)
  /// The decoder refused, in its own words.
  case undecodable(String)

  /// The cause of a problem, if it is known.
  enum Cause {
    /// The file: the same decoder would refuse it again.
    case file
    /// The file or the decoder; one case does not tell.
    case unknown
    /// The moment: the disk is slow, the memory full, the file just being written.
    case moment
    /// The machine: no file can be decoded.
    case machine
  }

  /// The cause.
  var cause: Cause {
    switch self {
    case .unreadable, .changed, .stoppedDecoder(.late), .stoppedDecoder(.fromOutside): .moment
    case .stoppedDecoder(.crash), .stoppedDecoder(.tooMuchWork): .unknown
    case .noDecoder: .machine
    default: .file
    }
  }

  /// One clause, without a full stop.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .notAPicture: "it is not a picture this program knows"
    case .cutShort: "it ends before its picture begins"
    case .broken(let what): "its \(what) makes no sense"
    case .noPreview: "it is a raw file without a preview, and raw files are shown by their previews"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) × \(height) pixels are more than \(limit / 1_000_000) million; a higher --max-megapixels shows it"
    case .edgeTooLong(let edge):
      "an edge of \(edge) pixels is longer than \(PictureLimits.standard.edge)"
    case .tooManyScans(let limit): "it is drawn in more than \(limit) passes"
    case .tooManyBytes(let bytes, let limit):
      "\(bytes / 1_000_000) MB are more than \(limit / 1_000_000) MB; a higher --max-megapixels shows it"
    case .unreadable(let problem): problem.description
    case .noDecoder(let reason): "the decoder does not start (\(reason))"
    case .stoppedDecoder(let how): "decoding it \(how)"
    case .changed: "it has just changed and is shown again in a few seconds"
    case .refused(let clause): clause
    // libvips refuses some files without a word.
    case .undecodable(""): "it cannot be decoded"
    case .undecodable(let words): "it cannot be decoded (\(words))"
    }
  }
}
