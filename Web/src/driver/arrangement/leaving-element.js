/**
 * An element whose photographs fly away: it stays where it was on the screen, out of the flow of the page, and nobody can use or hear
 * it. When photographs fly back, it is in the page again, and the page scrolls to where it was.
 */
export class LeavingElement {
  #element;
  #sheet = new CSSStyleSheet();
  #scroller;
  #scrolled;
  /** Whether it is out of the flow. */
  isAway = true;

  /**
   * @param {HTMLElement} element
   * @param {Element} scroller what scrolls it
   */
  constructor(element, scroller) {
    this.#element = element;
    this.#scroller = scroller;
    this.#scrolled = scroller.scrollTop;
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const {x, y, width, height} = element.getBoundingClientRect();
    const scale = width / element.offsetWidth || 1;
    const [left, top] = [x / scale, y / scale];
    this.#place(left, top, width / scale, height / scale);
    root.adoptedStyleSheets.push(this.#sheet);
    // Something around it that is transformed contains it, instead of the window.
    const moved = element.getBoundingClientRect();
    if (Math.abs(moved.x - x) + Math.abs(moved.y - y) > 0.01)
      this.#place(left - (moved.x - x) / scale, top - (moved.y - y) / scale, width / scale, height / scale);
    element.inert = true;
  }

  /**
   * Puts the element back into the flow of the page.
   * @param {boolean} isVisible
   */
  putBack(isVisible) {
    this.isAway = false;
    const root = this.#element.shadowRoot;
    if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    this.#element.inert = false;
    this.#element.hidden = !isVisible;
    if (isVisible) this.scrollBack();
  }

  /** Scrolls the page to where it was. */
  scrollBack() {
    this.#scroller.scrollTop = this.#scrolled;
  }

  /**
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   */
  #place(left, top, width, height) {
    this.#sheet.replaceSync(
      `:host { position: fixed !important; inset: auto !important; left: ${left}px !important; top: ${top}px !important;
      inline-size: ${width}px !important; block-size: ${
        height}px !important; min-inline-size: 0 !important; max-inline-size: none !important;
      margin: 0 !important; box-sizing: border-box !important; pointer-events: none !important; z-index: -1 !important; }`);
  }
}
