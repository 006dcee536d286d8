import {Card} from "./card.js";
import {placeAfterAll} from "./changes.js";
import {Disclosure, part, toggleOf} from "./disclosure.js";
import {Kind} from "./exhibit.js";
import {ExpandingExhibit} from "./expanding-exhibit.js";
import {fadeCopy} from "./fading-copy.js";
import {Hover} from "./hover.js";
import {withOptions} from "./option-element.js";
import {VitrineStrip} from "./strip.js";
import {complain, value} from "./values.js";

/** The options that the style sheet must know too. */
const SIZES = Object.freeze(/** @type {const} */ (["collapsed-size", "expanded-size", "radius"]));

/**
 * A row of cards: one that is pointed at, tapped or chosen by key widens in its place, its poster fades to a still, details
 * appear over it, and its neighbours make room.
 *
 * ```html
 * <vitrine-expanding-carousel label="Films">
 *   <article>
 *     <img data-part="poster" src="harbour.jpg" alt="Harbour">
 *     <img data-part="still" src="harbour-still.jpg" alt="">
 *     <div data-part="details"><p>1961, 96 minutes</p><a href="watch.html">Watch</a></div>
 *     <h3>Harbour</h3>
 *   </article>
 * </vitrine-expanding-carousel>
 * ```
 * How far a card is open is its custom property `--vitrine-openness`, from 0 to 1. Events and parts are those of every strip,
 * and `vitrine-expand` with the item and whether it opens, once for each decision.
 */
