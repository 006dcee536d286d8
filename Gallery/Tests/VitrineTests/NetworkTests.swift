import Foundation
import GalleryTestSupport
import Testing

@testable import VitrineCommand

/// Other devices in the network, such as a phone. A machine that asks itself by its address in the network is such a device.
@Suite(.enabled(if: canRun(networkAddress != nil, "this machine has no network")))
struct NetworkTests {
  private let folder = TemporaryFolder()
  private let store = TemporaryFolder()

  @Test func getAnswersFromThePrintedAddressOnly() async throws {
    let address = try #require(networkAddress)
    let command = try RunningCommand(arguments + ["--no-token", "--allow-host", "photos.example"])
    let port = try #require(await command.port())
    #expect(await command.says("http://\(address):\(port)/\n"))
    for (host, status) in [
      ("\(address):\(port)", 200), ("photos.example", 200), ("localhost:\(port)", 421),
      ("127.0.0.1:\(port)", 421), ("[::1]:\(port)", 421), ("evil.example", 421),
    ] {
      let answer = try await HTTPExchange("/", host: host, address: address, port: port)
      #expect(answer.status == status, "\(host)")
    }
    #expect(try await HTTPExchange("/", port: port).status == 200)
    #expect(await command.end(SIGTERM) == 0)
  }

  @Test func scanThePrintedAddress() async throws {
    let command = try RunningCommand(arguments, inTerminal: true)
    let port = try #require(await command.port())
    #expect(await command.says("?token="))
    _ = try await HTTPExchange("/", port: port)
    #expect(await command.end(SIGTERM) == 0)
    let lines = await command.output().split(whereSeparator: \.isNewline).map(String.init)
    let printed = try #require(lines.first { $0.hasPrefix("http://") })
    let code = try #require(QRCode(printed))
    #expect(lines.filter { code.lines.contains($0) }.count == code.lines.count, "\(lines)")
  }

  private var arguments: [String] {
    [
      "serve", folder.path, "--host", "0.0.0.0", "--port", "0", "--no-open", "--cache",
      store["cache"],
    ]
  }
}

private let networkAddress = NetworkAddresses.all().first { !$0.contains(":") }
