import {Attention} from "./attention.js";
import {Controls} from "./carousel-controls.js";
import {Upgrade} from "./carousel-upgrade.js";
import {Content} from "./content.js";
import {reducesMotion, watchEnvironment} from "./environment.js";
import {Hand} from "./hand.js";
import {NoOpening} from "./no-opening.js";
import {Opening} from "./opening.js";
import {part} from "./part.js";
import {Reveal} from "./reveal.js";
import {Showing} from "./showing.js";
import {announcement} from "./slides.js";
import {numberFormat} from "./strings.js";
import {StripKind} from "./strip-kind.js";
import {complain} from "./values.js";

const indicators = Object.freeze(["none", "dots", "fraction"]);
/** The shortest rest of a strip that moves by itself, in milliseconds, as in `CarouselModel+Relayout.swift`. */
const LEAST_AUTOPLAY = 1000;

/**
 * What all rows and columns of items have in common, whatever their items do on the way.
 *
 * Items keep the size that the page's style sheet gives them, and their `transform`: they are placed by `translate`.
 *
 * Events: `vitrine-change` with the item it is on its way to, once for each decision; `vitrine-settle` at rest;
 * `vitrine-need` with the range of items wanted next; `vitrine-move` with the position in each frame that changes it, which
 * alone does not bubble; `vitrine-open` and `vitrine-close` as in the photo viewer. Parts: `viewport` (and `held`), `track`, `previous`, `next`, `pause` (and `paused`), `indicator`, `dot`
 * (and `dot-current`, `dot-outer`), `live`.
 */
export class VitrineStrip extends StripKind {
  static get observedAttributes() {
    return [...super.observedAttributes, "selected", "indicator", "controls"];
  }

  /** @internal What shows the items. */
  viewport = part("div", "viewport");
  /** @internal */
  content = new Content(this);
  #cells = this.content.cells;
  #showing = new Showing(this, this.#cells);
  #hand = new Hand(this, this.viewport);
  #reveal = new Reveal(this, this.#cells, this.#hand);
  #controls = new Controls(this);
  #opening = VIEWER ? new Opening(this, this.#cells) : new NoOpening(this);
  #upgrade = new Upgrade(this);
  #target = -1;
  /** Whether a settled item is to be read out: not the one that it began with. */
  #isNews = false;

  /** What keeps it from moving by itself. */
  attention = new Attention((reasons) => {
    this.strip?.attend(reasons, this.now);
    this.#controls.renew();
    this.refresh();
  });

  /** The collection as data; null for the children of the element. */
  get items() {
    return this.#cells.items;
  }

  /** @param {import('./cells.js').Items | null} items */
  set items(items) {
    this.#cells.items = items;
    this.#target = -1;
    this.begin(0);
  }

  /** The item on which it rests or will rest; null without items. Assigning goes there at once. */
  get selectedIndex() {
    return this.#target >= 0 && this.content.count ? this.#target : null;
  }

  set selectedIndex(index) {
    if (index !== null) this.select(index, {animated: false});
  }

  /** Where it is, in items: 3.25 is a quarter of the way from item 3 to the next. */
  get position() {
    return this.#showing.position;
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
    if (!this.has(index, "select")) return;
    this.strip?.select(index, options.animated ?? true, this.now);
    this.refresh();
  }

  /** Goes on by one item; by one page with `snap="page"`. */
  next() {
    this.strip?.step(1, this.now);
    this.refresh();
  }

  /** Goes back by one item; by one page with `snap="page"`. */
  previous() {
    this.strip?.step(-1, this.now);
    this.refresh();
  }

  /** The item that is open or opening in the viewer; null when none is. */
  get openIndex() {
    return this.#opening.openIndex;
  }

  /**
   * Opens an item in the viewer: its picture flies there from its place in the strip; `animated: false` shows it at once.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  open(index, options = {}) {
    if (!this.has(index, "open")) return;
    this.#look();
    this.#opening.open(index, options.animated ?? true);
  }

  /**
   * Closes what is open.
   * @param {{ animated?: boolean }} options
   */
  close(options = {}) {
    this.#opening.close(options);
  }

