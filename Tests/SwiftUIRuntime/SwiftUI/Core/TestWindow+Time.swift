import Foundation

extension TestWindow {
  /// The time of the test, in seconds.
  public var now: Double { TestTime.now }

  /// Sets the time of the test, before there is a window.
  public static func setPresent(_ time: Double) { TestTime.now = time }

  /// Lets time pass, frame by frame. Tasks that sleep wake when their time has come, also between frames.
  public func run(for seconds: Double) async { await run(until: TestTime.now + seconds) }

  /// Lets time pass until a time. Frames are shown on their way only if `showsFrames` is set.
  public func run(until end: Double, showsFrames: Bool = true) async {
    await settle()
    while true {
      let frame = showsFrames ? nextFrame : .infinity
      let next = min(frame, TestTime.nextWake.map { max(TestTime.now, $0) } ?? frame)
      guard next <= end + 1e-9 else { break }
      TestTime.now = next
      TestTime.wakeSleepers()
      await settle()
      if next == frame { showFrame() }
    }
    TestTime.now = max(TestTime.now, end)
  }

  /// Lets time pass until the next frame is shown.
  public func runFrame() async { await run(for: nextFrame - TestTime.now) }

  /// The time of the next frame. The times of frames do not depend on what happens between them.
  private var nextFrame: Double {
    let frames = ((TestTime.now - begin) / Self.frame + 1e-6).rounded(.down) + 1
    return begin + frames * Self.frame
  }

  /// Shows a frame now.
  public func showFrame() {
    graph.frame += 1
    graph.timelines.values.filter { !$0.isPaused }.forEach { $0.tick() }
    covers.forEach { $0.tick() }
    graph.flush()
  }

  /// Waits until each task of the views sleeps or has ended.
  public func settle() async {
    await graph.tasks.settle()
    graph.flush()
  }

  /// Whether no view wants frames.
  public var isAtRest: Bool { graph.timelines.values.allSatisfy(\.isPaused) }
}
