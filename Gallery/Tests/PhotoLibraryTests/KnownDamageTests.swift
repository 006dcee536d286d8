import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Photographs whose damage an earlier run has found.
struct KnownDamageTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func areNamedAtEachStart() async throws {
    try writeDamaged()
    let first = try await finished().notices.sorted()
    #expect(first.map { $0.prefix { $0 != ":" } } == ["damaged a.png", "damaged half.jpg"])
    #expect(try await finished(executable: "/does/not/exist").notices.sorted() == first)
  }

  @Test func areTriedAgainWhenAsked() async throws {
    try writeDamaged()
    _ = try await finished()
    // Whoever tries notices that there is no decoder.
    let retried = try await finished(executable: "/does/not/exist", retries: true).listing
    let reason = "the decoder does not start (No such file or directory)"
    #expect(retried.photos.map(\.pictureState) == [.delayed(reason), .delayed(reason)])
  }

  /// Writes a photograph that cannot be decoded, and one of which a part is missing.
  private func writeDamaged() throws {
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "a.png")
    let noise = try Canvas(noise: 1, width: 300, height: 200).jpeg()
    try folder.write(Array(noise.prefix(noise.count / 2)), to: "half.jpg")
  }
}
