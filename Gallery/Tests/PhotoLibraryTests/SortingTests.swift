import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The order of photographs that were taken in the same second.
struct SortingTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func aBurstIsNewestFirstLikeTheList() async throws {
    try photograph("IMG_1.jpg", at: "14:03:21")
    for number in [2, 9, 10, 11] { try photograph("IMG_\(number).jpg", at: "14:03:22") }
    try photograph("IMG_12.jpg", at: "14:03:23")
    #expect(
      try await names(.date)
        == ["IMG_12.jpg", "IMG_11.jpg", "IMG_10.jpg", "IMG_9.jpg", "IMG_2.jpg", "IMG_1.jpg"])
    #expect(
      try await names(.name)
        == ["IMG_1.jpg", "IMG_2.jpg", "IMG_9.jpg", "IMG_10.jpg", "IMG_11.jpg", "IMG_12.jpg"])
  }

  @Test func partsOfASecondComeBeforeNames() async throws {
    try photograph("c.jpg", at: "14:03:22", part: "05")
    try photograph("b.jpg", at: "14:03:22", part: "5")
    try photograph("a.jpg", at: "14:03:22", part: "51")
    // The same time in other digits.
    try photograph("d.jpg", at: "14:03:22", part: "50")
    #expect(try await names(.date) == ["a.jpg", "d.jpg", "b.jpg", "c.jpg"])
  }

  /// The order is by local time, so photographs of two time zones may have the same one.
  @Test func equalTimesOfTwoZonesAreSortedByName() async throws {
    for (name, zone) in [("a", "+02:00"), ("b", "+01:00"), ("c", "+02:00"), ("d", "-08:00")] {
      try photograph("\(name).jpg", at: "14:03:22", zone: zone)
    }
    #expect(try await names(.date) == ["d.jpg", "c.jpg", "b.jpg", "a.jpg"])
  }

  @Test func equalDatesOfFilesAreSortedByName() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for name in ["a2.jpg", "a10.jpg", "a1.jpg"] {
      try folder.write(jpeg, to: name)
      try folder.setDate(1_000_000, of: name)
    }
    #expect(try await names(.date) == ["a10.jpg", "a2.jpg", "a1.jpg"])
  }

  private func photograph(
    _ name: String, at time: String, part: String? = nil, zone: String? = nil
  ) throws {
    let details: [Exif.Entry] =
      [.text(0x9003, "2020:06:08 \(time)")]
      + [zone.map { .text(0x9011, $0) }, part.map { .text(0x9291, $0) }].compactMap { $0 }
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    try folder.write(Exif(details: details).inserted(into: jpeg), to: name)
  }

  private func names(_ sorting: Sorting) async throws -> [String] {
    var names: [String] = []
    try await running(
      options: .init(executable: builtCommand, workers: 0), sorting: sorting,
      { names = await listed($0).photos.map(\.name) })
    return names
  }
}
