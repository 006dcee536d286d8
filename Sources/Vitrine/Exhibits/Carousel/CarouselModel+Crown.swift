extension CarouselModel {
  /// Returns the turn of a wheel that scrolls by a number of items as long as the target item, for a digital crown. A positive number
  /// leads to the next items, also from right to left.
  package func wheel(scrolling items: Double) -> Wheel {
    let strip = styled.scroller.strip
    let length = strip.count > 0 ? strip.extent(of: targetItem) : 0
    return Wheel(delta: strip.axis.offset(items * length), isFocused: true)
  }
}
