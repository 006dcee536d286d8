/// The words of a trace for numbers of events. Each stands at the index that is its number.
///
/// Hosts write them, and the tests' player reads them.
package enum TraceWords {
  package static var phases: [StaticString] { ["down", "move", "up", "cancel", "leave"] }
  package static var devices: [StaticString] { ["touch", "mouse", "pen"] }
  package static var magnifyPhases: [StaticString] {
    ["began", "changed", "ended", "cancelled", "wheel"]
  }
  package static var keys: [StaticString] {
    [
      "left", "right", "up", "down", "home", "end", "page-up", "page-down", "escape",
      "stitch", "enter", "space", "zoom-in", "zoom-out", "zoom-fit",
    ]
  }
  package static var options: [StaticString] {
    [
      "min-cell", "max-cell", "spacing", "speed", "loop", "axis", "snap", "align", "momentum",
      "autoplay", "effect", "effect-scale", "collapsed-size", "expanded-size", "multiple", "reveal",
      "hover-delay", "duration", "curve", "radius", "row-height", "tap",
      "heading-height", "zoom", "layout",
    ]
  }
  package static var arrangements: [StaticString] {
    ["grid", "carousel", "deck", "expanding", "stitched"]
  }
  package static var directions: [StaticString] { ["ltr", "rtl"] }
  package static var motions: [StaticString] { ["full", "reduced"] }
}
