#if !arch(wasm32)
import Vitrine

/// The words of options in HTML: the attribute, its meaning, and the words of a choice.
extension Option {
  /// The attribute's name. A recording in a browser names an option by its attribute, so it is the word of traces.
  var attribute: String { "\(TraceWords.options[Int(rawValue)])" }

  /// The meaning, for the tables of the guides.
  var summary: String {
    switch self {
    case .minCell: "the minimum side of a cell"
    case .maxCell: "the maximum side of a cell; 0 for no limit"
    case .spacing: "the gap between neighbours"
    case .speed: "the speed of animations; 0.2 is slow motion"
    case .loop: "whether the first item follows the last"
    case .axis: "the direction in which it runs"
    case .snap: "where it comes to rest: on an item, on a page, anywhere"
    case .align: "the alignment of an item at rest"
    case .momentum: "how far a flick carries, as a factor of its predicted distance"
    case .autoplay: "the time between two moves, at least 1000; 0 for no autoplay"
    case .effect: "how items look as they pass the middle"
    case .effectScale: "the scale of the item in the middle with the effect scale"
    case .collapsedSize: "the length of a closed card"
    case .expandedSize: "the length of an open card; at least that of a closed one"
    case .multiple: "whether several cards can be open at once"
    case .reveal:
      "where an opening card moves if part of it would be out of view: to an edge, to the middle"
    case .hoverDelay: "the time that a mouse rests on a card before the card opens"
    case .duration: "the time in which a card opens; 0 for no animation"
    case .curve: "the timing curve of the opening"
    case .radius: "the corner radius; in a stitched row, only the outer corners are round"
    case .rowHeight: "the maximum height of the row"
    case .headingHeight: "the height of the heading of a section; 0 for no headings"
    case .zoom:
      "whether two fingers, a wheel with the control key and the keys + and - change the number of columns"
    case .layout: "squares, or rows of whole photographs, whose height follows from `min-cell`"
    case .tap:
      "the effect of a tap: it acts, it selects an item before its links act, it shows or hides the viewer's controls, or it closes the viewer, whose controls fade and return with the next touch"
    }
  }

  /// The words of a choice, in the order of their numbers; none for other options.
  var choices: [String] {
    switch self {
    case .axis: ["horizontal", "vertical"]
    case .snap: ["item", "page", "free"]
    case .align: ["start", "center", "end"]
    case .effect:
      ["none", "scale", "fade", "cover-flow", "cylinder", "wheel", "stack", "parallax"]
    case .reveal: ["nearest", "center"]
    case .curve: ["ease-in-out", "ease-in", "ease-out", "linear", "spring"]
    case .tap: ["act", "select", "controls", "close"]
    case .layout: ["squares", "justified"]
    default: []
    }
  }
}
#endif
