import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The memory of workers, and what happens when it is short.
struct WorkerMemoryTests: WorkerTests, LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  #if canImport(Glibc)
  /// By default, each thread of a decoder reserves 64 MB of address space in an arena of its own.
  @Test func everyThreadAllocatesFromOneArena() throws {
    let executable = try FakeWorker.write(
      to: folder, ready: [], "echo $$ > '\(folder["process"])'\nexec '\(builtCommand)' \"$@\"")
    let worker = try WorkerProcess(executable: executable)
    for suffix in ["png"] + writableHere(["avif"]) {
      let file = try open(try #require(try Canvas(width: 900, height: 700).file(suffix)))
      let format: PictureFormat = suffix == "png" ? .png : .avif
      _ = try worker.make(file, WorkerRequest(format, whole: PixelSize(900, 700)))
    }
    let process = try String(contentsOfFile: folder["process"], encoding: .utf8)
    let maps = try String(
      contentsOfFile: "/proc/\(process.prefix { $0.isNumber })/maps", encoding: .utf8)
    #expect(arenas(maps) == [])
  }

  /// Returns the arenas of threads: 64 MB at an address that is a multiple of that, of which a part can be used.
  private func arenas(_ maps: String) -> [UInt] {
    let areas = maps.split(separator: "\n").filter { $0.split(separator: " ").count == 5 }
      .map { line in
        line.prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16) ?? 0 }
      }
    return zip(areas, areas.dropFirst()).filter { used, reserved in
      used[0] % arena == 0 && used[1] == reserved[0] && reserved[1] == used[0] + arena
    }.map { $0.0[0] }
  }
  #endif

  @Test func distinguishesAWantOfMemoryFromABrokenFile() throws {
    // It needs 540 MB.
    try writePlain(6000, 5000, to: folder["large.webp"] + "[lossless,effort=0]")
    let file = try FolderRoot(folder.path).open(PhotoPath(Array("large.webp".utf8)))
    let request = WorkerRequest(.webp, whole: PixelSize(6000, 5000))
    let problem = #expect(throws: PictureProblem.self) {
      try WorkerProcess(executable: builtCommand, limits: cramped).make(file, request)
    }
    #expect(problem?.cause == .temporary && problem?.mayNeedMore == true)
    #expect(problem?.description.contains("memory") == true)
    #expect(
      try WorkerProcess(executable: builtCommand).make(file, request).pictures.map(\.width) == [
        320, 960, 2000,
      ])
    // Its pixels are more than the worker may write to a temporary file.
    try writePlain(7000, 5000, to: folder["larger.webp"] + "[lossless,effort=0]")
    let larger = try FolderRoot(folder.path).open(PhotoPath(Array("larger.webp".utf8)))
    #expect(
      try WorkerProcess(executable: builtCommand).make(
        larger, WorkerRequest(.webp, whole: PixelSize(7000, 5000))
      ).pictures.map(\.width) == [320, 960, 2000])
    let broken = try open(HostileFiles.png(width: 40, height: 40))
    let fault = #expect(throws: PictureProblem.self) {
      try WorkerProcess(executable: builtCommand).make(broken, small(.png))
    }
    #expect(fault?.cause == .file)
  }

  @Test func aPhotographThatLackedMemoryIsTriedAloneWithMore() async throws {
    try writePlain(6000, 5000, to: folder["large.webp"] + "[lossless,effort=0]")
    let log = store["log"]
    let worker = try FakeWorker.write(
      to: store, ready: [],
      """
      echo "$5" >> '\(log)'
      [ $5 -gt \(DecoderMemory.ordinary) ] || set -- worker --max-pixels $3 --max-memory \(cramped.memory)
      exec '\(builtCommand)' "$@"
      """)
    let (listing, notices) = try await finished(executable: worker)
    #expect(listing.photos.map(\.pictureState.problem) == [nil] && notices == [])
    let started = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(started.count == 2 && Int(started[1]) ?? 0 > DecoderMemory.ordinary)
  }

  @Test func aWantOfMemoryIsNotStored() async throws {
    try writePlain(6000, 5000, to: folder["large.webp"] + "[lossless,effort=0]")
    let worker = try FakeWorker.write(
      to: store, ready: [],
      "exec '\(builtCommand)' worker --max-pixels $3 --max-memory \(cramped.memory)")
    let listing = try await finished(executable: worker).listing
    guard case .delayed(let reason)? = listing.photos.first?.pictureState else {
      Issue.record("\(listing.photos.map(\.pictureState))")
      return
    }
    #expect(reason.contains("memory"))
    #expect(try await finished().listing.photos.map(\.pictureState.problem) == [nil])
  }

  @Test func limitsFollowThePictureAndStayBelowTheMachine() {
    let gigabyte = 1_000_000_000
    let large = WorkerLimits(.slow, upTo: 250_000_000, machine: 32 * gigabyte)
    let webp = WorkerRequest(.webp, whole: PixelSize(14_200, 10_000))
    let sizes = [PixelSize(4000, 3000), PixelSize(12_000, 9000), PixelSize(15_000, 16_000)]
    for format in PictureFormat.allCases {
      let memory = sizes.map { large.memory(for: WorkerRequest(format, whole: $0)) }
      #expect(memory == memory.sorted() && memory[0] >= DecoderMemory.ordinary)
      #expect(memory[2] > memory[0], "\(format)")
    }
    // As measured.
    #expect(large.memory(for: webp) > 142_000_000 * 18 && !large.mayBeShort(for: webp))
    let small = WorkerLimits(.slow, upTo: 250_000_000, machine: 4 * gigabyte)
    #expect(small.memory(for: webp) == 2 * gigabyte && small.mayBeShort(for: webp))
    let least = WorkerLimits(.slow, upTo: 250_000_000, machine: gigabyte)
    #expect(least.memory(for: webp) == DecoderMemory.ordinary)
    #expect(WorkerLimits.ordinary.memory(for: webp) == DecoderMemory.ordinary)
    #expect(Lane(.webp, pixels: 142_000_000, bytes: 1) == .slow)
    #expect(Lane(.heif, pixels: 108_000_000, bytes: 1) == .slow)
    #expect(Lane(.heif, pixels: 50_000_000, bytes: 1) == .ordinary)
    #expect(Lane(.jpeg, pixels: 108_000_000, bytes: 1) == .ordinary)
  }

  @Test func aContainerHasLessMemoryThanItsMachine() throws {
    try store.write(Array("max\n".utf8), to: "groups/memory.max")
    try store.write(Array("9000\n".utf8), to: "groups/a.slice/memory.max")
    try store.write(Array("7000\n".utf8), to: "groups/a.slice/b.service/memory.max")
    try store.write(Array("5000\n".utf8), to: "groups/memory/c/memory.limit_in_bytes")
    for (own, bytes) in [
      ("0::/\n", 10_000), ("0::/a.slice\n", 9000), ("0::/a.slice/b.service\n", 7000), ("", 10_000),
      ("4:cpu,memory:/c/d\n3:cpu:/a.slice\n", 5000), ("nonsense", 10_000),
    ] {
      #expect(MachineMemory.bytes(machine: 10_000, groups: store["groups"], own: own) == bytes)
    }
    #expect(MachineMemory.bytes > 0)
  }

  @Test(arguments: writableHere(["avif", "heic"]))
  func namesTheReasonThatTheDecoderNamesLast(suffix: String) throws {
    let whole = try #require(try Canvas(noise: 1, width: 400, height: 300).file(suffix))
    let problem = #expect(throws: PictureProblem.self) {
      try make(Array(whole.prefix(whole.count / 2)))
    }
    let words = try #require(problem?.description)
    #expect(words.hasPrefix("it cannot be decoded (") && !words.contains("bad seek"), "\(words)")
  }

  /// Less than the photograph of these tests needs, and enough to start.
  private var cramped: WorkerLimits {
    WorkerLimits(pixels: 150_000_000, memory: 500_000_000, processorTime: 15)
  }
}

private let arena: UInt = 64 << 20
