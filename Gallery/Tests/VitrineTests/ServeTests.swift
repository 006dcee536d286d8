import Foundation
import GalleryTestSupport
import Testing

struct ServeTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func printsItsAddressAndStopsWhenAsked() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    for signal in [SIGINT, SIGTERM] {
      let command = try RunningCommand(serve(folder.path))
      let port = try #require(await command.port())
      #expect(try await HTTPExchange("/gallery.json", port: port).status == 200)
      #expect(await command.end(signal) == 0)
    }
  }

  @Test func servesAnEmptyFolder() async throws {
    let command = try RunningCommand(serve(folder.path))
    let port = try #require(await command.port())
    #expect(try await HTTPExchange("/", port: port).status == 200)
    #expect(await command.end(SIGTERM) == 0)
  }

  @Test func namesEveryFileThatIsNotShown() async throws {
    try folder.write([], to: "empty\n.jpg")
    mkfifo(folder["pipe.jpg"], 0o600)
    let command = try RunningCommand(serve(folder.path))
    #expect(await command.says("skipped \"empty\\u{A}.jpg\": it is empty"))
    #expect(await command.says("skipped \"pipe.jpg\": neither a file nor a folder"))
    #expect(await command.end(SIGTERM) == 0)
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

  @Test func saysWhyAFolderCannotBeShown() async throws {
    try folder.write([], to: "file")
    for (name, clause) in [("missing", "it does not exist"), ("file", "it is not a folder")] {
      let command = try RunningCommand(serve(folder[name]))
      #expect(await command.exit() == 66)
      #expect(
        await command.output() == "The folder \"\(folder[name])\" cannot be shown: \(clause).\n")
    }
  }

  @Test(.enabled(if: getuid() != 0)) func saysThatAFolderMayNotBeRead() async throws {
    try folder.makeFolder("shut")
    chmod(folder["shut"], 0)
    defer { chmod(folder["shut"], 0o700) }
    let command = try RunningCommand(serve(folder["shut"]))
    #expect(await command.exit() == 66)
    #expect(await command.output().contains("no permission to read it"))
  }

  @Test func saysThatAPortIsInUse() async throws {
    let taken = try TakenPort()
    let command = try RunningCommand(serve(folder.path, port: taken.port))
    #expect(await command.exit() == 69)
    #expect(
      await command.output() == """
        Port \(taken.port) is in use. Choose another with --port; --port 0 chooses a free one.

        """)
    withExtendedLifetime(taken) {}
  }

  @Test func saysThatTheMachineDoesNotHaveAnAddress() async throws {
    // An address of documentation (RFC 5737), which no machine has.
    let command = try RunningCommand(serve(folder.path) + ["--host", "192.0.2.1"])
    #expect(await command.exit() == 69)
    #expect(await command.output().contains("this machine does not have that address"))
  }

  @Test func saysThatTheCacheCannotBeWritten() async throws {
    try store.write([], to: "file")
    let command = try RunningCommand(
      ["serve", folder.path, "--port", "0", "--no-open", "--cache", store["file/cache"]])
    #expect(await command.exit() == 73)
    #expect(await command.output().contains("--cache"))
  }

  @Test(arguments: [
    ["serve", "--port", "x"], ["serve", "--port", "65536"], ["serve", "--port", "-1"],
    ["serve", "--sort", "size"], ["serve", "--max-megapixels", "0"],
    ["serve", ""], ["serve", "--what"], ["serve", "a", "b"], ["what", "is", "this"],
  ])
  func refusesInvalidArguments(arguments: [String]) async throws {
    let command = try RunningCommand(arguments)
    #expect(await command.exit() == 64)
  }

  @Test func documentsItsExitStatusesAndHidesItsWorker() async throws {
    let help = try RunningCommand(["serve", "--help"])
    #expect(await help.exit() == 0)
    for status in ["64", "66", "69", "73"] { #expect(await help.output().contains(status)) }
    let overview = try RunningCommand(["--help"])
    #expect(await overview.exit() == 0)
    #expect(await !overview.output().contains("worker"))
  }

  @Test func warnsBeforeItOpensToTheNetwork() async throws {
    let command = try RunningCommand(serve(folder.path) + ["--host", "0.0.0.0"])
    #expect(await command.says("anyone who can reach this machine can see these photographs"))
    _ = await command.port()
    #expect(await command.end(SIGTERM) == 0)
  }

  private func serve(_ path: String, port: Int = 0) -> [String] {
    ["serve", path, "--port", "\(port)", "--no-open", "--cache", store["cache"]]
  }
}
