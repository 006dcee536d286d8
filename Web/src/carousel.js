import {Attention} from "./attention.js";
import {Controls} from "./carousel-controls.js";
import {carouselStyle} from "./carousel-style.js";
import {scrolledTo} from "./carousel-upgrade.js";
import {Cells} from "./cells.js";
import {Copies} from "./copies.js";
import {reducesMotion, watchEnvironment} from "./environment.js";
import {Kind} from "./exhibit.js";
import {Extents} from "./extents.js";
import {Hand} from "./hand.js";
import {elementWith} from "./option-element.js";
import {part} from "./part.js";
import {announcement, nameSlide} from "./slides.js";
import {StripExhibit} from "./strip-exhibit.js";
import {complain} from "./values.js";

/** @typedef {import('./cell.js').Cell} Cell */

const indicators = Object.freeze(["none", "dots", "fraction"]);
/** The shortest rest of a carousel that moves by itself, in milliseconds, as in `CarouselModel+Options.swift`. */
const LEAST_AUTOPLAY = 1000;

/**
 * A row or column of anything that follows the finger, glides on and comes to rest on an item; endless with `loop`.
 *
 * ```html
 * <vitrine-carousel loop indicator="dots" controls label="Films">
 *   <article>…</article>
 *   <a href="film.html"><img src="poster.jpg" alt="…"></a>
 * </vitrine-carousel>
 * ```
 * Items keep the size that the page's style sheet gives them, and their `transform`: they are placed by `translate`.
 *
 * Events: `vitrine-change` with the item it is on its way to, once for each decision; `vitrine-settle` at rest;
 * `vitrine-need` with the range of items wanted next; `vitrine-move` with the position in each frame that changes it, which
 * alone does not bubble. Parts: `viewport` (and `held`), `track`, `previous`, `next`, `pause` (and `paused`), `indicator`, `dot`
 * (and `dot-current`, `dot-outer`), `live`.
 */
