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
  private let process: ChildProcess
  private let limits: WorkerLimits
  private let timeout: Duration

  /// Starts a worker.
  /// - Parameters:
  ///   - executable: the command `vitrine`, which runs as `vitrine worker`.
  ///   - limits: the limits on memory and time.
  ///   - timeout: the time for one file; by default, that of the limits.
  ///   - started: gets the process, which can stop it from another thread, before the worker is ready.
  /// - Throws: `.noDecoder` if it does not start or does not become ready.
  init(
    executable: String, limits: WorkerLimits = .ordinary, timeout: Duration? = nil,
    started: (ChildProcess) -> Void = { _ in }
  ) throws(PictureProblem) {
    self.timeout = timeout ?? limits.timeout
    self.limits = limits
    let command = [
      executable, "worker", "--max-pixels", "\(limits.pixels)", "--max-memory", "\(limits.memory)",
      "--max-seconds", "\(limits.processorTime)",
    ]
    do throws(FileProblem) {
      let (ours, theirs) = try socketPair()
      defer { close(theirs) }
      socket = MessageSocket(descriptor: ours)
      do throws(FileProblem) {
        process = try ChildProcess(command, standardInput: theirs)
      } catch {
        close(ours)
        throw error
      }
    } catch {
      throw .noDecoder(error.systemWords)
    }
    started(process)
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
    _ = process.end()
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
      let end = end(after: error)
      let mayLackMemory = end == .crash && limits.mayBeShort(for: request)
      throw .stoppedDecoder(mayLackMemory ? .crashWithLittleMemory : end)
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
    if let problem = reply.problem?.oneLine {
      return .failure(reply.lackedMemory ? .lackedMemory(problem) : .refused(problem))
    }
    // A file may have taken control of the worker.
    guard reply.isPlausible(request.sizes.count) else { throw .garbled }
    return .success(try pictures(reply, before: deadline))
  }

  private func reply(
    before deadline: SuspendingClock.Instant
  ) throws(SocketEnd) -> WorkerReply {
    let length = Int(bigEndianBytes: try socket.read(4, before: deadline))
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
      let hasEnds =
        jpeg.starts(with: [0xFF, 0xD8]) && jpeg.suffix(2).elementsEqual([0xFF, 0xD9])
      guard hasEnds else { throw .garbled }
      made.pictures.append(.init(width: picture.width, height: picture.height, jpeg: jpeg))
    }
    return made
  }

  private func end(after end: SocketEnd) -> WorkerEnd {
    let signal = process.end()
    switch (end, signal) {
    case (.late, _): return .late(seconds: timeout.components.seconds)
    case (.closed, SIGXCPU): return .tooMuchProcessorTime
    case (.closed, SIGKILL), (.closed, SIGTERM): return .fromOutside
    default: return .crash
    }
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
