import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct VideoHeaderTests {
  @Test func readsSizeDurationAndDateOfMP4() throws {
    var files = VideoFiles()
    // 2019-08-01T12:00:00Z
    files.created = 1_564_660_800 + 2_082_844_800
    let header = try header(files)
    #expect(header.format == .mp4 && header.width == 640 && header.height == 360)
    #expect(header.video?.seconds == 12.5 && header.video?.unplayable == nil)
    #expect(
      header.taken?.source == .video && header.taken?.date.iso8601.hasPrefix("2019-08-01T") == true)
    files.isSideways = true
    let turned = try self.header(files)
    #expect(turned.width == 360 && turned.height == 640)
    files.created = 0
    #expect(try self.header(files).taken == nil)
  }

  @Test func takesTheDateWithItsOffsetThatATelephoneWrites() throws {
    var files = VideoFiles()
    files.created = 1_564_660_800 + 2_082_844_800
    files.texts = VideoFiles.texts([
      ("com.apple.quicktime.location.ISO6709", "+53.5413+009.9841/"),
      ("com.apple.quicktime.creationdate", "2019-08-01T14:00:00+0200"),
    ])
    #expect(try header(files).taken?.date.iso8601 == "2019-08-01T14:00:00+02:00")
  }

  @Test func namesACodingThatNoBrowserPlays() throws {
    var files = VideoFiles()
    files.coding = "apcn"
    #expect(try header(files).video?.unplayable == "ProRes")
  }

  @Test func readsWebM() throws {
    let header = try PictureHeader(FileBytes(VideoFiles.webM(tags: [])))
    #expect(header.format == .webM && header.width == 320 && header.height == 240)
    #expect(header.video?.seconds == 2.5)
  }

  @Test func namesVideosThatCannotBeShown() throws {
    let whole = VideoFiles().mp4
    #expect(throws: PictureProblem.incompleteVideo) {
      try PictureHeader(FileBytes(Array(whole.prefix(40))))
    }
    #expect(throws: PictureProblem.noVideo) {
      try PictureHeader(
        FileBytes(
          VideoFiles.box("ftyp", Array("isom".utf8))
            + VideoFiles.box(
              "moov", VideoFiles.box("mvhd", Array(repeating: 0, count: 100)))))
    }
    #expect(throws: PictureProblem.incompleteVideo) {
      try PictureHeader(FileBytes([0x1A, 0x45, 0xDF, 0xA3, 0x80]))
    }
    // A picture with the name of a video is a picture, and the other way round.
    #expect(try PictureFormat.sniff(FileBytes([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0])) == .jpeg)
  }

  @Test func everyCutVideoHasAReason() throws {
    var files = VideoFiles()
    files.subtitles = [[1, 2, 3]]
    files.texts = VideoFiles.texts([("a", "b")])
    for bytes in [
      files.mp4, VideoFiles.webM(tags: VideoFiles.element([0x12, 0x54, 0xC3, 0x67], [1])),
    ] {
      for length in 0..<bytes.count {
        let part = FileBytes(Array(bytes.prefix(length)))
        guard let header = try? PictureHeader(part) else { continue }
        _ = try? HiddenBytes(part, header.format)
      }
    }
  }

  private func header(_ files: VideoFiles) throws -> PictureHeader {
    try PictureHeader(FileBytes(files.mp4))
  }
}
