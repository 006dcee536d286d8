import Foundation
import GalleryTestSupport
import Testing

/// What a command that serves says about the files of its folder.
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

  @Test func triesDamagedFilesAgainWhenAsked() async throws {
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "a.png")
    for (options, isDamaged) in [([], true), ([], false), (["--retry"], true)] as [([String], Bool)]
    {
      let command = try RunningCommand(serve(folder.path) + options)
      #expect(await command.says("Making pictures: 1 of 1"))
      _ = await command.port()
      #expect(await command.end(SIGTERM) == 0)
      #expect(await command.output().contains("damaged \"a.png\"") == isDamaged)
    }
  }

  @Test func namesTooLargePhotographsAndCountsVideos() async throws {
    try folder.write(Canvas(width: 1200, height: 1000).jpeg(), to: "a.jpg")
    for name in ["b.mov", "c.mp4"] { try folder.write([0], to: name) }
    let command = try RunningCommand(serve(folder.path) + ["--max-megapixels", "1"])
    #expect(await command.says("2 videos are not shown: vitrine shows photographs."))
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
