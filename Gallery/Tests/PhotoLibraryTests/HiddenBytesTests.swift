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

  /// Only the first of them is read, but players may read another one.
  @Test(arguments: [
    ("", "moov"), ("trak", "mdia"), ("mdia", "hdlr"), ("mdia", "minf"), ("minf", "stbl"),
    ("stbl", "stsz"), ("stbl", "stsc"), ("stbl", "stco"), ("stbl", "co64"),
  ])
  func aBoxThatIsThereTwiceCannotBeHidden(container: String, type: String) throws {
    var files = VideoFiles()
    files.extra = [container: VideoFiles.box(type, [])]
    let file = files.mp4 + (container == "" ? VideoFiles.box(type, []) : [])
    #expect(throws: PictureProblem.cannotHide) { try sent(file, .mp4) }
  }

  @Test func aHiddenTrackWithTwoListsOfSamplesIsRefused() throws {
    var files = VideoFiles()
    files.texts = VideoFiles.box(
      "trak", VideoFiles.box("mdia", []), VideoFiles.box("mdia", []))
    #expect(throws: PictureProblem.cannotHide) { try sent(files.mp4, .mp4) }
  }

  @Test func samplesInFragmentsCannotBeHiddenWithoutTheirDefaults() throws {
    var files = VideoFiles()
    files.subtitles = [[1]]
    let file = files.mp4 + VideoFiles.box("moof", VideoFiles.box("mfhd", be32(0), be32(1)))
    #expect(throws: PictureProblem.cannotHide) { try sent(file, .mp4) }
  }

  @Test func theNameOfATrackIsHidden() throws {
    var files = VideoFiles()
    files.handlerName = place
    let sent = try sent(files.mp4, .mp4)
    #expect(sent.count == files.mp4.count && !sent.contains(place))
    #expect(try MovieBoxes(FileBytes(sent)).header() == MovieBoxes(FileBytes(files.mp4)).header())
    // The name of a track, and that of its coding.
    for number: [UInt8] in [[0x53, 0x6E], [0x25, 0x86, 0x88]] {
      let name = VideoFiles.element(number, Array(place.utf8))
      let file = VideoFiles.webM(tags: [], name: name)
      let sent = try self.sent(file, .webM)
      #expect(sent.count == file.count && !sent.contains(place))
      #expect(try WebMElements.header(FileBytes(sent)) == WebMElements.header(FileBytes(file)))
    }
  }

  @Test func aSecondSegmentOfWebMAndSubtitlesInASecondListAreRefused() throws {
    let file = VideoFiles.webM(tags: [])
    let track = VideoFiles.element([0xAE], VideoFiles.element([0x83], [17]))
    let tracks = VideoFiles.element([0x16, 0x54, 0xAE, 0x6B], track)
    let kind = VideoFiles.element([0x83], [17])
    for file in [
      file + file, VideoFiles.webM(tags: tracks), VideoFiles.webM(tags: [], name: kind),
    ] {
      #expect(throws: PictureProblem.cannotHide) { try sent(file, .webM) }
    }
  }

  @Test func anElementAfterTheSegmentThatWasCutOffIsVoid() throws {
    let tags: [UInt8] = [0x12, 0x54, 0xC3, 0x67, 0xFE] + Array(place.utf8)
    #expect(try !sent(VideoFiles.webM(tags: []) + tags, .webM).contains(place))
  }

  /// Cameras and editors write texts and places into boxes of their own, into free space, and behind the last box.
  @Test(arguments: ["", "moov", "trak", "mdia", "minf", "stbl", "moof", "traf"])
  func boxesThatNoPlayerNeedsAreFreeSpace(container: String) throws {
    for type in ["udta", "meta", "uuid", "gps ", "free", "skip"] {
      let text = VideoFiles.box(type, Array(place.utf8))
      var files = VideoFiles()
      files.extra = [container: text]
      var file = files.mp4
      file += VideoFiles.box(
        "moof", VideoFiles.box("mfhd", be32(0), be32(1)), container == "moof" ? text : [],
        VideoFiles.box("traf", container == "traf" ? text : []))
      if container == "" { file += text + Array(place.utf8) }
      #expect(file.contains(place))
      let sent = try sent(file, .mp4)
      #expect(sent.count == file.count && !sent.contains(place), "\(type)")
      #expect(try MovieBoxes(FileBytes(sent)).header() == MovieBoxes(FileBytes(file)).header())
    }
  }

  @Test func aRecordingThatWasCutOffKeepsItsData() throws {
    let data = Array("picture and sound".utf8)
    let file = VideoFiles().mp4 + be32(1000) + Array("mdat".utf8) + data
    #expect(try sent(file, .mp4) == file)
  }

  @Test func titlesAndChaptersOfWebMAreVoidAndSubtitlesAreRefused() throws {
    let title = VideoFiles.element([0x7B, 0xA9], Array(place.utf8))
    let chapters = VideoFiles.element([0x10, 0x43, 0xA7, 0x70], Array(place.utf8))
    let file = VideoFiles.webM(tags: chapters, title: title)
    #expect(try !sent(file, .webM).contains(place))
    #expect(throws: PictureProblem.cannotHide) {
      try sent(VideoFiles.webM(tags: [], kind: 17), .webM)
    }
  }

  @Test func tagsBehindARecordingWhoseLengthIsNotKnownAreVoid() throws {
    let tags = VideoFiles.element([0x12, 0x54, 0xC3, 0x67], Array(place.utf8))
    let block = VideoFiles.element([0xA3], Array("picture".utf8))
    // A browser writes a cluster before it knows how long that will be.
    let cluster: [UInt8] = [0x1F, 0x43, 0xB6, 0x75, 0xFF] + block + block
    let sent = try sent(VideoFiles.webM(tags: cluster + tags), .webM)
    #expect(!sent.contains(place) && sent.contains("picture"))
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
