#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// A row of dots. For VoiceOver it is one adjustable element. Without items there is no row.
struct DotRow: View {
  let current: Int
  let count: Int
  let select: (Int) -> Void
  @State private var drag: DotDrag?
  @ScaledMetric private var size = Dot.size
  @SwiftUI.Environment(\.layoutDirection) private var direction

  var body: some View {
    if count > 0 {
      let dots = DotWindow(current: current, count: count)
      draggable(
        HStack(spacing: 0) {
          ForEach(dots.shown, id: \.self) { index in
            tappable(Dot(isCurrent: index == current, isOuter: dots.isOuter(index)), index)
          }
        }
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Words.item.text)
      .accessibilityValue(Words.position(current + 1, of: count))
      .accessibilityAdjustableAction { select(dots.neighbor($0 == .increment ? 1 : -1)) }
    }
  }

  #if os(tvOS)
  /// A remote focuses buttons.
  private func tappable(_ dot: Dot, _ index: Int) -> some View {
    Button {
      select(index)
    } label: {
      dot
    }
    .buttonStyle(.plain)
  }

  private func draggable(_ dots: some View) -> some View { dots }
  #else
  private func tappable(_ dot: Dot, _ index: Int) -> some View {
    dot.gesture(TapGesture().onEnded { select(index) })
  }

  /// The page around can scroll at the same time.
  private func draggable(_ dots: some View) -> some View {
    dots.simultaneousGesture(
      DragGesture(minimumDistance: 10)
        .onChanged { follow($0.startLocation.vector, to: $0.location.vector) }
        .onEnded { _ in drag = nil })
  }

  private func follow(_ start: Vector, to point: Vector) {
    var drag = drag.flatMap { $0.start == start ? $0 : nil } ?? DotDrag(start: start, from: current)
    let isReversed = direction == .rightToLeft
    let new = drag.move(to: point, pitch: Dot.pitch * size, count: count, isReversed: isReversed)
    self.drag = drag
    if let new { select(new) }
  }
  #endif
}

/// A dot and the space around it. Dots grow with the size of text as long as all of them fit, and shrink where they do not.
private struct Dot: View {
  let isCurrent: Bool
  let isOuter: Bool
  @ScaledMetric private var size = Dot.size

  /// The diameter at the common size of text, in points.
  static let size: CGFloat = 10
  /// The distance of two dots, in diameters.
  static let pitch: CGFloat = 2.4

  init(isCurrent: Bool, isOuter: Bool) {
    self.isCurrent = isCurrent
    self.isOuter = isOuter
  }

  var body: some View {
    let side = Self.pitch * size
    Circle()
      .fill(.primary)
      .opacity(isCurrent ? 1 : 0.35)
      .frame(maxWidth: size, maxHeight: size)
      .scaleEffect(isOuter ? 0.6 : 1)
      // As high as a finger needs: Human Interface Guidelines, Buttons.
      .frame(idealWidth: side, maxWidth: side, minHeight: max(44, side), maxHeight: max(44, side))
      .contentShape(Rectangle())
  }
}
#endif
