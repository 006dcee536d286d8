import {english} from "../a11y/strings.js";
import {EVENT_ENVIRONMENT, EVENT_OPTION, EVENT_VIEWPORT, options} from "../abi.js";
import {attempt} from "../engine/attempt.js";
import {Engine} from "../engine/engine.js";
import {Model} from "../engine/model.js";
import {isFlag, optionNumber, warnOfFlag} from "../engine/options.js";
import {environmentNumbers, watchEnvironment, watchSize} from "../input/environment.js";
import {writeAttribute} from "../items/write-attribute.js";
import {flush, requestFrame} from "../render/frame-loop.js";

/** @typedef {import('../engine/options.js').OptionName} OptionName */
/** @typedef {import('../engine/scene.js').Scene} Scene */

/** Importing the module where there is no DOM does nothing. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * An element that is drawn by a model in the engine.
 *
 * It stays a plain piece of the page until the engine has loaded. From then on everything goes one way: input becomes events
 * of the model, the model makes scenes and signals, and only these change the page and the element's state.
 *
 * @attr {string} label - its accessible name
 * @fires vitrine-ready - the engine has loaded, and the element can be used
 * @cssstate drawn - the engine draws the element
 */
export class VitrineElement extends Base {
  /** @internal The role and the state of the element, where no attribute that the page rewrites can lose them. */
  internals = this.attachInternals();
  /** @type {Model | null} */
  #model = null;
  /** @type {AbortController | null} */
  #connection = null;
  /** @type {Readonly<import('../a11y/strings.js').Strings>} */
  #strings = english;
  /** @type {Scene | undefined} */
  #scene;
  /** @type {(() => void)[]} the calls that wait for the engine */
  #calls = [];
  /** @type {{ resolve: (element: VitrineElement) => void, reject: (error: Error) => void } | undefined} */
  #readiness;
  /** @type {Promise<VitrineElement>} */
  #ready = new Promise((resolve, reject) => (this.#readiness = {resolve, reject}));
  #viewport = "";
  #wake = 0;
  #hasFailed = false;
  #isReporting = false;
  /** @internal The time of the frame on screen, in seconds. */
  shown = 0;

  // Static fields and static private methods would make esbuild write all private members as WeakMaps.

  /** The kind of exhibit in the engine. */
  static get kind() {
    return -1;
  }

  /**
   * The options that are attributes of the element.
   * @returns {readonly OptionName[]}
   */
  static get options() {
    return [];
  }

  static get observedAttributes() {
    return [...this.options, "label"];
  }

