import Foundation

/// A video for a client, whose bytes are read while they are sent.
public struct ServedVideo: Sendable {
  /// The version of the file.
  public let version: String
  /// The MIME type.
  public let type: String
  /// The number of bytes.
  public let count: Int
  private let file: OpenFile
  /// The offset at which the video begins in its file.
  private let start: Int
  private let hidden: HiddenBytes
  private let threads: ReadingThreads

  /// - Parameter threads: read the file. A slow disk blocks them, and nothing else.
  init(
    _ file: OpenFile, from start: Int, of photo: Photo, type: String, hidden: HiddenBytes,
    on threads: ReadingThreads
  ) throws(FileProblem) {
    (self.file, self.hidden, self.type, self.threads) = (file, hidden, type, threads)
    (version, count, self.start) = (photo.version, try file.size() - start, start)
  }

  /// Reads a part.
  /// - Throws: the system's reason, or one that says that the file has become shorter since.
  public func bytes(in range: Range<Int>) async throws(FileProblem) -> [UInt8] {
    try await threads.run {
      Result { () throws(FileProblem) in
        var part = try file.read(at: start + range.lowerBound, count: range.count)
        guard part.count == range.count else { throw FileProblem(code: EIO) }
        hidden.hide(in: &part, from: range.lowerBound)
        return part
      }
    }.get()
  }
}

extension PhotoLibrary {
  /// Opens a video, or the short one that belongs to a photograph.
  /// - Throws: `.unknown` if there is no such video, or if its file has changed; `.cannotBeShown` with the reason otherwise.
  nonisolated public func video(
    _ id: PhotoID
  ) async throws(PictureRequestProblem) -> ServedVideo {
    guard let photo = await photo(id), photo.isVideo || photo.hasMotion else { throw .unknown }
    let result = await requestThreads.run { [root, requestThreads, options] in
      Result { () throws(PictureProblem) in
        var (location, stamp, start) = (photo.file.location, photo.file.stamp, 0)
        switch photo.motion {
        case .beside(let motion): (location, stamp) = (motion.location, motion.stamp)
        case .inside(let offset): start = offset
        case nil: break
        }
        let file = try root.openPicture(location)
        guard file.isUnchanged(since: stamp) else { throw .changed }
        let bytes = try FileBytes(file, from: start)
        let format = try PictureFormat.sniff(bytes)
        guard let type = format.videoType else { throw .noVideo }
        let hidden = options.keepsLocation ? HiddenBytes() : try HiddenBytes(bytes, format)
        do throws(FileProblem) {
          return try ServedVideo(
            file, from: start, of: photo, type: type, hidden: hidden, on: requestThreads)
        } catch {
          throw .unreadable(error)
        }
      }
    }
    switch result {
    case .success(let video): return video
    case .failure(let problem): throw .cannotBeShown(problem.description)
    }
  }
}
