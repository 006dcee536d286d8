import {Engine} from "./engine.js";
import {mirror, VIEWER_OPTIONS, VIEWER_PARTS} from "./part.js";

/** @typedef {import('./photo-viewer.js').VitrinePhotoViewer} Viewer */

/** What the viewer of a strip is felt by, which is not meant for the strip around it. */
const FELT = Object.freeze(["pointerdown", "click", "dragstart", "wheel", "keydown"]);

/**
 * The viewer in which the items of a strip open: each flies there from where its picture is in the strip, and back.
 *
 * It is made when something opens. A page that loads a strip alone has none; see `NoOpening`.
 */
export class Opening {
  #strip;
  #cells;
  /** @type {Viewer | null} */
  #viewer = null;

  /**
   * @param {import('./strip.js').VitrineStrip} strip
   * @param {import('./cells.js').Cells} cells
   */
  constructor(strip, cells) {
    this.#strip = strip;
    this.#cells = cells;
  }

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#viewer?.openIndex ?? null;
  }

  /**
   * Opens an item that is there.
   *
   * @param {number} index
   * @param {boolean} animated
   * @returns {void}
   */
  open(index, animated) {
    const viewer = this.#viewer ?? this.#make();
    if (!this.#strip.exhibit) return;
    // A viewer that was made just now gets its exhibit in a moment.
    if (!viewer.exhibit) return void Engine.load().then(() => this.open(index, animated));
    const element = this.#empty(index);
    if (!element) return;
    viewer.show(this, index, animated);
    if (animated) this.#strip.flewOff(element);
  }

  /** The exhibit whose items open. */
  get exhibit() {
    return this.#strip.exhibit;
  }

  /** How many items there are. */
  get count() {
    return this.#cells.count;
  }

  /**
   * What leads to the large picture of an item.
   *
   * @param {number} index
   * @returns {HTMLElement | undefined}
   */
  link(index) {
    if (this.#strip.items && index < this.count) this.#cells.demand(index);
    const element = this.#cells.element(index);
    return element && this.#strip.linkOf(element);
  }

  /** @param {{ animated?: boolean }} options */
  close(options) {
    this.#viewer?.close(options);
  }

  /**
   * Items came, went or changed, perhaps the open one.
   * @param {readonly import('./changes.js').Change[]} changes
   */
  reload(changes) {
    this.#viewer?.reload(changes);
    if ((this.openIndex ?? -1) >= 0) this.#empty(this.openIndex ?? 0);
  }

  /** Says where the picture of the open item is: once it is open, and when the strip has another size. */
  measure() {
    const element = this.openIndex === null ? undefined : this.#cells.element(this.openIndex);
    if (element) this.#place(element);
  }

  /** Hands words and options on. */
  renew() {
    if (!this.#viewer) return;
    for (const name of VIEWER_OPTIONS) mirror(this.#strip, this.#viewer, name);
    this.#viewer.strings = this.#strip.strings;
  }

  #make() {
    const viewer = /** @type {Viewer} */ (document.createElement("vitrine-photo-viewer"));
    viewer.setAttribute("exportparts", VIEWER_PARTS);
    for (const type of FELT) viewer.addEventListener(type, (event) => event.stopPropagation());
    viewer.addEventListener("vitrine-change", (event) => this.#turned(/** @type {CustomEvent} */ (event)));
    viewer.addEventListener("vitrine-settle", (event) => this.#settled(/** @type {CustomEvent} */ (event)));
    this.#viewer = viewer;
    this.renew();
    this.#strip.shadowRoot?.append(viewer);
    return viewer;
  }

  /**
   * Brings an item to the line and empties its place.
   *
   * @param {number} index
   * @returns {HTMLElement | undefined} its element
   */
  #empty(index) {
    const {exhibit, now} = this.#strip;
    exhibit?.open(index, 1, false, now);
    this.#strip.draw(now);
    const element = this.#cells.element(index);
    if (element) this.#place(element);
    return element;
  }

  /**
   * Tells the strip where in an item its picture is, as it is drawn now.
   * @param {HTMLElement} element
   */
  #place(element) {
    const picture = this.#strip.pictureOf(element);
    if (!picture) return;
    const {x, y, width, height} = picture.getBoundingClientRect();
    const scale = width / picture.offsetWidth || 1;
    const radius = (roundness(picture) || roundness(element)) * scale;
    this.#strip.strip?.place({x, y, width, height}, radius, this.#strip.now);
  }

  /**
   * Another photograph is open. The strip goes to its item, and says so itself.
   * @param {CustomEvent} event
   */
  #turned(event) {
    event.stopPropagation();
    this.#empty(event.detail.index);
  }

  /** @param {CustomEvent} event */
  #settled({detail: {index, isOpen}}) {
    const {exhibit, now} = this.#strip;
    if (isOpen) return;
    exhibit?.close(false, now);
    this.#strip.draw(now);
    const element = this.#cells.element(index);
    if (element) this.#viewer?.returnFocus(this.#strip.linkOf(element));
  }
}

/**
 * How round an element's corners are, in pixels of its own.
 * @param {HTMLElement} element
 */
function roundness(element) {
  return parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
}
