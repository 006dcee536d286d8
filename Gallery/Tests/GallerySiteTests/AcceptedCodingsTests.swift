import Testing

@testable import GallerySite

struct AcceptedCodingsTests {
  @Test(arguments: [
    ("br", ContentCoding.brotli), ("gzip", .gzip), ("identity", .identity), ("", .identity),
    ("gzip, deflate, br, zstd", .brotli), ("gzip, deflate", .gzip), ("deflate", .identity),
    ("BR", .brotli), ("*", .brotli), ("*;q=0.5, gzip", .gzip), ("br;q=0, *", .gzip),
    ("br;q=0.5, gzip;q=0.8", .gzip), ("br;q=0.8, gzip;q=0.8", .brotli),
    ("br;q=0, gzip", .gzip), ("br;q=0.000, gzip;q=0.0", .identity), ("br;q=0.001", .brotli),
    ("gzip;q=0.5, identity", .identity), ("br ; q=0.1 ,\tgzip ;q=0.9", .gzip),
    ("br;level=3;q=0.1, gzip;q=0.2", .gzip), ("br;q=x, gzip;q=2, *;q=-1, identity", .identity),
    ("br;q=nan", .identity), ("br;q=, gzip;q=", .identity), (";,;q=1,,", .identity),
    ("br;q=0, br", .identity), ("*;q=0, identity;q=0.1", .identity), ("identity;q=0, br", .brotli),
  ])
  func preferWhatTheClientWeighsHighest(field: String, coding: ContentCoding) {
    #expect(AcceptedCodings(field).preferred(among: ContentCoding.allCases) == coding)
  }

  @Test func preferAmongAvailableCodings() {
    let any = AcceptedCodings("br, gzip;q=0.5")
    #expect(any.preferred(among: [.gzip, .identity]) == .gzip)
    #expect(any.preferred(among: [.identity]) == .identity)
  }

  @Test(arguments: ["identity;q=0", "*;q=0", "deflate, *;q=0", "identity;q=0, br;q=0, gzip;q=0"])
  func mayAcceptNone(field: String) {
    #expect(AcceptedCodings(field).preferred(among: ContentCoding.allCases) == nil)
  }
}
