/// A kill of the server or of its workers, at a moment of their work.
struct Kill {
  enum Work: CaseIterable {
    case firstIndexing, reindexing, eviction
  }

  enum Victim: CaseIterable {
    case server, workers
  }

  let number: Int
  let work: Work
  let victim: Victim
  /// Whether the moment counts from the end of the server's start. Most of the work is done after it.
  let isAfterStart: Bool
  let moment: Duration

  init(
    _ number: Int, starting: Duration, making: Duration,
    using random: inout some RandomNumberGenerator
  ) {
    self.number = number
    work = Work.allCases[number % Work.allCases.count]
    victim = Victim.allCases[number / Work.allCases.count % Victim.allCases.count]
    isAfterStart =
      victim == .workers || work == .eviction || Int.random(in: 0..<4, using: &random) > 0
    moment = (isAfterStart ? making : starting) * Double.random(in: 0...1, using: &random)
  }
}
