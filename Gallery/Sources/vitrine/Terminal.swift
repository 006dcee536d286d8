import Foundation
import PhotoLibrary
import Synchronization

/// What the command says: results on standard output, everything else on standard error.
///
/// On a terminal one line at the bottom shows how far things are; elsewhere that is a line for every tenth.
final class Terminal: Sendable {
  private let isInteractive = isatty(STDERR_FILENO) == 1
  private let shown = Mutex(ProgressLine())

  /// Says a result.
  func say(_ line: String) {
    shown.withLock { shown in
      erase(shown)
      write(line + "\n", to: .standardOutput)
      draw(shown)
    }
  }

  /// Says what is wrong.
  func say(error line: String) {
    shown.withLock { shown in
      erase(shown)
      write(line + "\n", to: .standardError)
      draw(shown)
    }
  }

  /// Says what has happened in a library.
  func say(notice: PhotoLibrary.Notice) {
    switch notice {
    case .skipped(let skipped): say(error: skipped.description)
    case .videos(let count):
      say(
        error:
          "\(count == 1 ? "1 video is" : "\(count) videos are") not shown: vitrine shows photographs."
      )
    case .damaged(let damaged): say(error: "damaged \(quoted(damaged.name)): \(damaged.reason)")
    case .cacheFailing(let reason):
      say(error: "Pictures cannot be kept: \(reason). They are made when they are looked at.")
    case .decoderFailing(let reason):
      say(error: "No pictures can be made: the decoder does not start (\(reason)).")
      say(
        error:
          "It is tried again when a photograph is looked at, and when vitrine is started again.")
    }
  }

  /// Shows how far something is.
  func show(_ progress: ProgressLine) {
    shown.withLock { shown in
      guard progress.differs(from: shown, byTenths: !isInteractive) else { return }
      erase(shown)
      shown = progress
      isInteractive ? draw(shown) : write(shown.text + "\n", to: .standardError)
    }
  }

  /// Leaves the last progress on its own line, as what follows is about something else.
  func endProgress() {
    shown.withLock { shown in
      if isInteractive, shown.isShown { write("\n", to: .standardError) }
      shown = ProgressLine()
    }
  }

  private func erase(_ line: ProgressLine) {
    if isInteractive, line.isShown { write("\r\u{1B}[K", to: .standardError) }
  }

  private func draw(_ line: ProgressLine) {
    if isInteractive, line.isShown { write(line.bar, to: .standardError) }
  }

  private func write(_ text: String, to file: FileHandle) {
    // Whoever listened may be gone; what is served is still looked at.
    try? file.write(contentsOf: Data(text.utf8))
  }
}
