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

  private static func address(of interface: UnsafeMutablePointer<ifaddrs>) -> String? {
    let flags = Int32(bitPattern: UInt32(interface.pointee.ifa_flags))
    guard flags & up != 0, flags & loopback == 0, let address = interface.pointee.ifa_addr else {
      return nil
    }
    let family = Int32(address.pointee.sa_family)
    let length =
      family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
    guard family == AF_INET || family == AF_INET6 else { return nil }
    var text = [CChar](repeating: 0, count: 256)
    let failed = getnameinfo(
      address, socklen_t(length), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
    let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return failed != 0 || name.contains("%") ? nil : name
  }
}

private let up = Int32(IFF_UP)
private let loopback = Int32(IFF_LOOPBACK)
