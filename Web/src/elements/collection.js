import {counted, english} from "../a11y/strings.js";
import {OPTION_SPEED} from "../abi.js";
import {writeAttribute} from "../dom/write-attribute.js";
import {Beginning, scrub, whenBegun} from "../driver/arrangement/beginning.js";
import {lift, putBack, rearrange} from "../driver/arrangement/rearrangement.js";
import {adoptProperties} from "../driver/base/adopt-properties.js";
import {attempt} from "../engine/attempt.js";
import {optionValue, warn} from "../engine/options.js";
import {watchChildren} from "../input/environment.js";
import {pictureOf, ratioOf} from "../items/picture-list.js";

import {ARRANGEMENTS} from "./arrangements.js";

/**
 * The words that screen readers read out after a choice.
 *
 * @typedef {object} CollectionStrings
 * @property {string} grid names an arrangement, as do the next four
 * @property {string} carousel
 * @property {string} deck
 * @property {string} expanding
 * @property {string} stitched
 * @property {string} position says where the picture is; {index} and {count} are replaced by numbers
 */

/** @type {Readonly<CollectionStrings>} */
const WORDS = Object.freeze({
  grid: "Grid",
  carousel: "Carousel",
  deck: "Deck",
  expanding: "Expanding cards",
  stitched: "Stitched row",
  position: english.position,
});

/** The largest collection whose keys are compared. */
const MOST_COMPARED = 1000;

/** @typedef {import('../items/picture-list.js').Pictures} Pictures */

/** Importing the module where there is no DOM does nothing. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** The attributes of the collection that its elements have too. */
const SHARED = ["label", "history", "speed"];

/** The slot of the elements that show the collection. */
const SLOT = "arrangement";

/**
 * A collection of pictures in one of five arrangements. When the arrangement changes, every picture flies from its place in one to its
 * place in the next.
 *
 * ```html
 * <vitrine-collection arrangement="grid" label="Trip">
 *   <a href="harbour.jpg" data-width="4000" data-height="3000"><img src="harbour-640.jpg" alt="Harbour"></a>
 * </vitrine-collection>
 * ```
 *
 * @attr {"grid" | "carousel" | "deck" | "expanding" | "stitched"} [arrangement=grid] - how the pictures are arranged
 * @attr {boolean} history - whether Back closes an open picture
 * @attr {string} label - its accessible name
 * @slot - the pictures: links to large ones that contain small ones, or images
 * @fires vitrine-arrange - the pictures begin to fly to another arrangement, or turn round
 * @fires vitrine-arrive - the pictures have arrived
 * @fires vitrine-ready - the engine has loaded, and the pictures are shown
 * @cssprop --vitrine-collection-height - the height of the rows
 * @cssstate drawn - the engine draws the element
 */
export class VitrineCollection extends Base {
  /** @type {Pictures | null} */
  #items = null;
  /** @type {Map<string, import('../driver/arrangement/rearrangement.js').ExhibitElement>} the elements that have been made, by their arrangements */
  #elements = new Map();
  /** The name of the arrangement that is shown, or to which the pictures fly. */
  #shown = "";
  /** The same, or the name of the one to which they will fly as soon as its element is ready. */
  #next = "";
  #internals = this.attachInternals();
  #slot = document.createElement("slot");
  /** What screen readers read out. */
  #live = document.createElement("p");
  /** @type {Readonly<CollectionStrings>} */
  #strings = WORDS;
  #sizes = new ResizeObserver(() => this.#fit());
  #room = "";
  /** The flight that will begin as soon as its element is ready. */
  #beginning = /** @type {Beginning | null} */ (null);
  /** The end of the flight that was announced last. */
  #arrival = /** @type {Promise<boolean> | undefined} */ (undefined);
  /** @type {((element: this) => void)} */
  #resolve = () => {};
  /** @type {Promise<this>} */
  #ready = new Promise((resolve) => (this.#resolve = resolve));

  static get observedAttributes() {
    return ["arrangement", ...SHARED];
  }

