import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The programs of others: ffmpeg, which makes the frame of a video, and ExifTool, which removes where a photograph was taken.
struct ProgramTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func aProgramThatHangsIsStopped() async throws {
    try folder.write(VideoFiles().mp4, to: "a.mp4")
    for name in ["ffmpeg", "exiftool"] {
      try store.write(Array("#!/bin/sh\nexec sleep 1000\n".utf8), to: name)
      chmod(store[name], 0o755)
    }
    try await running(options: .init(executable: builtCommand, workers: 0)) { library in
      let photo = try #require(await listed(library).photos.first)
      let file = try OpenFile(folder["a.mp4"], flags: O_RDONLY)
      let ffmpeg = VideoFrame(environment: ["PATH": store.path])
      #expect(throws: PictureProblem.noFrame("ffmpeg takes longer than 1 seconds")) {
        try ffmpeg.jpeg(of: file, photo, timeout: .seconds(1), started: { _ in })
      }
      let tool = ExifTool(store["exiftool"], timeout: .milliseconds(200))
      #expect(tool.hasPosition(file) == nil && tool.withoutPosition(file) == nil)
    }
  }

  @Test(.enabled(if: ExifTool() != nil)) func positionsInXMPAndIPTCAreRemoved() throws {
    let tool = try #require(ExifTool())
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description \
      xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
      exif:GPSLatitude="48,51.4937N" exif:GPSLongitude="2,17.67E" photoshop:City="Paris" photoshop:Headline="Tower"/>\
      </rdf:RDF></x:xmpmeta>
      """
    // 90 is the city, 92 a part of it, 105 a headline.
    let iptc = Descriptions.iptc([90: "Paris", 92: "Champ de Mars", 105: "Tower"])
    for file in [Descriptions.xmp(packet, in: jpeg), Descriptions.iptc(iptc, in: jpeg)] {
      try folder.write(file, to: "a.jpg")
      let open = try OpenFile(folder["a.jpg"], flags: O_RDONLY)
      #expect(tool.hasPosition(open) == true)
      let clean = try #require(tool.withoutPosition(open))
      let bytes = try clean.read(at: 0, count: clean.size())
      for text in ["48,51", "17.67", "Paris", "Champ"] {
        #expect(bytes.firstRange(of: Array(text.utf8)) == nil, "\(text)")
      }
      #expect(bytes.firstRange(of: Array("Tower".utf8)) != nil)
      #expect(try PictureHeader(FileBytes(bytes)).width == 40)
    }
  }
}
