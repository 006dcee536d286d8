/// The reason that a file cannot be shown as a picture. The description is one clause, for the owner of the file.
public enum PictureProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// It has no bytes.
  case empty
  /// Its first bytes belong to no format that is shown.
  case notAPicture
  /// It ends within its own header.
  case cutShort
  /// Its header contradicts itself.
  case broken(String)
  /// It is a raw file without a JPEG in it.
  case noPreview
  /// It is a video container without a video.
  case noVideo
  /// It is a video without the part that describes it, because it was not written to its end.
  case incompleteVideo
  /// It is a video with a part that may have the place where it was recorded, and that cannot be removed.
  case cannotHide
  /// The frame of the video is missing, because of this.
  case noFrame(String)
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
  /// It has changed since its folder was read.
  case changed
  /// A worker process could not be started.
  case noDecoder(String)
  /// The worker process ended while it decoded the file.
  case stoppedDecoder(WorkerEnd)
  /// A worker refused, with this clause.
  case refused(String)
  /// The decoder refused, in its own words.
  case undecodable(String)
  /// The decoder had too little memory, or perhaps had, as this clause says.
  case lackedMemory(String)

  /// The cause of a problem, if it is known.
  enum Cause {
    /// The file: the same decoder would refuse it again.
    case file
    /// The file or the decoder; one failure does not distinguish them.
    case unknown
    /// A temporary state: the disk is slow, memory is short, or another program writes the file.
    case temporary
    /// The machine: no file can be decoded.
    case machine
  }

  /// The cause.
  var cause: Cause {
    switch self {
    case .unreadable, .changed, .lackedMemory, .noFrame, .stoppedDecoder(.late),
      .stoppedDecoder(.fromOutside), .stoppedDecoder(.crashWithLittleMemory):
      .temporary
    case .stoppedDecoder(.crash), .stoppedDecoder(.tooMuchProcessorTime): .unknown
    case .noDecoder: .machine
    default: .file
    }
  }

  /// Whether the file may be decoded with more memory or time.
  var mayNeedMore: Bool {
    switch self {
    case .lackedMemory, .stoppedDecoder: true
    default: false
    }
  }

  /// One clause, without a full stop.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .notAPicture: "it is not a picture in a format that vitrine reads"
    case .cutShort: "it ends before its picture begins"
    case .broken(let what): "its \(what) is not valid"
    case .noPreview:
      "it is a raw file without a preview, and vitrine shows the previews of raw files"
    case .noVideo: "it has no video"
    case .incompleteVideo: "it is a video that was not written to its end"
    case .cannotHide:
      "it is a video with a part that may have its place and cannot be removed; use --keep-location to show it"
    case .noFrame(let reason): "its frame is missing, because \(reason)"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) × \(height) pixels are more than \(limit / 1_000_000) million; raise --max-megapixels to show it"
    case .edgeTooLong(let edge):
      "an edge of \(edge) pixels is longer than \(PictureLimits.standard.edge)"
    case .tooManyScans(let limit): "it is drawn in more than \(limit) passes"
    case .tooManyBytes(let bytes, let limit):
      "\(bytes / 1_000_000) MB are more than \(limit / 1_000_000) MB; raise --max-megapixels to show it"
    case .unreadable(let problem): problem.description
    case .noDecoder(let reason): "the decoder does not start (\(reason))"
    case .stoppedDecoder(let how): "decoding it \(how)"
    case .changed: "it has just changed and is shown again in a few seconds"
    case .refused(let clause), .lackedMemory(let clause): clause
    // libvips refuses some files without a message.
    case .undecodable(""): "it cannot be decoded"
    case .undecodable(let words): "it cannot be decoded (\(words))"
    }
  }
}
