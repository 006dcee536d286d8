#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

/// A row whose items have a button each, and how it is touched.
struct RowWithButtons: Sendable, CustomTestStringConvertible {
  /// Whether its items are cards; otherwise it is a stitched row of photographs.
  var isOfCards: Bool
  /// Whether fingers reach it one by one.
  var isOneByOne: Bool
  var device: UITouch.TouchType

  static var all: [RowWithButtons] {
    [true, false].flatMap { isOfCards in
      [true, false].flatMap { isOneByOne in
        [.direct, .indirectPointer].map {
          RowWithButtons(isOfCards: isOfCards, isOneByOne: isOneByOne, device: $0)
        }
      }
    }
  }

  var testDescription: String {
    "\(isOfCards ? "cards" : "photographs"), \(isOneByOne ? "fingers" : "drags"), \(device)"
  }

  @MainActor func mounted() async -> MountedButtons { await MountedButtons(self) }
}

/// A row with buttons in a window, 400 points wide.
@MainActor
struct MountedButtons {
  let app = StripApp()
  let log = ActionLog()
  let window: TestWindow
  /// A point in the button of the first item, and one beside it.
  let button = CGPoint(x: 50, y: 25)
  let content = CGPoint(x: 50, y: 100)

  init(_ row: RowWithButtons) async {
    let (app, log) = (app, log)
    app.items = Array(0..<50)
    window = TestWindow(
      size: CGSize(width: 400, height: 150),
      environment: { $0.hasTouchRecognizers = row.isOneByOne }
    ) {
      if row.isOfCards {
        ButtonCards(app: app, log: log)
      } else {
        ButtonPhotographs(app: app, log: log)
      }
    }
    window.buttonsKeepTouches = row.isOneByOne
    await window.run(for: 0.5)
  }

  /// Whether a tap has opened a card or a photograph.
  var hasActed: Bool { app.expanded != [] || app.opened != [] }
}

private struct ButtonCards: View {
  let app: StripApp
  let log: ActionLog

  var body: some View {
    ExpandingCarousel(app.items, id: \.self, expanded: Binding(app, \.expanded)) {
      app.opened.append($0)
    } poster: {
      Buttoned(log: log, name: "button \($0)")
    } details: {
      Buttoned(log: log, name: "open button \($0)")
    }
  }
}

private struct ButtonPhotographs: View {
  let app: StripApp
  let log: ActionLog

  var body: some View {
    StitchedCarousel(
      app.items, id: \.self, isStitched: .constant(false), aspectRatio: { _ in 1 },
      onOpen: { app.opened.append($0) }
    ) {
      Buttoned(log: log, name: "button \($0)")
    }
  }
}

/// A colour whose upper 50 points are a button.
private struct Buttoned: View {
  let log: ActionLog
  let name: String

  var body: some View {
    VStack(spacing: 0) {
      LogButton(log: log, name: name).frame(height: 50)
      Color.named("content")
    }
  }
}

extension TestWindow {
  /// Taps with a finger or clicks, for a time in seconds.
  func tap(with device: UITouch.TouchType, at point: CGPoint, for time: Double = 0) async {
    press(at: point, with: device)
    if time > 0 { await run(for: time) }
    lift(at: point)
  }
}
#endif
