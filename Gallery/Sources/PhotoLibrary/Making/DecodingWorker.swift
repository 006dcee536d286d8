import CProcess
import CVipsShim
import Foundation

/// The work of `vitrine worker`, the other side of `WorkerProcess`.
public enum DecodingWorker {
  /// Makes pictures of the files that arrive over standard input, until it is closed.
  ///
  /// The first reply reports that the worker is ready, or the reason that it is not.
  /// - Parameters:
  ///   - pixels: the largest picture in pixels.
  ///   - memory: the largest address space in bytes; by default, that of the ordinary lane.
  ///   - processorTime: the time for one file in seconds; by default, that of the ordinary lane.
  /// - Returns: an exit status; 69 if libvips does not start.
  public static func run(pixels: Int, memory: Int? = nil, processorTime: Int? = nil) -> Int32 {
    let ordinary = WorkerLimits.ordinary
    let limits = WorkerLimits(
      pixels: pixels, memory: memory ?? ordinary.memory,
      processorTime: processorTime ?? ordinary.processorTime)
    ProcessLimits.set()
    ProcessLimits.allowMemory(min(limits.memory, ordinary.memory))
    vitrine_keep_memory()
    endWithStandardInput()
    let socket = MessageSocket(descriptor: STDIN_FILENO)
    guard vitrine_start() == 0 else {
      _ = socket.send(
        WorkerReply(problem: "libvips: \(String(cString: vitrine_error()))"), pictures: [])
      return EX_UNAVAILABLE
    }
    guard socket.send(.ready, pictures: []) else { return EX_OK }
    var message = [UInt8](repeating: 0, count: WorkerRequest.length)
    while let file = nextFile(&message) {
      ProcessLimits.allowProcessorTime(seconds: limits.processorTime)
      guard answer(WorkerRequest(message), file, limits, on: socket) else { break }
    }
    return EX_OK
  }

  /// Waits for a file and its request; nil if the server has ended. A worker without work returns its memory.
  private static func nextFile(_ message: inout [UInt8]) -> OpenFile? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if poll(&input, 1, idleAfter) == 0 { vitrine_return_memory() }
    return try? OpenFile(
      adopting: vitrine_receive_descriptor(STDIN_FILENO, &message, message.count))
  }

  /// The version of the decoder.
  static let decoderVersion = String(cString: vitrine_decoder_version())

  private static func answer(
    _ request: WorkerRequest?, _ file: OpenFile, _ limits: WorkerLimits, on socket: MessageSocket
  ) -> Bool {
    do throws(PictureProblem) {
      guard let request else { throw .notAPicture }
      ProcessLimits.allowMemory(limits.memory(for: request))
      let input = try WorkerInput(file, request)
      if request.format.vips == VITRINE_JPEG {
        try JPEGScans.check(input.content, limit: PictureLimits.standard.scans)
      }
      return try pictures(of: input, limits).send(on: socket)
    } catch .unreadable(let problem) {
      return socket.send(WorkerReply(fileProblem: problem.code), pictures: [])
    } catch .lackedMemory(let clause) {
      return socket.send(WorkerReply(problem: clause, lackedMemory: true), pictures: [])
    } catch {
      return socket.send(WorkerReply(problem: error.description), pictures: [])
    }
  }

  /// Makes pictures of a file. After a failure it reads the file once more, to distinguish a failing disk from a broken
  /// file: libvips reports both in the same way.
  private static func pictures(
    of input: WorkerInput, _ limits: WorkerLimits
  ) throws(PictureProblem) -> VipsPictures {
    do throws(PictureProblem) { return try VipsPictures(input, limits) } catch {
      do throws(FileProblem) { try input.file.readThrough() } catch { throw .unreadable(error) }
      throw error
    }
  }

  /// Ends the process when the server ends, even during decoding. A separate thread waits for that.
  private static func endWithStandardInput() {
    Thread.detachNewThread {
      var hangUp = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while poll(&hangUp, 1, -1) < 0, errno == EINTR {}
      _exit(EX_OK)
    }
  }
}

// Milliseconds. While photographs are made, the next one arrives sooner.
private let idleAfter: Int32 = 1000

/// Pictures in the memory of libvips.
private struct VipsPictures: ~Copyable {
  private let pictures: [vitrine_picture]
  private let summary: vitrine_summary

  init(_ input: WorkerInput, _ limits: WorkerLimits) throws(PictureProblem) {
    var pictures = Array(repeating: vitrine_picture(), count: input.request.sizes.count)
    var summary = vitrine_summary()
    let failed = input.withRequest(limits) { request in
      vitrine_make_pictures(request, &pictures, &summary)
    }
    (self.pictures, self.summary) = (pictures, summary)
    guard failed == 0 else {
      let words = String(cString: vitrine_error())
      let problem = PictureProblem.undecodable(words)
      guard vitrine_lacked_memory() == 0 else {
        throw .lackedMemory("decoding it needs more memory than it may have (\(words))")
      }
      guard !limits.mayBeShort(for: input.request) else {
        throw .lackedMemory(problem.description + ", perhaps because memory was short")
      }
      throw problem
    }
  }

  deinit {
    var pictures = pictures
    vitrine_release(&pictures, pictures.count)
  }

  func send(on socket: MessageSocket) -> Bool {
    let upward = pictures.reversed()
    let reply = WorkerReply(
      pictures: upward.map {
        .init(width: Int($0.width), height: Int($0.height), length: $0.length)
      },
      average: summary.average, isIncomplete: summary.incomplete != 0)
    return socket.send(
      reply, pictures: upward.map { UnsafeRawBufferPointer(start: $0.bytes, count: $0.length) })
  }
}

extension OpenFile {
  /// Reads the whole file. Throws if that fails.
  fileprivate func readThrough() throws(FileProblem) {
    var offset = 0
    while case let part = try read(at: offset, count: 1 << 20), !part.isEmpty {
      offset += part.count
    }
  }
}

extension MessageSocket {
  fileprivate func send(_ reply: WorkerReply, pictures: [UnsafeRawBufferPointer]) -> Bool {
    guard let head = try? reply.framed else { return false }
    return head.withUnsafeBytes(write) && pictures.allSatisfy(write)
  }
}
