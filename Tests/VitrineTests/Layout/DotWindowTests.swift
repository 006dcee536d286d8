import Testing
import Vitrine

@Suite struct DotWindowTests {
  @Test func allAreShownWhileTheyFitAndTheCurrentOneAlways() {
    for count in 0...30 {
      for current in 0..<max(1, count) {
        let dots = DotWindow(current: current, count: count)
        #expect(dots.shown.count == min(count, DotWindow.maximum), "\(current) of \(count)")
        #expect(count == 0 || dots.shown.contains(current), "\(current) of \(count)")
        #expect(dots.shown.lowerBound >= 0 && dots.shown.upperBound <= count)
      }
    }
  }

  @Test func anOuterDotSaysThatThereAreMore() {
    for current in 0..<20 {
      let dots = DotWindow(current: current, count: 20)
      let outer = dots.shown.filter { dots.isOuter($0) }
      let expected = [dots.shown.lowerBound, dots.shown.upperBound - 1].filter {
        $0 != 0 && $0 != 19
      }
      #expect(outer == expected, "\(current)")
    }
    let few = DotWindow(current: 2, count: 5)
    #expect(few.shown.allSatisfy { !few.isOuter($0) })
  }

  @Test func goesNoFartherThanTheEnds() {
    let dots = DotWindow(current: 0, count: 3)
    #expect(dots.neighbor(-1) == 0 && dots.neighbor(1) == 1 && dots.neighbor(9) == 2)
  }

  @Test func aCurrentItemThatDoesNotExistIsTheNearest() {
    #expect(DotWindow(current: .min, count: 12) == DotWindow(current: 0, count: 12))
    #expect(DotWindow(current: .max, count: 12) == DotWindow(current: 11, count: 12))
    #expect(DotWindow(current: 3, count: 0).shown.isEmpty)
    #expect(DotWindow(current: 3, count: .min) == DotWindow(current: 0, count: 0))
  }
}
