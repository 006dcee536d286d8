import Foundation
import Testing

@testable import SampleCollection

/// The pictures of the collection.
@Suite struct CatalogueTests {
  @Test func hasLandscapesInFiveAlbumsAndTwelveFilms() {
    let albums = Dictionary(grouping: Landscape.all, by: \.album)
    #expect(albums.keys.sorted() == ["Coast", "Country", "Desert", "Mountains", "Night"])
    #expect(albums.values.allSatisfy { $0.count >= 7 })
    #expect(Film.all.count == 12)
  }

  @Test func everyPictureHasItsOwnPath() {
    #expect(Set(Picture.all.map { "\($0.folder)/\($0.file)" }).count == Picture.all.count)
  }

  @Test func everyFormatIsUsed() {
    #expect(Set(Landscape.all.map(\.format)) == Set(Format.allCases))
  }

  @Test(arguments: Format.allCases)
  func aFormatIsAsLongAsAGoodScreen(_ format: Format) {
    #expect((2400...3000).contains(max(format.size.width, format.size.height)))
  }

  @Test func photographsWereTakenOverThreeYears() throws {
    let years = Landscape.all.compactMap { Int($0.taken.prefix(4)) }
    #expect(try #require(years.max()) - #require(years.min()) > 3)
  }

  @Test func postersAreUprightAndStillsWide() {
    #expect(min(Film.posterSize.height, Film.stillSize.width) >= 2400)
    #expect(Film.posterSize.width * 3 == Film.posterSize.height * 2)
    #expect(Film.stillSize.width * 9 == Film.stillSize.height * 16)
  }

  @Test func noTwoLandscapesWereTakenAtOnce() {
    #expect(Set(Landscape.all.map(\.taken)).count == Landscape.all.count)
  }

  @Test(
    arguments: Landscape.all.map(\.taken) + Film.all.flatMap { [$0.posterTaken, $0.stillTaken] })
  func datesAreWrittenAsExifWritesThem(_ taken: String) throws {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "yyyy:MM:dd HH:mm:ss"
    let date = try #require(format.date(from: taken))
    #expect(format.string(from: date) == taken)
  }

  /// In the order of dates, no two photographs of an album are next to each other.
  @Test func newestFirstMixesAlbums() {
    let albums = Landscape.all.sorted { $0.taken > $1.taken }.map(\.album)
    let repeats = zip(albums, albums.dropFirst()).count { $0 == $1 }
    #expect(repeats == 0)
  }
}
