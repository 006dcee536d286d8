import Testing

@testable import PhotoLibrary

struct PictureSizesTests {
  @Test func endsAtTheSizeOfThePhotograph() {
    #expect(widths(4032, 3024) == [320, 960, 2016, 4032])
    #expect(widths(6000, 1000) == [320, 960, 2000, 4000, 6000])
    #expect(widths(2400, 1600) == [320, 960, 2400])
    #expect(widths(90, 60) == [90])
    #expect(sizes(1200, 6000).all.map(\.height) == [640, 1920, 4000, 6000])
  }

  @Test func everySizeIsWiderThanTheOneBeforeAndNoneIsEnlarged() {
    let edges = [
      1, 2, 7, 99, 319, 320, 321, 640, 959, 1999, 2001, 2501, 5000, 9999, 30_000, 65_500,
    ]
    for width in edges {
      for height in edges {
        for format in [PictureFormat.jpeg, .png] {
          let photo = PixelSize(width, height)
          let all = PictureSizes(photo, format).all
          #expect(zip(all, all.dropFirst()).allSatisfy { $0.width < $1.width }, "\(photo)")
          #expect(all.allSatisfy { $0.width <= width && $0.height <= height }, "\(photo)")
          #expect(all.allSatisfy { $0.width > 0 && $0.height > 0 }, "\(photo)")
        }
      }
    }
  }

  @Test func hasAtMostFiftyMillionPixels() {
    for (width, height) in [(16_320, 12_240), (65_500, 3800), (8000, 6251)] {
      let largest = sizes(width, height).all.last
      #expect((49_900_000...50_100_000).contains(largest?.pixels ?? 0), "\(width)")
    }
    #expect(sizes(8000, 6250).all.last == PixelSize(8000, 6250))
  }

  private func sizes(_ width: Int, _ height: Int) -> PictureSizes {
    PictureSizes(PixelSize(width, height), .jpeg)
  }

  private func widths(_ width: Int, _ height: Int) -> [Int] {
    sizes(width, height).all.map(\.width)
  }
}
