import Foundation

extension BadInput {
  /// Rows 26, 27 and 48: photographs in HEIC by telephones, which `Scripts/photos` fetches. Empty if it could not.
  static func photographsInHEIC() throws -> [BadInput] {
    guard let turned = fetched("arrow.heic"), let large = fetched("200MP.heic") else { return [] }
    return [
      // Its box and its EXIF both say that it lies on its side.
      shown(26, "turned twice.heic", turned, [.size(3024, 4032)]),
      shown(27, "turned in EXIF only.heic", withoutTurn(turned), [.size(4032, 3024)]),
      shown(48, "200 megapixels.heic", large, [.size(12_240, 16_320)]),
    ]
  }

  /// The lines of the rows whose files this machine cannot have.
  static func skipped() throws -> [TableLine] {
    let photographs = try photographsInHEIC().isEmpty ? [26, 27, 48] : []
    return photographs.map {
      TableLine.input($0, "", "skipped: Scripts/photos could not fetch photographs in HEIC")
    } + skippedNames
  }

  private static func fetched(_ name: String) -> [UInt8]? {
    let folder = URL(filePath: #filePath).appending(path: "../../../../.build/photos/heic")
    return (try? Data(contentsOf: folder.appending(path: name).standardized)).map { Array($0) }
  }

  /// Returns a photograph whose box `irot` turns it by nothing.
  private static func withoutTurn(_ photograph: [UInt8]) -> [UInt8] {
    var photograph = photograph
    if let box = photograph.firstRange(of: Array("irot".utf8)) { photograph[box.upperBound] = 0 }
    return photograph
  }
}
