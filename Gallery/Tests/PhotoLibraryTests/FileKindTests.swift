import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct FileKindTests {
  let folder = TemporaryFolder()

  @Test func countsVideosAndNamesPicturesThatAreNotShown() throws {
    try folder.link("again.avi", to: "a.avi")
    let walk = try walk("a.avi", "b/c.MTS", "b/d.jpg", "b/drawing.svg", "e.psd")
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
      "drone.lrv", "sphere.insv", "old.qt", "clip.webm", "film.MP4")
    #expect(
      walk.files.map(\.path.display) == [
        "canon.HIF", "clip.webm", "drone.gpr", "film.MP4", "old.qt", "sphere.insp",
      ])
    #expect(
      reasons(walk) == [
        "canon.crw: CRW files are not shown", "minolta.mrw: MRW files are not shown",
        "sigma.x3f: X3F files are not shown",
      ])
    #expect(walk.videos == 2)
  }

  @Test func showsOnePictureOfEachPhotograph() throws {
    let walk = try walk(
      "DSC_1.NEF", "dsc_1.jpg", "DSC_2.NEF", "IMG_3.HEIC", "IMG_E3.JPG", "IMG_4.HEIC", "IMG_E5.JPG",
      "other/DSC_2.JPG", "DSC_1.MOV", "e6.jpg", "6.jpg")
    #expect(
      walk.files.map(\.path.display).sorted() == [
        "6.jpg", "DSC_2.NEF", "IMG_4.HEIC", "IMG_E3.JPG", "IMG_E5.JPG", "dsc_1.jpg",
        "e6.jpg",
        "other/DSC_2.JPG",
      ])
    #expect(
      walk.files.filter { $0.motion != nil }.map {
        "\($0.path.display) \($0.motion!.location.display)"
      }
        == ["dsc_1.jpg DSC_1.MOV"])
    #expect(
      walk.leftOut.map { "\($0.name): \($0.reason)" }.sorted() == [
        "DSC_1.NEF: the picture of the same name is shown",
        "IMG_3.HEIC: the edited copy of the same number is shown",
      ])
  }

  @Test func theVideoOfAnEditedPhotographBelongsToItsCopy() throws {
    let walk = try walk(
      "IMG_1.HEIC", "IMG_E1.HEIC", "IMG_1.MOV", "IMG_2.HEIC", "IMG_E2.HEIC", "IMG_2.MOV",
      "IMG_E2.MOV")
    #expect(
      walk.files.map { "\($0.path.display) \($0.motion?.location.display ?? "")" }.sorted() == [
        "IMG_E1.HEIC IMG_1.MOV", "IMG_E2.HEIC IMG_E2.MOV",
      ])
    #expect(walk.leftOut.map(\.name).sorted() == ["IMG_1.HEIC", "IMG_2.HEIC", "IMG_2.MOV"])
  }

  @Test func aWebMBesideAPictureIsAVideoOfItsOwn() throws {
    let walk = try walk("a.jpg", "a.webm")
    #expect(walk.files.map(\.path.display).sorted() == ["a.jpg", "a.webm"])
    #expect(walk.files.allSatisfy { $0.motion == nil })
  }

  private func walk(_ names: String...) throws -> FolderWalk {
    for name in names { try folder.write([0], to: name) }
    return try FolderWalk(FolderRoot(folder.path))
  }

  private func reasons(_ walk: FolderWalk) -> [String] {
    walk.skipped.map { "\($0.name): \($0.reason)" }
  }
}
