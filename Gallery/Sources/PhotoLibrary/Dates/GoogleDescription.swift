import Foundation

/// The JSON that Google writes beside each photograph of an archive of Google Photos.
///
/// ```json
/// {"title": "IMG_1.jpg", "photoTakenTime": {"timestamp": "1591617802", "formatted": "…"}, …}
/// ```
/// It may have the name of a ``Sidecar``, so its fields tell them apart. Its `title` is the name of the file.
struct GoogleDescription {
  /// The date on which the photograph was taken; nil if Google does not know it.
  let taken: TakenDate?
  /// What its owner has written about it.
  let caption: String?
  /// Where the photograph was taken, as its owner or its camera has it.
  let position: Position?

  /// Reads a file; nil if it is not Google's.
  init?(_ json: [UInt8]) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(json)),
      let object = value as? [String: Any]
    else { return nil }
    self.init(object)
  }

  /// Reads an object; nil if it is not Google's.
  init?(_ object: [String: Any]) {
    let times = ["photoTakenTime", "creationTime", "photoLastModifiedTime", "modificationTime"]
    guard
      times.contains(where: { seconds(object[$0]) != nil })
        || object["googlePhotosOrigin"] is [String: Any]
    else { return nil }
    caption = (object["description"] as? String)?.printable
    position = Position(google: object["geoData"]) ?? Position(google: object["geoDataExif"])
    // Google writes 0 for an unknown date.
    taken = seconds(object[times[0]]).flatMap {
      $0 != 0 && possible.contains($0) ? TakenDate(moment: $0) : nil
    }
  }
}

/// Returns the seconds since 1970 of one of Google's times; nil for anything else.
private func seconds(_ time: Any?) -> Int? {
  guard let timestamp = (time as? [String: Any])?["timestamp"] else { return nil }
  return timestamp as? Int ?? (timestamp as? String).flatMap { Int($0) }
}

// From 1826, the year of the oldest photograph, to 2200.
private let possible = -4_544_208_000...7_258_118_400
