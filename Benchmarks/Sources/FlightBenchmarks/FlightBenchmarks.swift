import Vitrine

/// Measures a flight between two arrangements natively: its start, and a frame of it.
@main
struct FlightBenchmarks {
  static func main() {
    var (flight, scene) = (Flight(), RearrangementScene())
    let start = Measurement(frames: 1_000) { _ in
      var flight = Flight.atRest
      flight.start()
    }
    let frame = Measurement(frames: 10_000) { flight.draw($0, into: &scene) }
    print(Row("native: µs (allocations)", ["start", "frame"]))
    print(Row("\(scene.placements.count) flights", [start.description, frame.description]))
  }
}
