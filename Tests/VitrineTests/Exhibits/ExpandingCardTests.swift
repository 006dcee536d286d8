import Testing
import Vitrine

/// One card that opens in place: motions, points that stay, and signals.
@Suite struct ExpandingCardTests {
  @Test func aCardOpensWhereItIsAndItsNeighboursMakeRoom() {
    for (axis, isRightToLeft) in [(0.0, false), (0, true), (1, false)] {
      var row = StripRig.cards(options: [.axis: axis], isRightToLeft: isRightToLeft)
      row.happen(.expand(item: 1, isOpen: true, animated: true), at: 1)
      #expect(row.turns == [1])
      for (time, openness) in [(1.0, 0.0), (1.2, 0.5), (1.4, 1), (9, 1)] {
        row.draw(at: time)
        #expect(near(row.openness(of: 1), openness) && row.scene.isMoving == (time < 1.4))
        #expect(near(row.span(of: 0), 0...150))
        #expect(near(row.span(of: 1), 170...320 + 100 * openness))
        #expect(near(row.span(of: 2), 340 + 100 * openness...490 + 100 * openness))
      }
    }
  }

  @Test func itsBoxIsAsLargeAsItWillBeAndWhatIsNotSeenYetIsCutOffItsEnd() {
    for isRightToLeft in [false, true] {
      var row = StripRig.cards(isRightToLeft: isRightToLeft)
      row.happen(.expand(item: 1, isOpen: true, animated: true), at: 1)
      for (time, width, crop) in [(1.0, 250.0, 100.0), (1.2, 250, 50), (3, 250, 0)] {
        let card = row.draw(at: time).placements[1]
        #expect(card.box.width == width)
        #expect(near(isRightToLeft ? card.crop.left : card.crop.right, crop))
        #expect((isRightToLeft ? card.crop.right : card.crop.left) == 0)
        #expect(row.scene.placements[0].box.width == 150)
      }
      row.happen(.expand(item: 1, isOpen: false, animated: true), at: 4)
      #expect(row.draw(at: 4.3).placements[1].box.width == 250)
      #expect(row.draw(at: 4.4).placements[1].box.width == 150)
    }
  }

  @Test func oneThatWouldStickOutComesWhollyIntoView() {
    for (reveal, start) in [(0.0, 350.0), (1, 175)] {
      var row = StripRig.cards(options: [.reveal: reveal])
      row.happen(.expand(item: 3, isOpen: true, animated: true), at: 1)
      let end = row.draw(at: 3)
      #expect(near(row.span(of: 3), start...start + 250) && !end.isMoving)
    }
  }

  @Test func itArrivesWithItsRowAlsoAfterAResize() {
    for curve in [0.0, 4] {
      var row = StripRig.cards(options: [.curve: curve, .duration: 2000])
      row.happen(.expand(item: 3, isOpen: true, animated: true), at: 1)
      row.draw(at: 1.2)
      row.happen(.viewport(Viewport(screen: Dimensions(width: 500, height: 300))), at: 1.2)
      row.draw(at: 9)
      let (openness, span) = (row.openness(of: 3), row.span(of: 3))
      for step in stride(from: 1.9, through: 1.2, by: -0.1) {
        row.draw(at: 1.2 + step)
        let isOpening = openness - row.openness(of: 3) > 0.02
        let isMoving = abs((span?.lowerBound ?? 0) - (row.span(of: 3)?.lowerBound ?? 0)) > 2
        #expect(isOpening == isMoving || !isOpening, "\(curve) \(step)")
      }
    }
  }

  @Test func atTheEndOfTheRowItsEndStaysAtTheEndOfTheView() {
    for curve in [0.0, 1, 2, 3, 4] {
      var row = StripRig.cards(6, options: [.curve: curve])
      row.happen(.select(item: 5, animated: false), at: 1)
      for (isOpen, begin) in [(true, 2.0), (false, 4), (true, 6), (false, 6.13), (true, 6.2)] {
        row.happen(.expand(item: 5, isOpen: isOpen, animated: true), at: begin)
        for step in 0...40 {
          row.draw(at: begin + Double(step) * 0.01)
          #expect(near(row.span(of: 5)?.upperBound, 600), "\(curve) \(isOpen) \(step)")
          if begin >= 6 && step > 5 { break }
        }
      }
    }
  }

  @Test func itTurnsRoundFromWhereItIs() {
    var row = StripRig.cards()
    row.happen(.expand(item: 1, isOpen: true, animated: true), at: 1)
    row.draw(at: 1.2)
    let (before, speed) = (row.openness(of: 1), row.speed(of: 1, at: 1.2))
    row.happen(.expand(item: 1, isOpen: false, animated: true), at: 1.2)
    row.draw(at: 1.2)
    #expect(row.openness(of: 1) == before && near(row.speed(of: 1, at: 1.2), speed, within: 1e-3))
    #expect(row.turns == [1, -2])
    #expect(row.draw(at: 1.6).placements.allSatisfy { $0.openness == 0 } && !row.scene.isMoving)
  }

  @Test func itsOpennessStaysBetweenClosedAndOpenHoweverOftenItTurns() {
    for curve in [0.0, 1, 2, 3] {
      var generator = SeededGenerator(seed: 5)
      var row = StripRig.cards(options: [.curve: curve])
      var (time, isOpen) = (1.0, false)
      for _ in 0..<400 {
        isOpen.toggle()
        row.happen(.expand(item: 1, isOpen: isOpen, animated: true), at: time)
        let pause = generator.number(in: 0.001...0.3)
        for share in 0...8 {
          row.draw(at: time + pause * Double(share) / 8)
          #expect((-1e-9...1 + 1e-9).contains(row.openness(of: 1)), "\(curve) at \(time)")
        }
        time += pause
      }
    }
  }

