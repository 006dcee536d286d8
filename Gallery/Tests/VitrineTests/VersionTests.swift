import Foundation
import GalleryTestSupport
import Testing

struct VersionTests {
  #if os(Linux)
  @Test func needsNoLibraryOfTheCompiler() throws {
    let (linked, output) = (Process(), Pipe())
    linked.executableURL = URL(filePath: "/usr/bin/env")
    linked.arguments = ["ldd", builtCommand]
    linked.standardOutput = output
    try linked.run()
    let libraries = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    linked.waitUntilExit()
    #expect(libraries.contains("libvips"))
    #expect(!libraries.contains("libswift") && !libraries.contains("libFoundation"))
  }
  #endif

  @Test func isThatOfTheProject() async throws {
    struct Package: Decodable { let version: String }
    let file = URL(filePath: #filePath).appending(path: "../../../../Web/package.json").standardized
    let package = try JSONDecoder().decode(Package.self, from: Data(contentsOf: file))
    let command = try RunningCommand(["--version"])
    #expect(await command.output() == "\(package.version)\n")
    #expect(await command.exit() == 0)
  }
}
