import Foundation
import PhotoLibrary
import Synchronization

/// Prints results to standard output, and everything else to standard error.
///
/// A terminal shows progress in one line at the bottom. A file or pipe gets one line when the task is done.
final class Terminal: Sendable {
  private let isInteractive = isatty(STDERR_FILENO) == 1
  private let progressLine = Mutex(ProgressLine())

  /// Prints a result.
  func say(_ text: String) {
    progressLine.withLock { line in
      erase(line)
      write(text + "\n", to: .standardOutput)
      draw(line)
    }
  }

  /// Prints a QR code, unless the output is a file or a pipe.
  func show(_ code: QRCode?) {
    guard isatty(STDOUT_FILENO) == 1 else { return }
    for line in code?.lines ?? [] { say(line) }
  }

  /// Prints a problem.
  func say(error text: String) {
    progressLine.withLock { line in
      erase(line)
      write(text + "\n", to: .standardError)
      draw(line)
    }
  }

  /// Prints a notice of a library.
  func say(notice: PhotoLibrary.Notice) {
    switch notice {
    case .skipped(let skipped): say(error: skipped.description)
    case .leftOut(let files): for line in LeftOut.lines(files) { say(error: line) }
    case .videos(let count):
      say(
        error:
          "\(count == 1 ? "1 video is" : "\(count) videos are") not shown: browsers play only MP4, MOV and WebM."
      )
    case .damaged(let damaged): say(error: "damaged \(quoted(damaged.name)): \(damaged.reason)")
    case .sidecar(let name, let problem): say(error: problem.message(about: name))
    case .indexFailing(let reason):
      say(
        error:
          "The index in the cache cannot be used: \(reason). Without it, each start reads all photographs again."
      )
    case .cacheFailing(let reason):
      say(error: "Pictures cannot be saved: \(reason). Each is made when somebody opens it.")
    case .cacheFull(.cache):
      say(error: "The cache is nearly full; --cache-size makes it larger. \(madeLater)")
    case .cacheFull(.disk):
      say(error: "The disk with the cache is nearly full. \(madeLater)")
    case .decoderFailing(let reason):
      say(error: "No pictures can be made: the decoder does not start (\(reason)).")
      say(
        error:
          "vitrine tries again when somebody opens a photograph, and when it is started again.")
    }
  }

  /// Shows progress.
  func show(_ progress: ProgressLine) {
    progressLine.withLock { line in
      guard progress != line else { return }
      erase(line)
      line = progress
      draw(line)
    }
  }

  /// Leaves the progress on its own line; the next line is about something else.
  func endProgress() {
    progressLine.withLock { line in
      if line.isShown { write(isInteractive ? "\n" : line.text + "\n", to: .standardError) }
      line = ProgressLine()
    }
  }

  /// Moves below the progress of a task that has not come to its end, so that the shell's prompt has a line of its own.
  func end() {
    progressLine.withLock { line in
      if isInteractive, line.isShown { write("\n", to: .standardError) }
      line = ProgressLine()
    }
  }

  private func erase(_ line: ProgressLine) {
    if isInteractive, line.isShown { write("\r\u{1B}[K", to: .standardError) }
  }

  private func draw(_ line: ProgressLine) {
    if isInteractive, line.isShown { write(line.bar, to: .standardError) }
  }

  private func write(_ text: String, to file: FileHandle) {
    // The terminal may be closed while browsers still use the server.
    try? file.write(contentsOf: Data(text.utf8))
  }
}

private let madeLater = "The other pictures are made when somebody opens them."
