import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct SidecarTests {
  @Test func readsEveryKey() {
    let sidecar = Sidecar(
      json: Array(
        """
        {"title": "Harbour", "details": ["1961", "98 minutes"], "still": "still.jpg",
         "links": [{"label": "About", "url": "https://example.org/"}]}
        """.utf8))
    #expect(sidecar.title == "Harbour")
    #expect(sidecar.details == ["1961", "98 minutes"])
    #expect(sidecar.still == "still.jpg")
    #expect(sidecar.links == [.init(label: "About", url: "https://example.org/")])
  }

  @Test(arguments: [
    "", "[]", "7", "{", "null", #"{"title": 7, "details": "x", "still": [], "links": {}}"#,
    #"{"details": [1, null], "links": ["x", {"label": "y"}, {"url": "https://example.org"}]}"#,
  ])
  func ignoresValuesOfOtherTypes(json: String) {
    #expect(Sidecar(json: Array(json.utf8)) == Sidecar())
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,x", "file:///etc/passwd",
    "//example.org",
    "http:", "ftp://example.org", " javascript:alert(1)", "",
  ])
  func linksNowhereButToWebPages(url: String) {
    let json = #"{"links": [{"label": "x", "url": "\#(url)"}]}"#
    #expect(Sidecar(json: Array(json.utf8)).links.isEmpty)
  }

  @Test func liesBesideThePhotographUnderEitherName() throws {
    let folder = TemporaryFolder()
    try folder.write(Array(#"{"title": "one"}"#.utf8), to: "a/one.jpg.json")
    try folder.write(Array(#"{"title": "two"}"#.utf8), to: "a/two.json")
    let root = try FolderRoot(folder.path)
    for name in ["one", "two"] {
      #expect(Sidecar(beside: PhotoPath(Array("a/\(name).jpg".utf8)), in: root).title == name)
    }
    #expect(Sidecar(beside: PhotoPath(Array("a/three.jpg".utf8)), in: root) == Sidecar())
  }
}
