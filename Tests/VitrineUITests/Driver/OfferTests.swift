import Testing

@testable import VitrineUI

@Suite struct OfferTests {
  @Test func whatCannotBeLaidOutInIsNoOffer() {
    let lengths: [Double?] = [nil, .infinity, -.infinity, .nan, -1]
    for length in lengths {
      let across = Offer(width: length, height: 200, isVertical: false)
      let down = Offer(width: 200, height: length, isVertical: true)
      #expect(across == Offer(along: nil, across: 200) && down == across, "\(length as Any)")
      #expect(across.length(longest: 150) == 150, "\(length as Any)")
    }
  }

  @Test func whatIsOfferedIsTaken() {
    #expect(Offer(along: 300, across: 200).length(longest: 150) == 300)
    #expect(Offer(along: 0, across: 200).length(longest: 150) == 0)
  }

  /// Without a length nothing would be drawn, and so nothing measured, ever.
  @Test func withoutAnOfferAndWithoutItemsThereIsRoomForOneToAppear() {
    #expect(Offer(along: nil, across: nil).length(longest: nil) > 0)
  }

  @Test func aRowIsAsBroadAsItMayBeAndOtherStripsAsTheirItems() {
    #expect(Offer(along: 300, across: 200).breadth(broadest: 120, row: nil) == 120)
    #expect(Offer(along: 300, across: 200).breadth(broadest: 120, row: 300) == 200)
    #expect(Offer(along: 300, across: nil).breadth(broadest: 120, row: 300) == 300)
    #expect(Offer(along: 300, across: .infinity).breadth(broadest: 120, row: 300) == 300)
  }
}