export class VitrineExpandingCarousel extends withOptions
(VitrineStrip, "collapsed-size", "expanded-size", "multiple", "reveal", "hover-delay", "duration", "curve", "radius") {
  static get kind() {
    return Kind.expanding;
  }

  static get Exhibit() {
    return ExpandingExhibit;
  }

  static get observedAttributes() {
    return [...super.observedAttributes, "expanded"];
  }

  #hover = new Hover(this);
  #disclosure = new Disclosure(this);
  /** @type {Set<number>} the open items; the last opened comes last */
  #open = new Set();

  get Cell() {
    return Card;
  }

  /** All cards are as long as each other while they are closed. */
  get extent() {
    return this.collapsedSize;
  }

  get items() {
    return super.items;
  }

  set items(items) {
    this.#open.clear();
    super.items = items;
  }

  /** The item that is open or opening, of several the one opened last; null when none is. Assigning is without animation. */
  get expandedIndex() {
    return [...this.#open].at(-1) ?? null;
  }

  set expandedIndex(index) {
    if (index === null) this.collapse({animated: false});
    else this.expand(index, {animated: false});
  }

  /**
   * Opens an item in its place, and closes the open one unless there may be several.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  expand(index, options = {}) {
    if (this.has(index, "expand")) this.#turn(index, true, options.animated);
  }

  /**
   * Closes what is open in its place.
   * @param {{ animated?: boolean }} options
   */
  collapse(options = {}) {
    for (const item of [...this.#open]) this.#turn(item, false, options.animated);
  }

  connectedCallback() {
    super.connectedCallback();
    // The cards have what takes focus.
    this.viewport.tabIndex = -1;
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    super.attributeChangedCallback(name, before, after);
    const size = SIZES.find((one) => one === name);
    if (size) this.#size(size, after !== null);
    if (name === "expanded" && this.exhibit) this.#expandAsTold();
  }

  /**
   * @param {import('./exhibit.js').Exhibit} exhibit
   * @param {AbortSignal} signal
   */
  arrived(exhibit, signal) {
    super.arrived(exhibit, signal);
    this.#hover.listen(signal);
    this.addEventListener("keydown", (event) => this.#keyed(event), {signal});
    this.addEventListener("click", (event) => this.#clicked(event), {signal});
    // It does not bubble, but it is captured.
    this.addEventListener("error", ({target}) => this.#disclosure.broke(target), {signal, capture: true});
    if (this.hasAttribute("expanded") && this.#open.size === 0) this.#expandAsTold();
    if (this.collapsedSize > this.expandedSize)
      complain(
        this, `expanded-size="${this.expandedSize}"`,
        `at least collapsed-size="${this.collapsedSize}" is needed; cards keep their size when they open`);
  }

  /** @param {number} selected */
  begin(selected) {
    super.begin(selected);
    this.exhibit?.remember("expand", () => this.#tell());
    this.#tell();
  }

  /** @param {readonly import('./changes.js').Change[]} changes */
  edited(changes) {
    this.#open = new Set([...this.#open].map((item) => placeAfterAll(item, changes)).filter((item) => item >= 0));
    for (const {element, index} of this.content.cells.elements) this.#disclosure.show(element, this.#open.has(index));
  }

  /** @param {import('./cell.js').Cell} cell */
  used(cell) {
    this.#disclosure.adopt(cell, this.#open.has(cell.index));
  }

  /**
   * What is seen of a card: its still if it is open, else its poster.
   * @param {HTMLElement} card
   */
  pictureOf(card) {
    const isOpen = toggleOf(card).ariaExpanded === "true";
    const seen = (isOpen && part(card, "still")) || part(card, "poster") || card;
    return seen.querySelector("img") ?? seen;
  }

  /**
   * The details of an open card lie over its picture. They fade out above the flight.
   * @param {HTMLElement} card
   */
  flewOff(card) {
    const details = part(card, "details");
    if (details && toggleOf(card).ariaExpanded === "true") fadeCopy(details);
  }

  /** @param {HTMLElement} card */
  linkOf(card) {
    const picture = this.pictureOf(card);
    return /** @type {HTMLElement | null} */ (picture.closest("a[href]")) ?? picture;
  }

  /** @param {Element} control */
  actsByItself(control) {
    const card = this.content.cells.element(this.content.cells.indexOf(control));
    return !!card && control !== toggleOf(card);
  }

  /** @param {number} index */
  bring(index) {
    this.exhibit?.focus(index, this.now);
    this.refresh();
  }

  announce() {}

  /**
   * @param {string} name
   * @param {readonly number[]} numbers
   */
  happened(name, numbers) {
    super.happened(name, numbers);
    const [index = 0, isOpen = 0] = numbers;
    if (name === "expand") this.#turned(index, isOpen === 1);
    if (name === "focus") this.#focus(index);
    if (name === "open" && VIEWER) this.open(index);
  }

  /**
   * @param {number} index
   * @param {boolean} isOpen
   * @param {boolean} [animated]
   */
  #turn(index, isOpen, animated = true) {
    this.#exhibit?.expand(index, isOpen, animated, this.now);
    this.draw(this.now);
  }

  /**
   * @param {number} index
   * @param {boolean} isOpen
   */
  #turned(index, isOpen) {
    this.#open.delete(index);
    if (isOpen) this.#open.add(index);
    const element = this.content.cells.element(index);
    if (element) this.#disclosure.show(element, isOpen);
    this.emit("vitrine-expand", {index, isOpen});
  }

  /** An engine that has heard of no card yet is told which are open. */
  #tell() {
    for (const item of this.#open) this.#exhibit?.expand(item, true, false, this.now);
  }

  #expandAsTold() {
    const text = this.getAttribute("expanded");
    const index = text ? Number(text) : NaN;
    const {count} = this.content;
    if (text === null) this.collapse({animated: false});
    else if (Number.isInteger(index) && index >= 0 && index < count) this.expandedIndex = index;
    else complain(this, `expanded="${text}"`, `there is no such item, there are ${count}; none is opened`);
  }

  /**
   * @param {typeof SIZES[number]} name
   * @param {boolean} isTold
   */
  #size(name, isTold) {
    if (isTold) this.style.setProperty(`--vitrine-${name}`, `${value(this, name)}px`);
    else this.style.removeProperty(`--vitrine-${name}`);
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    const {key, target} = event;
    const index = this.content.cells.indexOf(target);
    const card = this.content.cells.element(index);
    if (!card || target !== toggleOf(card) || (key !== "Enter" && key !== " ")) return;
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    this.#turn(index, !this.#open.has(index));
  }

  /**
   * Focus goes to a card, which has no element yet where a collection given as data is far away.
   * @param {number} index
   */
  #focus(index) {
    const {cells} = this.content;
    cells.demand(index);
    const card = cells.element(index);
    if (card) toggleOf(card).focus({preventScroll: true});
  }

  /**
   * A click by a screen reader has no press before it that the engine could have felt.
   * @param {MouseEvent} event
   */
  #clicked(event) {
    const index = this.content.cells.indexOf(event.target);
    const card = this.content.cells.element(index);
    if (!card || event.detail > 0 || event.defaultPrevented) return;
    if (!toggleOf(card).contains(/** @type {Node} */ (event.target))) return;
    event.preventDefault();
    this.#turn(index, !this.#open.has(index));
  }

  get #exhibit() {
    return /** @type {ExpandingExhibit | null} */ (this.exhibit);
  }
}
