#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The shapes in which photographs open.
  @MainActor @Suite struct RatioTests {
    @Test(arguments: RatioPage.Kind.allCases)
    func aRatioIsANumberOrASizeOrUnknown(kind: RatioPage.Kind) async {
      let window = TestWindow { RatioPage(kind: kind) }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 50, y: 50))
      await window.run(for: 2)
      let height: CGFloat = kind.isKnown ? 260 : 390
      let open = CGRect(x: 0, y: 422 - height / 2, width: 390, height: height)
      #expect(window.drawn("0").last?.visible == open)
      #expect(window.faults == [])
    }
  }
}

/// A grid of photographs whose ratio is given in one of several ways.
struct RatioPage: View {
  let kind: Kind

  enum Kind: CaseIterable {
    case double, float, size, optional, keyPath, missing, empty

    var isKnown: Bool { self != .missing && self != .empty }
  }

  private struct Photo {
    let id = 0
    let ratio: CGFloat = 1.5
  }

  var body: some View {
    if kind == .keyPath {
      PhotoGrid([Photo()], id: \.id, aspectRatio: \.ratio) { Color.numbered($0.id) }
    } else {
      PhotoGrid([Photo()], id: \.id, aspectRatio: { ratio(of: $0) }) { Color.numbered($0.id) }
    }
  }

  private func ratio(of photo: Photo) -> any PhotoAspectRatio {
    switch kind {
    case .double: Double(photo.ratio)
    case .float, .keyPath: photo.ratio
    case .size: CGSize(width: 300, height: 200)
    case .optional: CGSize?.some(CGSize(width: 300, height: 200))
    case .missing: CGFloat?.none
    case .empty: CGSize.zero
    }
  }
}
#endif
