import Foundation
import GalleryTestSupport

@testable import PhotoLibrary

/// Tests that give files to a worker.
protocol WorkerTests {
  /// The folder of the files.
  var folder: TemporaryFolder { get }
}

extension WorkerTests {
  func make(_ bytes: [UInt8], _ requested: PictureOnDemand? = nil) throws -> MadePictures {
    let file = try open(bytes)
    let header = try PictureHeader(of: file)
    let whole = PixelSize(header.width, header.height)
    return try WorkerProcess(executable: builtCommand).make(
      file, WorkerRequest(header.format, whole: whole, requested: requested))
  }

  /// Returns a request for the ladder of a picture of 40 × 40 pixels.
  func small(_ format: PictureFormat) -> WorkerRequest {
    WorkerRequest(format, whole: PixelSize(40, 40))
  }

  func open(_ bytes: [UInt8]) throws -> OpenFile {
    let name = UUID().uuidString
    try folder.write(bytes, to: name)
    return try FolderRoot(folder.path).open(PhotoPath(Array(name.utf8)))
  }

  /// Returns a command that reports that it is ready, and then runs a script instead of decoding.
  func command(_ script: String) throws -> String {
    try FakeWorker.write(to: folder, ready: WorkerReply.ready.framed, "ready\n\(script)")
  }
}

extension MadePictures {
  /// The sizes of all pictures.
  var sizes: [PixelSize] { pictures.map { PixelSize($0.width, $0.height) } }
}
