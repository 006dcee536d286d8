import Foundation
import Testing

@testable import PhotoLibrary

struct StrikesTests {
  let entry = PictureCache.Entry(PhotoID("a"), FileStamp(stat()))
  let crash = PictureProblem.stoppedDecoder(.crash)
  let late = PictureProblem.stoppedDecoder(.late(seconds: 20))

  @Test(arguments: [
    PictureProblem.refused("it is drawn in more than 100 passes"), .undecodable("no picture"),
    .cutShort,
  ])
  func keepsAtOnceWhatTheFileIsBlamedFor(problem: PictureProblem) {
    var strikes = Strikes()
    #expect(strikes.verdict(on: problem, of: entry) == .keep)
  }

  @Test(arguments: [PictureProblem.stoppedDecoder(.crash), .stoppedDecoder(.tooMuchWork)])
  func keepsWhatEndsAWorkerTwice(problem: PictureProblem) {
    var strikes = Strikes()
    #expect(strikes.verdict(on: problem, of: entry) == .tryAgain)
    #expect(strikes.verdict(on: problem, of: entry) == .keep)
    #expect(strikes.verdict(on: problem, of: entry) == .tryAgain)
  }

  @Test func keepsNothingThatPasses() {
    for pair in [
      [late, late], [crash, late], [late, crash], [.stoppedDecoder(.fromOutside), crash],
      [.unreadable(FileProblem(code: EIO)), .unreadable(FileProblem(code: EIO))],
      [.changed, .changed],
    ] {
      var strikes = Strikes()
      #expect(strikes.verdict(on: pair[0], of: entry) == .tryAgain)
      #expect(strikes.verdict(on: pair[1], of: entry) == .letGo, "\(pair)")
    }
  }

  @Test func blamesNoPhotographForTheMachine() {
    var strikes = Strikes()
    #expect(strikes.verdict(on: .noDecoder("it ends at once"), of: entry) == .letGo)
    #expect(strikes.verdict(on: crash, of: entry) == .tryAgain)
  }

  @Test func countsEachPhotographForItself() {
    var strikes = Strikes()
    let other = PictureCache.Entry(PhotoID("b"), FileStamp(stat()))
    #expect(strikes.verdict(on: crash, of: entry) == .tryAgain)
    #expect(strikes.verdict(on: crash, of: other) == .tryAgain)
    #expect(strikes.verdict(on: crash, of: entry) == .keep)
  }
}
