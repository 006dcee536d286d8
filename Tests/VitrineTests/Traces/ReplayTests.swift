import Foundation
import Testing
import VitrineTraces

@Suite struct ReplayTests {
  @Test func everyTraceExpectsSomething() throws {
    let files = try Project.files(in: "Tests/Traces", ending: "trace")
    #expect(!files.isEmpty, "there are no traces in Tests/Traces")
    for file in files {
      let trace = try Trace(reading: Array(Data(contentsOf: file)))
      let expects = trace.steps.contains { if case .expect = $0.action { true } else { false } }
      #expect(expects, "\(file.lastPathComponent)")
    }
  }

  @Test func aFalseExpectationFailsAndTellsWhatWasSeen() throws {
    let beginning = "exhibit viewer\n0 viewport 390 844\n0 open 7 1.5 at-once\n"
    let claims = [
      ("expect backdrop 0.9 within 0.09", [1.0]),
      ("expect frame 0 292 390 261", [0, 292, 390, 260]),
      ("expect frame", [0, 292, 390, 260]), ("expect items 0", [1]), ("expect opens 8", [7]),
      ("expect opens", [7]), ("expect opens 7 7", [7]), ("expect closes 7", []),
    ]
    for (claim, seen) in claims {
      let replay = Replay(try Trace(reading: beginning + "1 " + claim))
      #expect(replay.failures.map(\.line) == [4], "\(claim)")
      #expect(replay.failures.map(\.seen) == [seen], "\(claim)")
    }
  }

  @Test func aRecordingIsDrawnAtItsOwnTimes() throws {
    let trace = try Trace(
      reading: """
        recorded
        exhibit carousel
        2 viewport 300 200
        2 count 5
        2.5 frame
        2.4 shown 2.5 select 2
        2.51 frame
        9 frame
        9 expect position 2
        """)
    let replay = Replay(trace)
    #expect(replay.failures.isEmpty)
    #expect(replay.shown.map(\.time) == [2.5, 2.51, 9, 9])
    #expect(replay.digests.filter { $0.subject == .frames }.map(\.time) == [2.5, 9])
  }

  @Test func aTrueExpectationHoldsAndSignalsAreUsedUp() throws {
    let trace = try Trace(
      reading: """
        exhibit viewer
        0 viewport 390 844
        0 open 7 1.5 at-once
        0 expect opens 7
        0 expect opens
        0 expect backdrop 0.875 within 0.125
        """)
    #expect(Replay(trace).failures.isEmpty)
  }

  @Test func everyTraceDrawsWhatIsCommitted() throws {
    for file in try Project.files(in: "Tests/Traces", ending: "trace") {
      let replay = Replay(try Trace(reading: Array(Data(contentsOf: file))))
      let committed = file.deletingPathExtension().appendingPathExtension("digests")
      let lines = try String(contentsOf: committed, encoding: .utf8).split(separator: "\n")
      let seen = replay.digests.map { String(decoding: $0.bytes.dropLast(), as: UTF8.self) }
      let first = zip(lines, seen).first { $0 != $1 }.map { "\($0) is now \($1)" }
      #expect(
        lines.count == seen.count && first == nil,
        "\(file.lastPathComponent): \(first ?? "the number of lines"); RECORD=1 Scripts/traces writes them anew"
      )
    }
  }

  @Test func oneBitMoreIsAnotherDigest() throws {
    let text = "exhibit viewer\n0 viewport 390 844\n0 open 7 1.5\n"
    let (a, b) = (
      Replay(try Trace(reading: text + "0.1 expect frame")),
      Replay(try Trace(reading: text + "0.1000001 expect frame"))
    )
    #expect(a.digests.count == b.digests.count && a.digests.dropLast() == b.digests.dropLast())
    #expect(a.digests.last?.value != b.digests.last?.value)
    #expect(a.digests == Replay(try Trace(reading: text + "0.1 expect frame")).digests)
  }

  @Test func aSignalBelongsToTheFramesInWhichItIsTaken() throws {
    func lines(_ key: String) throws -> [DigestLine] {
      let beginning = "exhibit grid\n0 viewport 390 844\n0 count 6\n"
      return Replay(try Trace(reading: beginning + "1 key \(key)\n1.2 expect items 6")).digests
    }
    // Focus goes to another cell: nothing else is drawn or answered.
    let (right, end) = (try lines("right"), try lines("end"))
    #expect(right.count == end.count)
    let different = zip(right, end).filter { $0 != $1 }.map(\.0)
    #expect(different.map(\.subject) == [.frames])
    #expect(different.allSatisfy { abs($0.time - 1.1) < 1e-9 })
  }

  @Test func everyFrameIsInOneLine() throws {
    let text = "exhibit grid\n0 viewport 390 844\n"
    for (end, times) in [
      (0.0, [0]), (0.05, [0, 0.05]), (0.1, [0, 0.1]), (0.25, [0, 0.1, 0.2, 0.25]),
    ] {
      let replay = Replay(try Trace(reading: text + "\(end) expect items 0"))
      let seen = replay.digests.filter { $0.subject == .frames }.map(\.time)
      #expect(seen.count == times.count && zip(seen, times).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }
}
