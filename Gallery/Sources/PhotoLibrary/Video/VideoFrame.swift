import Foundation

/// A frame of a video, which the program ffmpeg makes if it is installed.
struct VideoFrame {
  /// The path of ffmpeg; nil if it is not installed.
  let program: String?

  /// Finds ffmpeg in the folders of `PATH`.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    program = programPath("ffmpeg", environment: environment)
  }

  /// Makes a frame of a video, as a JPEG of the size at which the video is shown. Blocks until then, at most for `timeout`.
  /// - Parameters:
  ///   - started: gets the process, which can be stopped from another thread.
  /// - Throws: `.noFrame` if there is none.
  func jpeg(
    of file: OpenFile, _ photo: Photo, timeout: Duration = .seconds(30),
    started: (ChildProcess) -> Void
  ) throws(PictureProblem) -> OpenFile {
    guard let program else {
      throw .noFrame("ffmpeg is not installed")
    }
    let process: ChildProcess
    let frame: OpenFile
    do throws(FileProblem) {
      frame = try OpenFile.unnamed()
      process = try ChildProcess(
        [program] + arguments(photo), standardInput: file.descriptor,
        standardOutput: frame.descriptor)
    } catch {
      throw .noFrame(error.systemWords)
    }
    started(process)
    switch process.end(after: timeout) {
    case nil: throw .noFrame("ffmpeg takes longer than \(timeout.components.seconds) seconds")
    case .signal?: throw .noFrame("ffmpeg was stopped")
    case .exit(let code)? where code != 0: throw .undecodable("ffmpeg refuses it")
    default: break
    }
    guard let size = try? frame.size(), size > 0 else { throw .undecodable("it has no frame") }
    return frame
  }

  /// The first second of many videos is black. The demuxer is named, because others follow addresses in a file.
  private func arguments(_ photo: Photo) -> [String] {
    let start = min(1, (photo.seconds ?? 0) / 10)
    return [
      "-nostdin", "-loglevel", "quiet", "-ss", "\(start)",
      "-f", photo.format == .webM ? "matroska" : "mov", "-i", "/dev/fd/0",
      "-frames:v", "1", "-an", "-sn", "-dn", "-map_metadata", "-1",
      "-vf", "scale=\(photo.width):\(photo.height)", "-pix_fmt", "yuvj420p", "-q:v", "2",
      "-f", "mjpeg", "pipe:1",
    ]
  }
}
