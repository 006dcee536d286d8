import CProcess
import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Changed messages between the server and its workers. A file may have taken control of a worker.
struct WorkerFuzzTests {
  let folder = TemporaryFolder()

  @Test(.timeLimit(.minutes(30))) func changedRepliesNeverTrapTheServer() async throws {
    let jpeg = try Canvas(width: 200, height: 100).jpeg()
    let reply = WorkerReply(
      pictures: [.init(width: 200, height: 100, length: jpeg.count)], average: 0x77_7777)
    let valid = try reply.framed + jpeg
    try folder.write(jpeg, to: "a.jpg")
    let file = try OpenFile(folder["a.jpg"], flags: O_RDONLY)
    let worker = try FakeWorker.write(
      to: folder, ready: WorkerReply.ready.framed,
      "ready; head -c 1 <&0 >/dev/null; cat '\(folder["reply"])' >&0")
    let request = WorkerRequest(.jpeg, whole: PixelSize(200, 100))
    try folder.write(valid, to: "reply")
    _ = try WorkerProcess(executable: worker).make(file, request)
    try await FuzzRun("reply", count: 100).run { seed in
      var mutations = Mutations(seed: seed)
      let bytes =
        seed % 4 == 0 ? mutations.noise(after: valid.prefix(seed % 12)) : mutations.changed(valid)
      try folder.write(bytes, to: "reply")
      let process = try WorkerProcess(executable: worker)
      guard let made = try? process.make(file, request) else { return }
      try #require(made.pictures.count == 1)
      try #require(made.pictures[0].jpeg.starts(with: [0xFF, 0xD8]))
    }
  }

  @Test(.timeLimit(.minutes(30))) func changedRequestsNeverTrapAWorker() async throws {
    try folder.write(try Canvas(width: 200, height: 100).jpeg(), to: "a.jpg")
    let file = try OpenFile(folder["a.jpg"], flags: O_RDONLY)
    let (worker, size) = try (RawWorker(), file.size())
    let part = EmbeddedPicture(range: 0..<size, orientation: .right)
    let valid = [
      WorkerRequest(.jpeg, whole: PixelSize(200, 100)),
      WorkerRequest(.raw, part, whole: PixelSize(100, 200), requested: .larger(PixelSize(50, 100))),
    ].map(\.message)
    try await FuzzRun("request", count: 100).run { seed in
      var mutations = Mutations(seed: seed)
      // A server sends whole requests; a shorter or longer one would only shift the next.
      let message = mutations.changed(valid[seed % 2]).prefix(WorkerRequest.length)
      try worker.answers(
        message + Array(repeating: 0, count: WorkerRequest.length - message.count), file)
    }
  }
}

/// The real worker, without the checks of `WorkerProcess`.
private final class RawWorker {
  private let socket: MessageSocket
  private let process: ChildProcess

  init() throws {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    defer { close(ends[1]) }
    socket = MessageSocket(descriptor: ends[0])
    process = try ChildProcess(
      [builtCommand, "worker", "--max-pixels", "1000000"], standardInput: ends[1])
    try readReply()
  }

  deinit {
    _ = process.end()
    close(socket.descriptor)
  }

  /// Sends a request, and requires a whole answer.
  func answers(_ message: [UInt8], _ file: OpenFile) throws {
    let status = vitrine_send_descriptor(
      socket.descriptor, message, message.count, file.descriptor)
    try #require(status == 0)
    try readReply()
  }

  private func readReply() throws {
    let deadline = SuspendingClock.now + .seconds(600)
    let length = try socket.read(4, before: deadline).reduce(0) { $0 << 8 | Int($1) }
    let json = try socket.read(length, before: deadline)
    let reply = try JSONDecoder().decode(WorkerReply.self, from: Data(json))
    for picture in reply.pictures { _ = try socket.read(picture.length, before: deadline) }
  }
}
