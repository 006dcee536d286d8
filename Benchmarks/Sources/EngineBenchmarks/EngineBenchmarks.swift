import Vitrine

/// Measures a frame of each exhibit natively: an event goes in, a scene comes out.
@main
struct EngineBenchmarks {
  static func main() {
    print(Row("native: µs a frame (allocations)", Subject.counts.map { "\($0)" }))
    for exhibit in Subject.Exhibit.allCases {
      let cells = Subject.counts.map { count in
        var (subject, scene) = (Subject(exhibit, count: count), ExhibitScene())
        return Measurement(frames: 10_000) { subject.draw($0, into: &scene) }.description
      }
      print(Row(exhibit.rawValue, cells))
    }
  }
}
