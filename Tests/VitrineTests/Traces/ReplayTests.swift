import Foundation
import Testing
import VitrineTraces

@Suite struct ReplayTests {
  @Test func everyRecordedGestureIsSeenAsExpected() throws {
    let files = try Project.files(in: "Tests/Traces", ending: "trace")
    #expect(!files.isEmpty, "there are no traces in Tests/Traces")
    for file in files {
      let replay = Replay(try Trace(reading: Array(Data(contentsOf: file))))
      for failure in replay.failures {
        Issue.record("\(file.lastPathComponent):\(failure.line): seen was \(failure.seen)")
      }
    }
  }

  @Test func everyTraceExpectsSomething() throws {
    for file in try Project.files(in: "Tests/Traces", ending: "trace") {
      let trace = try Trace(reading: Array(Data(contentsOf: file)))
      let expects = trace.steps.contains { if case .expect = $0.action { true } else { false } }
      #expect(expects, "\(file.lastPathComponent)")
    }
  }

  @Test func aFalseExpectationFailsAndTellsWhatWasSeen() throws {
    let beginning = "exhibit viewer\n0 viewport 390 844\n0 open 7 1.5 at-once\n"
    let claims = [
      ("expect ground 0.9 within 0.09", [1.0]), ("expect frame 0 292 390 261", [0, 292, 390, 260]),
      ("expect frame", [0, 292, 390, 260]), ("expect items 0", [1]), ("expect opens 8", [7]),
      ("expect opens", [7]), ("expect opens 7 7", [7]), ("expect closes 7", []),
    ]
    for (claim, seen) in claims {
      let replay = Replay(try Trace(reading: beginning + "1 " + claim))
      #expect(replay.failures.map(\.line) == [4], "\(claim)")
      #expect(replay.failures.map(\.seen) == [seen], "\(claim)")
    }
  }

  @Test func aTrueExpectationHoldsAndSignalsAreUsedUp() throws {
    let trace = try Trace(
      reading: """
        exhibit viewer
        0 viewport 390 844
        0 open 7 1.5 at-once
        0 expect opens 7
        0 expect opens
        0 expect ground 0.875 within 0.125
        """)
    #expect(Replay(trace).failures.isEmpty)
  }

  @Test func oneBitMoreIsAnotherDigest() throws {
    let text = "exhibit viewer\n0 viewport 390 844\n0 open 7 1.5\n"
    let (a, b) = (
      Replay(try Trace(reading: text + "0.1 expect frame")),
      Replay(try Trace(reading: text + "0.1000001 expect frame"))
    )
    #expect(a.digests.count == b.digests.count && a.digests.dropLast() == b.digests.dropLast())
    #expect(a.digests.last != b.digests.last)
    #expect(a.digests == Replay(try Trace(reading: text + "0.1 expect frame")).digests)
  }
}
