import Testing

@testable import Vitrine

@Suite struct ColumnStopsTests {
  @Test func stopsGrowByASquareRootOfTwo() {
    let stops = ColumnStops(width: 2000, spacing: 3, own: 3)
    var (all, columns) = ([1], 1)
    while stops.around(Double(columns)).more > columns {
      columns = stops.around(Double(columns)).more
      all.append(columns)
    }
    #expect(all == [1, 2, 3, 4, 5, 7, 10, 14, 20, 28, 40, 56, 80, 112])
    #expect(stops.last == 112, "at 160 columns, a cell has less than 10 points")
    let cell = GridLayout(count: 1, width: 2000, minimum: ColumnStops.minimumCell).cell
    #expect(cell >= ColumnStops.minimumCell)
  }

  @Test func bothStopsAroundANumberAreNeighbours() {
    for own in 1...30 {
      for width in [100.0, 390, 844, 1400] {
        let stops = ColumnStops(width: width, spacing: 3, own: own)
        let all = (1...120).filter { stops.nearest(to: Double($0)) == $0 }
        #expect(all.contains(own) && all.first == 1 && all.last == stops.last)
        for step in 1...1000 {
          let columns = Double(step) / 8
          let (fewer, more) = stops.around(columns)
          let index = all.lastIndex { Double($0) <= columns } ?? 0
          let first = min(index, all.count - 2)
          #expect([fewer, more] == Array(all[first...first + 1]), "\(columns) of \(all)")
          let nearest = stops.nearest(to: columns)
          #expect(!all.contains { ratio($0, columns) < ratio(nearest, columns) - 1e-9 })
        }
      }
    }
  }

  @Test func aGridNarrowerThanTwoCellsHasOneStop() {
    for width in [0, 5, 30.9] as [Double] {
      let stops = ColumnStops(width: width, spacing: 3, own: 1)
      #expect(stops.last == 1 && stops.around(.infinity) == (1, 1) && stops.nearest(to: 9) == 1)
    }
    #expect(ColumnStops(width: 31, spacing: 3, own: 1).last == 2)
  }

  private func ratio(_ stop: Int, _ columns: Double) -> Double {
    max(Double(stop) / columns, columns / Double(stop))
  }
}
