import Foundation

/// The values of a sidecar's JSON, and the rules that some of them break.
struct SidecarValues {
  private let object: [String: Any]
  /// The rules that values break, in the order of reading.
  private(set) var rules: [SidecarProblem.Rule] = []

  /// Reads a JSON object.
  init(_ json: [UInt8]) throws(SidecarProblem) {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(json), options: .fragmentsAllowed)
    } catch {
      throw .notJSON((error as NSError).userInfo["NSDebugDescription"] as? String ?? "")
    }
    guard let object = value as? [String: Any] else { throw .notAnObject }
    self.object = object
  }

  /// Returns a value as `convert` returns it; nil without a value. A value that cannot be converted breaks the rule.
  mutating func read<Value>(
    _ key: String, _ rule: SidecarProblem.Rule, _ convert: (Any) -> Value?
  ) -> Value? {
    guard let value = object[key], !(value is NSNull) else { return nil }
    let converted = convert(value)
    if converted == nil { rules.append(rule) }
    return converted
  }

  /// Returns the elements of a list that can be converted. Any other element breaks the rule.
  mutating func readList<Element>(
    _ key: String, _ rule: SidecarProblem.Rule, _ convert: (Any) -> Element?
  ) -> [Element] {
    guard let list = read(key, rule, { $0 as? [Any] }) else { return [] }
    let elements = list.compactMap(convert)
    if elements.count < list.count { rules.append(rule) }
    return elements
  }
}

extension Sidecar.Link {
  /// Reads a link; nil if its address is not that of a web page, such as `javascript:`.
  init?(_ object: [String: Any]) {
    guard let label = object["label"] as? String, let address = object["url"] as? String,
      let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host() != nil
    else { return nil }
    self.init(label: label, url: address)
  }
}
