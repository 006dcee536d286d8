import CProcess
import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct WorkerProcessTests {
  let folder = TemporaryFolder()

  @Test(arguments: 1...8)
  func makesEveryOrientationUpright(orientation: Int) throws {
    let seen = Canvas(width: 2400, height: 1200)
    let jpeg = try seen.stored(orientation).jpeg()
    let made = try make(Exif(main: [.short(0x0112, orientation)]).inserted(into: jpeg))
    #expect(made.pictures.map(\.width) == [320, 960, 2400])
    #expect(made.pictures.map(\.height) == [160, 480, 1200])
    for picture in made.pictures { #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW") }
    #expect(!made.isIncomplete)
  }

  /// Cameras store colours at full, half or quarter resolution. The picture of 2501 pixels is scaled to all sizes, the one of
  /// 4003 is also decoded smaller.
  @Test(arguments: [(1, 1), (2, 1), (1, 2), (2, 2)], [(2501, 1667), (4003, 2669), (310, 200)])
  func keepsColoursOfEveryResolution(colour: (across: Int, down: Int), size: (Int, Int)) throws {
    let seen = Canvas(wavesAcross: size.0, down: size.1)
    for isProgressive in [false, true] {
      let made = try make(
        seen.jpeg(colourAcross: colour.across, down: colour.down, isProgressive: isProgressive))
      for picture in made.pictures {
        let expected = Canvas(wavesAcross: picture.width, down: picture.height)
        let shown = try #require(Canvas(jpeg: picture.jpeg))
        #expect(shown.difference(from: expected) < 1.5, "\(picture.width)")
      }
    }
  }

  /// Turned squares of four pixels still share one colour: the edges of these pictures are even and odd.
  @Test(arguments: 1...8, [(1300, 866), (1301, 867)])
  func keepsColoursInEveryOrientation(orientation: Int, size: (Int, Int)) throws {
    let seen = Canvas(wavesAcross: size.0, down: size.1)
    let stored = seen.stored(orientation).jpeg(colourAcross: 2, down: 2)
    let made = try make(Exif(main: [.short(0x0112, orientation)]).inserted(into: stored))
    for picture in made.pictures {
      let expected = Canvas(wavesAcross: picture.width, down: picture.height)
      #expect(try #require(Canvas(jpeg: picture.jpeg)).difference(from: expected) < 1.5)
    }
  }

  @Test(arguments: ["png", "webp", "tif", "gif"] + writableHere(["avif", "heic"]))
  func readsEveryFormat(suffix: String) throws {
    let file = try #require(try Canvas(width: 1200, height: 900).file(suffix))
    let made = try make(file)
    #expect(made.pictures.map(\.width) == [320, 960, 1200])
    for picture in made.pictures { #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW") }
  }

  @Test func reachesTheLargestWidthAndEnlargesNothing() throws {
    for (width, expected) in [
      (4000, [320, 960, 2000]), (4300, [320, 960, 2150]), (2600, [320, 960, 2000]),
      (200, [200]),
    ] {
      let made = try make(Canvas(width: width, height: width / 2).jpeg())
      #expect(made.pictures.map(\.width) == expected, "\(width)")
    }
  }

  @Test func limitsTheHeightToTwiceTheWidth() throws {
    let made = try make(Canvas(width: 1000, height: 30_000).jpeg())
    #expect(made.pictures.map(\.height) == [640, 1920, 4000])
    let line = try make(try #require(try Canvas(width: 1, height: 9000).file("png")))
    #expect(line.pictures.map(\.height) == [4000])
  }

  @Test(arguments: [
    (4032, 3024), (6001, 1003), (1201, 6007), (2477, 1650), (961, 640), (4500, 3000), (64, 48),
  ])
  func makesTheSizesThatAreDeclared(width: Int, height: Int) throws {
    let canvas = Canvas(width: width, height: height)
    let jpeg = try canvas.stored(6).jpeg()
    let sideways = Exif(main: [.short(0x0112, 6)]).inserted(into: jpeg)
    for (file, format) in [
      (sideways, PictureFormat.jpeg), (try #require(try canvas.file("png")), .png),
    ] {
      let sizes = PictureSizes(PixelSize(width, height), format)
      #expect(try make(file).sizes == sizes.ladder, "\(format)")
      for size in sizes.larger {
        #expect(try make(file, .larger(size)).sizes == [size], "\(format)")
      }
    }
  }

  /// libvips rounds the sizes of smaller decoding down, and ends its process if it decodes two rows at an eighth.
  @Test(arguments: [(30_000, 2), (2, 30_000), (9001, 7), (4003, 301)])
  func makesTheDeclaredSizesOfJPEGsThatAreLeftToLibvips(width: Int, height: Int) throws {
    let canvas = Canvas(width: width, height: height)
    let sideways = Exif(main: [.short(0x0112, 6)]).inserted(into: try canvas.stored(6).jpeg())
    let ladder = PictureSizes(PixelSize(width, height), .jpeg).ladder
    for file in [canvas.greyJPEG(), try canvas.jpeg().dropLast(2), sideways] {
      #expect(try make(file).sizes == ladder)
    }
  }

  @Test func readsPixelsOfEveryForm() throws {
    let canvas = Canvas(width: 400, height: 300)
    for file in [PNGFiles.deep(canvas), PNGFiles.palette(canvas), canvas.printedJPEG()] {
      let made = try make(file)
      #expect(made.pictures.map { Canvas(jpeg: $0.jpeg)?.quarters } == ["RGBW", "RGBW"])
    }
    let grey = try make(canvas.greyJPEG()).pictures
    for picture in grey {
      let shown = try #require(Canvas(jpeg: picture.jpeg))
      #expect(
        shown.rgb.indices.allSatisfy { abs(Int(shown.rgb[$0]) - Int(shown.rgb[$0 / 3 * 3])) <= 2 })
    }
    // What lies behind a transparent picture has one colour.
    let transparent = try #require(
      Canvas(jpeg: make(PNGFiles.transparent(canvas)).pictures[0].jpeg))
    #expect(Set(transparent.rgb).count == 1)
  }

  @Test func keepsTheRatioOfAPictureWhoseHeaderDeclaresAnother() throws {
    let file = try open(Canvas(width: 1000, height: 500).jpeg())
    let made = try WorkerProcess(executable: builtCommand).make(
      file, WorkerRequest(.jpeg, whole: PixelSize(1000, 1000)))
    #expect(made.sizes == [PixelSize(320, 160), PixelSize(960, 480), PixelSize(1000, 500)])
  }

  @Test(arguments: 1...8)
  func makesALargerPictureUprightInSRGBWithoutMetadata(orientation: Int) throws {
    let seen = Canvas(width: 2600, height: 1300)
    var profile = try #require(ColorProfile())
    profile.swapRedAndBlue()
    profile.rename("Display P3", version: 4)
    let camera = Exif(
      main: [.short(0x0112, orientation), .text(0x010F, "Maker")],
      details: [.text(0x9003, "2020:06:08 14:03:22")])
    let file = try camera.inserted(into: profile.inserted(into: seen.stored(orientation).jpeg()))
    let size = try #require(PictureSizes(PixelSize(2600, 1300), .jpeg).larger.last)
    for requested in [PictureOnDemand.larger(size), .region(.init(left: 0, top: 0, size: size))] {
      let picture = try #require(make(file, requested).pictures.first)
      #expect(PixelSize(picture.width, picture.height) == PixelSize(2600, 1300))
      #expect(Canvas(jpeg: picture.jpeg)?.quarters == "BGRW")
      #expect(metadataCount(in: picture.jpeg) == 0)
    }
  }

  @Test func leavesNoMetadataAndReturnsTheAverageColor() throws {
    let camera = Exif(
      main: [.text(0x010F, "Maker")], details: [.text(0x9003, "2020:06:08 14:03:22")])
    let made = try make(camera.inserted(into: try Canvas(width: 400, height: 300).jpeg()))
    #expect(made.pictures.map { metadataCount(in: $0.jpeg) } == [0, 0])
    let average = [16, 8, 0].map { Int(made.average >> $0 & 255) }
    for (part, expected) in zip(average, [118, 113, 118]) { #expect(abs(part - expected) < 6) }
  }

  @Test func showsAFileThatBreaksOffAsFarAsItGoes() throws {
    let jpeg = try Canvas(width: 1000, height: 1000).jpeg()
    let made = try make(Array(jpeg.prefix(jpeg.count * 3 / 4)))
    #expect(made.isIncomplete)
    #expect(Canvas(jpeg: made.pictures[1].jpeg)?.quarters.hasPrefix("RG") == true)
  }

  @Test func showsAFileThatLacksOnlyItsEndWithoutANote() throws {
    for (canvas, cut) in [
      (Canvas(width: 400, height: 300), 1), (Canvas(width: 1000, height: 750), 2),
      (Canvas(noise: 1, width: 300, height: 200), 2),
    ] {
      let jpeg = try canvas.jpeg()
      #expect(try make(Array(jpeg.dropLast(cut))).isIncomplete == false)
      #expect(try make(Array(jpeg.prefix(jpeg.count * 4 / 5))).isIncomplete)
    }
  }

  @Test func showsAPhotographWithAVideoBehindIt() throws {
    let jpeg = try Canvas(width: 1000, height: 750).jpeg()
    let made = try make(HostileFiles.motionPhoto(jpeg, videoBytes: 8_000_000))
    #expect(made.pictures.map(\.width) == [320, 960, 1000] && !made.isIncomplete)
    #expect(Canvas(jpeg: made.pictures[2].jpeg)?.quarters == "RGBW")
  }

  @Test func refusesManyScansBeforeDecoding() throws {
    let jpeg = HostileFiles.jpeg(try Canvas(width: 64, height: 64).jpeg(), scans: 101)
    #expect(throws: PictureProblem.refused("it is drawn in more than 100 passes")) {
      try make(jpeg)
    }
  }

  @Test func readsAPartOfAFileInAnOrientationOfItsOwn() throws {
    let seen = Canvas(width: 300, height: 400)
    let part = try seen.stored(6).jpeg()
    let file = try open(Array("head".utf8) + part + Array("tail".utf8))
    let worker = try WorkerProcess(executable: builtCommand)
    let picture = EmbeddedPicture(range: 4..<4 + part.count, orientation: .right)
    let made = try worker.make(file, WorkerRequest(.raw, picture, whole: PixelSize(300, 400)))
    #expect(made.pictures.map(\.width) == [300])
    #expect(Canvas(jpeg: made.pictures[0].jpeg)?.quarters == "RGBW")
    for range in [4..<4, 4..<5000 + part.count, 9_000_000..<9_000_100] {
      let outside = EmbeddedPicture(range: range, orientation: .up)
      #expect(throws: PictureProblem.refused(PictureProblem.cutShort.description)) {
        try worker.make(file, WorkerRequest(.raw, outside, whole: PixelSize(300, 400)))
      }
    }
  }

  @Test func refusesAnUnreadableFileAndGoesOn() throws {
    let worker = try WorkerProcess(executable: builtCommand)
    let broken = try open(HostileFiles.png(width: 40, height: 40))
    #expect(throws: PictureProblem.self) { try worker.make(broken, small(.png)) }
    let good = try open(Canvas(width: 40, height: 40).jpeg())
    #expect(try worker.make(good, small(.jpeg)).pictures.count == 1)
  }

  @Test func usesNoOtherLoaderForAWrongFormat() throws {
    let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8)
    let worker = try WorkerProcess(executable: builtCommand)
    let file = try open(svg)
    for format in PictureFormat.allCases {
      #expect(throws: PictureProblem.self) { try worker.make(file, small(format)) }
    }
  }

  @Test(arguments: [
    ("kill -SEGV $$", WorkerEnd.crash), ("kill -XCPU $$", .tooMuchWork),
    ("kill -KILL $$", .fromOutside), ("exit 1", .crash),
    ("head -c 1; printf '\\377\\377\\377\\377' >&0", .crash),
  ])
  func saysHowAWorkerEnded(script: String, end: WorkerEnd) throws {
    let worker = try WorkerProcess(executable: command(script))
    let file = try open(Canvas(width: 40, height: 40).jpeg())
    #expect(throws: PictureProblem.stoppedDecoder(end)) { try worker.make(file, small(.jpeg)) }
  }

  @Test func saysThatAWorkerDoesNotStart() throws {
    // The command needs more memory than that to load.
    let cramped = try FakeWorker.write(
      to: folder, ready: [], "ulimit -v 20000; exec '\(builtCommand)' \"$@\" 2> /dev/null")
    let wordy = try FakeWorker.write(
      to: folder, ready: try WorkerReply(problem: "libvips: no").framed, "ready; exit 69")
    for (executable, reason) in [
      (cramped, "it ends at once"), (wordy, "libvips: no"),
      (folder["missing"], "No such file or directory"),
    ] {
      #expect(throws: PictureProblem.noDecoder(reason)) {
        try WorkerProcess(executable: executable)
      }
    }
  }

  @Test func distinguishesAFailingDiskFromABrokenFile() throws {
    // Reading a folder fails like reading from a broken disk.
    let folder = try FolderRoot(folder.path).directory
    let worker = try WorkerProcess(executable: builtCommand)
    for format in [PictureFormat.png, .jpeg] {
      #expect(throws: PictureProblem.unreadable(FileProblem(code: EISDIR))) {
        try worker.make(folder, small(format))
      }
    }
  }

  @Test func refusesInvalidReplies() throws {
    let jpeg = try Canvas(width: 40, height: 40).jpeg()
    let picture = WorkerReply.Picture(width: 40, height: 40, length: jpeg.count)
    let none = WorkerReply.Picture(width: 0, height: 40, length: jpeg.count)
    let three = Array(repeating: picture, count: 3)
    #expect(try replying(.init(pictures: three), jpeg).get().pictures.count == 3)
    for (reply, bytes) in [
      (WorkerReply(), jpeg), (WorkerReply(pictures: three + [picture]), jpeg),
      (WorkerReply(pictures: [picture]), jpeg),
      (WorkerReply(pictures: [picture, none, picture]), jpeg),
      (WorkerReply(pictures: three, average: 0x100_0000), jpeg),
      (WorkerReply(pictures: three), Array(repeating: 0, count: jpeg.count)),
    ] {
      #expect(try replying(reply, bytes) == .failure(.stoppedDecoder(.crash)))
    }
    #expect(try replying(.init(problem: "a\n\u{1B}[2J"), []) == .failure(.refused("a  [2J")))
  }

  /// A worker that is killed has sent a part of its pictures.
  @Test func refusesPicturesThatBreakOff() throws {
    let jpeg = try Canvas(width: 40, height: 40).jpeg()
    let picture = WorkerReply.Picture(width: 40, height: 40, length: jpeg.count)
    let reply = WorkerReply(pictures: [picture, picture, picture])
    for length in [jpeg.count, jpeg.count * 3 / 2, jpeg.count * 3 - 1] {
      try folder.write(reply.framed + (jpeg + jpeg + jpeg).prefix(length), to: "reply")
      let worker = try WorkerProcess(
        executable: command("head -c 1; cat '\(folder["reply"])' >&0"))
      let request = WorkerRequest(.jpeg, whole: PixelSize(1000, 1000))
      #expect(throws: PictureProblem.stoppedDecoder(.crash), "\(length)") {
        try worker.make(try open([1]), request)
      }
    }
  }

  @Test(arguments: [2, 4])
  func doesNotConvertSRGB(version: Int) throws {
    for (name, colors) in [
      ("sRGB IEC61966-2.1", "RGBW"), ("sRGB", "RGBW"), ("GIMP built-in sRGB", "RGBW"),
      ("Display P3", "BGRW"),
      ("sRGB IEC61966-2.1 (Linear RGB Profile)", "BGRW"),
    ] {
      var profile = try #require(ColorProfile())
      profile.swapRedAndBlue()
      profile.rename(name, version: version)
      let made = try make(profile.inserted(into: Canvas(width: 400, height: 300).jpeg()))
      #expect(Canvas(jpeg: made.pictures[0].jpeg)?.quarters == colors, "\(name)")
    }
  }

  @Test func endsAWorkerThatNeverAnswers() throws {
    let worker = try WorkerProcess(
      executable: command("cat > /dev/null"), timeout: .milliseconds(50))
    let file = try open(Canvas(width: 40, height: 40).jpeg())
    let problem = #expect(throws: PictureProblem.self) { try worker.make(file, small(.jpeg)) }
    #expect(problem?.description == "decoding it took longer than 0 seconds")
  }

  @Test func endsWithItsServer() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, streams, 0, &ends) == 0)
    let arguments: [String] = [builtCommand, "worker", "--max-pixels", "1000000"]
    let command = arguments.map { strdup($0) }
    defer { command.forEach { free($0) } }
    var (process, status): (pid_t, Int32) = (0, -1)
    let words = command.map { UnsafePointer($0) } + [nil]
    try #require(vitrine_spawn(words, [nil], ends[1], &process) == 0)
    close(ends[1])
    close(ends[0])
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    #expect(status == 0)
  }

  @Test(arguments: 1...8) func makesARegionOfTheUprightPicture(orientation: Int) throws {
    let canvas = Canvas(width: 600, height: 400)
    let camera = Exif(main: [.short(0x0112, orientation)])
    let file = try camera.inserted(into: canvas.stored(orientation).jpeg())
    let regions = [
      (0, 0, "RRRR"), (300, 0, "GGGG"), (0, 200, "BBBB"), (300, 200, "WWWW"), (150, 0, "RGRG"),
      (0, 100, "RRBB"),
    ]
    for (left, top, colours) in regions {
      let region = PhotoRegion(left: left, top: top, size: PixelSize(300, 200))
      let made = try make(file, .region(region))
      #expect(made.sizes == [PixelSize(300, 200)])
      #expect(Canvas(jpeg: made.pictures[0].jpeg)?.quarters == colours, "\(region.name)")
    }
    let outside = PhotoRegion(left: 301, top: 0, size: PixelSize(300, 200))
    #expect(throws: PictureProblem.self) { try make(file, .region(outside)) }
  }

  /// Returns the result for a worker that sends these bytes.
  private func replying(
    _ reply: WorkerReply, _ picture: [UInt8]
  ) throws -> Result<MadePictures, PictureProblem> {
    let name = UUID().uuidString
    let pictures = Array(repeating: picture, count: reply.pictures.count).joined()
    try folder.write(reply.framed + pictures, to: name)
    let worker = try WorkerProcess(executable: command("head -c 1; cat '\(folder[name])' >&0"))
    let file = try open([1])
    return Result { () throws(PictureProblem) in
      try worker.make(file, WorkerRequest(.jpeg, whole: PixelSize(1000, 1000)))
    }
  }

  private func make(_ bytes: [UInt8], _ requested: PictureOnDemand? = nil) throws -> MadePictures {
    let file = try open(bytes)
    let header = try PictureHeader(of: file)
    let whole = PixelSize(header.width, header.height)
    return try WorkerProcess(executable: builtCommand).make(
      file, WorkerRequest(header.format, whole: whole, requested: requested))
  }

  /// Returns a request for the ladder of a picture of 40 × 40 pixels.
  private func small(_ format: PictureFormat) -> WorkerRequest {
    WorkerRequest(format, whole: PixelSize(40, 40))
  }

  private func open(_ bytes: [UInt8]) throws -> OpenFile {
    let name = UUID().uuidString
    try folder.write(bytes, to: name)
    return try FolderRoot(folder.path).open(PhotoPath(Array(name.utf8)))
  }

  /// Returns a command that reports that it is ready, and then runs a script instead of decoding.
  private func command(_ script: String) throws -> String {
    try FakeWorker.write(to: folder, ready: WorkerReply.ready.framed, "ready\n\(script)")
  }
}

extension MadePictures {
  fileprivate var sizes: [PixelSize] { pictures.map { PixelSize($0.width, $0.height) } }
}

#if canImport(Darwin)
private let streams = SOCK_STREAM
#else
private let streams = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
#endif
