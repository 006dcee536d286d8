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
    // Whoever tries notices that there is no decoder. Then only photographs are tried that somebody asks for.
    let reason = "the decoder does not start (No such file or directory)"
    try await running(options: .init(executable: "/does/not/exist", workers: 1, retries: true)) {
      library in
      for photo in await listed(library).photos {
        await #expect(throws: PictureRequestProblem.cannotBeShown(reason)) {
          try await library.picture(photo.id, width: photo.sizes.ladder[0].width)
        }
      }
      let states = await library.listing.photos.map(\.pictureState)
      #expect(states == [.delayed(reason), .delayed(reason)])
    }
  }

  /// Writes a photograph that cannot be decoded, and one of which a part is missing.
  private func writeDamaged() throws {
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "a.png")
    let noise = try Canvas(noise: 1, width: 300, height: 200).jpeg()
    try folder.write(Array(noise.prefix(noise.count / 2)), to: "half.jpg")
  }
}
