import Foundation
import GalleryTestSupport
import PhotoLibrary
import Testing

/// Rows 41 to 47 of the table of bad input, whose files change while they are shown or need a server of their own.
struct FaultInput {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  /// The lines of these rows.
  static func lines() async throws -> [TableLine] {
    try await FaultInput().unreadableFile() + FaultInput().changesDuringReading()
      + FaultInput().thousandNames() + FaultInput().removedFolder() + FaultInput().fullDisk()
      + FaultInput().changedDates() + FaultInput().manyFiles()
  }

  /// Row 41: a file that nobody may read until its rights change.
  private func unreadableFile() async throws -> [TableLine] {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "41/secret.jpg")
    chmod(folder["41/secret.jpg"], 0)
    guard let launcher = launcherWithoutRights else {
      return [.input(41, "41/secret.jpg", "skipped: the superuser reads every file")]
    }
    let (command, port) = try await serve(launcher: launcher)
    let outcomes = try await Outcomes.first(port) {
      $0["41/secret.jpg"].meets(.named("no permission to read it"))
    }
    chmod(folder["41/secret.jpg"], 0o600)
    let later = try await Outcomes.first(port) { $0["41/secret.jpg"].meets(.shown) }
    #expect(await command.end(SIGTERM) == 0)
    let both = [outcomes, later].map { "\($0["41/secret.jpg"])" }
    return [.input(41, "41/secret.jpg", both.joined(separator: "; with other rights: "))]
  }

  /// Row 42: files are replaced, deleted and truncated while they are decoded.
  private func changesDuringReading() async throws -> [TableLine] {
    let jpeg = try Canvas(noise: 42, width: 1200, height: 900).jpeg()
    let names = ["42/replaced.jpg", "42/deleted.jpg", "42/truncated.jpg"]
    for name in names { try folder.write(jpeg, to: name) }
    let (command, port) = try await serve()
    for round in 1...200 {
      try folder.replace("42/replaced.jpg", by: jpeg)
      try folder.replace("42/deleted.jpg", by: jpeg)
      try folder.write(jpeg, to: "42/truncated.jpg")
      unlink(folder["42/deleted.jpg"])
      truncate(folder["42/truncated.jpg"], round.isMultiple(of: 2) ? jpeg.count / 2 : 0)
    }
    let expected: [BadInput.Outcome] = [.shown, .ignored, .shownInPart("it is damaged")]
    let outcomes = try await Outcomes.first(port) { outcomes in
      zip(names, expected).allSatisfy { outcomes[$0].meets($1) }
    }
    #expect(await command.end(SIGTERM) == 0)
    return names.map { .input(42, $0, "\(outcomes[$0])") }
  }

  /// Row 46: dates before 1970 and after today. A change counts in both directions.
  private func changedDates() async throws -> [TableLine] {
    let dates = [("46/1970.jpg", 0.0, 4_070_908_800), ("46/2099.jpg", 4_070_908_800, 0.0)]
    for (name, date, _) in dates {
      try folder.write(Canvas(width: 40, height: 30).jpeg(), to: name)
      try folder.setDate(date, of: name)
    }
    let (command, port) = try await serve()
    _ = try await Outcomes.first(port) { outcomes in
      dates.allSatisfy { outcomes.size($0.0) == [40, 30] }
    }
    for (name, _, date) in dates {
      try folder.write(Canvas(width: 30, height: 40).jpeg(), to: name)
      try folder.setDate(date, of: name)
    }
    let outcomes = try await Outcomes.first(port) { outcomes in
      dates.allSatisfy { outcomes.size($0.0) == [30, 40] }
    }
    #expect(await command.end(SIGTERM) == 0)
    return dates.map { .input(46, $0.0, "\(outcomes[$0.0]), also the file that took its place") }
  }

  /// Serves the folder.
  func serve(
    cache: String? = nil, launcher: [String] = []
  ) async throws -> (RunningCommand, Int) {
    let command = try RunningCommand(
      ["serve", folder.path, "--port", "0", "--no-open", "--cache", cache ?? store["cache"]],
      launcher: launcher)
    return (command, try #require(await command.port()))
  }
}
