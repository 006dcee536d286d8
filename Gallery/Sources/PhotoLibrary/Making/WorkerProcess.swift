import CProcess
import Foundation

/// A separate process that decodes pictures, one after the other.
///
/// It receives open files and returns pictures. A file that crashes it does not affect this process. It ends with this
/// object, and when its socket closes because this process ended.
///
/// The methods block, so they are called only on the thread of a `DecodingLane`.
final class WorkerProcess {
  private let socket: MessageSocket
  private let process: pid_t
  private let timeout: Duration
  private var hasEnded = false

  /// Starts a worker.
  /// - Parameters:
  ///   - executable: the command `vitrine`, which runs as `vitrine worker`.
  ///   - limits: the limits on memory and time.
  ///   - timeout: the time for one file; by default, that of the limits.
  /// - Throws: `.noDecoder` if it does not start or does not become ready.
  init(
    executable: String, limits: WorkerLimits = .ordinary, timeout: Duration? = nil
  ) throws(PictureProblem) {
    self.timeout = timeout ?? limits.timeout
    let command = [executable, "worker", "--max-pixels", "\(limits.pixels)"]
    do throws(FileProblem) {
      let (ours, theirs) = try socketPair()
      defer { close(theirs) }
      socket = MessageSocket(descriptor: ours)
      do throws(FileProblem) {
        process = try spawn(command, standardInput: theirs)
      } catch {
        close(ours)
        throw error
      }
    } catch {
      throw .noDecoder(error.systemWords)
    }
    try awaitReadiness()
  }

  private func awaitReadiness() throws(PictureProblem) {
    let reply: WorkerReply
    do throws(SocketEnd) { reply = try self.reply(before: SuspendingClock.now + starting) } catch {
      throw .noDecoder(error == .late ? "it takes too long" : "it ends at once")
    }
    if let problem = reply.problem { throw .noDecoder(problem.oneLine) }
  }

  deinit {
    _ = end()
    close(socket.descriptor)
  }

  /// Makes the pictures of one file. Blocks until they are made, at most for `timeout`.
  /// - Throws: the reason that the file has no pictures. After `.stoppedDecoder` the worker has ended.
  func make(
    _ file: OpenFile, _ request: WorkerRequest
  ) throws(PictureProblem) -> MadePictures {
    let answer: Result<MadePictures, PictureProblem>
    do throws(SocketEnd) {
      answer = try ask(request, file, before: SuspendingClock.now + timeout)
    } catch {
      throw .stoppedDecoder(end(after: error))
    }
    return try answer.get()
  }

  private func ask(
    _ request: WorkerRequest, _ file: OpenFile, before deadline: SuspendingClock.Instant
  ) throws(SocketEnd) -> Result<MadePictures, PictureProblem> {
    let message = request.message
    guard
      vitrine_send_descriptor(socket.descriptor, message, message.count, file.descriptor) == 0
    else { throw .closed }
    let reply = try reply(before: deadline)
    if let code = reply.fileProblem { return .failure(.unreadable(FileProblem(code: code))) }
    if let problem = reply.problem { return .failure(.refused(problem.oneLine)) }
    // A file may have taken control of the worker.
    guard reply.isPlausible(request.sizes.count) else { throw .garbled }
    return .success(try pictures(reply, before: deadline))
  }

  private func reply(
    before deadline: SuspendingClock.Instant
  ) throws(SocketEnd) -> WorkerReply {
    let length = try socket.read(4, before: deadline).reduce(0) { $0 << 8 | Int($1) }
    guard length <= WorkerReply.maximumJSON else { throw .garbled }
    let json = try socket.read(length, before: deadline)
    guard let reply = try? JSONDecoder().decode(WorkerReply.self, from: Data(json)) else {
      throw .garbled
    }
    return reply
  }

  /// Reads the pictures of a reply.
  private func pictures(
    _ reply: WorkerReply, before deadline: SuspendingClock.Instant
  ) throws(SocketEnd) -> MadePictures {
    var made = MadePictures(
      pictures: [], average: reply.average, isIncomplete: reply.isIncomplete)
    for picture in reply.pictures {
      let jpeg = try socket.read(picture.length, before: deadline)
      guard jpeg.starts(with: [0xFF, 0xD8]), jpeg.suffix(2) == [0xFF, 0xD9] else { throw .garbled }
      made.pictures.append(.init(width: picture.width, height: picture.height, jpeg: jpeg))
    }
    return made
  }

  private func end(after end: SocketEnd) -> WorkerEnd {
    let signal = self.end()
    switch (end, signal) {
    case (.late, _): return .late(seconds: timeout.components.seconds)
    case (.closed, SIGXCPU): return .tooMuchWork
    case (.closed, SIGKILL), (.closed, SIGTERM): return .fromOutside
    default: return .crash
    }
  }

  /// Ends the process if it still runs, and returns the signal that ended it.
  private func end() -> Int32 {
    guard !hasEnded else { return 0 }
    hasEnded = true
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F
  }
}

private func socketPair() throws(FileProblem) -> (Int32, Int32) {
  var ends: [Int32] = [-1, -1]
  #if canImport(Darwin)
  let kind = SOCK_STREAM
  #else
  let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  #endif
  guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw FileProblem(code: errno) }
  return (ends[0], ends[1])
}

// The time to load the command and libvips from a slow disk.
private let starting = Duration.seconds(20)

private func spawn(_ arguments: [String], standardInput: Int32) throws(FileProblem) -> pid_t {
  var environment = ProcessInfo.processInfo.environment
  // Nobody reads the backtrace of a worker, and writing it would delay the next one.
  environment["SWIFT_BACKTRACE"] = "enable=no"
  let words = arguments.map { strdup($0) }
  let entries = environment.map { strdup("\($0)=\($1)") }
  defer { (words + entries).forEach { free($0) } }
  var process: pid_t = 0
  let problem = vitrine_spawn(
    words.map { UnsafePointer($0) } + [nil], entries.map { UnsafePointer($0) } + [nil],
    standardInput, &process)
  guard problem == 0 else { throw FileProblem(code: problem) }
  return process
}
