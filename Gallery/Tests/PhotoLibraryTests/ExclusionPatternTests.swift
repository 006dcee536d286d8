import Testing

@testable import PhotoLibrary

/// Patterns, compared with what git's documentation says of `.gitignore`.
struct ExclusionPatternTests {
  @Test(
    arguments: [
      // The pattern, paths that it describes (a folder ends with a slash), and others.
      (
        "drafts", ["drafts", "drafts/", "a/drafts", "a/b/drafts/"],
        ["drafts2", "Drafts", "drafts/a"]
      ),
      ("drafts/", ["drafts/", "a/drafts/"], ["drafts", "a/drafts"]),
      ("/drafts", ["drafts", "drafts/"], ["a/drafts"]),
      ("2024/drafts", ["2024/drafts"], ["a/2024/drafts", "drafts"]),
      ("/2024/drafts/", ["2024/drafts/"], ["2024/drafts"]),
      ("*.png", ["a.png", ".png", "x/a.png"], ["a.png/b", "a.jpg", "a.pngx"]),
      ("a*b*c", ["abc", "axbxc", "abbc"], ["ab", "acb", "abcd"]),
      ("x/*.png", ["x/a.png"], ["x/y/a.png", "a.png"]),
      ("IMG_?.jpg", ["IMG_1.jpg", "IMG_é.jpg"], ["IMG_.jpg", "IMG_12.jpg"]),
      ("[a-c]1", ["a1", "c1"], ["d1", "A1", "1"]), ("[!a-c]1", ["d1"], ["a1", "1"]),
      ("[^a]", ["b"], ["a"]), ("[]a]", ["]", "a"], ["b"]), ("[!]a]", ["b"], ["]", "a"]),
      ("[a-]", ["a", "-"], ["b"]), ("[\\]]", ["]"], ["\\"]), ("[c-a]", [], ["a", "b", "c"]),
      ("[[:digit:]x]", ["7", "x"], ["a", ":", "٧"]),
      ("[[:upper:]][[:space:]]", ["A "], ["a ", "AA"]),
      ("[[:alnum:][:punct:]]", ["a", "1", "!"], [" ", "é"]), ("[![:xdigit:]]", ["g"], ["f", "0"]),
      ("**/b", ["b", "a/b", "a/c/b"], ["ab", "b/a"]),
      ("**/a/b", ["a/b", "c/a/b", "c/d/a/b"], ["a/c/b", "b"]),
      ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["b", "ab", "x/a/b"]),
      ("a/**", ["a/b", "a/b/c"], ["a", "a/", "b/a"]), ("/**", ["a", "a/b"], []),
      ("a/**/", ["a/b/"], ["a/", "a/b"]), ("**", ["a", "a/b"], []),
      ("a**b", ["ab", "axb"], ["a/b"]),
      ("x/a**b", ["x/ab"], ["x/a/b"]),
      ("**/a/**/b/**", ["a/b/c", "x/a/y/b/z/c"], ["a/b", "b/a/c"]),
      ("\\#a", ["#a"], ["\\#a"]), ("\\!a", ["!a"], ["a"]), ("a\\*", ["a*"], ["ab"]),
      ("a\\?\\[", ["a?["], ["ab["]), ("\\a", ["a"], ["\\a"]), ("a ", ["a "], ["a"]),
      ("@Recycle", ["@Recycle/"], ["@recycle/"]), ("e\u{301}*", ["\u{E9}a"], ["ea"]),
    ] as [(String, [String], [String])])
  func describesFilesAndFolders(pattern: String, matching: [String], others: [String]) throws {
    let pattern = try #require(ExclusionPattern(pattern))
    #expect(!pattern.isNegated)
    for path in matching { #expect(matches(pattern, path), "\(pattern.text) \(path)") }
    for path in others { #expect(!matches(pattern, path), "\(pattern.text) \(path)") }
  }

  @Test(arguments: [
    "", "/", "!", "!/", "//", "[", "a[b", "[!", "[a\\]", "a\\", "[a/b]", "./a", "a/../b", "..",
  ])
  func refusesWhatCannotMatch(text: String) {
    #expect(ExclusionPattern(text) == nil)
  }

  @Test func manyStarsTakeNoLongTime() throws {
    let pattern = try #require(
      ExclusionPattern(
        String(repeating: "*a", count: 60) + "b/" + String(repeating: "**/", count: 60) + "c"))
    #expect(!matches(pattern, String(repeating: "a", count: 200) + "/c"))
  }

  @Test func aFileHasALineForEachPattern() throws {
    let text = "\u{FEFF}# comment\r\n\n*.png\r\n  \n!keep.png \n\\#a\nb\\ \\ \n\tc\nlast"
    let file = try ExclusionFile(Array(text.utf8))
    #expect(
      file.patterns.map(\.text) == ["*.png", "!keep.png", "\\#a", "b\\ \\ ", "\tc", "last"])
    #expect(file.patterns.map(\.isNegated) == [false, true, false, false, false, false])
    #expect(matches(file.patterns[3], "b  "))
    #expect(throws: ExclusionFile.Problem.line(2, "[a")) { try ExclusionFile(Array("b\n[a".utf8)) }
    #expect(throws: ExclusionFile.Problem.notText) { try ExclusionFile([0xFF, 0xFE, 0x61, 0]) }
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20 + 1)
    #expect(throws: ExclusionFile.Problem.tooLarge) { try ExclusionFile(long) }
  }

  @Test func theLastPatternThatMatchesDecides() throws {
    let file = { (text: String) in try ExclusionFile(Array(text.utf8)) }
    let rules = try FolderRules(excluding: [#require(ExclusionPattern("secret.*"))])
      .adding(file("*.jpg\n!good.jpg\nsecret.*"), of: .root)
      .adding(file("!a.jpg\n/b.jpg\n!secret.jpg"), of: PhotoPath(Array("in".utf8)))
    let reason = { (path: String) in
      rules.reason(toLeaveOut: PhotoPath(Array(path.utf8)), isFolder: false)
    }
    #expect(reason("in/x.jpg") == #"the pattern "*.jpg" of ".vitrineignore""#)
    #expect(reason("in/good.jpg") == nil && reason("in/a.jpg") == nil)
    #expect(reason("in/b.jpg") == #"the pattern "/b.jpg" of "in/.vitrineignore""#)
    #expect(reason("in/secret.jpg") == #"the pattern "secret.*" of --exclude"#)
    #expect(reason("in/x.png") == nil)
  }

  private func matches(_ pattern: ExclusionPattern, _ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
    return pattern.matches(names, isFolder: path.hasSuffix("/"))
  }
}
