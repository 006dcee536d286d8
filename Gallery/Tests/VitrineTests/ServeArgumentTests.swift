import Foundation
import GalleryTestSupport
import Testing

/// The messages of the command about its arguments.
struct ServeArgumentTests {
  let folder = TemporaryFolder()

  @Test(arguments: [
    (["serv", "photos"], "Did you mean vitrine serve?"),
    (["my", "photos"], "Write a name with spaces in quotes."),
    (
      ["serve", "my", "photos"], "vitrine shows one folder, not several: \"my\", \"photos\"."
    ),
  ])
  func saysWhatASecondFolderMayMean(words: [String], sentence: String) async throws {
    let command = try RunningCommand(words)
    #expect(await command.exit() == 64)
    #expect(await command.output().contains(sentence))
  }

  @Test(arguments: [["serve", "a"], ["cache", "size"], ["cache", "clear"]])
  func refusesACacheWithoutAPath(words: [String]) async throws {
    let command = try RunningCommand(words + ["--cache", ""])
    #expect(await command.exit() == 64)
    #expect(await command.output().contains("--cache must be the path of a folder."))
  }

  @Test(arguments: [
    ("--cache-size", "lots", "such as 500MB or 20GB"), ("--cache-size", "-5GB", "such as 500MB"),
    ("--max-megapixels", "-3", "must be a number from 1 to 4290"),
    ("--port", "-1", "must be a number from 0 to 65535"),
  ])
  func saysHowToWriteAValue(option: String, value: String, words: String) async throws {
    let command = try RunningCommand(["serve", folder.path, option, value])
    #expect(await command.exit() == 64)
    #expect(await command.output().contains(words))
  }

  @Test(arguments: [
    ("serv", "serve"), ("exprot", "export"), ("sampels", "samples"), ("cahce", "cache"),
  ])
  func suggestsASubcommand(word: String, command name: String) async throws {
    let command = try RunningCommand([word])
    #expect(await command.exit() == 66)
    #expect(await command.output().hasSuffix("it does not exist. Did you mean vitrine \(name)?\n"))
  }

  @Test(arguments: [
    ["serve", "--port", "x"], ["serve", "--port", "65536"], ["serve", "--port", "-1"],
    ["serve", "--sort", "size"], ["serve", "--allow-host", ""],
    ["serve", "--allow-host", "two names"], ["serve", "--max-megapixels", "0"],
    ["serve", ""], ["serve", "--what"], ["serve", "a", "b"], ["what", "is", "this"],
  ])
  func refusesInvalidArguments(arguments: [String]) async throws {
    let command = try RunningCommand(arguments)
    #expect(await command.exit() == 64)
  }

  @Test(arguments: ["serve", "samples"])
  func refusesAFolderWithAnEmptyName(word: String) async throws {
    let command = try RunningCommand([word, ""])
    #expect(await command.exit() == 64)
    #expect(await command.output().contains("The name of the folder is empty."))
  }

  @Test func refusesOptionsThatExcludeEachOther() async throws {
    for option in ["--token", "--new-token"] {
      let command = try RunningCommand(["serve", option, "--no-token"])
      #expect(await command.exit() == 64)
      #expect(await command.output().contains("\(option) and --no-token exclude each other."))
    }
  }

  @Test func documentsItsExitStatusesAndHidesItsWorker() async throws {
    let help = try RunningCommand(["serve", "--help"])
    #expect(await help.exit() == 0)
    for status in ["64", "66", "69", "73"] { #expect(await help.output().contains(status)) }
    let overview = try RunningCommand(["--help"])
    #expect(await overview.exit() == 0)
    #expect(await !overview.output().contains("worker"))
  }
}
