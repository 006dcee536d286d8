/// The content codings that a client accepts, from its `Accept-Encoding` (RFC 9110, 12.5.3).
///
///     AcceptedCodings("gzip, br;q=0.5").preferred(among: [.brotli, .identity])  // .brotli
struct AcceptedCodings {
  private let weights: [String: Double]

  /// Reads a header field. A member whose weight is not a number from 0 to 1 is not accepted.
  init(_ field: String) {
    let members = field.lowercased().split(separator: ",").map(member)
    weights = Dictionary(members) { first, _ in first }
  }

  /// Returns the available coding that the client weighs highest, and nil if it accepts none. The order of
  /// `ContentCoding` decides between equal weights.
  func preferred(among available: some Collection<ContentCoding>) -> ContentCoding? {
    let accepted = ContentCoding.allCases.filter { available.contains($0) && weight($0) > 0 }
    let highest = accepted.map(weight).max()
    return accepted.first { weight($0) == highest }
  }

  private func weight(_ coding: ContentCoding) -> Double {
    weights[coding.rawValue] ?? weights["*"] ?? (coding == .identity ? leastWeight : 0)
  }
}

// A client accepts `identity` without naming it, and prefers every coding that it names. Weights have three decimals.
private let leastWeight = 0.0001

/// Returns the name and the weight in `gzip;q=0.8`.
private func member(_ text: Substring) -> (name: String, weight: Double) {
  let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { part in
    part.filter { $0 != " " && $0 != "\t" }
  }
  guard let weight = parts.dropFirst().first(where: { $0.hasPrefix("q=") }) else {
    return (parts[0], 1)
  }
  return (parts[0], Double(weight.dropFirst(2)).flatMap { (0...1).contains($0) ? $0 : nil } ?? 0)
}
