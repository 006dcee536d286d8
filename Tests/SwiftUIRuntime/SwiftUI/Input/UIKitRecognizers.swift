// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context)
    -> UIGestureRecognizerType
  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context)
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable {
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

/// developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter: from the window to the view.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var node: Node?
  let recognizer: () -> UIGestureRecognizer?

  public var localLocation: CGPoint {
    guard let point = recognizer()?.location(in: nil) else { return .zero }
    return node?.local(point) ?? .zero
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/gesture(_:)-2qi4k: a recognizer of UIKit on the area of the view.
  nonisolated public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R)
    -> some View
  { wrapped(Recognizing(representable: representable)) }
}

/// A view with a recognizer of UIKit.
protocol AnyRecognizing {
  func recognizer(of node: Node) -> UIGestureRecognizer?
  /// The state of the recognizer has changed.
  func act(of node: Node)
}

struct Recognizing<R: UIGestureRecognizerRepresentable>: Wrapping, AnyRecognizing {
  let representable: R

  /// The recognizer of one view.
  private final class Recognition {
    var recognizer: R.UIGestureRecognizerType?
  }

  func recognizer(of node: Node) -> UIGestureRecognizer? {
    recognition(of: node)?.recognizer
  }

  private func recognition(of node: Node) -> Recognition? {
    (node as? WrapperNode<Self>)?.memory as? Recognition
  }

  func act(of node: Node) {
    guard let recognition = recognition(of: node), let recognizer = recognition.recognizer else {
      return
    }
    onMainActor {
      representable.handleUIGestureRecognizerAction(
        recognizer, context: context(of: recognition, node))
    }
  }

  @MainActor private func context(of recognition: Recognition, _ node: Node) -> R.Context {
    R.Context(
      converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter(node: node) {
        [weak recognition] in recognition?.recognizer
      })
  }

  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    let recognition = node.memory as? Recognition ?? Recognition()
    node.memory = recognition
    onMainActor {
      let context = context(of: recognition, node)
      let recognizer =
        recognition.recognizer ?? representable.makeUIGestureRecognizer(context: context)
      recognition.recognizer = recognizer
      representable.updateUIGestureRecognizer(recognizer, context: context)
    }
  }
}

extension EnvironmentValues {
  /// Not of Apple: whether fingers reach views one by one, as on iOS 18; otherwise views get drags and magnifications. Only a test sets it.
  public var hasTouchRecognizers: Bool {
    get { self[TouchRecognizersKey.self] }
    set { self[TouchRecognizersKey.self] = newValue }
  }
}

private struct TouchRecognizersKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
