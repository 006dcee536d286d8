import {Engine} from "./engine.js";
import {environment, watchEnvironment} from "./environment.js";
import {Exhibit} from "./exhibit.js";
import {askForFrame} from "./frames.js";
import {options} from "./options.js";
import {english} from "./strings.js";
import {number} from "./values.js";

/** @typedef {import('./values.js').OptionName} OptionName */

/** Importing the module where there is no DOM does nothing. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * What all elements have in common: an exhibit in the engine, options from attributes, frames, words.
 *
 * An element is a plain piece of the page until the engine is there; then `arrived` is called once for every time it is
 * connected.
 */
export class VitrineElement extends Base {
  /** @type {Exhibit | null} */
  #exhibit = null;
  /** @type {AbortController | null} */
  #connection = null;
  /** @type {Readonly<import('./strings.js').Strings>} */
  #strings = english;
  #wake = 0;
  #hasFailed = false;
  /** The time of the frame on screen, in seconds. */
  shown = 0;

  // Static fields, and static private methods, would make esbuild write all private members as WeakMaps.

  /** The kind of exhibit in the engine. */
  static get kind() {
    return -1;
  }

  /**
   * The attributes that set options of the engine.
   * @returns {readonly OptionName[]}
   */
  static get options() {
    return [];
  }

  /** What tells the engine of it. */
  static get Exhibit() {
    return Exhibit;
  }

  static get observedAttributes() {
    return [...this.options, "label"];
  }

  /** The exhibit; null before the engine has arrived and while the element is not in a page. */
  get exhibit() {
    return this.#exhibit;
  }

  /** What it is called by screen readers; mirrors the attribute `label`. */
  get label() {
    return this.getAttribute("label") ?? "";
  }

  set label(label) {
    this.setAttribute("label", label);
  }

  /**
   * The words it uses; assign an object to replace some or all of them.
   * @returns {Readonly<import("./strings.js").Strings>}
   */
  get strings() {
    return this.#strings;
  }

  /** @param {Partial<import('./strings.js').Strings>} strings */
  set strings(strings) {
    this.#strings = /** @type {typeof english} */ ({...english, ...strings});
    this.named();
  }

  connectedCallback() {
    this.#connection = new AbortController();
    this.named();
    this.#join(this.#connection.signal).catch(reportError);
  }

  disconnectedCallback() {
    this.#connection?.abort();
    clearTimeout(this.#wake);
    this.#exhibit?.drop();
    this.#exhibit = null;
  }

  /**
   * @param {string} name
   * @param {string | null} _before
   * @param {string | null} _value
   */
  attributeChangedCallback(name, _before, _value) {
    if (name === "label") this.named();
    else if (this.#exhibit && name in options) this.#setOption(/** @type {OptionName} */ (name));
  }

  /** Asks for a frame. */
  refresh() {
    if (this.#exhibit) askForFrame(this);
  }

  /**
   * Draws what is seen at `time` and does what the engine says happened.
   *
   * @param {number} time
   */
  draw(time) {
    const exhibit = this.#exhibit;
    if (!exhibit) return;
    this.prepare(time);
    const scene = exhibit.draw(time);
    if (!scene) return this.#tryAgain();
    this.#hasFailed = false;
    this.shown = time;
    this.render(scene);
    this.#wakeUpAt(this.goOn(scene, time));
    for (const {name, numbers} of exhibit.signals()) this.happened(name, numbers);
  }

  /** Before anything is read of the page: what it shows until now is what the element shows from now on. */
  takeOver() {}

  /**
   * Once the engine is there.
   *
   * @param {Exhibit} _exhibit
   * @param {AbortSignal} _signal ends with the connection to the page
   */
  arrived(_exhibit, _signal) {}

  /** After the engine broke down: the exhibit was made again. */
  revived() {
    this.refresh();
  }

  /**
   * Before a scene is asked for.
   * @param {number} _time
   */
  prepare(_time) {}

  /**
   * Writes a scene to the page.
   * @param {import('./scene.js').Scene} _scene
   */
  render(_scene) {}

  /**
   * Sees to the next frame, and answers when there must be one at the latest, in seconds; -1 for never.
   *
   * @param {import('./scene.js').Scene} scene
   * @param {number} _time
   */
  goOn(scene, _time) {
    if (scene.isMoving) this.refresh();
    return scene.wakeAt;
  }

  /**
   * Does what a signal says.
   *
   * @param {string} _name
   * @param {readonly number[]} _numbers
   */
  happened(_name, _numbers) {}

  /** Puts words where they belong. */
  named() {}

  /**
   * @param {string} name
   * @param {object} detail
   */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
  }

  /** @param {AbortSignal} signal */
  async #join(signal) {
    const engine = await Engine.load();
    if (signal.aborted) return;
    const type = /** @type {typeof VitrineElement} */ (this.constructor);
    const exhibit = new type.Exhibit(engine, type.kind, () => this.revived());
    this.#exhibit = exhibit;
    this.takeOver();
    this.#consult();
    watchEnvironment(() => this.#consult(), signal);
    watchSize(this, () => this.#consult(), signal);
    this.arrived(exhibit, signal);
    this.refresh();
  }

  /** Now, in seconds of the clock of events and frames. */
  get now() {
    return performance.now() / 1000;
  }

  /** Reads again what style sheets and people's preferences say: a media query may have changed it. */
  #consult() {
    this.#exhibit?.prefer(environment(this), this.now);
    for (const name of this.#options) this.#setOption(name);
  }

  get #options() {
    return /** @type {typeof VitrineElement} */ (this.constructor).options;
  }

  /** @param {OptionName} name */
  #setOption(name) {
    this.#exhibit?.set(options[name].id, number(this, name), this.now);
    this.refresh();
  }

  /** Once more, after the engine was replaced. */
  #tryAgain() {
    if (!this.#hasFailed) this.refresh();
    this.#hasFailed = true;
  }

  /** @param {number} time in seconds; -1 for not at all */
  #wakeUpAt(time) {
    clearTimeout(this.#wake);
    if (time >= 0) this.#wake = setTimeout(() => this.refresh(), Math.max(0, time - this.now) * 1000);
  }
}

/**
 * Calls `changed` when the element has another size, until `signal` ends it; at once for the first.
 *
 * @param {Element} element
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
function watchSize(element, changed, signal) {
  const sizes = new ResizeObserver(changed);
  sizes.observe(element);
  signal.addEventListener("abort", () => sizes.disconnect());
}
