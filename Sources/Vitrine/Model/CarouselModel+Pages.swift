/// What a strip does by pages where it rests on them; else each item is a page of its own.
extension CarouselModel {
  private var turnsPages: Bool { options.snap == .page }

  /// How many pages there are.
  var pages: Int { turnsPages ? strip.pages : strip.count }

  /// The page of an item.
  func page(of item: Int) -> Int { turnsPages ? strip.page(of: item) : item }

  /// The item with which a page begins; of one that there is not, the nearest that there is.
  func item(ofPage page: Int) -> Int {
    let page = max(0, min(pages - 1, page))
    return turnsPages ? strip.number(ofPage: page) : page
  }

  /// The number to go to, so that `number` is in view: itself, or the first of its page.
  func goal(for number: Int) -> Int {
    turnsPages ? strip.number(ofPage: strip.page(of: number)) : number
  }

  /// The number so many steps on from the target, or back.
  func number(after steps: Int) -> Int {
    turnsPages ? strip.number(after: target, pages: steps) : target + steps
  }

  /// The number as many items on as there are on so many pages.
  func number(afterPages steps: Int) -> Int {
    turnsPages ? number(after: steps) : target + steps * strip.itemsPerPage
  }

  /// Whether there is nothing after the target.
  var isAtLast: Bool { !strip.loops && page(of: target) >= pages - 1 }
}
