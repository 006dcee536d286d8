import Testing

@testable import VitrineUI

@Suite struct StripProposalTests {
  @Test func unusableLengthsCountAsUnspecified() {
    let lengths: [Double?] = [nil, .infinity, -.infinity, .nan, -1]
    for length in lengths {
      let across = StripProposal(width: length, height: 200, isVertical: false)
      let down = StripProposal(width: 200, height: length, isVertical: true)
      #expect(
        across == StripProposal(along: nil, across: 200) && down == across, "\(length as Any)")
      #expect(across.length(longest: 150) == 150, "\(length as Any)")
    }
  }

  @Test func theProposedLengthIsUsed() {
    #expect(StripProposal(along: 300, across: 200).length(longest: 150) == 300)
    #expect(StripProposal(along: 0, across: 200).length(longest: 150) == 0)
  }

  /// Without a length no item would be drawn, and so none would ever be measured.
  @Test func withoutProposalOrItemsTheStripHasALength() {
    #expect(StripProposal(along: nil, across: nil).length(longest: nil) > 0)
  }

  @Test func aRowUsesItsLimitAndOtherStripsTheirItems() {
    #expect(StripProposal(along: 300, across: 200).breadth(broadest: 120, limit: nil) == 120)
    #expect(StripProposal(along: 300, across: 200).breadth(broadest: 120, limit: 300) == 200)
    #expect(StripProposal(along: 300, across: nil).breadth(broadest: 120, limit: 300) == 300)
    #expect(StripProposal(along: 300, across: .infinity).breadth(broadest: 120, limit: 300) == 300)
  }
}
