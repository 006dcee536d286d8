#if os(macOS)
internal import CoreServices
import Foundation
import Synchronization

/// Watches folders by FSEvents. The first folder's stream reports the changes of all its sub-folders.
final class SystemWatch: Sendable {
  private let state: Mutex<State>
  private let onChange: @Sendable () -> Void
  private let limit: Int

  private struct State {
    var stream: Stream?
    var count = 0
    var hasMissed = false
  }

  init(limit: Int, onChange: @escaping @Sendable () -> Void) {
    (self.limit, self.onChange) = (limit, onChange)
    state = Mutex(State())
  }

  var seesEverything: Bool { state.withLock { $0.stream != nil && !$0.hasMissed } }

  func add(_ folder: OpenFile) {
    state.withLock { state in
      state.count += 1
      if state.stream == nil { state.stream = Stream(folder, onChange) }
      if state.count > limit || !folder.isOnThisMachine { state.hasMissed = true }
    }
  }
}

/// A running stream of events. Its functions may be called on any thread.
private final class Stream: @unchecked Sendable {
  private let stream: FSEventStreamRef

  init?(_ folder: OpenFile, _ onChange: @escaping @Sendable () -> Void) {
    guard let path = folder.path else { return nil }
    let receiver = Receiver(onChange)
    var context = FSEventStreamContext(
      version: 0, info: Unmanaged.passUnretained(receiver).toOpaque(),
      // The stream keeps the receiver.
      retain: { info in
        info.map { UnsafeRawPointer(Unmanaged<Receiver>.fromOpaque($0).retain().toOpaque()) }
      },
      release: { info in if let info { Unmanaged<Receiver>.fromOpaque(info).release() } },
      copyDescription: nil)
    let created = withExtendedLifetime(receiver) {
      FSEventStreamCreate(
        nil,
        { _, info, _, _, _, _ in
          Unmanaged<Receiver>.fromOpaque(info!).takeUnretainedValue().onChange()
        },
        &context, [path] as CFArray, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), latency,
        FSEventStreamCreateFlags(kFSEventStreamCreateFlagWatchRoot))
    }
    guard let created else { return nil }
    stream = created
    FSEventStreamSetDispatchQueue(stream, .global(qos: .utility))
    FSEventStreamStart(stream)
  }

  deinit {
    FSEventStreamStop(stream)
    FSEventStreamInvalidate(stream)
    FSEventStreamRelease(stream)
  }
}

/// Receives the events of a stream.
private final class Receiver: Sendable {
  let onChange: @Sendable () -> Void

  init(_ onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }
}

// The system collects changes for this many seconds. A copied folder is one change.
private let latency = 0.2

extension OpenFile {
  /// The path at which the file is now.
  fileprivate var path: String? {
    var bytes = [CChar](repeating: 0, count: Int(MAXPATHLEN))
    return fcntl(descriptor, F_GETPATH, &bytes) == 0 ? String(cString: bytes) : nil
  }

  /// Whether the file is on a file system that no other machine changes.
  fileprivate var isOnThisMachine: Bool {
    var status = statfs()
    return fstatfs(descriptor, &status) == 0 && status.f_flags & UInt32(MNT_LOCAL) != 0
  }
}
#endif
