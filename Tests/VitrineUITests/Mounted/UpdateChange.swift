#if EXECUTES_VIEWS
import SwiftUI

@testable import VitrineUI

/// A kind of update, in steps that follow each other in the middle of motions.
@MainActor
struct UpdateChange {
  let name: String
  /// The items with which the views appear.
  let items: [Int]
  typealias Step = @MainActor (TestWindow, UpdatedApp) -> Void
  let steps: [Step]

  init(_ name: String, from items: [Int] = Array(0..<9), _ steps: Step...) {
    (self.name, self.items, self.steps) = (name, items, steps)
  }

  private static func set<Value>(
    _ path: ReferenceWritableKeyPath<UpdatedApp, Value>, _ value: Value, animated: Bool = false
  ) -> Step {
    { window, app in
      window.perform {
        if animated {
          withAnimation { app[keyPath: path] = value }
        } else {
          app[keyPath: path] = value
        }
      }
    }
  }

  /// Changes the state and the size of the window in one update.
  private static func rotate(to size: CGSize, _ change: @escaping @MainActor (UpdatedApp) -> Void)
    -> Step
  {
    { window, app in
      change(app)
      window.resize(to: size)
    }
  }

  private static func environment(_ change: @escaping (inout EnvironmentValues) -> Void)
    -> Step
  {
    { window, _ in window.setEnvironment(change) }
  }

  private static func input(_ action: @escaping @MainActor (TestWindow) -> Void)
    -> Step
  {
    { window, _ in action(window) }
  }

  private static let middle = CGPoint(x: 195, y: 422)

  static let all: [UpdateChange] = [
    UpdateChange(
      "edits", set(\.exhibit.items, Array(0..<40)), set(\.exhibit.items, Array(5..<40)),
      set(\.exhibit.items, [7]),
      set(\.exhibit.items, []), set(\.exhibit.items, [1, 1, 2]),
      set(\.exhibit.items, Array(100..<200))),
    UpdateChange(
      "items that come later", from: [], set(\.exhibit.items, Array(0..<9)),
      set(\.exhibit.selection, 4)),
    UpdateChange(
      "edits of an open photograph", set(\.exhibit.selection, 4),
      set(\.exhibit.items, Array(3..<9)),
      set(\.exhibit.items, Array(-40..<9)), set(\.exhibit.items, [1, 2])),
    UpdateChange(
      "selection", set(\.exhibit.selection, 4), set(\.exhibit.selection, 8),
      set(\.exhibit.selection, nil)),
    UpdateChange(
      "selection by a motion", set(\.exhibit.selection, 4, animated: true),
      set(\.exhibit.selection, 8, animated: true), set(\.exhibit.selection, nil, animated: true)),
    UpdateChange(
      "an unknown selection", set(\.exhibit.selection, 99), set(\.exhibit.items, Array(90..<100))),
    UpdateChange(
      "cards", set(\.exhibit.expanded, [2]), set(\.exhibit.expanded, [0, 3], animated: true)),
    UpdateChange(
      "seam", set(\.exhibit.isStitched, true, animated: true), set(\.exhibit.isStitched, false)),
    UpdateChange("options", set(\.spacing, 20), set(\.loops, true), set(\.playsEvery, 1)),
    UpdateChange(
      "rotation", input { $0.resize(to: CGSize(width: 844, height: 390)) },
      set(\.exhibit.selection, 4),
      input { $0.resize(to: CGSize(width: 390, height: 844)) },
      set(\.exhibit.selection, nil, animated: true),
      input { $0.resize(to: CGSize(width: 844, height: 390)) }),
    UpdateChange(
      "a rotation with other data",
      rotate(to: CGSize(width: 844, height: 390)) { $0.exhibit.items = Array(3..<20) },
      rotate(to: CGSize(width: 390, height: 844)) { $0.exhibit.items = Array(100..<120) },
      rotate(to: CGSize(width: 844, height: 390)) { $0.exhibit.items = [] },
      rotate(to: CGSize(width: 390, height: 844)) { $0.exhibit.items = Array(0..<9) },
      rotate(to: CGSize(width: 844, height: 390)) { $0.exhibit.selection = 4 },
      rotate(to: CGSize(width: 390, height: 844)) { $0.exhibit.items = Array(2..<6) },
      rotate(to: CGSize(width: 844, height: 390)) { ($0.spacing, $0.loops) = (20, true) }),
    UpdateChange(
      "no size", input { $0.resize(to: .zero) },
      input { $0.resize(to: CGSize(width: 200, height: 300)) }),
    UpdateChange(
      "environment", environment { $0.layoutDirection = .rightToLeft }, set(\.exhibit.selection, 4),
      environment { $0.accessibilityReduceMotion = true },
      environment { $0.dynamicTypeSize = .accessibility3 },
      environment { $0.accessibilityVoiceOverEnabled = true }, environment { $0.displayScale = 3 },
      environment { $0.scenePhase = .background }),
    UpdateChange(
      "taps", input { $0.tap(at: CGPoint(x: 50, y: 50)) }, input { $0.tap(at: middle) },
      input { $0.tap(at: CGPoint(x: 24, y: 24)) }, input { $0.tap(at: CGPoint(x: 300, y: 50)) }),
    UpdateChange(
      "a drag", set(\.exhibit.selection, 4), input { $0.press(at: middle) },
      input { $0.move(to: CGPoint(x: 160, y: 424)) }, input { $0.move(to: CGPoint(x: 60, y: 424)) },
      input { $0.lift(at: CGPoint(x: 60, y: 424)) }),
    UpdateChange(
      "a photograph that is dragged away", set(\.exhibit.selection, 4),
      input { $0.press(at: middle) },
      input { $0.move(to: CGPoint(x: 195, y: 460)) },
      input { $0.move(to: CGPoint(x: 195, y: 700)) },
      input { $0.lift(at: CGPoint(x: 195, y: 700)) }),
    UpdateChange(
      "keys", input { $0.focusNext() }, input { $0.press(.rightArrow) },
      input { $0.press(.space) }, input { $0.press(.leftArrow) }, input { $0.press(.escape) }),
    UpdateChange(
      "pointers", input { $0.hover(at: middle) },
      input { _ = $0.turnWheel(at: middle, by: CGSize(width: -200, height: 0)) },
      input { $0.scroll(by: 300) }, input { $0.scroll(by: -10) }, input { $0.hover(at: nil) }),
    UpdateChange(
      "a page in front", input { $0.setCovered(true) }, input { $0.setCovered(false) }),
  ]
}
#endif
