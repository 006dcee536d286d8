import Vitrine

/// Measures a frame of each exhibit natively: an event goes in, a scene comes out.
@main
struct EngineBenchmarks {
  static func main() {
    print(Row("native: µs a frame (allocations)", Subject.counts.map { "\($0)" }))
    for exhibit in Subject.Exhibit.allCases {
      let cells = Subject.counts.map { count in
        let cost = Measurement(of: Subject(exhibit, count: count))
        return "\(Row.fixed(cost.microseconds)) (\(Row.fixed(cost.allocations)))"
      }
      print(Row(exhibit.rawValue, cells))
    }
  }
}
