import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct NameOrderTests {
  private func sorted(_ names: [String], _ language: String = "en") -> [String] {
    let order = NameOrder(Locale(identifier: language))
    let paths = names.map { PhotoPath(Array($0.utf8)) }
    return paths.sorted(by: order.sorts).map(\.display)
  }

  @Test func sortsNumbersByValue() {
    #expect(
      sorted(["IMG_10.jpg", "IMG_2.jpg", "IMG_1.jpg"]) == ["IMG_1.jpg", "IMG_2.jpg", "IMG_10.jpg"])
  }

  @Test func sortsLettersRegardlessOfCase() {
    #expect(sorted(["iPhone", "Zoo", "Garden", "attic"]) == ["attic", "Garden", "iPhone", "Zoo"])
  }

  @Test(arguments: [
    ("de", ["Apfel", "Äpfel", "Birne", "Zebra"]), ("sv", ["Apfel", "Birne", "Zebra", "Äpfel"]),
    ("da", ["Birne", "Zebra", "Äpfel", "Aarhus"]), ("cs", ["cena", "hrad", "chata", "iris"]),
  ])
  func sortsLettersAsALanguageDoes(language: String, names: [String]) {
    #expect(sorted(names.reversed(), language) == names)
  }

  @Test func listsFolderByFolder() {
    let paths = [
      "Z.jpg", "a.jpg", "A/2.jpg", "A/10.jpg", "A/inner/1.jpg", "a/3.jpg", "B2/1.jpg", "B10/1.jpg",
    ]
    let expected = [
      "a.jpg", "Z.jpg", "A/2.jpg", "A/10.jpg", "A/inner/1.jpg", "a/3.jpg", "B2/1.jpg", "B10/1.jpg",
    ]
    #expect(sorted(paths.shuffled()) == expected)
  }

  @Test func givesTheSameOrderInEveryRun() {
    let alike = ["IMG_1", "img_1", "Img_1", "IMG_01", "ＩＭＧ_1"]
    let first = sorted(alike)
    for _ in 0..<20 { #expect(sorted(alike.shuffled()) == first) }
  }

  /// Sorting needs a transitive order.
  @Test func isAnOrder() {
    let pieces = ["", "1", "01", "10", "2", "a", "A", "ä", "b", " ", "-", "_", "é", "日"]
    let names = pieces.flatMap { first in pieces.map { first + $0 } }.map {
      PhotoPath(Array($0.utf8))
    }
    let order = NameOrder(Locale(identifier: "de"))
    let sorted = names.sorted(by: order.sorts)
    for (index, name) in sorted.enumerated() {
      for later in sorted[index...] {
        #expect(!order.sorts(later, before: name), "\(later.display) before \(name.display)")
      }
    }
  }

  /// Numbers are compared without the rules of a language, which would give the same order.
  @Test(arguments: ["en", "de", "da", "ja", "ar"])
  func sortsNumberedNamesAsALanguageDoes(language: String) {
    let order = NameOrder(Locale(identifier: language))
    let pieces = [
      "", "0", "1", "10", "02", "9", "a", "-", " ", ".", "é", "e\u{301}", "日", "٣", "１",
    ]
    let names = pieces.flatMap { first in
      pieces.flatMap { middle in pieces.map { "IMG_" + first + middle + $0 + ".jpg" } }
    }
    var random = SeededRandom(seed: 1)
    for _ in 0..<20_000 {
      let (one, other) = (
        names.randomElement(using: &random)!, names.randomElement(using: &random)!
      )
      guard one != other else { continue }
      let expected = one.compare(
        other, options: [.caseInsensitive, .numeric, .widthInsensitive], locale: order.locale)
      guard expected != .orderedSame else { continue }
      let paths = (PhotoPath(Array(one.utf8)), PhotoPath(Array(other.utf8)))
      #expect(
        order.sorts(paths.0, before: paths.1) == (expected == .orderedAscending),
        "\(one) and \(other)")
    }
  }

  @Test func sortsBytesThatAreNotText() {
    let order = NameOrder(Locale(identifier: "en"))
    let (one, other) = (PhotoPath([0xFF]), PhotoPath([0xFE]))
    #expect(order.sorts(other, before: one) && !order.sorts(one, before: other))
  }

  @Test(arguments: [
    (["LC_ALL": "sv_SE.UTF-8", "LANG": "de_DE.UTF-8"], "sv_SE"),
    (["LC_ALL": "", "LC_COLLATE": "da_DK@euro", "LANG": "C"], "da_DK"),
    (["LANG": "cs_CZ"], "cs_CZ"),
    (["LC_ALL": "C.UTF-8"], Locale.current.identifier), ([:], Locale.current.identifier),
  ])
  func readsTheLanguageFromTheEnvironment(environment: [String: String], language: String) {
    #expect(Locale.ofCollation(environment).identifier == language)
  }
}
