import GallerySite
import Testing

@testable import VitrineCommand

struct ServedAddressesTests {
  let network = ["192.0.2.7", "198.51.100.3", "2001:db8::7"]

  @Test func printsWhatAnotherDeviceCanOpen() {
    let token = AccessToken()
    for (host, printed) in [
      ("127.0.0.1", ["http://127.0.0.1:80/"]), ("localhost", ["http://localhost:80/"]),
      ("::1", ["http://[::1]:80/"]), ("192.0.2.7", ["http://192.0.2.7:80/"]),
      ("0.0.0.0", ["http://192.0.2.7:80/", "http://198.51.100.3:80/"]),
      ("::", ["http://192.0.2.7:80/", "http://198.51.100.3:80/", "http://[2001:db8::7]:80/"]),
    ] {
      let addresses = ServedAddresses(host, network: network)
      #expect(addresses.printed(80, nil) == printed)
      #expect(addresses.printed(80, token) == printed.map { "\($0)?token=\(token)" })
    }
  }

  @Test func printsTheOwnAddressWithoutANetwork() {
    #expect(ServedAddresses("0.0.0.0", network: []).printed(80, nil) == ["http://localhost:80/"])
  }

  @Test(arguments: ["localhost", "127.0.0.1", "127.0.0.5", "::1", "0:0:0:0:0:0:0:1", "2130706433"])
  func staysOnThisMachineUnderEveryNameOfIt(host: String) {
    let addresses = ServedAddresses(host, network: ["192.0.2.7"])
    #expect(!addresses.isOpenToTheNetwork && addresses.others == [])
  }

  @Test func findsNoLoopbackAddress() {
    let addresses = NetworkAddresses.all()
    #expect(!addresses.contains { $0.hasPrefix("127.") || $0 == "::1" || $0.contains("%") })
  }
}