export class VitrineCarousel extends elementWith
("axis", "loop", "snap", "align", "spacing", "effect", "prominence", "damping", "autoplay", "speed") {
  static get kind() {
    return Kind.carousel;
  }

  static get Exhibit() {
    return StripExhibit;
  }

  /** The exhibit, as the strip that it is. */
  get strip() {
    return /** @type {StripExhibit | null} */ (this.exhibit);
  }

  #viewport = part("div", "viewport");
  #track = part("div", "track");
  #cells = new Cells(this, {tag: "div", used: (cell) => this.#used(cell), left: ({element}) => this.#left(element)});
  #extents = new Extents(this, this.#cells, () => this.draw(this.now));
  #copies = new Copies(this);
  #hand = new Hand(this, this.#viewport);
  #controls = new Controls(this);
  #target = -1;
  #position = 0;
  #offset = "";
  /** Whether a settled item is to be read out: not the one that it began with. */
  #isNews = false;

  /** What keeps it from moving by itself. */
  attention = new Attention((reasons) => (this.strip?.attend(reasons, this.now), this.refresh()));

  static get observedAttributes() {
    return [...super.observedAttributes, "selected", "indicator", "controls"];
  }

  /** The collection as data; null for the children of the element. */
  get items() {
    return this.#cells.items;
  }

  /** @param {import('./cells.js').Items | null} items */
  set items(items) {
    this.#cells.items = items;
    this.#target = -1;
    this.#begin(0);
  }

  /** The item on which it rests or will rest; null without items. Assigning goes there at once. */
  get selectedIndex() {
    return this.#target >= 0 && this.#cells.count ? this.#target : null;
  }

  set selectedIndex(index) {
    if (index !== null) this.select(index, {animated: false});
  }

  /** Where it is, in items: 3.25 is a quarter of the way from item 3 to the next. */
  get position() {
    return this.#position;
  }

  /** What shows where it is: `dots`, `fraction` (3 of 12) or `none`; mirrors the attribute. */
  get indicator() {
    const text = this.getAttribute("indicator") ?? "none";
    if (indicators.includes(text)) return text;
    complain(this, `indicator="${text}"`, `one of ${indicators.join(", ")} is needed; none is used`);
    return "none";
  }

  set indicator(indicator) {
    this.setAttribute("indicator", indicator);
  }

  /** Whether it has buttons for the items before and after; mirrors the attribute. */
  get controls() {
    return this.hasAttribute("controls");
  }

  set controls(controls) {
    this.toggleAttribute("controls", controls);
  }

  /** Whether it would move by itself if nothing kept it from it. */
  get plays() {
    return this.autoplay > 0 && !reducesMotion();
  }

  /**
   * Makes an item current, by the short way round.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  select(index, options = {}) {
    const {count} = this.#cells;
    if (!(Number.isInteger(index) && index >= 0 && index < count))
      return console.warn(`<${this.localName}>: there is no item ${index} to select; there are ${count}`);
    this.strip?.select(index, options.animated ?? true, this.now);
    this.refresh();
  }

  /** Goes on by one item. */
  next() {
    this.strip?.step(1, this.now);
    this.refresh();
  }

  /** Goes back by one item. */
  previous() {
    this.strip?.step(-1, this.now);
    this.refresh();
  }

  /** Says that items came, went or changed: the item looked at stays, wherever its place is now. */
  reload() {
    const {exhibit, now} = this;
    const target = this.#target;
    const {changes, moved} = this.#cells.reload();
    this.#extents.learn();
    for (const change of changes) exhibit?.change(change, this.#extents.each, now);
    this.#extents.tell();
    this.draw(now);
    const place = moved.get(target) ?? -1;
    if (place >= 0 && place !== this.#target) this.select(place, {animated: false});
  }

  connectedCallback() {
    if (!this.shadowRoot) this.#build(this.attachShadow({mode: "open"}));
    super.connectedCallback();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    super.attributeChangedCallback(name, before, value);
    if (name === "selected" && value !== null && this.exhibit) this.selectedIndex = Number(value);
    if (name === "axis" && this.exhibit) this.#begin(this.#target);
    if (name === "autoplay" && this.autoplay > 0 && this.autoplay < LEAST_AUTOPLAY)
      complain(this, `autoplay="${value}"`, `at least ${LEAST_AUTOPLAY} ms are needed; ${LEAST_AUTOPLAY} is used`);
    this.#controls.renew();
    this.refresh();
  }

  /**
   * @param {import('./exhibit.js').Exhibit} _exhibit
   * @param {AbortSignal} signal
   */
  arrived(_exhibit, signal) {
    const {index, distance} = scrolledTo(this, this.align);
    this.#cells.adopt();
    this.dataset.drawn = "";
    this.#look();
    this.#begin(index || (this.selectedIndex ?? Number(this.getAttribute("selected"))));
    this.#goOn(distance);
    this.#listen(signal);
    this.draw(this.now);
  }

  /** @param {import('./scene.js').Scene} scene */
  render(scene) {
    const offset = `${scene.offsetX}px ${scene.offsetY}px`;
    if (this.#offset !== offset) this.#track.style.translate = this.#offset = offset;
    this.#target = this.#cells.count ? scene.target : -1;
    this.#controls.draw(scene.current, scene.target, this.#cells.count);
    const {position} = scene;
    this.#copies.begin();
    this.#cells.draw(scene, this.#held, (copy) => this.#copies.place(copy, this.#cells.element(copy.item)));
    this.#copies.end();
    if (position !== this.#position) this.#moved(position);
  }

  /**
   * @param {string} name
   * @param {readonly number[]} numbers
   */
  happened(name, [first = 0, second = 0]) {
    if (name === "need") this.emit("vitrine-need", {start: first, end: second});
    if (name === "change") this.emit("vitrine-change", {index: first});
    if (name !== "settle") return;
    if (this.#isNews) this.#announce(first);
    this.#isNews = true;
    this.emit("vitrine-settle", {index: first});
  }

  named() {
    const {strings, label} = this;
    this.setAttribute("aria-roledescription", strings.carousel);
    if (label) this.setAttribute("aria-label", label);
    for (const {element, index} of this.#cells.elements) nameSlide(element, index, this.#cells.count, strings);
    this.#controls.renew();
    this.refresh();
  }

  /** @param {ShadowRoot} root */
  #build(root) {
    root.adoptedStyleSheets = [carouselStyle()];
    const copies = document.createElement("slot");
    copies.name = "copies";
    this.#track.append(document.createElement("slot"), copies);
    this.#viewport.append(this.#track);
    this.#viewport.tabIndex = 0;
    const [pause, previous, next, indicator, live] = this.#controls.elements;
    root.append(pause, previous, next, this.#viewport, indicator, live);
    if (!this.hasAttribute("role")) this.setAttribute("role", this.label ? "region" : "group");
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    this.#hand.listen(signal);
    this.attention.watch(this, signal);
    watchEnvironment(() => this.#controls.renew(), signal);
    const sizes = new ResizeObserver(() => (this.#look(), this.draw(this.now)));
    const children = new MutationObserver((records) => this.#changed(records));
    sizes.observe(this.#viewport);
    children.observe(this, {childList: true});
    signal.addEventListener("abort", () => (sizes.disconnect(), children.disconnect()));
    this.addEventListener("focusin", (event) => this.#tabbed(event), {signal});
    addEventListener("hashchange", () => this.#goToFragment(true), {signal});
    this.#goToFragment(false);
  }

  /** Reads how large the view is. */
  #look() {
    const {width, height} = this.#viewport.getBoundingClientRect();
    const frame = {x: 0, y: 0, width, height};
    this.exhibit?.look(frame, frame, this.now);
  }

  /**
   * Begins with other items, or another axis.
   * @param {number} selected
   */
  #begin(selected) {
    const {exhibit, now} = this;
    if (!exhibit) return;
    exhibit.count(0, now);
    exhibit.remember("items", () => this.#tell());
    this.#isNews = false;
    this.#extents.learn();
    this.#tell();
    if (this.#cells.count && selected >= 0) this.select(selected, {animated: false});
    this.refresh();
  }

  /** Tells the engine of all items. */
  #tell() {
    if (this.#cells.count) this.exhibit?.change({at: 0, by: this.#cells.count}, this.#extents.each, this.now);
    this.#extents.tell();
  }

  /**
   * Takes over a native scroll that was between two items, as a turn of the wheel: it snaps when that is over.
   * @param {number} distance
   */
  #goOn(distance) {
    const isVertical = this.axis === "vertical";
    const turn = {x: isVertical ? 0 : distance, y: isVertical ? distance : 0, isSideways: false, isFocused: true};
    if (Math.abs(distance) >= 1) this.strip?.turn(turn, this.now);
  }

  /** @param {Cell} cell */
  #used(cell) {
    const {element} = cell;
    const {items} = this;
    this.#extents.watch(element);
    nameSlide(element, cell.index, this.#cells.count, this.strings);
    if (items?.extent) element.style[this.axis === "vertical" ? "height" : "width"] = `${items.extent(cell.index)}px`;
    // The browser cannot scroll a strip that does not scroll natively.
    element.scrollIntoView = (options) => {
      this.select(cell.index);
      this.scrollIntoView(options);
    };
  }

  /** @param {HTMLElement} element */
  #left(element) {
    this.#extents.leave(element);
    Reflect.deleteProperty(element, "scrollIntoView");
  }

  /** @param {MutationRecord[]} records */
  #changed(records) {
    const isItem = (/** @type {Node} */ node) => node instanceof HTMLElement && node.slot === "";
    const isOurs = records.every(({addedNodes, removedNodes}) => ![...addedNodes, ...removedNodes].some(isItem));
    if (!this.items && !isOurs) this.reload();
  }

  /** The item that keeps its element wherever the strip is, because focus is in it; -1 for none. */
  get #held() {
    return this.items && this.matches(":focus-within") ? this.#cells.indexOf(document.activeElement) : -1;
  }

  /** @param {number} position */
  #moved(position) {
    this.#position = position;
    this.dispatchEvent(new CustomEvent("vitrine-move", {detail: {position}}));
  }

  /** @param {number} index */
  #announce(index) {
    const {count} = this.#cells;
    if (!this.plays || this.attention.isPaused)
      this.#controls.say(announcement(this.#cells.element(index), index, count, this, this.strings));
  }

  /**
   * Focus is never out of sight. A press that brings focus is a press, whose tap or drag says what comes into view.
   * @param {FocusEvent} event
   */
  #tabbed(event) {
    const index = this.#hand.isPressed ? -1 : this.#cells.indexOf(event.target);
    if (index >= 0 && index !== this.#target) this.select(index);
  }

  /**
   * Shows the item that the page's address points into.
   * @param {boolean} animated
   */
  #goToFragment(animated) {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const index = this.#cells.indexOf(target);
    if (index >= 0) this.select(index, {animated});
  }
}
