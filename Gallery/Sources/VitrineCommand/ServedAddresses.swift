import GallerySite

/// The names under which a gallery is served, and its addresses.
struct ServedAddresses {
  /// The value of `--host`.
  let host: String
  /// The names and addresses of this machine that other devices can open. Empty if only this machine can.
  let others: [String]
  private let isLoopback: Bool

  /// - Parameter network: the addresses of this machine in its networks.
  init(_ host: String, network: [String] = NetworkAddresses.all()) {
    self.host = host
    isLoopback = NetworkAddresses.isLoopback(host)
    switch host {
    case _ where isLoopback: others = []
    case "0.0.0.0": others = network.filter { !$0.contains(":") }
    case "::": others = network
    default: others = [host]
    }
  }

  /// Whether other devices can open the gallery.
  var isOpenToTheNetwork: Bool { !isLoopback }

  /// Whether the gallery is served on all addresses of this machine.
  private var isEverywhere: Bool { ["0.0.0.0", "::"].contains(host) }

  /// The hosts that requests can be sent to.
  /// - Parameter more: the values of `--allow-host`.
  func admitted(_ more: [String]) -> AdmittedHosts {
    let own = isOpenToTheNetwork ? [] : [host]
    return AdmittedHosts(own + others + more)
  }

  /// Returns the address for the browser of this machine.
  func local(_ port: Int, _ token: AccessToken?) -> String {
    address(of: isEverywhere ? "localhost" : host, port, token)
  }

  /// Returns the addresses to print: those for other devices, or else the one for this machine.
  func printed(_ port: Int, _ token: AccessToken?) -> [String] {
    others.isEmpty ? [local(port, token)] : others.map { address(of: $0, port, token) }
  }

  private func address(of host: String, _ port: Int, _ token: AccessToken?) -> String {
    let name = host.contains(":") ? "[\(host)]" : host
    return "http://\(name):\(port)/" + (token.map { "?token=\($0)" } ?? "")
  }
}
