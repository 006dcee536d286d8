/// The names and addresses that a request can be sent to.
///
/// Any web page can make its own name point at this server and read the answers (DNS rebinding). Its requests then carry
/// that name. The names of this machine itself, such as `localhost`, are admitted only in requests from this machine.
public struct AdmittedHosts: Sendable {
  private let names: Set<String>

  /// Admits this machine's own names from this machine, and other names from everywhere.
  /// - Parameter others: names, IPv4 addresses and IPv6 addresses. A port and brackets around an IPv6 address do not count.
  public init(_ others: some Sequence<String> = []) {
    names = Set(others.map(asInAuthority))
  }

  /// Whether a request can be sent to an authority: a name with or without a port.
  func admits(_ authority: String, isLocal: Bool) -> Bool {
    let name = name(in: authority).lowercased()
    return names.contains(name) || (isLocal && ownNames.contains(name))
  }
}

/// Returns a host as the name in an authority. Only an IPv6 address has more than one colon.
private func asInAuthority(_ host: String) -> String {
  let isBareIPv6 = host.first != "[" && host.count { $0 == ":" } > 1
  return (isBareIPv6 ? "[\(host)]" : String(name(in: host))).lowercased()
}

private let ownNames: Set = ["127.0.0.1", "localhost", "[::1]"]

/// Returns the name in an authority, without the port.
private func name(in authority: String) -> Substring {
  authority[..<(colon(in: authority) ?? authority.endIndex)]
}

/// Returns the port in an authority; nil if it has none.
func port(in authority: String) -> Substring? {
  colon(in: authority).map { authority[authority.index(after: $0)...] }
}

private func colon(in authority: String) -> String.Index? {
  let end = authority.lastIndex(of: "]").map(authority.index(after:)) ?? authority.startIndex
  return authority[end...].lastIndex(of: ":")
}
