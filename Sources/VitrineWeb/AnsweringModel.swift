#if arch(wasm32)
import Vitrine

/// A model that answers questions of a page without a scene.
protocol AnsweringModel: ExhibitModel {
  /// Returns the answer to a question at a time, in seconds, or about another number; any number if it is about another exhibit.
  mutating func answer(_ question: QuestionNumber?, at time: Double) -> Double

  /// Returns the exhibit of a session; nil if no photographs fly between it and others.
  static func exhibit(of session: ExhibitSession<Self>) -> SessionExhibit?
}

extension AnsweringModel where Self: ArrangementModel {
  static func exhibit(of session: ExhibitSession<Self>) -> SessionExhibit? {
    BuildFeature.rearrangement ? ModelExhibit(session) : nil
  }
}

extension CarouselModel: AnsweringModel {
  mutating func answer(_ question: QuestionNumber?, at time: Double) -> Double {
    question == .target ? Double(targetItem) : position(at: time)
  }
}

extension PhotoViewerModel: AnsweringModel {
  func answer(_ question: QuestionNumber?, at time: Double) -> Double {
    looksClosed(at: time) ? 1 : 0
  }

  static func exhibit(of session: ExhibitSession<Self>) -> SessionExhibit? { nil }
}

extension PhotoGridModel: AnsweringModel {
  func answer(_ question: QuestionNumber?, at time: Double) -> Double {
    switch question {
    case .columns: Double(layout.columns)
    case .nextColumns: Double(columnStop(after: time.floored(in: 0...100_000)))
    case .minCell: minimumCell
    case .pitch: layout.pitch
    default: scrubPosition(movedBy: question == .nextSection ? 1 : -1)
    }
  }
}
#endif
