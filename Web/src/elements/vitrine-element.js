import {english} from "../a11y/strings.js";
import {writeAttribute} from "../dom/write-attribute.js";
import {arrive, endScrub} from "../driver/arrangement/arrive.js";
import {scrub} from "../driver/arrangement/beginning.js";
import {exhibitOf, isFlag, warn} from "../engine/options.js";

/** Importing the module where there is no DOM does nothing. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * How pictures arrive.
 *
 * @typedef {object} ArrivalOptions
 * @property {number | null} [leader] the item that stays in front; without it, the one that the person looks at. With null there is none, and this element stays where it is scrolled
 * @property {() => unknown} [update] changes the page, once the source is out of its flow; it may add the destination
 * @property {number} [progress] the share of the way to which a finger moves them at first; without it, they fly by themselves
 */

/**
 * An element of Vitrine. Its class has what a page can use; its driver draws it.
 *
 * It stays a plain piece of the page until the engine has loaded.
 *
 * @attr {string} label - its accessible name
 * @fires vitrine-ready - the engine has loaded, and the element can be used
 * @cssstate drawn - the engine draws the element
 */
export class VitrineElement extends Base {
  /** @type {Readonly<import('../a11y/strings.js').Strings>} */
  #strings = english;
  /**
   * @internal What draws it.
   * @type {import('../driver/base/driver.js').Driver}
   */
  driver = new(exhibitOf(this).Driver)(this);

  // Static fields and static private methods would make esbuild write all private members as WeakMaps.

  static get observedAttributes() {
    const {options} = /** @type {import('../engine/options.js').Exhibit} */ (/** @type {unknown} */ (this));
    return [...options.map(({name}) => name), "label"];
  }

  /**
   * Resolves with the element when the engine has loaded, and rejects if it cannot be loaded. Calls before that wait for it, and take
   * effect in their order.
   * @returns {Promise<this>}
   */
  get ready() {
    return /** @type {Promise<this>} */ (this.driver.ready);
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

  /**
   * The words of the element; assign an object to replace some or all of them.
   * @returns {Readonly<import("../a11y/strings.js").Strings>}
   */
  get strings() {
    return this.#strings;
  }

  /** @param {Partial<import('../a11y/strings.js').Strings>} strings */
  set strings(strings) {
    const given = Object.entries(strings).filter(([, text]) => text !== undefined);
    this.#strings = {...english, ...Object.fromEntries(given)};
    this.driver.renderLabels();
  }

  /**
   * Records everything that happens to the element from now on, as a trace that a test can replay. Motions end first.
   * @returns {Promise<import("../record/recording.js").Recording>} its `stop()` returns the text of the trace
   */
  async record() {
    await this.ready;
    const {Recording} = await import(new URL("vitrine-record.js", import.meta.url).href);
    return new Recording(this);
  }

  /**
   * Lets the pictures of another element fly to their places in this one, which is in the page or hidden in it. Items with the same key
   * are the same picture, and without keys those with the same index. At rest the other element is hidden, and the page can remove it.
   *
   * @param {VitrineElement} source a grid, or a strip
   * @param {ArrivalOptions} options `leader` is the item that stays in front; without it, the one that the person looks at; null for none. `update` changes the page once the other element is out of its flow, and may add this one. With `progress`, a finger moves the pictures; see `scrub`
   * @returns {Promise<boolean>} whether the pictures have arrived; false if they fly elsewhere meanwhile
   */
  arriveFrom(source, options = {}) {
    if (REARRANGES) return arrive(this, source, options);
    console.warn(`<${this.localName}>: vitrine-collection.js is needed to arrive`);
    return Promise.resolve(false);
  }

  /**
   * Moves the pictures that arrive to a share of their way, for a finger that slides along a switch: `row.arriveFrom(grid, {progress: 0})`,
   * then `row.scrub(0.4)` for each move of the finger. If the finger begins elsewhere than the pictures are, they come under it at once
   * and smoothly. Without pictures that arrive, nothing happens.
   * @param {number} progress from 0, in the other element, to 1, in this one
   */
  scrub(progress) {
    if (REARRANGES) scrub(this.driver, progress);
  }

  /**
   * Lets go of the pictures. They fly on to this element, or back. If they fly back, `arriveFrom` becomes false when they are at rest.
   *
   * @param {number} [velocity] of the finger, in shares of the way per second; without it, that of the last calls of `scrub()`
   * @param {(source: VitrineElement) => void} [update] changes the page for the element to which they fly back
   * @returns {Promise<boolean>} whether they fly on to this element
   */
  endScrub(velocity, update) {
    return REARRANGES ? endScrub(this.driver, velocity, update) : Promise.resolve(false);
  }

  connectedCallback() {
    this.driver.connect();
  }

  disconnectedCallback() {
    this.driver.disconnect();
  }

  /**
   * @param {string} name
   * @param {string | null} _before
   * @param {string | null} value
   */
  attributeChangedCallback(name, _before, value) {
    if (value === "false" && isFlag(this, name))
      warn(this, `${name}="false"`, "it is on; remove the attribute to switch it off");
    this.driver.attributeChanged(name, value);
  }
}
