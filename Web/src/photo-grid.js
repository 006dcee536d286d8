import {Cells} from "./cells.js";
import {VitrineElement} from "./element.js";
import {Kind} from "./exhibit.js";
import {withOptions} from "./option-element.js";
import {mirror, VIEWER_OPTIONS, VIEWER_PARTS} from "./part.js";
import {VitrinePhotoViewer} from "./photo-viewer.js";
import {gridStyle} from "./styles.js";

/** How high Firefox lays an element out, in pixels: a higher one gets no height at all. */
const HIGHEST = globalThis.CSS?.supports("-moz-appearance", "none") ? 17895000 : Infinity;

/**
 * A grid of square photographs; a tap lets one fly to full screen, dragging it away lands it back in its cell.
 *
 * ```html
 * <vitrine-photo-grid min-cell="100" spacing="3">
 *   <a href="harbour.jpg" data-width="4000" data-height="3000"><img src="harbour-320.jpg" alt="Harbour"></a>
 * </vitrine-photo-grid>
 * ```
 * Events: `vitrine-open` and `vitrine-close` once for each decision, `vitrine-change` when the page turns to another photograph,
 * `vitrine-settle` at rest, `vitrine-need` with the range of items wanted next.
 */
export class VitrinePhotoGrid extends withOptions
(VitrineElement, "min-cell", "max-cell", "spacing", "speed", "tap") {
  static get kind() {
    return Kind.photoGrid;
  }

  #cells = new Cells(this, {tag: "a", used: (cell) => this.#used(cell), left() {}});
  #viewer = new VitrinePhotoViewer();
  #focused = 0;
  #isDrawn = false;

  /** The collection as data, for thousands of items; null for the children of the element. */
  get items() {
    return this.#cells.items;
  }

  /** @param {import('./cells.js').Items | null} items */
  set items(items) {
    this.#cells.items = items;
    this.#recount();
  }

  /** The item that is open or opening; null when none is. Assigning opens an item, or closes, without a flight. */
  get openIndex() {
    return this.#viewer.openIndex;
  }

  set openIndex(index) {
    if (index === this.openIndex) return;
    if (index === null) this.close({animated: false});
    else this.open(index, {animated: false});
  }

  /** The item that Tab reaches, and from which the arrow keys go on; null without items. */
  get selectedIndex() {
    return this.#cells.count ? this.#focused : null;
  }

  set selectedIndex(index) {
    if (index !== null) this.select(index);
  }

  /**
   * Makes an item the one that Tab reaches, and brings its cell into view.
   * @param {number} index
   */
  select(index) {
    const {exhibit, now} = this;
    if (!exhibit || !this.#has(index, "select")) return;
    this.look(now);
    exhibit.select(index, false, now);
    this.draw(now);
    this.#tabStop(index);
  }

  /**
   * Says that items came, went or changed: what is looked at stays where it is, focus and the open photograph stay with
   * their items.
   */
  reload() {
    const focused = this.#focused;
    const {changes, moved} = this.#cells.reload();
    this.exhibit?.edit(changes, this.#cells.count, this.now);
    this.#tabStop(this.#placeOf(focused, moved));
    this.#viewer.reload(changes);
    if (this.openIndex !== null) this.#reopen(this.openIndex);
    this.refresh();
  }

  /**
   * Opens an item; `animated: false` shows it at once.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  open(index, options = {}) {
    const {exhibit, now} = this;
    if (!exhibit || !this.#has(index, "open")) return;
    this.look(now);
    exhibit.open(index, 1, true, now);
    this.draw(now);
    this.#viewer.show(this, index, options.animated ?? true);
  }

  /** How many items there are. */
  get count() {
    return this.#cells.count;
  }

  /**
   * What shows an item on the page.
   *
   * @internal
   * @param {number} index
   */
  link(index) {
    if (this.#cells.items && index < this.count) this.#cells.demand(index);
    return this.#cells.element(index);
  }

  /**
   * Closes what is open.
   * @param {{ animated?: boolean }} options
   */
  close(options = {}) {
    this.#viewer.close(options);
  }

  connectedCallback() {
    if (!this.shadowRoot) this.#build(this.attachShadow({mode: "open"}));
    super.connectedCallback();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    super.attributeChangedCallback(name, before, after);
    if (VIEWER_OPTIONS.includes(name)) mirror(this, this.#viewer, name);
  }

  /**
   * @param {import('./exhibit.js').Exhibit} _exhibit
   * @param {AbortSignal} signal
   */
  arrived(_exhibit, signal) {
    const refresh = () => this.refresh();
    const sizes = new ResizeObserver(refresh);
    const children = new MutationObserver(() => this.items ?? this.reload());
    sizes.observe(this);
    children.observe(this, {childList: true});
    signal.addEventListener("abort", () => (sizes.disconnect(), children.disconnect()));
    // Any ancestor may be what scrolls; scroll events do not bubble, but they are captured.
    document.addEventListener("scroll", refresh, {signal, capture: true, passive: true});
    addEventListener("resize", refresh, {signal});
    this.addEventListener("click", (event) => this.#clicked(event), {signal});
    this.addEventListener("keydown", (event) => this.#pressed(event), {signal});
    this.addEventListener("focusin", (event) => this.#tabbed(event), {signal});
    this.#cells.adopt();
    this.#recount();
  }

  /**
   * Reads where the grid is on the screen.
   * @param {number} time
   */
  look(time) {
    const {x, y, width} = this.getBoundingClientRect();
    const {scrollPaddingTop, scrollPaddingBottom} = getComputedStyle(document.documentElement);
    const [covered, below] = [parseFloat(scrollPaddingTop) || 0, parseFloat(scrollPaddingBottom) || 0];
    const window = {x: -x, y: covered - y, width: innerWidth, height: innerHeight - covered - below};
    this.exhibit?.look({width, height: 0, x, y}, window, time);
  }

  /** @param {import('./scene.js').Scene} scene */
  render(scene) {
    const side = scene.count ? `${scene.select(0).boxWidth}px` : "0px";
    write(this.style, "--vitrine-side", side);
    write(this.style, "block-size", `${Math.min(scene.height, HIGHEST)}px`);
    this.#cells.draw(scene, this.#focused);
    if (!this.#isDrawn) this.#takeOver();
  }

  /**
   * @param {string} name
   * @param {readonly number[]} numbers
   */
  happened(name, [first = 0, second = 0]) {
    if (name === "scroll") this.#scroller.scrollBy({top: first, behavior: "instant"});
    if (name === "focus") this.#focus(first);
    if (name === "need") this.emit("vitrine-need", {start: first, end: second});
  }

  named() {
    this.#viewer.strings = this.strings;
    const label = this.getAttribute("label");
    if (label) this.setAttribute("aria-label", label);
  }

  /** @param {ShadowRoot} root */
  #build(root) {
    root.adoptedStyleSheets = [gridStyle()];
    this.#viewer.setAttribute("exportparts", VIEWER_PARTS);
    root.append(document.createElement("slot"), this.#viewer);
    if (!this.hasAttribute("role")) this.setAttribute("role", "group");
    this.#viewer.addEventListener("vitrine-change", () => this.#turned());
    this.#viewer.addEventListener("vitrine-settle", (event) => this.#settled(/** @type {CustomEvent} */ (event)));
  }

  /** From the style sheet's grid, which needs no script, to the engine's: every cell stays where it is. */
  #takeOver() {
    this.#isDrawn = true;
    this.dataset.drawn = "";
    this.#tabStop(0);
  }

  #recount() {
    this.exhibit?.count(this.#cells.count, this.now);
    this.refresh();
  }

  /** @param {import('./cell.js').Cell} cell */
  #used({element, index}) {
    element.tabIndex = index === this.#focused ? 0 : -1;
  }

  /**
   * Where an item is now; one that is gone leaves its place to the one that follows.
   *
   * @param {number} index
   * @param {Map<number, number>} moved
   */
  #placeOf(index, moved) {
    const place = moved.get(index) ?? index;
    return Math.max(0, Math.min(place < 0 ? index : place, this.#cells.count - 1));
  }

  /**
   * The open photograph is that of this item now; of none below 0. Its cell is empty, and comes into view behind it.
   * @param {number} index
   */
  #reopen(index) {
    const {exhibit, now} = this;
    if (index >= 0) exhibit?.open(index, 1, false, now);
    else exhibit?.close(false, now);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const index = this.#cells.indexOf(event.target);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (index < 0 || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    this.open(index);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.metaKey || event.ctrlKey || event.altKey || event.target === this.#viewer) return;
    if (this.exhibit?.press(event.key, this.now)) {
      event.preventDefault();
      this.draw(this.now);
    }
  }

  /** @param {FocusEvent} event */
  #tabbed(event) {
    const index = this.#cells.indexOf(event.target);
    if (index >= 0 && index !== this.#focused) this.#tabStop(index);
  }

  /** @param {number} index */
  #focus(index) {
    this.#tabStop(index);
    this.draw(this.now);
    this.#cells.element(index)?.focus({preventScroll: true});
  }

  /**
   * Tab reaches one cell, the arrows the others.
   * @param {number} index
   */
  #tabStop(index) {
    const before = this.#cells.element(this.#focused);
    if (before) before.tabIndex = -1;
    this.#focused = index;
    this.exhibit?.focus(index, this.now);
    const link = this.#cells.element(index);
    if (link) link.tabIndex = 0;
  }

  /** A photograph has opened, or the viewer has turned to another one: its cell is the empty one now. */
  #turned() {
    const index = this.openIndex ?? -1;
    this.look(this.now);
    this.#reopen(index);
    this.draw(this.now);
    this.#tabStop(index);
  }

  /** @param {CustomEvent} event */
  #settled({detail: {index, isOpen}}) {
    if (isOpen) return this.#turned();
    this.exhibit?.close(false, this.now);
    this.draw(this.now);
    this.#tabStop(index >= 0 ? index : this.#focused);
    this.draw(this.now);
    const link = this.#cells.element(this.#focused);
    if (link) this.#viewer.returnFocus(link);
  }

  /**
   * Whether there is an item at an index; otherwise says so.
   *
   * @param {number} index
   * @param {string} verb what it is wanted for
   */
  #has(index, verb) {
    const {count} = this.#cells;
    const isThere = Number.isInteger(index) && index >= 0 && index < count;
    if (!isThere) console.warn(`<${this.localName}>: there is no item ${index} to ${verb}; there are ${count}`);
    return isThere;
  }

  /** What scrolls the grid: the nearest ancestor that does, else the page. */
  get #scroller() {
    for (let node = this.parentElement; node; node = node.parentElement) {
      const {overflowY} = getComputedStyle(node);
      if (/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight) return node;
    }
    return document.scrollingElement ?? document.documentElement;
  }
}

/**
 * Writes a property only when it differs from what is there.
 *
 * @param {CSSStyleDeclaration} style
 * @param {string} name
 * @param {string} value
 */
function write(style, name, value) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
