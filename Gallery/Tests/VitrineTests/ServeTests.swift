import Foundation
import GalleryTestSupport
import Testing

/// A command that serves.
struct ServeTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func printsItsAddressAndStopsWhenAsked() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    for signal in [SIGINT, SIGTERM] {
      let command = try RunningCommand(serve(folder.path))
      let port = try #require(await command.port())
      #expect(try await HTTPExchange("/gallery.json", port: port).status == 200)
      #expect(await command.end(signal) == 0)
    }
  }

  @Test func servesAnEmptyFolder() async throws {
    let command = try RunningCommand(serve(folder.path))
    let port = try #require(await command.port())
    #expect(try await HTTPExchange("/", port: port).status == 200)
    #expect(await command.end(SIGTERM) == 0)
  }

  @Test func opensNoBrowserWithAToken() async throws {
    let log = store["opened"]
    for name in ["open", "xdg-open"] {
      try store.write(Array("#!/bin/sh\necho \"$1\" >> '\(log)'\n".utf8), to: "bin/" + name)
      chmod(store["bin/" + name], 0o700)
    }
    let path = store["bin"] + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let screen = ["PATH": path, "DISPLAY": ":9", "CI": nil]
    var port = 0
    for options in [["--token"], ["--no-open"], []] {
      let arguments = ["serve", folder.path, "--port", "0", "--cache", store["cache"]] + options
      let command = try RunningCommand(arguments, environment: screen)
      port = try #require(await command.port())
      #expect(
        try await HTTPExchange("/", port: port).status == (options == ["--token"] ? 403 : 200))
      if options.isEmpty {
        while !FileManager.default.fileExists(atPath: log) { await Task.yield() }
      }
      #expect(await command.end(SIGTERM) == 0)
    }
    // Only the last one has opened its address.
    let opened = try String(contentsOfFile: log, encoding: .utf8)
    #expect(opened == "http://127.0.0.1:\(port)/\n")
  }

  @Test func needsATokenBeyondThisMachineUnlessToldOtherwise() async throws {
    for (options, status) in [
      (["--host", "0.0.0.0"], 403), (["--token"], 403), (["--host", "0.0.0.0", "--no-token"], 200),
      (["--no-token"], 200),
    ] {
      let command = try RunningCommand(serve(folder.path) + options)
      let port = try #require(await command.port())
      #expect(try await HTTPExchange("/", port: port).status == status, "\(options)")
      #expect(await command.end(SIGTERM) == 0)
      let output = await command.output()
      #expect(output.contains("?token=") == (status == 403))
      #expect(
        output.contains("Everybody in this machine's network") == (options.count == 3), "\(output)")
    }
  }

  @Test func keepsTheTokenOfAFolderUntilAnotherIsAskedFor() async throws {
    let other = TemporaryFolder()
    let first = try await token()
    #expect(try await token() == first)
    #expect(try await token(of: other) != first)
    let files = try FileManager.default.contentsOfDirectory(atPath: store["cache"])
    let names = files.filter { $0.hasPrefix("token-") }
    #expect(names.count == 2)
    for name in names {
      let all = try FileManager.default.attributesOfItem(atPath: store["cache/" + name])
      #expect(all[.posixPermissions] as? Int == 0o600)
    }
    let second = try await token("--new-token")
    #expect(second != first)
    #expect(try await token() == second)
    // A token that is damaged, or that others may have read, is not used.
    for name in names { try store.write(Array("x".utf8), to: "cache/" + name) }
    let third = try await token()
    #expect(third.count == 32)
    for name in names { chmod(store["cache/" + name], 0o644) }
    let fourth = try await token()
    #expect(fourth != third && fourth.count == 32)
    #expect(try await token() == fourth)
  }

  /// Returns the token in the address that a command prints.
  private func token(_ option: String = "--token", of folder: TemporaryFolder? = nil) async throws
    -> String
  {
    let command = try RunningCommand(serve((folder ?? self.folder).path) + [option])
    _ = try #require(await command.port())
    #expect(await command.end(SIGTERM) == 0)
    return try #require(await command.output().firstMatch(of: /\?token=([0-9a-f]*)/)).1.description
  }

  @Test func answersToTheNamesItIsAllowed() async throws {
    let command = try RunningCommand(
      serve(folder.path) + ["--allow-host", "photos.example", "--allow-host", "192.0.2.1"])
    let port = try #require(await command.port())
    for (host, status) in [("photos.example", 200), ("192.0.2.1:80", 200), ("evil.example", 421)] {
      #expect(try await HTTPExchange("/", host: host, port: port).status == status, "\(host)")
    }
    #expect(await command.end(SIGTERM) == 0)
  }

  @Test func endsWhileClientsReadNothing() async throws {
    try folder.write(Canvas(width: 6000, height: 4000).jpeg(), to: "a.jpg")
    let command = try RunningCommand(serve(folder.path))
    #expect(await command.says("Making pictures: 1 of 1"))
    let port = try #require(await command.port())
    let listing = try await HTTPExchange("/gallery.json", port: port).text
    let id = try #require(listing.firstMatch(of: /"height":\d+,"id":"([0-9a-f]{24})"/)?.1)
    var clients: [Connection] = []
    // The second client's answers do not fit into the buffers of the system.
    for (path, count) in [("/events", 1), ("/p/\(id)/6000.jpg", 200)] {
      let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
      clients.append(try Connection(port: port))
      try clients.last?.send(String(repeating: request, count: count))
      _ = await clients.last?.receive { !$0.isEmpty }
    }
    clients.append(try Connection(port: port))
    try clients.last?.send("GET / HTTP/1.1\r\nHost: loc")
    #expect(await command.end(SIGINT) == 0)
    withExtendedLifetime(clients) {}
  }

  private func serve(_ path: String) -> [String] {
    ["serve", path, "--port", "0", "--no-open", "--cache", store["cache"]]
  }
}
