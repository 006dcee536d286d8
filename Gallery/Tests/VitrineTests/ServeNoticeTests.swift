import Foundation
import GalleryTestSupport
import Testing

/// The messages of `vitrine serve` about the files of its folder.
struct ServeNoticeTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func namesEveryFileThatIsNotShown() async throws {
    try folder.write([], to: "empty\n.jpg")
    mkfifo(folder["pipe.jpg"], 0o600)
    let command = try RunningCommand(serve(folder.path))
    #expect(await command.says("skipped \"empty\\u{A}.jpg\": it is empty"))
    #expect(await command.says("skipped \"pipe.jpg\": neither a file nor a folder"))
    #expect(await command.end(SIGTERM) == 0)
  }

  @Test func namesFilesInTheirOrder() async throws {
    for number in 1...12 { try folder.write([], to: "IMG_\(number).jpg") }
    for number in 1...12 { mkfifo(folder["pipe \(number).jpg"], 0o600) }
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "shown.jpg")
    let command = try RunningCommand(serve(folder.path))
    #expect(await command.says("Making pictures: 1 of 1"))
    #expect(await command.end(SIGTERM) == 0)
    let named = await command.output().split(separator: "\n").filter { $0.hasPrefix("skipped") }
    #expect(
      named.map { $0.split(separator: "\"")[1] }
        == (1...12).map { "pipe \($0).jpg" } + (1...12).map { "IMG_\($0).jpg" })
  }

  @Test func namesDamagedFilesAtEachStartAndTriesThemAgainWhenAsked() async throws {
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "a.png")
    #expect(try await named().contains("damaged \"a.png\": it cannot be decoded"))
    // A later start knows the reason from the cache.
    let names = try FileManager.default.subpathsOfDirectory(atPath: store["cache"])
    let entry = try #require(names.first { $0.wholeMatch(of: /..\/[0-9a-f-]+/) != nil })
    try store.write(Array("failed it was refused before\n".utf8), to: "cache/" + entry)
    #expect(try await named().contains("damaged \"a.png\": it was refused before"))
    #expect(try await named(["--retry"]).contains("damaged \"a.png\": it cannot be decoded"))
  }

  /// Serves the folder until all pictures are made, and returns the output.
  private func named(_ options: [String] = []) async throws -> String {
    let command = try RunningCommand(serve(folder.path) + options)
    #expect(await command.says("Making pictures: 1 of 1"))
    _ = await command.port()
    #expect(await command.end(SIGTERM) == 0)
    return await command.output()
  }

  @Test func leavesThePromptALineOfItsOwn() async throws {
    for number in 0..<8 {
      try folder.write(Canvas(noise: number, width: 1000, height: 750).jpeg(), to: "\(number).jpg")
    }
    let command = try RunningCommand(
      serve(folder.path) + ["--cache-size", "1MB"], inTerminal: true)
    #expect(await command.says("of 8", after: "The cache is nearly full"))
    #expect(await command.end(SIGINT) == 0)
    // A terminal ends lines with two characters, which are one for Swift.
    #expect(await command.output().utf8.last == UInt8(ascii: "\n"))
  }

  @Test func namesTooLargePhotographsAndCountsVideos() async throws {
    try folder.write(Canvas(width: 1200, height: 1000).jpeg(), to: "a.jpg")
    for name in ["b.avi", "c.mts"] { try folder.write([0], to: name) }
    let command = try RunningCommand(serve(folder.path) + ["--max-megapixels", "1"])
    #expect(await command.says("2 videos are not shown: browsers play only MP4, MOV and WebM."))
    #expect(
      await command.says(
        "skipped \"a.jpg\": 1200 × 1000 pixels are more than 1 million; raise --max-megapixels to show it"
      ))
    #expect(await command.end(SIGTERM) == 0)
  }

  @Test func saysOnceInAFileThatAllPicturesAreMade() async throws {
    for number in 0..<12 {
      try folder.write(Canvas(width: 40, height: 30 + number).jpeg(), to: "\(number).jpg")
    }
    let noise = try Canvas(noise: 1, width: 300, height: 200).jpeg()
    try folder.write(Array(noise.prefix(noise.count / 2)), to: "damaged.jpg")
    let command = try RunningCommand(serve(folder.path))
    #expect(await command.says("Making pictures: 13 of 13\n"))
    #expect(await command.end(SIGTERM) == 0)
    #expect(await command.output().components(separatedBy: "Making pictures").count == 2)
  }

  private func serve(_ path: String) -> [String] {
    ["serve", path, "--port", "0", "--no-open", "--cache", store["cache"]]
  }
}
