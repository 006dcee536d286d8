#if !arch(wasm32)
import Vitrine

/// The JavaScript module with the numbers of the interface and the options.
struct InterfaceScript {
  /// The text of the module.
  var text: String {
    precondition(
      max(SceneField.allCases.count, PlacementField.allCases.count) <= Interface.stride,
      "Interface.stride is less than the number of cases of SceneField or PlacementField")
    let sections = [
      head,
      section("The kinds of exhibits.", "KIND", ExhibitNumber.allCases, \.rawValue),
      section(
        "The actions on a rearrangement.", "REARRANGEMENT", RearrangementNumber.allCases, \.rawValue
      ),
      section("The kinds of events.", "EVENT", EventNumber.allCases, \.rawValue),
      section("The kinds of signals.", "SIGNAL", SignalNumber.allCases, \.rawValue),
      section("The questions.", "QUESTION", QuestionNumber.allCases, \.rawValue),
      section(
        "Who gets a gesture, in a response.", "CLAIM", [Response.Claim.pending, .mine, .yours],
        \.rawValue),
      section("The phases of a pointer.", "POINTER", Self.all(Pointer.Phase.self), \.rawValue),
      section("The devices of a pointer.", "DEVICE", Self.all(Pointer.Device.self), \.rawValue),
      section(
        "The phases of a pinch on a trackpad.", "MAGNIFY", Self.all(Magnify.Phase.self), \.rawValue),
      section("The reasons why a strip does not move by itself.", "PAUSE", reasons),
      names("The numbers at the head of a scene.", "SCENE_FIELDS", SceneField.allCases),
      names(
        "The numbers at the head of the scene of a rearrangement.", "REARRANGEMENT_FIELDS",
        RearrangementField.allCases),
      names("The numbers of a placement.", "PLACEMENT_FIELDS", PlacementField.allCases),
      sizes, keys, options,
    ]
    return sections.joined(separator: "\n")
  }

  private let head = """
    // clang-format off
    // Written by `make interface` from Sources/VitrineWeb/Interface.swift; `make check` compares the two.

    """

  private var reasons: [(String, UInt8)] {
    [
      ("hovered", PauseReasons.hovered.rawValue), ("focused", PauseReasons.focused.rawValue),
      ("hidden", PauseReasons.hidden.rawValue), ("paused", PauseReasons.paused.rawValue),
    ]
  }

  private var sizes: String {
    let sizes: [(String, String, Double)] = [
      (
        "How many numbers the head of a scene and each placement take.", "STRIDE",
        Double(Interface.stride)
      ),
      (
        "Most events and all signals have at most this many numbers.", "FEW_ARGUMENTS",
        Double(Interface.fewArguments)
      ),
      ("The most numbers of an event.", "MOST_ARGUMENTS", Double(Interface.maximumArguments)),
      (
        "The bit of a response that asks the page to suppress the click.", "SUPPRESSES_CLICK",
        Double(Interface.suppressesClick)
      ),
      (
        "The most keyframes of a motion of the compositor.", "MOST_KEYFRAMES",
        Double(CompositorMotion.maximumKeyframes)
      ),
      (
        "The number of the first photograph that is removed from a grid.", "FIRST_REMOVED",
        Double(ExhibitScene.firstRemoved)
      ),
      ("The most stops of an effect.", "MOST_STOPS", Double(Effect.Stops.maximum)),
      (
        "The usual lower limit of an option that is a number.", "USUAL_LEAST",
        Self.usualRange.lowerBound
      ),
      (
        "The usual upper limit of an option that is a number.", "USUAL_MOST",
        Self.usualRange.upperBound
      ),
      (
        "The shortest rest of a strip that moves by itself, in milliseconds.", "LEAST_AUTOPLAY",
        Limit.autoplay * 1000
      ),
      (
        "The narrowest photograph of a row, width divided by height.", "NARROWEST",
        ItemExtent.ratios.lowerBound
      ),
      (
        "The widest photograph of a row, width divided by height.", "WIDEST",
        ItemExtent.ratios.upperBound
      ),
    ]
    return sizes.map { constant($0, $1, $2) }.joined()
  }

  /// The keys by their names in the DOM. On many keyboards, plus without shift is an equals sign.
  private var keys: String {
    let names: [(String, Key)] = [
      ("ArrowLeft", .left), ("ArrowRight", .right), ("ArrowUp", .up), ("ArrowDown", .down),
      ("Home", .home), ("End", .end), ("PageUp", .pageUp), ("PageDown", .pageDown),
      ("Escape", .escape), ("s", .stitch), ("S", .stitch), ("+", .zoomIn), ("=", .zoomIn),
      ("-", .zoomOut), ("0", .zoomFit),
    ]
    let lines = names.map { "  \"\($0)\": \($1.rawValue),\n" }.joined()
    return
      "/** The keys, by their names in the DOM. */\nexport const KEYS = Object.freeze({\n\(lines)});\n"
  }

  private func section<Number: RawRepresentable>(
    _ summary: String, _ prefix: String, _ numbers: [Number],
    _ value: (Number) -> some BinaryInteger
  ) -> String {
    section(summary, prefix, numbers.map { ("\($0)", value($0)) })
  }

  private func section(
    _ summary: String, _ prefix: String, _ numbers: [(String, some BinaryInteger)]
  ) -> String {
    let lines = numbers.map { "export const \(prefix)_\(Self.capitals($0)) = \($1);\n" }
    return "/** \(summary) */\n" + lines.joined()
  }

  /// The names of cases that are numbered from 0.
  private func names<Case>(_ summary: String, _ name: String, _ cases: [Case]) -> String {
    let lines = cases.map { "  \"\($0)\",\n" }.joined()
    return "/** \(summary) */\nexport const \(name) = /** @type {const} */ ([\n\(lines)]);\n"
  }

  private func constant(_ summary: String, _ name: String, _ value: Double) -> String {
    "/** \(summary) */\nexport const \(name) = \(plain(value));\n"
  }

  /// The cases of an enumeration, which are numbered from 0.
  private static func all<Number: RawRepresentable>(_: Number.Type) -> [Number]
  where Number.RawValue == Int32 {
    Array(
      sequence(state: Int32(0)) { number in
        defer { number += 1 }
        return Number(rawValue: number)
      })
  }

  /// Returns `prefetchStart` as `PREFETCH_START`.
  static func capitals(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      if letter.isUppercase { result += "_" }
      result += letter.uppercased()
    }
  }
}
#endif