  @Test func onlyOneIsOpenUnlessSeveralMayBe() {
    for multiple in [0.0, 1] {
      var row = StripRig.cards(options: [.multiple: multiple])
      for item in [1, 3, 0] { row.happen(.expand(item: item, isOpen: true, animated: true), at: 1) }
      row.draw(at: 3)
      #expect(row.open == (multiple == 0 ? [0] : [0, 1, 3]))
      #expect(row.turns == (multiple == 0 ? [1, -2, 3, -4, 0] : [1, 3, 0]))
    }
  }

  @Test func severalMayBeOpenAlsoIfTheRowHadNoCardsBefore() {
    var model = CarouselModel()
    let options: [Event.Kind] = [
      .viewport(Viewport(screen: Dimensions(width: 600, height: 250))), .count(5), .extent(150),
      .option(.multiple, 1),
    ]
    for kind in options { model.handle(Event(at: 0, kind)) }
    model.style = .expanding
    for item in [1, 3] {
      model.handle(Event(at: 1, .expand(item: item, isOpen: true, animated: false)))
    }
    var scene = ExhibitScene()
    model.scene(at: 2, into: &scene)
    #expect(scene.placements.filter { $0.openness == 1 }.map(\.item) == [1, 3])
  }

  @Test func whereOnlyOneMayBeOpenFromNowOnTheNewestStays() {
    var row = StripRig.cards(options: [.multiple: 1])
    for item in [2, 0, 1] { row.happen(.expand(item: item, isOpen: true, animated: true), at: 1) }
    row.draw(at: 3)
    row.signals = []
    row.happen(.option(.multiple, 0), at: 3)
    row.draw(at: 3.2)
    #expect(row.turns == [-1, -3] && row.open == [1])
    #expect(
      [0, 1, 2].map { row.openness(of: $0) }.elementsEqual([0.5, 1, 0.5], by: { near($0, $1) }))
    #expect(!row.draw(at: 3.4).isMoving && near(row.span(of: 1), 170...420))
    row.happen(.option(.multiple, .nan), at: 4)
    #expect(row.open == [1] && row.turns.count == 2)
  }

  /// What almost was open and turns round goes no farther than open, whatever the curve, and the row goes with it.
  @Test func turningRoundJustBeforeAnEndShowsNoGapAtTheEndOfTheRow() {
    for curve in [0.0, 1, 2, 3] {
      for pause in [0.3, 0.36, 0.39, 0.399, 0.4] {
        var row = StripRig.cards(6, options: [.curve: curve])
        row.happen(.select(item: 5, animated: false), at: 1)
        row.happen(.expand(item: 5, isOpen: true, animated: true), at: 2)
        row.happen(.expand(item: 5, isOpen: false, animated: true), at: 2 + pause)
        for step in 0...50 {
          row.draw(at: 2 + pause + Double(step) * 0.01)
          #expect(near(row.span(of: 5)?.upperBound, 600), "\(curve) \(pause) \(step)")
        }
      }
    }
  }

  @Test func itsCornersAreAsRoundAsTheOptionSays() {
    for (radius, seen) in [(nil, 10.0), (4, 4), (0, 0), (.nan, 10), (-3, 0)] as [(Double?, Double)]
    {
      var row = StripRig.cards(options: radius.map { [.radius: $0] } ?? [:])
      #expect(row.draw(at: 1).placements.allSatisfy { $0.radii == CornerRadii(seen) })
    }
  }

  @Test func withLessMotionRoomIsMadeAtOnceAndImagesCrossFade() {
    var row = StripRig.cards()
    row.happen(.environment(Event.Environment(reducesMotion: true)), at: 0)
    row.happen(.expand(item: 3, isOpen: true, animated: true), at: 1)
    for (time, openness) in [(1.0, 0.0), (1.2, 0.5), (2, 1)] {
      row.draw(at: time)
      #expect(near(row.openness(of: 3), openness) && near(row.span(of: 3), 175...425))
      #expect(row.scene.isMoving == (time < 1.4))
    }
  }

  @Test func whatCannotBeIsNot() {
    for (options, open) in [
      ([Option.expandedSize: 40.0], 150.0), ([.expandedSize: .nan], 250), ([.duration: 0], 250),
      ([.collapsedSize: -3, .expandedSize: .infinity], 10_000),
    ] {
      var row = StripRig.cards(options: options)
      for item in [-1, 12, Int(Int32.max)] {
        row.happen(.expand(item: item, isOpen: true, animated: true), at: 1)
        row.happen(.expand(item: item, isOpen: false, animated: true), at: 1)
      }
      row.happen(.expand(item: 0, isOpen: false, animated: true), at: 1)
      #expect(row.turns.isEmpty)
      row.happen(.expand(item: 0, isOpen: true, animated: true), at: 1)
      row.happen(.expand(item: 0, isOpen: true, animated: true), at: 1)
      row.draw(at: 9)
      #expect(row.turns == [0] && near(row.span(of: 0), 0...open))
    }
  }

  @Test func aCarouselHasNoCards() {
    var carousel = StripRig([100, 100])
    carousel.happen(.expand(item: 1, isOpen: true, animated: true), at: 1)
    carousel.draw(at: 2)
    #expect(carousel.signals.isEmpty && carousel.start(of: 1) == 200)
  }
}

extension Rig where Model == CarouselModel {
  /// How fast a card opens.
  fileprivate func speed(of item: Int, at time: Double) -> Double {
    slope(at: time) { scene in
      scene.placements.first { $0.item == item }?.openness ?? 0
    }
  }
}
