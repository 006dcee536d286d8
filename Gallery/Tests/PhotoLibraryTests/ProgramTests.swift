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
      let script = "#!/bin/sh\necho $$ > '\(store[name]).number'\nexec sleep 1000\n"
      try store.write(Array(script.utf8), to: name)
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
      for name in ["ffmpeg", "exiftool"] {
        let text = try String(contentsOfFile: store[name] + ".number", encoding: .utf8)
        let number = try #require(pid_t(text.filter(\.isNumber)))
        #expect(kill(number, 0) < 0 && errno == ESRCH, "\(name) still runs")
      }
    }
  }

  /// Ctrl-C does not wait for a file that is being cleaned.
  @Test(.timeLimit(.minutes(1))) func exifToolIsStoppedWithTheLibrary() async throws {
    try folder.write([1], to: "a.jpg")
    let began = store["began"]
    let path = try FakeWorker.write(
      to: store, ready: [], "touch '\(began)'; exec tail -f /dev/null")
    let file = try OpenFile(folder["a.jpg"], flags: O_RDONLY)
    var work: Task<Bool?, Never>?
    try await running(options: .init(executable: builtCommand, workers: 0)) { library in
      let interruption = library.originals.interruption
      let tool = ExifTool(path, timeout: .seconds(1000), stoppedBy: interruption)
      work = Task.detached { tool.hasPosition(file) }
      while !FileManager.default.fileExists(atPath: began) {
        try await Task.sleep(for: .milliseconds(5))
      }
    }
    #expect(try await #require(work).value == nil)
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
  @Test(.enabled(if: ExifTool() != nil)) func placesInNotesOfMakersAreRemoved() throws {
    let tool = try #require(ExifTool())
    // A camera that does not know the place writes blanks or dashes.
    for (name, isPlace) in [("Lisbon", true), ("---", false), ("", false)] {
      try folder.write(try travelled(to: name), to: "a.jpg")
      let file = try OpenFile(folder["a.jpg"], flags: O_RDONLY)
      #expect(tool.hasPosition(file) == isPlace, "\(name)")
      guard isPlace else { continue }
      let clean = try #require(tool.withoutPosition(file))
      let bytes = try clean.read(at: 0, count: clean.size())
      #expect(bytes.firstRange(of: Array(name.utf8)) == nil)
      #expect(bytes.firstRange(of: Array("Panasonic".utf8)) != nil)
    }
  }

  @Test(.enabled(if: ExifTool() != nil)) func allFieldsOfLocationsAreRemoved() throws {
    let tool = try #require(ExifTool())
    // Drones write the position twice.
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description \
      xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" drone-dji:RtkStdLat="48.5149"/></rdf:RDF></x:xmpmeta>
      """
    try folder.write(
      Descriptions.xmp(packet, in: Canvas(width: 40, height: 30).jpeg()), to: "a.jpg")
    let file = try OpenFile(folder["a.jpg"], flags: O_RDONLY)
    #expect(tool.hasPosition(file) == true)
    let clean = try #require(tool.withoutPosition(file))
    #expect(try clean.read(at: 0, count: clean.size()).firstRange(of: Array("48.51".utf8)) == nil)
  }

  /// Returns a photograph with the notes of a Panasonic camera, which have the name of a city.
  private func travelled(to city: String) throws -> [UInt8] {
    let make = Exif.Entry.text(0x010F, "Panasonic")
    // The notes begin after both directories, and their offsets are those of the block.
    let start = 66
    let (head, name) = (Array("Panasonic\0\0\0".utf8), Array(city.utf8))
    let directory = be16(2) + be16(1) + be16(3) + be32(1) + be32(2 << 16) + be16(0x6D) + be16(7)
    let text = name + Array(repeating: 0, count: 72 - name.count)
    let notes = head + directory + be32(72) + be32(start + 42) + be32(0) + text
    let entry = Exif.Entry(0x927C, type: 7, count: notes.count, value: notes)
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    return Exif(main: [make], details: [entry]).inserted(into: jpeg)
  }
}
