import CProcess
import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// How a worker starts, answers, refuses and ends.
struct WorkerProcessTests: WorkerTests {
  let folder = TemporaryFolder()

  @Test func refusesManyScansBeforeDecoding() throws {
    let jpeg = HostileFiles.jpeg(try Canvas(width: 64, height: 64).jpeg(), scans: 101)
    #expect(throws: PictureProblem.refused("it is drawn in more than 100 passes")) {
      try make(jpeg)
    }
  }

  @Test func refusesAnUnreadableFileAndGoesOn() throws {
    let worker = try WorkerProcess(executable: builtCommand)
    let broken = try open(HostileFiles.png(width: 40, height: 40))
    #expect(throws: PictureProblem.self) { try worker.make(broken, small(.png)) }
    let good = try open(Canvas(width: 40, height: 40).jpeg())
    #expect(try worker.make(good, small(.jpeg)).pictures.count == 1)
  }

  @Test func usesNoOtherLoaderForAWrongFormat() throws {
    let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8)
    let worker = try WorkerProcess(executable: builtCommand)
    let file = try open(svg)
    for format in PictureFormat.allCases {
      #expect(throws: PictureProblem.self) { try worker.make(file, small(format)) }
    }
  }

  @Test(arguments: [
    ("kill -SEGV $$", WorkerEnd.crash), ("kill -XCPU $$", .tooMuchProcessorTime),
    ("kill -KILL $$", .fromOutside), ("exit 1", .crash),
    ("head -c 1; printf '\\377\\377\\377\\377' >&0", .crash),
  ])
  func saysHowAWorkerEnded(script: String, end: WorkerEnd) throws {
    let worker = try WorkerProcess(executable: command(script))
    let file = try open(Canvas(width: 40, height: 40).jpeg())
    #expect(throws: PictureProblem.stoppedDecoder(end)) { try worker.make(file, small(.jpeg)) }
  }

  @Test func saysThatAWorkerDoesNotStart() throws {
    // The command needs more memory than that to load.
    let cramped = try FakeWorker.write(
      to: folder, ready: [], "ulimit -v 20000; exec '\(builtCommand)' \"$@\" 2> /dev/null")
    let wordy = try FakeWorker.write(
      to: folder, ready: try WorkerReply(problem: "libvips: no").framed, "ready; exit 69")
    for (executable, reason) in [
      (cramped, "it ends at once"), (wordy, "libvips: no"),
      (folder["missing"], "No such file or directory"),
    ] {
      #expect(throws: PictureProblem.noDecoder(reason)) {
        try WorkerProcess(executable: executable)
      }
    }
  }

  @Test func distinguishesAFailingDiskFromABrokenFile() throws {
    // Reading a folder fails like reading from a broken disk.
    let folder = try FolderRoot(folder.path).directory
    let worker = try WorkerProcess(executable: builtCommand)
    for format in [PictureFormat.png, .jpeg] {
      #expect(throws: PictureProblem.unreadable(FileProblem(code: EISDIR))) {
        try worker.make(folder, small(format))
      }
    }
  }

  @Test func refusesInvalidReplies() throws {
    let jpeg = try Canvas(width: 40, height: 40).jpeg()
    let picture = WorkerReply.Picture(width: 40, height: 40, length: jpeg.count)
    let none = WorkerReply.Picture(width: 0, height: 40, length: jpeg.count)
    let three = Array(repeating: picture, count: 3)
    #expect(try replying(.init(pictures: three), jpeg).get().pictures.count == 3)
    for (reply, bytes) in [
      (WorkerReply(), jpeg), (WorkerReply(pictures: three + [picture]), jpeg),
      (WorkerReply(pictures: [picture]), jpeg),
      (WorkerReply(pictures: [picture, none, picture]), jpeg),
      (WorkerReply(pictures: three, average: 0x100_0000), jpeg),
      (WorkerReply(pictures: three), Array(repeating: 0, count: jpeg.count)),
    ] {
      #expect(try replying(reply, bytes) == .failure(.stoppedDecoder(.crash)))
    }
    #expect(try replying(.init(problem: "a\n\u{1B}[2J"), []) == .failure(.refused("a  [2J")))
  }

  /// A worker that is killed has sent a part of its pictures.
  @Test func refusesPicturesThatBreakOff() throws {
    let jpeg = try Canvas(width: 40, height: 40).jpeg()
    let picture = WorkerReply.Picture(width: 40, height: 40, length: jpeg.count)
    let reply = WorkerReply(pictures: [picture, picture, picture])
    for length in [jpeg.count, jpeg.count * 3 / 2, jpeg.count * 3 - 1] {
      try folder.write(reply.framed + (jpeg + jpeg + jpeg).prefix(length), to: "reply")
      let worker = try WorkerProcess(
        executable: command("head -c 1; cat '\(folder["reply"])' >&0"))
      let request = WorkerRequest(.jpeg, whole: PixelSize(1000, 1000))
      #expect(throws: PictureProblem.stoppedDecoder(.crash), "\(length)") {
        try worker.make(try open([1]), request)
      }
    }
  }

  @Test func endsAWorkerThatNeverAnswers() throws {
    let worker = try WorkerProcess(
      executable: command("cat > /dev/null"), timeout: .milliseconds(50))
    let file = try open(Canvas(width: 40, height: 40).jpeg())
    let problem = #expect(throws: PictureProblem.self) { try worker.make(file, small(.jpeg)) }
    #expect(problem?.description == "decoding it took longer than 0 seconds")
  }

  @Test func endsWithItsServer() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, streams, 0, &ends) == 0)
    let arguments: [String] = [builtCommand, "worker", "--max-pixels", "1000000"]
    let command = arguments.map { strdup($0) }
    defer { command.forEach { free($0) } }
    var (process, status): (pid_t, Int32) = (0, -1)
    let words = command.map { UnsafePointer($0) } + [nil]
    try #require(vitrine_spawn(words, [nil], ends[1], -1, &process) == 0)
    close(ends[1])
    close(ends[0])
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    #expect(status == 0)
  }

  /// Returns the result for a worker that sends these bytes.
  private func replying(
    _ reply: WorkerReply, _ picture: [UInt8]
  ) throws -> Result<MadePictures, PictureProblem> {
    let name = UUID().uuidString
    let pictures = Array(repeating: picture, count: reply.pictures.count).joined()
    try folder.write(reply.framed + pictures, to: name)
    let worker = try WorkerProcess(executable: command("head -c 1; cat '\(folder[name])' >&0"))
    let file = try open([1])
    return Result { () throws(PictureProblem) in
      try worker.make(file, WorkerRequest(.jpeg, whole: PixelSize(1000, 1000)))
    }
  }
}

#if canImport(Darwin)
private let streams = SOCK_STREAM
#else
private let streams = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
#endif
