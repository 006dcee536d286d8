import Foundation
import GalleryTestSupport
import Testing

/// The modules of libvips that a worker has in its memory.
@Suite(.enabled(if: access("/proc/self/maps", R_OK) == 0, "Linux lists them"))
struct WorkerModulesTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func hasNoneForAJPEG() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let command = try RunningCommand([
      "serve", folder.path, "--port", "0", "--no-open", "--cache", store["cache"],
    ])
    #expect(await command.says("Making pictures: 1 of 1"))
    let libraries = try await command.children().map(libraries)
    // The worker that made the picture has started.
    #expect(libraries.contains { $0.contains("/libjpeg.") })
    #expect(libraries.allSatisfy { !$0.contains("/vips-modules-") })
    #expect(await command.end(SIGTERM) == 0)
  }

  /// Returns the memory map of a process, as Linux lists it.
  private func libraries(of process: pid_t) throws -> String {
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(process)/maps"))
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }
}
