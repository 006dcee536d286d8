import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct FileKindTests {
  let folder = TemporaryFolder()

  @Test func countsVideosAndNamesPicturesThatAreNotShown() throws {
    try folder.link("again.mov", to: "a.mov")
    let walk = try walk("a.mov", "b/c.MP4", "b/d.jpg", "b/drawing.svg", "e.psd")
    // A link to a video is one more, as a link to a picture is.
    #expect(walk.videos == 3)
    #expect(
      reasons(walk) == [
        "b/drawing.svg: SVG files are not shown", "e.psd: Photoshop files are not shown",
      ])
  }

  @Test func knowsTheNamesThatCamerasUse() throws {
    let walk = try walk(
      "canon.HIF", "drone.gpr", "sphere.insp", "canon.crw", "minolta.mrw", "sigma.x3f",
      "drone.lrv", "sphere.insv", "old.qt")
    #expect(walk.files.map(\.path.display) == ["canon.HIF", "drone.gpr", "sphere.insp"])
    #expect(
      reasons(walk) == [
        "canon.crw: CRW files are not shown", "minolta.mrw: MRW files are not shown",
        "sigma.x3f: X3F files are not shown",
      ])
    #expect(walk.videos == 3)
  }

  private func walk(_ names: String...) throws -> FolderWalk {
    for name in names { try folder.write([0], to: name) }
    return try FolderWalk(FolderRoot(folder.path))
  }

  private func reasons(_ walk: FolderWalk) -> [String] {
    walk.skipped.map { "\($0.name): \($0.reason)" }
  }
}
