import Vitrine

/// Measures a flight between two arrangements natively: its start, and a frame of it.
@main
struct FlightBenchmarks {
  static func main() {
    var (flight, scene) = (Flight(), RearrangementScene())
    let start = Measurement(rounds: 500, frames: 20) { _ in
      var flight = Flight.atRest
      flight.start()
    }
    let frame = Measurement(rounds: 500, frames: 60) { flight.draw($0, into: &scene) }
    print(Row("native: µs (allocations)", ["start", "frame"]))
    print(Row("\(scene.placements.count) flights", [start.description, frame.description]))
  }
}