  /** Says that items came, went or changed: the item looked at stays, wherever its place is now. */
  reload() {
    const target = this.#target;
    const {changes, moved} = this.content.reload();
    this.#showing.forget();
    this.edited(changes);
    const place = moved.get(target) ?? -1;
    this.draw(this.now);
    if (place >= 0 && place !== this.#target) this.select(place, {animated: false});
    this.#opening.reload(changes);
  }

  /**
   * Says that the data has items more; quicker than `reload`, since it says which.
   *
   * @param {number} index of the first of them
   * @param {number} count
   */
  insert(index, count = 1) {
    this.#edit({at: index, by: count}, index <= this.content.count);
  }

  /**
   * Says that the data has items fewer; without an index, takes the element off the page.
   *
   * @param {number} [index] of the first of them
   * @param {number} count
   */
  remove(index, count = 1) {
    if (index === undefined) return super.remove();
    this.#edit({at: index, by: -count}, index + count <= this.content.count);
  }

  /**
   * Says that the data has items in another place.
   *
   * @param {number} index of the first of them
   * @param {number} count
   * @param {number} to where the first of them is now
   */
  move(index, count, to) {
    this.#edit({at: index, by: count, to}, index + count <= this.content.count && to + count <= this.content.count);
  }

  /**
   * Who listens to every move is told of every frame: then the compositor cannot have it.
   *
   * @type {HTMLElement["addEventListener"]}
   */
  addEventListener = (/** @type {string} */ type, /** @type {any} */ listener, /** @type {any} */ options) => {
    super.addEventListener(type, listener, options);
    if (type !== "vitrine-move") return;
    this.#showing.isWatched = true;
    this.refresh();
  };

  connectedCallback() {
    this.#upgrade.begin();
    if (!this.shadowRoot) this.#build(this.attachShadow({mode: "open"}));
    super.connectedCallback();
    // Needed once the engine is there; while it is on its way, nobody waits for it.
    numberFormat(this).format(0);
  }

  disconnectedCallback() {
    this.#showing.end();
    super.disconnectedCallback();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    super.attributeChangedCallback(name, before, value);
    if (name === "selected" && value !== null && this.exhibit) this.selectedIndex = Number(value);
    if (name === "axis") this.begin(this.#target);
    if (name === "autoplay" && this.autoplay > 0 && this.autoplay < LEAST_AUTOPLAY)
      complain(this, `autoplay="${value}"`, `at least ${LEAST_AUTOPLAY} ms are needed; ${LEAST_AUTOPLAY} is used`);
    this.#renew();
    if (name === "speed" || name === "tap") this.#opening.renew();
    this.refresh();
  }

  /** What the page has shown is read first; what nobody has seen is styled and laid out only as it will be. */
  takeOver() {
    this.#upgrade.look();
    this.#cells.adopt();
    this.dataset.drawn = "";
  }

  /**
   * @param {import('./exhibit.js').Exhibit} _exhibit
   * @param {AbortSignal} signal
   */
  arrived(_exhibit, signal) {
    if (this.strip) this.strip.interrupted = (time) => this.#interrupted(time);
    this.#look();
    this.begin(this.#upgrade.index || (this.selectedIndex ?? Number(this.getAttribute("selected"))));
    this.#upgrade.goOn();
    this.#listen(signal);
    this.draw(this.now);
  }

  /** @param {import('./scene.js').Scene} scene */
  render(scene) {
    this.#target = this.content.count ? scene.target : -1;
    this.#controls.draw(scene.currentPage, scene.pages);
    this.#showing.draw(scene);
  }

  revived() {
    this.#showing.forget();
    super.revived();
  }

  /**
   * Hands what is left of a motion to the compositor, if it can be.
   *
   * @param {import('./scene.js').Scene} scene
   * @param {number} time
   */
  goOn(scene, time) {
    return this.#showing.carry(scene, time) ?? super.goOn(scene, time);
  }

  /**
   * @param {string} name
   * @param {readonly number[]} numbers
   */
  happened(name, [first = 0, second = 0]) {
    if (name === "need") this.emit("vitrine-need", {start: first, end: second});
    if (name === "change") this.emit("vitrine-change", {index: first});
    if (name !== "settle") return;
    if (this.#isNews) this.announce(first);
    this.#isNews = true;
    this.emit("vitrine-settle", {index: first});
  }

  named() {
    const {strings, label} = this;
    this.setAttribute("aria-roledescription", strings.carousel);
    if (label) this.setAttribute("aria-label", label);
    this.content.name();
    this.#renew();
    this.#opening.renew();
    this.refresh();
  }

  /**
   * Whether there is an item at an index; otherwise says so.
   *
   * @internal
   * @param {number} index
   * @param {string} verb what it is wanted for
   */
  has(index, verb) {
    const {count} = this.content;
    const isThere = Number.isInteger(index) && index >= 0 && index < count;
    if (!isThere) console.warn(`<${this.localName}>: there is no item ${index} to ${verb}; there are ${count}`);
    return isThere;
  }

  /**
   * Begins with other items, or another axis.
   *
   * @internal
   * @param {number} selected
   */
  begin(selected) {
    if (!this.exhibit) return;
    this.#isNews = false;
    this.#showing.forget();
    this.content.begin();
    if (this.content.count && selected >= 0) this.select(selected, {animated: false});
    this.refresh();
  }

  /**
   * Brings an item into view because it has focus.
   *
   * @internal
   * @param {number} index
   */
  bring(index) {
    if (index !== this.selectedIndex) this.select(index);
  }

  /** @internal The view has another size. */
  resized() {
    this.#look();
    this.draw(this.now);
    this.#opening.measure();
  }

  /**
   * What an event is meant for: on a copy, the original.
   *
   * @internal
   * @param {MouseEvent} event
   */
  meant(event) {
    return this.#showing.copies.meant(event);
  }

  /**
   * Reads out the item on which it came to rest.
   *
   * @internal
   * @param {number} index
   */
  announce(index) {
    const {count} = this.content;
    if (!this.plays || this.attention.isPaused)
      this.#controls.say(announcement(this.#cells.element(index), index, count, this, this.strings));
  }

  /** @param {ShadowRoot} root */
  #build(root) {
    root.adoptedStyleSheets = this.styles;
    const copies = document.createElement("slot");
    copies.name = "copies";
    this.#showing.element.append(document.createElement("slot"), copies);
    this.viewport.append(this.#showing.element);
    this.viewport.tabIndex = 0;
    const [pause, previous, next, indicator, live] = this.#controls.elements;
    root.append(pause, previous, next, this.viewport, indicator, live);
    if (!this.hasAttribute("role")) this.setAttribute("role", this.label ? "region" : "group");
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    this.#hand.listen(signal);
    this.#showing.copies.listen(signal);
    this.#reveal.listen(signal);
    this.attention.watch(this, signal);
    watchEnvironment(() => this.#renew(), signal);
    this.#renew();
    const sizes = new ResizeObserver(() => this.resized());
    const children = new MutationObserver((records) => this.#changed(records));
    sizes.observe(this.viewport);
    children.observe(this, {childList: true});
    signal.addEventListener("abort", () => (sizes.disconnect(), children.disconnect()));
  }

  /**
   * Before an event; whether the compositor had the strip until then, and every instant was on the screen.
   * @param {number} time
   */
  #interrupted(time) {
    if (!this.#showing.take(time)) return false;
    this.shown = time;
    this.refresh();
    return true;
  }

  /** Looks again at what is said about it. */
  #renew() {
    if (!this.exhibit) return;
    this.#controls.renew();
    this.attention.sight(this, this.plays);
  }

  /** Reads how large the view is, and where. */
  #look() {
    const {x, y, width, height} = this.viewport.getBoundingClientRect();
    this.exhibit?.look({x, y, width, height}, {x: 0, y: 0, width, height}, this.now);
  }

  /**
   * @param {import('./changes.js').Change} change
   * @param {boolean} isWithin whether there are such items
   */
  #edit(change, isWithin) {
    const isWhole = Object.values(change).every(Number.isInteger) && change.at >= 0 && (change.to ?? 0) >= 0;
    if (!this.items || !isWhole || !isWithin)
      return console.warn(
        `<${this.localName}>: insert, remove and move need items given as data, and indices of such as there are`);
    this.content.edit(change);
    this.#showing.forget();
    this.edited([change]);
    this.draw(this.now);
    this.#opening.reload([change]);
  }

  /** @param {MutationRecord[]} records */
  #changed(records) {
    const isItem = (/** @type {Node} */ node) => node instanceof HTMLElement && node.slot === "";
    const isOurs = records.every(({addedNodes, removedNodes}) => ![...addedNodes, ...removedNodes].some(isItem));
    if (!this.items && !isOurs) this.reload();
  }
}
