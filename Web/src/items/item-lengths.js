/** How long the elements of items are along a strip, in pixels, with what lies around them. */
export class ItemLengths {
  #host;
  /** @type {WeakMap<Element, { width: number, height: number }>} the sizes that were observed */
  #measured = new WeakMap();

  /** @param {{isVertical: boolean}} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * Notes sizes that were observed.
   * @param {ResizeObserverEntry[]} entries
   */
  note(entries) {
    for (const {target, borderBoxSize: [box]} of entries)
      if (box) this.#measured.set(target, physical(target, box));
  }

  /**
   * Forgets the size of an element that is observed no more.
   * @param {Element} element
   */
  forget(element) {
    this.#measured.delete(element);
  }

  /**
   * Returns the length of each view's element.
   * @param {import('../render/item-view.js').ItemView[]} views
   */
  of(views) {
    const {isVertical} = this.#host;
    const [side, ...ends] = isVertical ? /** @type {const} */ (["height", "Top", "Bottom"]) :
                                         /** @type {const} */ (["width", "Left", "Right"]);
    return views.map(({element}) => {
      // Unlike the rectangle on the screen, this is in the page's pixels, whatever scales or rotates the element.
      const style = getComputedStyle(element);
      const known = this.#measured.get(element)?.[side];
      const isWhole = known !== undefined || style.boxSizing === "border-box";
      const edges = ends.flatMap(
        (end) => isWhole ? [style[`margin${end}`]] :
                           [style[`margin${end}`], style[`border${end}Width`], style[`padding${end}`]]);
      return edges.reduce((sum, edge) => sum + (parseFloat(edge) || 0), known ?? (parseFloat(style[side]) || 0));
    });
  }
}

/**
 * Returns the width and the height of a box, whatever the direction of its lines.
 *
 * @param {Element} element
 * @param {ResizeObserverSize} box
 */
function physical(element, {inlineSize, blockSize}) {
  const isHorizontal = getComputedStyle(element).writingMode === "horizontal-tb";
  return isHorizontal ? {width: inlineSize, height: blockSize} : {width: blockSize, height: inlineSize};
}
