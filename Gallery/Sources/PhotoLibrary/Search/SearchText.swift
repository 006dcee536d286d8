/// The texts of a photograph in which people search. The place where it was taken is not among them.
struct SearchText: Sendable, Equatable {
  /// The texts, one for each kind.
  let fields: [String]

  /// The names of the kinds, in the order of `fields`.
  static let names = ["name", "folder", "title", "caption", "keywords", "taken", "camera", "lens"]

  init(_ path: PhotoPath, _ taken: TakenDate?, _ metadata: PhotoMetadata) {
    fields = [
      path.displayName, path.parent.display, metadata.title ?? "", metadata.caption ?? "",
      metadata.keywords.joined(separator: "\n"), taken.map(dateText) ?? "",
      metadata.camera ?? "", metadata.lens ?? "",
    ]
  }
}

extension Photo {
  /// The texts in which people search.
  public var searchText: [String] {
    SearchText(file.path, taken, properties.metadata).fields.filter { !$0.isEmpty }
  }
}

/// Returns a date as people write it: `2019-08-14 August 14 2019`.
private func dateText(_ date: TakenDate) -> String {
  let day = date.iso8601.prefix(10)
  let parts = day.split(separator: "-").compactMap { Int($0) }
  guard parts.count == 3, englishMonths.indices.contains(parts[1] - 1) else { return String(day) }
  return "\(day) \(englishMonths[parts[1] - 1]) \(parts[2]) \(parts[0])"
}

/// The names of the months, in which people search and which the page has without a script.
let englishMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November", "December",
]
