import Foundation
import Testing

struct VersionTests {
  @Test func isThatOfTheProject() async throws {
    struct Package: Decodable { let version: String }
    let file = URL(filePath: #filePath).appending(path: "../../../../Web/package.json").standardized
    let package = try JSONDecoder().decode(Package.self, from: Data(contentsOf: file))
    let command = try RunningCommand(["--version"])
    #expect(await command.output() == "\(package.version)\n")
    #expect(await command.exit() == 0)
  }
}
