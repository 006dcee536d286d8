import Foundation

extension TestWindow {
  /// The time of the test, in seconds, before there is a window.
  public static var present: Double { TestTime.now }

  /// The time of the test, in seconds.
  public var now: Double { TestTime.now }

  /// Lets time pass, frame by frame. Tasks that sleep wake when their time has come, also between frames.
  public func run(for seconds: Double) async {
    let end = TestTime.now + seconds
    await settle()
    while true {
      let next = min(nextFrame, TestTime.nextWake.map { max(TestTime.now, $0) } ?? nextFrame)
      guard next <= end + 1e-9 else { break }
      let isFrame = next == nextFrame
      TestTime.now = next
      TestTime.wakeSleepers()
      await settle()
      if isFrame { showFrame() }
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

  private func showFrame() {
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
