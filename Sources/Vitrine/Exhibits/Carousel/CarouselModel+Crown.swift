extension CarouselModel {
  /// Returns the wheel event of a digital crown that scrolls by a number of items. Each counts as long as the target item. A
  /// positive number leads to the next items, also from right to left.
  package func wheel(scrolling items: Double) -> Wheel {
    let strip = styled.scroller.strip
    let extent = strip.count > 0 ? strip.extent(of: targetItem) : 0
    return Wheel(delta: strip.axis.offset(items * extent), isFocused: true)
  }
}
