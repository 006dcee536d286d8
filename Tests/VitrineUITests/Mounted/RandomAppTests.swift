#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

/// The seeds of the random numbers. Each one is another app.
private let seeds = 0..<12

extension MountedViews {
  /// Apps that change data, bindings and pages at random while a person touches them. At the end each exhibit shows what the bindings
  /// say.
  @MainActor @Suite struct RandomAppTests {
    @Test(arguments: seeds)
    func aCarouselShowsItsSelection(seed: Int) async {
      await RandomApp(.carousel, seed: seed).run()
    }

    @Test(arguments: seeds)
    func aCarouselOfAnyLengthsShowsItsSelection(seed: Int) async {
      await RandomApp(.measured, seed: seed).run()
    }

    @Test(arguments: seeds)
    func aRowHasOpenTheCardsOfItsBinding(seed: Int) async {
      await RandomApp(.cards, seed: seed).run()
    }

    @Test(arguments: seeds)
    func aRowIsStitchedAsItsBindingSays(seed: Int) async {
      await RandomApp(.row, seed: seed).run()
    }

    @Test(arguments: seeds)
    func aGridHasOpenThePhotographOfItsSelection(seed: Int) async {
      await RandomApp(.grid, seed: seed).run()
    }

    @Test(arguments: seeds)
    func aViewerHasOpenThePhotographOfItsSelection(seed: Int) async {
      await RandomApp(.viewer, seed: seed).run()
    }
  }
}
#endif
