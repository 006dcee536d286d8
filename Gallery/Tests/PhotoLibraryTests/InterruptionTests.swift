import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Photographs that are being decoded when their library stops.
struct InterruptionTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  /// A worker of the slow lane may take eleven minutes for a photograph of this size. It may also be starting.
  @Test(.timeLimit(.minutes(2)), arguments: ["ready; head -c 1 > /dev/null", ":"])
  func aLibraryThatStopsWaitsForNoPhotograph(script: String) async throws {
    try folder.write(HostileFiles.png(width: 60_000, height: 20_000), to: "large.png")
    let began = store["began"]
    let worker = try FakeWorker.write(
      to: store, ready: WorkerReply.ready.framed,
      "\(script); touch '\(began)'; exec tail -f /dev/null")
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(store["cache"])),
      options: .init(executable: worker, limits: .init(pixels: 1_200_000_000)), sorting: .date,
      report: { Issue.record("\(text($0))") })
    let work = Task { await library.run() }
    while !FileManager.default.fileExists(atPath: began) {
      try await Task.sleep(for: .milliseconds(5))
    }
    work.cancel()
    await work.value
    #expect(await library.listing.photos.map(\.pictureState.problem) == [nil])
  }

  /// The frame of a video is made by a process of its own, while the worker waits.
  @Test(.timeLimit(.minutes(1)), .enabled(if: VideoFrame().program != nil))
  func aWorkerIsStoppedAlsoAfterTheFrameOfAVideo() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(VideoFiles().mp4, to: "b.mp4")
    try store.write(WorkerReply(problem: "no picture").framed, to: "reply")
    let worker = try FakeWorker.write(
      to: store, ready: WorkerReply.ready.framed,
      "ready; head -c 1 > /dev/null; cat '\(store["reply"])' >&0; exec tail -f /dev/null")
    let root = try FolderRoot(folder.path)
    let cache = try PictureCache(CacheFolder(store["cache"]))
    let photos = try FolderWalk(root).files.map { try Photo($0, in: root, cache, KnownPhotos()) }
    let photo = try #require(photos.first { !$0.isVideo })
    let video = try #require(photos.first { $0.isVideo })
    let lane = DecodingLane(executable: worker, limits: .ordinary)
    await #expect(throws: PictureProblem.refused("no picture")) {
      try await lane.make(photo, in: root).get()
    }
    await #expect(throws: PictureProblem.undecodable("ffmpeg refuses it")) {
      try await lane.make(video, in: root).get()
    }
    let work = Task { await lane.make(photo, in: root) }
    lane.interrupt()
    let result = await work.value
    #expect(throws: PictureProblem.stoppedDecoder(.fromOutside)) { try result.get() }
  }

  @Test(.timeLimit(.minutes(2))) func aLaneThatIsInterruptedMakesNothingAnyMore() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let root = try FolderRoot(folder.path)
    let cache = try PictureCache(CacheFolder(store["cache"]))
    let photo = try Photo(
      #require(try FolderWalk(root).files.first), in: root, cache, KnownPhotos())
    let lane = DecodingLane(executable: builtCommand, limits: .ordinary)
    #expect(try await lane.make(photo, in: root).get().pictures.count == 1)
    lane.interrupt()
    for _ in 0..<2 {
      await #expect(throws: PictureProblem.self) { try await lane.make(photo, in: root).get() }
    }
  }
}
