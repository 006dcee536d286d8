#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// The positions at which a carousel can come to rest; see ``SwiftUI/View/carouselSnap(_:)``.
public struct CarouselSnap: Hashable, Sendable {
  let number: Double

  /// On the item nearest to the predicted end of a flick.
  public static let item = CarouselSnap(number: 0)
  /// On a page, which is a view's length of whole items. A drag moves at most one page.
  public static let page = CarouselSnap(number: 1)
  /// Anywhere; friction decides.
  public static let free = CarouselSnap(number: 2)
}

/// The effect of a tap on a button or link in an item; see ``SwiftUI/View/carouselTap(_:)``.
public struct CarouselTap: Hashable, Sendable {
  let number: Double

  /// The button acts at the first tap, and its item becomes current.
  public static let act = CarouselTap(number: 0)
  /// The button acts only in the current item. A tap on any other item selects that item.
  public static let select = CarouselTap(number: 1)
}

/// The alignment of an item at rest; see ``SwiftUI/View/carouselAlignment(_:)``.
public struct CarouselAlignment: Hashable, Sendable {
  let number: Double

  /// At the start in reading direction.
  public static let start = CarouselAlignment(number: 0)
  /// In the centre.
  public static let center = CarouselAlignment(number: 1)
  /// At the end in reading direction.
  public static let end = CarouselAlignment(number: 2)
}

/// The indicator of a carousel; see ``SwiftUI/View/carouselIndicator(_:)``.
public struct CarouselIndicator: Hashable, Sendable {
  let number: Int

  /// No indicator.
  public static let none = CarouselIndicator(number: 0)
  /// Dots below the carousel, one for each item, or one for each page if it snaps to pages.
  public static let dots = CarouselIndicator(number: 1)
  /// Text below the carousel, such as "3 of 12".
  public static let fraction = CarouselIndicator(number: 2)
}

/// The views in a carousel that a remote focuses; see ``SwiftUI/View/carouselFocus(_:)``.
public struct CarouselFocus: Hashable, Sendable {
  let number: Int

  /// Each item as a whole.
  public static let items = CarouselFocus(number: 0)
  /// The focusable views in an item, such as buttons. Closed cards can be focused too.
  public static let content = CarouselFocus(number: 1)
}

/// The length of the items of a carousel; see ``SwiftUI/View/carouselItemLength(_:)``.
public struct CarouselItemLength: Hashable, Sendable {
  let extent: ItemExtent

  /// The length of their content.
  public static let measured = CarouselItemLength(extent: .measured)

  /// A number of points.
  /// - Parameter length: Points. If the number is not positive and finite, items are as long as the view.
  public static func fixed(_ length: CGFloat) -> CarouselItemLength {
    CarouselItemLength(extent: .fixed(length))
  }

  /// A fraction of the view's length. With 0.8 part of the neighbours is visible.
  /// - Parameter share: 1 for the view's length. If the number is not positive and finite, it counts as 1.
  public static func fraction(_ share: CGFloat) -> CarouselItemLength {
    CarouselItemLength(extent: .fraction(share))
  }

  /// A ratio of width to height. The length follows from the height of a row, or from the width of a column.
  ///
  /// A row is as high as its highest item would be with the width of the view. Content that takes all available space fills the proposed
  /// height, so give the carousel a `frame(height:)` then.
  /// - Parameter ratio: The width divided by the height, from 0.2 to 5. A value outside the range counts as the nearest one in range;
  ///   one that is not positive and finite counts as 1.
  public static func ratio(_ ratio: CGFloat) -> CarouselItemLength {
    CarouselItemLength(extent: .ratio(ratio))
  }
}

/// The appearance of items as they pass the middle; see ``SwiftUI/View/carouselEffect(_:)-(CarouselEffect)``. An effect changes only the
/// appearance, not the layout.
public struct CarouselEffect: Hashable, Sendable {
  let number: Double
  var effectScale: Double?

  /// No effect.
  public static let none = CarouselEffect(number: 0)
  /// The item in the middle is larger, by a fifth.
  public static let scale = CarouselEffect(number: 1)
  /// The item in the middle is opaque; the others are translucent.
  public static let fade = CarouselEffect(number: 2)
  /// The other items turn toward the one in the middle and stand farther back.
  public static let coverFlow = CarouselEffect(number: 3)
  /// The items lie on the outside of a drum, which turns as the carousel moves.
  public static let cylinder = CarouselEffect(number: 4)
  /// The items lie on the rim of an upright wheel.
  public static let wheel = CarouselEffect(number: 5)
  /// The other items lie beneath the one in the middle, which moves off them.
  public static let stack = CarouselEffect(number: 6)
  /// Each item crops its content, which moves more slowly than the item.
  public static let parallax = CarouselEffect(number: 7)

  /// The item in the middle is larger, or smaller, by a factor.
  /// - Parameter factor: From 0.1 to 4. A value outside the range gives a warning, and the nearest value in range is used.
  public static func scale(_ factor: CGFloat) -> CarouselEffect {
    CarouselEffect(number: 1, effectScale: factor)
  }
}
#endif
