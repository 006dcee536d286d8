import ArgumentParser
import PhotoLibrary

/// `vitrine worker`: decodes the files that a server sends, in a process that may crash.
struct Worker: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Decodes files for a server.", shouldDisplay: false)

  @Option(help: "The largest picture to decode, in pixels.")
  var maxPixels: Int

  @Option(help: "The largest address space, in bytes.")
  var maxMemory: Int?

  @Option(help: "The processor time for one file, in seconds.")
  var maxSeconds: Int?

  func run() throws {
    let status = DecodingWorker.run(
      pixels: maxPixels, memory: maxMemory, processorTime: maxSeconds)
    guard status == 0 else { throw ExitCode(status) }
  }
}