  /**
   * Resolves with the element when the engine has loaded, and rejects if it cannot be loaded. Calls before that wait for it, and take
   * effect in their order.
   * @returns {Promise<this>}
   */
  get ready() {
    return /** @type {Promise<this>} */ (this.#ready);
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
    this.renderLabels();
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

  /** @internal The model; null until the engine has loaded and while the element is not in a page. */
  get model() {
    return this.#model;
  }

  /** @internal Now, in seconds of the clock of events and frames. */
  get now() {
    return performance.now() / 1000;
  }

  connectedCallback() {
    this.#connection = new AbortController();
    this.#adoptProperties();
    this.renderLabels();
    this.#start(this.#connection.signal).catch(reportError);
  }

  disconnectedCallback() {
    this.#connection?.abort();
    clearTimeout(this.#wake);
    this.#model?.drop();
    this.#model = null;
  }

  /**
   * @param {string} name
   * @param {string | null} _before
   * @param {string | null} value
   */
  attributeChangedCallback(name, _before, value) {
    if (value === "false" && isFlag(name)) warnOfFlag(this, name);
    if (name === "label") this.renderLabels();
    else if (name in options) this.#sendOption(/** @type {OptionName} */ (name));
  }

  /**
   * Sends an event to the model, requests a frame and returns the model's response; -1 if there is no model.
   *
   * @internal
   * @param {number} event
   * @param {readonly number[]} numbers
   * @param {number} time in seconds
   */
  send(event, numbers, time = this.now) {
    if (!this.#model) return -1;
    this.refresh();
    return this.#model.send(event, numbers, time, this.shownAt(time));
  }

  /**
   * Does something as soon as the engine is there, after everything else that waits for it.
   *
   * @internal
   * @param {() => void} call
   */
  whenReady(call) {
    if (this.#model) call();
    else this.#calls.push(call);
  }

  /**
   * Sends where the element is seen, if that has changed, in its own pixels.
   *
   * @internal
   * @param {{ width: number, height: number, x: number, y: number }} frame its size, and its corner in pixels of the screen
   * @param {{ x: number, y: number, width: number, height: number }} window the part that is visible, from its corner
   * @param {number} scale how many pixels of the screen a pixel of the element is
   */
  sendViewport({width, height, x, y}, window, scale = 1) {
    const numbers = [width, height, x, y, window.x, window.y, window.width, window.height, scale];
    if (this.#viewport === (this.#viewport = numbers.join())) return;
    this.send(EVENT_VIEWPORT, numbers);
  }

  /**
   * Returns the time of the frame that a person saw at a time, in seconds.
   *
   * @internal
   * @param {number} _time
   */
  shownAt(_time) {
    return this.shown;
  }

  /** @internal Requests a frame. */
  refresh() {
    if (this.#model) requestFrame(this);
  }

  /**
   * Draws at once.
   *
   * @internal
   * @param {number} time in seconds
   */
  flush(time = this.now) {
    if (this.#model) flush(this, time);
  }

  /**
   * Sends sizes to the engine. The first step of a frame.
   *
   * @internal
   * @param {number} _time
   */
  measure(_time) {}

  /**
   * Gets the scene. The second step of a frame.
   *
   * @internal
   * @param {number} time
   */
  evaluate(time) {
    this.#scene = this.#model?.scene(time);
  }

  /**
   * Writes the scene to the page. The third step of a frame.
   *
   * @internal
   * @param {number} time
   */
  render(time) {
    if (!this.#model) return;
    if (!this.#scene) return this.#retry();
    this.#hasFailed = false;
    this.shown = time;
    this.draw(this.#scene, time);
    this.#wakeUpAt(this.scheduleNext(this.#scene));
  }

  /** @internal Emits events for the signals. The last step of a frame. */
  report() {
    // A scene is missing after a trap. The next frame draws what the signals say.
    if (!this.#scene) return;
    // The page's code may call a method that draws at once. Its signals come in the next frame, after those of this one.
    if (this.#isReporting) return this.refresh();
    this.#isReporting = true;
    for (const [signal, first, second] of this.#model?.signals() ?? [])
      attempt(() => this.onSignal(signal, first, second));
    this.#isReporting = false;
  }

  /** @internal Reads what the page has shown without script. */
  readPage() {}

  /** @internal Sends the element's whole state to a model that is new. */
  restore() {
    this.#viewport = "";
    this.sendEnvironment();
    this.refresh();
  }

  /**
   * Sends the person's preferences and the options. A media query may have changed any option that a style sheet sets.
   * @internal
   */
  sendEnvironment() {
    this.send(EVENT_ENVIRONMENT, environmentNumbers(this));
    for (const name of /** @type {typeof VitrineElement} */ (this.constructor).options) this.#sendOption(name);
  }

  /**
   * Begins to listen, once for each time that the element is connected.
   *
   * @internal
   * @param {AbortSignal} _signal aborts when the element is disconnected
   */
  listen(_signal) {}

  /**
   * Writes a scene to the page.
   *
   * @internal
   * @param {Scene} _scene
   * @param {number} _time
   */
  draw(_scene, _time) {}

  /**
   * Requests the next frame, and returns when there must be one at the latest, in seconds; -1 for never.
   *
   * @internal
   * @param {Scene} scene
   */
  scheduleNext(scene) {
    if (scene.isMoving) this.refresh();
    return scene.wakeAt;
  }

  /**
   * Does what a signal says.
   *
   * @internal
   * @param {number} _signal
   * @param {number} _first
   * @param {number} _second
   */
  onSignal(_signal, _first, _second) {}

  /** @internal Writes the words of the element to the page. */
  renderLabels() {
    this.internals.ariaLabel = this.label || null;
  }

  /**
   * Emits an event. Returns false if the page has cancelled it.
   *
   * @internal
   * @param {string} name
   * @param {object} detail
   * @param {boolean} cancelable
   */
  emit(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true, cancelable}));
  }

  /**
   * Returns the detail of `vitrine-need`. A range of a loop may lie beyond its ends.
   *
   * @internal
   * @param {number} start
   * @param {number} end
   * @param {number} count how many items there are
   */
  needDetail(start, end, count) {
    const indices =
      Array.from({length: Math.min(end - start, count)}, (_, step) => (((start + step) % count) + count) % count);
    return {start, end, indices};
  }

  /** @param {AbortSignal} signal */
  async #start(signal) {
    const engine = await Engine.load();
    if (!engine) return this.#rejectReady();
    if (signal.aborted) return;
    const {kind} = /** @type {typeof VitrineElement} */ (this.constructor);
    this.#model = new Model(engine, kind, () => this.restore());
    this.readPage();
    this.restore();
    for (const call of this.#calls.splice(0)) attempt(call);
    // A call may have removed the element.
    if (signal.aborted) return;
    watchEnvironment(() => this.sendEnvironment(), signal);
    watchSize(this, () => this.sendEnvironment(), signal);
    this.listen(signal);
    if (!this.#readiness) return;
    this.#readiness.resolve(this);
    this.#readiness = undefined;
    // Without an engine at first, it has been rejected.
    this.#ready = Promise.resolve(this);
    this.emit("vitrine-ready", {});
  }

  /** Rejects `ready`. A page that does not use it gets no unhandled rejection. */
  #rejectReady() {
    this.#ready.catch(() => {});
    this.#readiness?.reject(new Error("Vitrine: the engine could not be loaded; the console says why"));
  }

  /** A property that was set before the element was defined hides the accessor of the same name, which gets it now. */
  #adoptProperties() {
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    for (const name of Object.keys(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  /** @param {OptionName} name */
  #sendOption(name) {
    if (this.#model) this.send(EVENT_OPTION, [options[name].id, optionNumber(this, name)]);
  }

  /** Draws once more after the engine was replaced. A model that makes each engine fail is given up. */
  #retry() {
    if (this.#hasFailed) {
      this.#model?.drop();
      this.#model = null;
    }
    this.#hasFailed = true;
    this.refresh();
  }

  /** @param {number} time in seconds; -1 for never */
  #wakeUpAt(time) {
    clearTimeout(this.#wake);
    if (time >= 0) this.#wake = setTimeout(() => this.refresh(), Math.max(0, time - this.now) * 1000);
  }
}
