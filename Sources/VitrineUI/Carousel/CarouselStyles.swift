#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// Where a carousel comes to rest.
public struct CarouselSnap: Hashable, Sendable {
  let number: Double

  /// On an item: the one nearest to where it would run on to.
  public static let item = CarouselSnap(number: 0)
  /// On a page, a view's worth of whole items, at most one farther than where the drag began.
  public static let page = CarouselSnap(number: 1)
  /// Wherever friction stops it.
  public static let free = CarouselSnap(number: 2)
}

/// What a tap on a button or link in an item does.
public struct CarouselTap: Hashable, Sendable {
  let number: Double

  /// It acts at the first tap, and its item comes to the line.
  public static let act = CarouselTap(number: 0)
  /// It acts only in the current item. A tap on any other item brings that item to the line.
  public static let select = CarouselTap(number: 1)
}

/// Where in view an item comes to rest.
public struct CarouselAlignment: Hashable, Sendable {
  let number: Double

  /// Where reading begins.
  public static let start = CarouselAlignment(number: 0)
  /// In the middle.
  public static let center = CarouselAlignment(number: 1)
  /// Where reading ends.
  public static let end = CarouselAlignment(number: 2)
}

/// What shows where a carousel is.
public struct CarouselIndicator: Hashable, Sendable {
  let number: Int

  /// Nothing.
  public static let none = CarouselIndicator(number: 0)
  /// Dots below it, one for each item, or each page where it rests on pages.
  public static let dots = CarouselIndicator(number: 1)
  /// Words below it: "3 of 12".
  public static let fraction = CarouselIndicator(number: 2)
}

/// What in a carousel takes the focus of a remote.
public struct CarouselFocus: Hashable, Sendable {
  let number: Int

  /// Each item as a whole.
  public static let items = CarouselFocus(number: 0)
  /// What is in an item and takes focus by itself, such as buttons; and closed cards, to be opened.
  public static let content = CarouselFocus(number: 1)
}

/// How long the items of a carousel are along it.
public struct CarouselItemLength: Hashable, Sendable {
  let extent: ItemExtent

  /// As long as their content wants to be.
  public static let measured = CarouselItemLength(extent: .measured)

  /// So many points; as long as the view where that is no length.
  public static func fixed(_ length: CGFloat) -> CarouselItemLength {
    CarouselItemLength(extent: .fixed(length))
  }

  /// A share of the view: 0.8 leaves a glimpse of the neighbours.
  public static func fraction(_ share: CGFloat) -> CarouselItemLength {
    CarouselItemLength(extent: .fraction(share))
  }

  /// So long that its width divided by its height is this.
  public static func ratio(_ ratio: CGFloat) -> CarouselItemLength {
    CarouselItemLength(extent: .ratio(ratio))
  }
}

/// What items do on their way past the middle; only to the eye, never to their places.
public struct CarouselEffect: Hashable, Sendable {
  let number: Double
  var effectScale: Double?

  /// Nothing.
  public static let none = CarouselEffect(number: 0)
  /// The item in the middle is larger, by a fifth.
  public static let scale = CarouselEffect(number: 1)
  /// The item in the middle is opaque, the others show the ground through.
  public static let fade = CarouselEffect(number: 2)
  /// The others turn their faces to the one in the middle, and stand farther back.
  public static let coverFlow = CarouselEffect(number: 3)
  /// Items are on the outside of a drum that turns.
  public static let cylinder = CarouselEffect(number: 4)
  /// Items are on the rim of a wheel that stands upright.
  public static let wheel = CarouselEffect(number: 5)
  /// Items lie beneath the one in the middle, which is drawn off them.
  public static let stack = CarouselEffect(number: 6)
  /// Items are windows, behind which their content moves more slowly.
  public static let parallax = CarouselEffect(number: 7)

  /// The item in the middle is so many times as large as the others.
  public static func scale(_ factor: CGFloat) -> CarouselEffect {
    CarouselEffect(number: 1, effectScale: factor)
  }
}
#endif
