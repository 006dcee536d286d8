import ArgumentParser
import PhotoLibrary

/// `vitrine worker`: decodes the files that a server hands over, in a process that may be lost.
struct Worker: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Decodes files for a server.", shouldDisplay: false)

  @Option(help: "The pixels that a file may unfold to.")
  var maxPixels: Int

  func run() throws {
    let status = DecodingWorker.run(maximumPixels: maxPixels)
    guard status == 0 else { throw ExitCode(status) }
  }
}
