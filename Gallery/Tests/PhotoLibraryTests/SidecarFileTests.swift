import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct SidecarFileTests {
  @Test func readsEveryKey() {
    let file = read(
      """
      {"title": "Harbour", "details": ["1961", "98 minutes"], "still": "still.jpg",
       "links": [{"label": "About", "url": "https://example.org/"}]}
      """)
    let sidecar = file.sidecar
    #expect(sidecar.title == "Harbour")
    #expect(sidecar.details == ["1961", "98 minutes"])
    #expect(sidecar.still == "still.jpg")
    #expect(sidecar.links == [.init(label: "About", url: "https://example.org/")])
    #expect(file.problem == nil)
    for json in ["{}", #"{"title": null, "links": []}"#, #"{"of another program": 7}"#] {
      #expect(read(json) == SidecarFile(path, json: Array("{}".utf8)) && read(json).problem == nil)
    }
  }

  @Test(
    arguments: [
      (
        #"{"title": 7, "details": "x", "still": [], "links": {}}"#,
        [.title, .details, .still, .links]
      ),
      (#"{"details": [1, "y"], "title": "T"}"#, [.details]),
      (#"{"links": ["x", {"label": "y"}, {"url": "https://example.org"}]}"#, [.links]),
    ] as [(String, [SidecarProblem.Rule])])
  func ignoresValuesOfOtherTypes(json: String, rules: [SidecarProblem.Rule]) {
    let file = read(json)
    #expect(file.problem == .badValues(rules))
    #expect(file.sidecar.links.isEmpty && file.sidecar.still == nil)
    #expect(file.sidecar.details == (json.contains("y\"]") ? ["y"] : []))
    #expect(file.sidecar.title == (json.contains("T") ? "T" : nil))
  }

  @Test func ignoresAFileThatIsNotAnObjectOfJSON() {
    for json in ["", "{", #"{"title": "T"#, "title: T"] {
      guard case .notJSON(let place)? = read(json).problem else {
        Issue.record("\(json)")
        continue
      }
      #expect(read(json).sidecar == Sidecar() && !place.contains("\n"))
    }
    for json in ["[]", "7", "null"] { #expect(read(json).problem == .notAnObject) }
    let long = #"{"title": ""# + String(repeating: "x", count: 1 << 16) + #""}"#
    #expect(read(long).problem == .tooLarge && read(long).sidecar == Sidecar())
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,x", "file:///etc/passwd",
    "//example.org",
    "http:", "ftp://example.org", " javascript:alert(1)", "",
  ])
  func linksNowhereButToWebPages(url: String) {
    let file = read(#"{"links": [{"label": "x", "url": "\#(url)"}]}"#)
    #expect(file.sidecar.links.isEmpty && file.problem == .badValues([.links]))
  }

  @Test func liesBesideThePhotographUnderEitherName() throws {
    let folder = TemporaryFolder()
    try folder.write(Array(#"{"title": "one"}"#.utf8), to: "a/one.jpg.json")
    try folder.write(Array(#"{"title": "two"}"#.utf8), to: "a/two.json")
    try folder.makeFolder("a/three.json")
    let root = try FolderRoot(folder.path)
    let beside = { (name: String) in
      SidecarFile(beside: PhotoPath(Array("a/\(name).jpg".utf8)), in: root)
    }
    #expect(beside("one")?.sidecar.title == "one")
    #expect(beside("two")?.sidecar.title == "two")
    #expect(beside("two")?.path.display == "a/two.json")
    #expect(beside("three") == nil && beside("four") == nil)
  }

  @Test func aSidecarWhoseNameWouldBeTooLongDoesNotExist() throws {
    let folder = TemporaryFolder()
    let name = { (length: Int) in String(repeating: "n", count: length) }
    try folder.write(Array(#"{"title": "T"}"#.utf8), to: name(247) + ".json")
    let root = try FolderRoot(folder.path)
    let beside = { (photo: String) in SidecarFile(beside: PhotoPath(Array(photo.utf8)), in: root) }
    // A name has at most 255 bytes. These photographs have 251 and 255.
    let file = beside(name(247) + ".jpg")
    #expect(file?.sidecar.title == "T" && file?.problem == nil)
    #expect(beside(name(251) + ".jpg") == nil)
  }

  @Test func messagesNameTheFileAndTheRemedy() {
    let messages: [(SidecarProblem, String)] = [
      (
        .unreadable(.init(code: 13)),
        "is ignored: no permission to read it. Make it readable, or remove it."
      ),
      (.tooLarge, "is ignored: it is larger than 64 KB. Shorten it, or remove it."),
      (.notJSON("Bad at 1."), "is ignored: it is not JSON (Bad at 1). Correct it, or remove it."),
      (.notJSON(""), "is ignored: it is not JSON. Correct it, or remove it."),
      (
        .notAnObject,
        #"is ignored: it must have the form {"title": "…"}. Correct it, or remove it."#
      ),
    ]
    for (problem, end) in messages {
      #expect(problem.message(about: "a\n.json") == #"The sidecar "a\u{A}.json" \#(end)"#)
    }
    #expect(
      SidecarProblem.badValues([.title, .details]).message(about: "a.json")
        == #"A part of the sidecar "a.json" is ignored: "title" must be a text, and "details" must be a list of texts. Correct it."#
    )
  }

  private let path = PhotoPath(Array("a.json".utf8))

  private func read(_ json: String) -> SidecarFile { SidecarFile(path, json: Array(json.utf8)) }
}
