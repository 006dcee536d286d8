import Foundation
import GalleryTestSupport
import Testing

/// `vitrine export`, as its users run it.
struct ExportTests {
  let folder = TemporaryFolder()
  let place = TemporaryFolder()

  @Test func publishesAPageWithAllItsFiles() async throws {
    let camera = Exif(main: [.text(0x010F, "Maker"), .text(0x010E, "caption")])
    let jpeg = try camera.inserted(into: Canvas(width: 3000, height: 2000).jpeg())
    try folder.write(jpeg, to: "one/a.jpg")
    try folder.write(Canvas(noise: 1, width: 300, height: 400).jpeg(), to: "two/b & c.jpg")
    try folder.write(Array(#"{"title": "T", "still": "b & c.jpg"}"#.utf8), to: "two/b & c.jpg.json")
    let before = try folder.fingerprint()
    let (status, output) = try await export("--title", "A <b>title</b>", "--sort", "name")
    #expect(status == 0)
    #expect(output.contains("2 photographs are published in \"\(place["site"])\"."))
    #expect(try folder.fingerprint() == before)
    let site = ExportedSite(place["site"])
    #expect(site.page.contains("<title>A &lt;b&gt;title&lt;/b&gt;</title>"))
    let listing = try site.listing()
    #expect(listing.items.map(\.name) == ["a.jpg", "b & c.jpg"])
    #expect(listing.items.map(\.widths) == [[320, 960, 2000], [300]])
    #expect(listing.items.map { [$0.width, $0.height] } == [[2000, 1333], [300, 400]])
    #expect(listing.albums.map(\.name) == ["one", "two"] && listing.complete)
    #expect(try site.listing(album: listing.albums[1].id).items.map(\.name) == ["b & c.jpg"])
    for item in listing.items {
      for width in item.widths {
        let picture = try site.bytes("p/\(item.id)/\(width).jpg")
        #expect(Canvas(jpeg: picture)?.width == width && metadataCount(in: picture) == 0)
      }
    }
    #expect(try site.text("details/\(listing.items[1].id).json", inData: true).contains("\"T\""))
    #expect(try site.missingAddresses() == [])
    for text in try site.texts() {
      let secrets = [folder.path, place.path, NSUserName(), ProcessInfo.processInfo.hostName]
      for secret in secrets where secret.count > 4 { #expect(!text.contains(secret), "\(secret)") }
    }
  }

  @Test func publishesLargerPicturesIfAsked() async throws {
    try folder.write(Canvas(width: 4800, height: 1600).jpeg(), to: "a.jpg")
    #expect(try await export("--originals").status == 0)
    let site = ExportedSite(place["site"])
    let item = try #require(try site.listing().items.first)
    #expect(item.widths == [320, 960, 2400, 4800] && item.width == 4800)
    #expect(Canvas(jpeg: try site.bytes("p/\(item.id)/4800.jpg"))?.width == 4800)
    // Without them, a site of the same photographs has only the others.
    #expect(try await export().status == 0)
    #expect(try site.listing().items.map(\.widths) == [[320, 960, 2400]])
    #expect(try site.paths().filter { $0.hasSuffix("4800.jpg") } == [])
  }

  @Test func laterExportsWriteWhatHasChanged() async throws {
    for name in ["a", "b", "c"] {
      try folder.write(
        Canvas(noise: Int(name.utf8.first!), width: 400, height: 300).jpeg(), to: "\(name).jpg")
    }
    #expect(try await export().status == 0)
    let site = ExportedSite(place["site"])
    let first = try site.fingerprint()
    #expect(try await export().status == 0)
    #expect(try site.fingerprint() == first, "no file is written again")
    try place.write(Array("example.org".utf8), to: "site/CNAME")
    try place.write([1], to: "site/p/mine.txt")
    let ids = try site.listing().items.reduce(into: [:]) { $0[$1.name] = $1.id }
    try FileManager.default.removeItem(atPath: folder["b.jpg"])
    try folder.write(Canvas(noise: 9, width: 400, height: 300).jpeg(), to: "d.jpg")
    #expect(try await export().status == 0)
    #expect(Set(try site.listing().items.map(\.name)) == ["a.jpg", "c.jpg", "d.jpg"])
    #expect(try site.missingAddresses() == [])
    let paths = try site.paths()
    #expect(paths.contains("CNAME") && paths.contains("p/mine.txt"))
    #expect(paths.filter { $0.contains(ids["b.jpg"]!) } == [])
    #expect(
      Set(paths.filter { $0.hasPrefix("data/") }.map { $0.split(separator: "/")[1] }).count == 1)
    let now = try site.fingerprint()
    for (path, values) in first where path.contains(ids["a.jpg"]!) && path.hasPrefix("p/") {
      #expect(now[path] == values, "a picture that stays is not written again")
    }
  }

  @Test func leavesOutWhatCannotBeShownAndNamesIt() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "good.jpg")
    try folder.write([], to: "empty.jpg")
    var bytes = try Canvas(noise: 3, width: 400, height: 300).jpeg()
    // The header is that of a photograph, and no picture follows.
    bytes.removeSubrange(700...)
    try folder.write(bytes, to: "header.jpg")
    let (status, output) = try await export()
    #expect(status == 1 && output.contains("\"empty.jpg\"") && output.contains("\"header.jpg\""))
    #expect(
      output.contains("1 file or folder is not part of it."), "the other one is damaged, and shown")
    let listing = try ExportedSite(place["site"]).listing()
    #expect(listing.items.map(\.name).contains("good.jpg"))
    #expect(!listing.items.map(\.name).contains("empty.jpg"))
    #expect(
      try !ExportedSite(place["site"]).text("gallery/0.json", inData: true).contains("damaged"))
    #expect(listing.skipped == [] && listing.skippedTotal == 0, "a site does not name other files")
  }

  @Test func saysWhatItLeavesOut() async throws {
    var noise = 0
    for name in [
      "a.jpg", "@Recycle/b.jpg", "$Recycle.Bin/c.jpg", "sent/.nomedia", "sent/d.jpg",
      "drafts/e.jpg", ".f.jpg",
    ]
      + (1...7).map({ "in/\($0).jpg" })
    {
      noise += 1
      try folder.write(Canvas(noise: noise, width: 40, height: 30).jpeg(), to: name)
    }
    try folder.write(Array("/[2-9].*\n".utf8), to: "in/.vitrineignore")
    let (status, output) = try await export("--exclude", "drafts/", "--exclude", "#nothing")
    #expect(status == 0 && output.contains("2 photographs are published"), "\(output)")
    for line in [
      #"left out "@Recycle" and "$Recycle.Bin": deleted files"#,
      #"left out "sent": a file .nomedia is in it"#,
      #"left out "drafts": the pattern "drafts/" of --exclude"#, #"left out ".f.jpg": hidden"#,
      #"left out "in/2.jpg", "in/3.jpg", "in/4.jpg", "in/5.jpg", "in/6.jpg" and 1 more: the pattern "/[2-9].*" of "in/.vitrineignore""#,
    ] {
      #expect(output.contains(line + "\n"), "\(line)\n\(output)")
    }
    #expect(
      try ExportedSite(place["site"]).listing().items.map(\.name).sorted() == ["1.jpg", "a.jpg"])
    for text in try ExportedSite(place["site"]).texts() { #expect(!text.contains("drafts")) }
    for pattern in ["", "[", "/"] {
      let refused = try await export("--exclude", pattern)
      #expect(refused.status == 64 && refused.output.contains("--exclude must be a pattern"))
    }
  }

  @Test func namesASidecarThatItIgnores() async throws {
    for name in ["a", "b"] {
      try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "\(name).jpg")
    }
    try folder.write(Array("title: A".utf8), to: "a.json")
    try folder.write(Array(#"{"title": "B", "details": 1974}"#.utf8), to: "b.json")
    let (status, output) = try await export()
    #expect(status == 0 && output.contains("2 photographs are published"))
    let lines = output.split(separator: "\n").filter { $0.contains("sidecar") }
    #expect(lines.count == 2, "\(output)")
    #expect(output.contains("The sidecar \"a.json\" is ignored: it is not JSON"))
    #expect(
      output.contains(
        "A part of the sidecar \"b.json\" is ignored: \"details\" must be a list of texts. Correct it."
      ))
    let site = ExportedSite(place["site"])
    #expect(try site.listing().items.map(\.title).sorted { $1 != nil } == [nil, "B"])
    #expect(site.page.contains("alt=\"B\"") && site.page.contains("alt=\"a.jpg\""))
  }

  @Test func refusesFoldersInWhichItCannotPublish() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "photos/a.jpg")
    try place.write([1], to: "occupied/a.txt")
    try place.write([1], to: "file")
    try place.makeFolder("empty")
    let photos = folder["photos"]
    let refusals = [
      (folder["photos/site"], "it is in the folder of photographs"),
      (photos, "it is in the folder of photographs"),
      (folder.path, "it contains the folder of photographs"),
      (place["occupied"], "it contains \"a.txt\"; choose a new folder"),
      (place["file"], "a part of its path is a file"),
      (place["file/site"], "a part of its path is a file"),
    ]
    for (site, clause) in refusals {
      let (status, output) = try await run(["export", photos, site, "--cache", place["cache"]])
      #expect(status == 73 && output.contains("\(site)") && output.contains(clause), "\(output)")
    }
    for words in [
      [photos], [photos, ""], ["", place["site"]], [photos, place["site"], "--title", ""],
    ] {
      #expect(try await run(["export"] + words).status == 64, "\(words)")
    }
    #expect(try await run(["export", photos, place["site"], "--jobs", "0"]).status == 64)
    let nothing = try await run([
      "export", place["empty"], place["site"], "--cache", place["cache"],
    ])
    #expect(nothing.status == 66 && nothing.output.contains("has no photographs to publish"))
    #expect(try await run(["export", place["none"], place["site"]]).status == 66)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place["occupied"]) == ["a.txt"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: photos) == ["a.jpg"])
  }

  @Test func aSiteStaysAsItWasIfNothingCanBePublished() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    #expect(try await export().status == 0)
    let site = ExportedSite(place["site"])
    let before = try site.fingerprint()
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    #expect(try await export().status == 66)
    #expect(try site.fingerprint() == before)
  }

  /// Kills exports of another state of the folder at many moments. Each time, the site is complete, before and after.
  @Test func anInterruptedExportLeavesACompleteSite() async throws {
    for number in 0..<6 {
      try folder.write(
        Canvas(noise: number, width: 1200, height: 900).jpeg(), to: "\(number).jpg")
    }
    #expect(try await export().status == 0)
    let site = ExportedSite(place["site"])
    for kill in 0..<8 {
      try FileManager.default.removeItem(atPath: folder["\(kill % 6).jpg"])
      try folder.write(
        Canvas(noise: 10 + kill, width: 1200, height: 900).jpeg(), to: "\(kill % 6).jpg")
      // Each time after more files: three pictures of the photograph come first, then the data, then the page.
      let written = try site.recordedCount() + [1, 2, 3, 4, 6, 9, 11, 12][kill]
      let command = try RunningCommand(arguments())
      while try site.recordedCount() < written, command.isRunning() { sched_yield() }
      command.kill()
      _ = await command.exit()
      #expect(try site.missingAddresses() == [], "after kill \(kill)")
    }
    #expect(try await export().status == 0)
    let after = try site.contents()
    #expect(
      try await run(["export", folder.path, place["clean"], "--cache", place["cache"]]).status == 0)
    #expect(try ExportedSite(place["clean"]).contents() == after)
  }

  @Test(.enabled(if: SmallDisk.isAvailableForTest)) func aFullDiskLeavesTheSiteAsItWas()
    async throws
  {
    try folder.write(Canvas(noise: 1, width: 1200, height: 900).jpeg(), to: "a.jpg")
    let disk = try SmallDisk(bytes: 8 << 20)
    let words = ["export", folder.path, disk.path + "/site", "--cache", place["cache"]]
    #expect(try await run(words).status == 0)
    let site = ExportedSite(disk.path + "/site")
    try folder.write(Canvas(noise: 2, width: 1200, height: 900).jpeg(), to: "b.jpg")
    disk.fill()
    let (status, output) = try await run(words)
    #expect(status == 73 && output.contains("the disk is full"), "\(output)")
    #expect(try site.missingAddresses() == [] && site.listing().items.map(\.name) == ["a.jpg"])
    disk.empty()
    #expect(try await run(words).status == 0)
    #expect(try site.listing().items.count == 2)
  }
}

extension ExportTests {
  private func arguments(_ options: [String] = []) -> [String] {
    ["export", folder.path, place["site"], "--cache", place["cache"]] + options
  }

  private func export(_ options: String...) async throws -> (status: Int32, output: String) {
    try await run(arguments(options))
  }

  private func run(_ words: [String]) async throws -> (status: Int32, output: String) {
    let command = try RunningCommand(words)
    return (await command.exit(), await command.output())
  }
}
