import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// A video is sent without the place where it was recorded.
struct HiddenBytesTests {
  private let place = "+53.5413+009.9841/"

  @Test func textsAndSubtitlesOfMP4AreFreeSpace() throws {
    var files = VideoFiles()
    files.subtitles = [Array("GPS 53.5413".utf8), Array("GPS 9.9841".utf8)]
    files.texts =
      VideoFiles.texts([("com.apple.quicktime.location.ISO6709", place)])
      + VideoFiles.box("udta", VideoFiles.box("©xyz", Array(place.utf8)))
    let sent = try sent(files.mp4, .mp4)
    #expect(sent.count == files.mp4.count)
    for text in [place, "GPS", "9841", "ISO6709"] { #expect(!sent.contains(text)) }
    // The video itself is described as before, and the subtitles are gone.
    let movie = try MovieBoxes(FileBytes(sent))
    #expect(try movie.header().seconds == 12.5)
    #expect(movie.tracks.map(\.handler) == ["vide"])
    #expect(movie.movie.boxes.map(\.type) == ["mvhd", "trak", "free", "free", "free"])
  }

  @Test func tagsOfWebMAreVoid() throws {
    for text in ["", place, String(repeating: place, count: 20)] {
      let tags = VideoFiles.element([0x12, 0x54, 0xC3, 0x67], Array(text.utf8))
      let file = VideoFiles.webM(tags: tags)
      let sent = try sent(file, .webM)
      #expect(sent.count == file.count && !sent.contains(place))
      let segment = try WebMElements.segment(FileBytes(sent))
      #expect(segment.all.map(\.number) == [0x1549_A966, 0x1654_AE6B, 0xEC])
      #expect(segment.all.last?.payload.upperBound == file.count)
    }
  }

  @Test func everyPartOfAVideoIsThatOfTheWhole() throws {
    var files = VideoFiles()
    files.subtitles = [[1, 2, 3], [4, 5]]
    files.texts = VideoFiles.texts([("place", place)])
    let (file, whole) = (files.mp4, try sent(files.mp4, .mp4))
    let hidden = try HiddenBytes(FileBytes(file), .mp4)
    for start in stride(from: 0, to: file.count, by: 7) {
      for length in [1, 5, 64] {
        let range = start..<min(file.count, start + length)
        var part = Array(file[range])
        hidden.hide(in: &part, from: start)
        #expect(part == Array(whole[range]))
      }
    }
  }

  @Test func aTrackInFragmentsCannotBeHidden() throws {
    var files = VideoFiles()
    files.subtitles = [[1]]
    files.texts = VideoFiles.box("mvex", [])
    #expect(throws: PictureProblem.cannotHide) { try sent(files.mp4, .mp4) }
  }

  private func sent(_ file: [UInt8], _ format: PictureFormat) throws -> [UInt8] {
    var bytes = file
    try HiddenBytes(FileBytes(file), format).hide(in: &bytes, from: 0)
    return bytes
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