  /**
   * Resolves with the element when the engine has loaded and the pictures are shown.
   * @returns {Promise<this>}
   */
  get ready() {
    return this.#ready;
  }

  /**
   * How the pictures are arranged; mirrors the attribute. Assigning another arrangement lets them fly there; assigning the one before,
   * while they fly, lets them turn round.
   * @returns {"grid" | "carousel" | "deck" | "expanding" | "stitched"}
   */
  get arrangement() {
    return /** @type {any} */ (this.#nameOf(this.getAttribute("arrangement")));
  }

  set arrangement(name) {
    this.setAttribute("arrangement", name);
  }

  /**
   * The pictures as data; null for the children of the element.
   * @returns {Pictures | null}
   */
  get items() {
    return this.#items;
  }

  /** @param {Pictures | null} items */
  set items(items) {
    this.#items = items;
    for (const element of this.#elements.values()) element.items = this.#itemsFor(element.dataset.arrangement ?? "");
    this.#show();
  }

  /**
   * The words that screen readers read out after a choice, in English unless a page replaces some:
   * `element.strings = {deck: "Stapel", position: "{index} von {count}"}`.
   * @returns {Readonly<CollectionStrings>}
   */
  get strings() {
    return this.#strings;
  }

  /** @param {Partial<CollectionStrings>} strings */
  set strings(strings) {
    this.#strings = Object.freeze({...WORDS, ...strings});
  }

  /**
   * What screen readers call the element; mirrors the attribute `label`.
   * @returns {string}
   */
  get label() {
    return this.getAttribute("label") ?? "";
  }

  /** @param {string | null} label */
  set label(label) {
    writeAttribute(this, "label", label);
  }

  /** The speed of animations; mirrors the attribute `speed`. */
  get speed() {
    return /** @type {number} */ (optionValue(this, OPTION_SPEED));
  }

  set speed(speed) {
    this.setAttribute("speed", `${speed}`);
  }

  /**
   * The picture on which the arrangement rests or will rest, or that Tab reaches; null without pictures. Assigning goes there.
   * @returns {number | null}
   */
  get selectedIndex() {
    return this.#exhibit?.selectedIndex ?? null;
  }

  /** @param {number | null} index */
  set selectedIndex(index) {
    if (this.#exhibit) this.#exhibit.selectedIndex = index;
  }

  /**
   * The element that shows the pictures now; null before there is one.
   * @returns {import('./vitrine-element.js').VitrineElement | null}
   */
  get exhibit() {
    return /** @type {any} */ (this.#exhibit ?? null);
  }

  get #exhibit() {
    return this.#elements.get(this.#shown);
  }

  /** Says that pictures came, went or changed. */
  reload() {
    for (const [name, element] of this.#elements) {
      Object.assign(element.items, this.#itemsFor(name));
      element.reload();
    }
    this.#show();
  }

  /**
   * Moves the pictures to a share of their way to another arrangement, for a finger that slides along a switch.
   *
   * @param {"grid" | "carousel" | "deck" | "expanding" | "stitched"} arrangement
   * @param {number} progress from 0, as they are, to 1, in the other arrangement
   */
  scrub(arrangement, progress) {
    const name = this.#nameOf(arrangement);
    const element = this.#elements.get(name);
    if (name !== this.#next && this.#exhibit) this.#go(name, progress);
    else if (element) scrub(element.driver, progress);
  }

  /**
   * Lets go of the pictures. They fly on to the other arrangement, or back.
   * @param {number} [velocity] of the finger, in shares of the way per second; without it, that of the last calls of `scrub()`
   */
  endScrub(velocity) {
    const element = this.#elements.get(this.#next);
    if (element)
      whenBegun(element.driver, (flight) => {
        if (!flight) return;
        flight.endScrub(velocity);
        this.#shown = this.#next = flight.destination.element.dataset.arrangement ?? this.#shown;
        this.#announce(flight);
      });
  }

  connectedCallback() {
    if (!this.shadowRoot) {
      this.attachShadow({mode: "open"}).append(this.#slot, this.#live);
      this.#live.ariaLive = "polite";
      this.#live.style.cssText =
        "position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: clip; clip-path: inset(50%)";
      watchChildren(this, (children) => this.#childrenChanged(children));
    }
    adoptProperties(this);
    this.#sizes.observe(this);
    this.#show();
  }

  disconnectedCallback() {
    this.#sizes.disconnect();
  }

  /**
   * @param {string} name
   * @param {string | null} _before
   * @param {string | null} value
   */
  attributeChangedCallback(name, _before, value) {
    if (name === "arrangement") return this.#show();
    for (const element of this.#elements.values()) writeAttribute(element, name, value);
  }

  /** Shows the arrangement of the attribute, as soon as the engine has loaded. */
  #show() {
    if (!this.isConnected || !this.shadowRoot) return;
    const {arrangement} = this;
    if (this.#next === arrangement || !this.#count) return;
    if (this.#exhibit?.driver.model) this.#go(arrangement);
    else this.#begin(arrangement);
  }

  /**
   * Shows the first arrangement.
   * @param {string} name
   */
  #begin(name) {
    for (const element of this.#elements.values()) element.remove();
    this.#elements.clear();
    this.#shown = this.#next = name;
    const element = this.#make(name);
    element.ready.then(() => {
      if (this.#exhibit !== element) return;
      // Until then the page shows its own children.
      this.#slot.name = SLOT;
      this.#internals.states.add("drawn");
      this.#fit();
      this.#resolve(this);
      this.dispatchEvent(new CustomEvent("vitrine-ready", {detail: {element: this}, bubbles: true, composed: true}));
      this.#show();
    }, () => {});
  }

  /**
   * Lets the pictures fly to another arrangement.
   *
   * @param {string} name
   * @param {number} [progress] the share of the way to which a finger moves them; without it, they fly by themselves
   */
  #go(name, progress) {
    const source = /** @type {import('../driver/arrangement/rearrangement.js').ExhibitElement} */ (this.#exhibit);
    this.#next = name;
    this.#beginning = null;
    // Nothing has flown yet.
    if (name === this.#shown) return putBack(source.driver, true);
    lift(source.driver);
    const element = this.#elements.get(name) ?? this.#make(name);
    element.hidden = false;
    const beginning = this.#beginning = new Beginning(element.driver, progress);
    element.driver.whenReady(() => {
      if (this.#beginning === beginning) {
        this.#beginning = null;
        this.#shown = name;
        this.#fit();
        this.#announce(rearrange(source.driver, element.driver));
      } else if (this.#next !== name) {
        // Another switch has come meanwhile.
        element.hidden = true;
      }
      beginning.end();
    });
  }

  /** @param {import('../driver/arrangement/rearrangement.js').Rearrangement} flight */
  #announce(flight) {
    const {arrangement, selectedIndex} = this;
    if (arrangement !== this.#shown) this.setAttribute("arrangement", this.#shown);
    const place =
      selectedIndex === null ? "" : `, ${counted(this.#strings.position, selectedIndex, this.#count, this)}`;
    this.#live.textContent = this.#strings[/** @type {keyof CollectionStrings} */ (this.#shown)] + place;
    this.#emit("vitrine-arrange");
    const {arrival} = flight;
    this.#arrival = arrival;
    arrival.then((hasArrived) => hasArrived && arrival === this.#arrival && this.#emit("vitrine-arrive"));
  }

  /** @param {"vitrine-arrange" | "vitrine-arrive"} name */
  #emit(name) {
    const detail = {arrangement: this.#shown, index: this.selectedIndex, element: this};
    this.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
  }

  /**
   * Makes the element of an arrangement.
   * @param {string} name
   */
  #make(name) {
    const {tag, attributes} = arrangementNamed(name);
    const element =
      /** @type {import('../driver/arrangement/rearrangement.js').ExhibitElement} */ (document.createElement(tag));
    element.slot = SLOT;
    element.dataset.arrangement = name;
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    for (const attribute of SHARED) writeAttribute(element, attribute, this.getAttribute(attribute));
    this.#elements.set(name, element);
    element.items = this.#itemsFor(name);
    this.append(element);
    return element;
  }

  /**
   * Returns the items of the element of an arrangement.
   * @param {string} name
   */
  #itemsFor(name) {
    const {render, extent} = arrangementNamed(name);
    const list = this.#items;
    this.#compareKeys();
    const picture = (/** @type {number} */ index) => this.#picture(index);
    return {
      count: this.#count,
      key: list ? list.key?.bind(list) : (/** @type {number} */ index) => this.#keyOf(index),
      indexOf: list?.indexOf?.bind(list),
      ratio: (/** @type {number} */ index) => ratioOf(picture(index)),
      render: (/** @type {number} */ index, /** @type {HTMLElement} */ element) => render(element, picture(index)),
      ...extent && {extent: (/** @type {number} */ index) => extent(picture(index), this.#roomOf(name))},
    };
  }

  get #count() {
    return this.#items ? Math.max(0, Math.floor(this.#items.count) || 0) : this.#pictures.length;
  }

  /** The children that are pictures. */
  get #pictures() {
    return /** @type {HTMLElement[]} */ ([...this.children]).filter((child) => !child.slot && !child.hidden);
  }

  /** @param {number} index */
  #picture(index) {
    if (this.#items) return this.#items.picture(index);
    const child = this.#pictures[index];
    return child ? pictureOf(child) : {src: ""};
  }

  /** @param {number} index */
  #keyOf(index) {
    return this.#pictures[index]?.dataset.key ?? null;
  }

  /** Warns about pictures with the same key. */
  #compareKeys() {
    const keys = new Set();
    const count = Math.min(this.#count, MOST_COMPARED);
    for (let index = 0; index < count; index++) {
      const key = this.#items ? this.#items.key?.(index) : this.#keyOf(index);
      if (key === null || key === undefined) continue;
      if (keys.has(key))
        warn(
          this, `key="${key}"`,
          "two pictures have this key; after a change one may be taken for the other, so each needs its own");
      keys.add(key);
    }
  }

  /** @param {Node[]} children */
  #childrenChanged(children) {
    if (this.#items || children.every((child) => child instanceof Element && child.slot === SLOT)) return;
    attempt(() => this.reload());
  }

  /**
   * Returns the room for the items of an arrangement.
   * @param {string} name
   */
  #roomOf(name) {
    const element = this.#elements.get(name);
    if (!element) return {width: 0, height: 0};
    const {width, height, paddingTop, paddingBottom, paddingLeft, paddingRight} = getComputedStyle(element);
    const across = parseFloat(paddingLeft) + parseFloat(paddingRight);
    const down = parseFloat(paddingTop) + parseFloat(paddingBottom);
    return {width: (parseFloat(width) || 0) - across, height: (parseFloat(height) || 0) - down};
  }

  /** Fits the items to the room. */
  #fit() {
    const exhibit = this.#exhibit;
    if (!exhibit) return;
    const {sizes, extent} = arrangementNamed(this.#shown);
    const room = this.#roomOf(this.#shown);
    for (const [name, value] of Object.entries(sizes?.(room) ?? {}))
      if (exhibit.getAttribute(name) !== `${value}`) exhibit.setAttribute(name, `${value}`);
    const key = `${this.#shown} ${room.width} ${room.height}`;
    if (extent && key !== this.#room && exhibit.driver.model) exhibit.reload();
    this.#room = key;
  }

  /**
   * Returns the name of an arrangement; the grid for a name that does not exist.
   * @param {string | null} name
   */
  #nameOf(name) {
    if (name === null || name in ARRANGEMENTS) return name ?? "grid";
    warn(this, `arrangement="${name}"`, `one of ${Object.keys(ARRANGEMENTS).join(", ")} is needed; grid is used`);
    return "grid";
  }
}

/** @param {string} name */
function arrangementNamed(name) {
  return /** @type {import('./arrangements.js').Arrangement} */ (ARRANGEMENTS[name]);
}
