/**
 * The properties that make up the length of an item in a row, and in a column: its own length, what lies around it, and what in it.
 * @type {Readonly<Record<string, {side: "width" | "height", around: string[], inside: string[]}>>}
 */
const sides = {
  row: {
    side: "width",
    around: ["margin-left", "margin-right"],
    inside: ["border-left-width", "padding-left", "padding-right", "border-right-width"],
  },
  column: {
    side: "height",
    around: ["margin-top", "margin-bottom"],
    inside: ["border-top-width", "padding-top", "padding-bottom", "border-bottom-width"],
  },
};

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
    const {side, around, inside} =
      /** @type {typeof sides[string]} */ (sides[this.#host.isVertical ? "column" : "row"]);
    return views.map(({element}) => {
      // Unlike the rectangle on the screen, this is in the page's pixels, whatever scales or rotates the element.
      const style = getComputedStyle(element);
      const known = this.#measured.get(element)?.[side];
      const added = known !== undefined || style.boxSizing === "border-box" ? around : [...around, ...inside];
      const pixels = (/** @type {string} */ name) => parseFloat(style.getPropertyValue(name)) || 0;
      return added.reduce((sum, name) => sum + pixels(name), known ?? pixels(side));
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
