import Foundation

/// The addresses of this machine in its networks.
enum NetworkAddresses {
  /// Returns the addresses that other devices can open, IPv4 first. Addresses that are valid only on one link are left out,
  /// because they need the name of an interface.
  static func all() -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    let interfaces = sequence(first: first) { $0?.pointee.ifa_next }.prefix { $0 != nil }
    let addresses = interfaces.compactMap { $0.flatMap(address) }
    return addresses.filter { !$0.contains(":") } + addresses.filter { $0.contains(":") }
  }

  /// Whether a name or an address leads to this machine and to no other. Many systems give the machine's own name such an address.
  static func isLoopback(_ host: String) -> Bool {
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, nil, &first) == 0 else { return false }
    defer { freeaddrinfo(first) }
    let found = sequence(first: first) { $0?.pointee.ai_next }.prefix { $0 != nil }
    return found.allSatisfy { $0?.pointee.ai_addr.map(isLoopback) ?? false }
  }

  private static func isLoopback(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
    let name = text(of: address)
    return name == "::1" || name?.hasPrefix("127.") == true
  }

  private static func address(of interface: UnsafeMutablePointer<ifaddrs>) -> String? {
    let flags = Int32(bitPattern: UInt32(interface.pointee.ifa_flags))
    guard flags & up != 0, flags & loopback == 0, let address = interface.pointee.ifa_addr else {
      return nil
    }
    return text(of: address).flatMap { $0.contains("%") ? nil : $0 }
  }

  /// Returns an address in digits; nil if it is neither IPv4 nor IPv6.
  private static func text(of address: UnsafeMutablePointer<sockaddr>) -> String? {
    let family = Int32(address.pointee.sa_family)
    guard family == AF_INET || family == AF_INET6 else { return nil }
    let length =
      family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
    var text = [CChar](repeating: 0, count: 256)
    let failed = getnameinfo(
      address, socklen_t(length), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
    guard failed == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

private let up = Int32(IFF_UP)
private let loopback = Int32(IFF_LOOPBACK)
