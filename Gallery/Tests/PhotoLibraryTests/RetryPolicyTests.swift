import Foundation
import Testing

@testable import PhotoLibrary

struct RetryPolicyTests {
  let entry = PictureCache.Entry(PhotoID(number: 1), FileStamp(stat()), PixelSize(4, 3))
  let crash = PictureProblem.stoppedDecoder(.crash)
  let late = PictureProblem.stoppedDecoder(.late(seconds: 20))

  @Test(arguments: [
    PictureProblem.refused("it is drawn in more than 100 passes"), .undecodable("no picture"),
    .cutShort,
  ])
  func recordsAProblemOfTheFileAtOnce(problem: PictureProblem) {
    var policy = RetryPolicy()
    #expect(policy.decision(about: problem, of: entry) == .record)
  }

  @Test(arguments: [PictureProblem.stoppedDecoder(.crash), .stoppedDecoder(.tooMuchProcessorTime)])
  func recordsAProblemThatEndsAWorkerTwice(problem: PictureProblem) {
    var policy = RetryPolicy()
    #expect(policy.decision(about: problem, of: entry) == .retry)
    #expect(policy.decision(about: problem, of: entry) == .record)
    #expect(policy.decision(about: problem, of: entry) == .retry)
  }

  @Test func delaysATemporaryProblem() {
    for pair in [
      [late, late], [crash, late], [late, crash], [.stoppedDecoder(.fromOutside), crash],
      [.unreadable(FileProblem(code: EIO)), .unreadable(FileProblem(code: EIO))],
      [.changed, .changed], [.lackedMemory("no memory"), .lackedMemory("no memory")],
      [crash, .stoppedDecoder(.crashWithLittleMemory)], [.lackedMemory("no memory"), crash],
    ] {
      var policy = RetryPolicy()
      #expect(policy.decision(about: pair[0], of: entry) == .retry)
      #expect(policy.decision(about: pair[1], of: entry) == .delay, "\(pair)")
    }
  }

  @Test func delaysAProblemOfTheMachine() {
    var policy = RetryPolicy()
    #expect(policy.decision(about: .noDecoder("it ends at once"), of: entry) == .delay)
    #expect(policy.decision(about: crash, of: entry) == .retry)
  }

  @Test func triesAloneWhatMayNeedMoreMemoryOrTime() {
    for (problem, isAlone) in [
      (crash, true), (late, true), (.lackedMemory("no memory"), true), (.changed, false),
      (.unreadable(FileProblem(code: EIO)), false),
    ] {
      var policy = RetryPolicy()
      #expect(!policy.isTriedAlone(entry))
      _ = policy.decision(about: problem, of: entry)
      #expect(policy.isTriedAlone(entry) == isAlone, "\(problem)")
      _ = policy.decision(about: problem, of: entry)
      #expect(!policy.isTriedAlone(entry))
    }
  }

  @Test func countsEachPhotographSeparately() {
    var policy = RetryPolicy()
    let other = PictureCache.Entry(PhotoID(number: 2), FileStamp(stat()), PixelSize(4, 3))
    #expect(policy.decision(about: crash, of: entry) == .retry)
    #expect(policy.decision(about: crash, of: other) == .retry)
    #expect(policy.decision(about: crash, of: entry) == .record)
  }
}
