import ArgumentParser
import PhotoLibrary

/// `vitrine worker`: decodes the files that a server hands over, in a process that may be lost.
struct Worker: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Decodes files for a server.", shouldDisplay: false)

  func run() throws {
    let status = DecodingWorker.run()
    guard status == 0 else { throw ExitCode(status) }
  }
}
