import Foundation
import GalleryTestSupport
import Testing

/// What the command says when it cannot serve.
struct StartProblemTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func saysWhyAFolderCannotBeShown() async throws {
    try folder.write([], to: "file")
    for (name, clause) in [("missing", "it does not exist"), ("file", "it is not a folder")] {
      let command = try RunningCommand(serve(folder[name]))
      #expect(await command.exit() == 66)
      #expect(
        await command.output() == "The folder \"\(folder[name])\" cannot be shown: \(clause).\n")
    }
  }

  @Test(.enabled(if: canRun(launcherWithoutRights != nil, "the superuser reads every folder")))
  func saysThatAFolderMayNotBeRead() async throws {
    try folder.makeFolder("shut")
    chmod(folder["shut"], 0)
    defer { chmod(folder["shut"], 0o700) }
    let command = try RunningCommand(
      serve(folder["shut"]), launcher: try #require(launcherWithoutRights))
    #expect(await command.exit() == 66)
    #expect(await command.output().contains("no permission to read it"))
  }

  @Test func saysThatAPortIsInUse() async throws {
    let taken = try TakenPort()
    // Nothing is said about the folder.
    try folder.write([], to: "empty.jpg")
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
    // It says nothing about other devices, which cannot open that address.
    #expect(
      await command.output() == """
        vitrine cannot serve on 192.0.2.1: this machine does not have that address; choose another with --host.

        """)
  }

  @Test func saysThatNoMachineHasAName() async throws {
    let command = try RunningCommand(serve(folder.path) + ["--host", "a..b"])
    #expect(await command.exit() == 69)
    #expect(await command.output().contains("no machine has that name"))
  }

  @Test func saysThatAnAddressNeedsAnother() async throws {
    // An address of one network (RFC 4291), which needs the network's name.
    let command = try RunningCommand(serve(folder.path) + ["--host", "fe80::1"])
    #expect(await command.exit() == 69)
    #expect(await command.output().hasSuffix("; choose another with --host.\n"))
  }

  @Test func saysThatTheCacheCannotBeWritten() async throws {
    try store.write([], to: "file")
    let command = try RunningCommand(
      ["serve", folder.path, "--port", "0", "--no-open", "--cache", store["file/cache"]])
    #expect(await command.exit() == 73)
    #expect(await command.output().contains("--cache"))
  }

  @Test func refusesACacheInTheFolderOfPhotographs() async throws {
    try folder.makeFolder("shown")
    for cache in [folder["shown"], folder["shown/new/cache"], folder["shown/../shown/cache"]] {
      let command = try RunningCommand(
        ["serve", folder["shown"], "--port", "0", "--no-open", "--cache", cache])
      #expect(await command.exit() == 73)
      #expect(
        await command.output() == """
          The cache folder "\(cache)" cannot be used: it is inside the folder of photographs, where vitrine writes nothing. \
          Choose another with --cache.

          """)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["shown"]).isEmpty)
  }

  #if os(Linux)
  @Test func saysThatNoCacheCanBeMadeAtAPath() async throws {
    let command = try RunningCommand(["serve", folder.path, "--cache", "/proc/vitrine/cache"])
    #expect(await command.exit() == 73)
    #expect(
      await command.output() == """
        The cache folder "/proc/vitrine/cache" cannot be used: no folder can be made there. Choose another with --cache.

        """)
  }
  #endif

  private func serve(_ path: String, port: Int = 0) -> [String] {
    ["serve", path, "--port", "\(port)", "--no-open", "--cache", store["cache"]]
  }
}
