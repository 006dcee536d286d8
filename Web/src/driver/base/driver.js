import {numberFormat} from "../../a11y/strings.js";
import {EVENT_ENVIRONMENT, EVENT_OPTION, EVENT_VIEWPORT} from "../../abi.js";
import {attempt} from "../../engine/attempt.js";
import {Engine, isLoaded} from "../../engine/engine.js";
import {Model} from "../../engine/model.js";
import {exhibitOf, optionNamed, optionNumber} from "../../engine/options.js";
import {environmentNumbers, watch, watchEnvironment} from "../../input/environment.js";
import {watchTouches} from "../../input/watch-touches.js";
import {styleSheet} from "../../render/style-sheet.js";

import {adoptProperties} from "./adopt-properties.js";
import {Frames} from "./frames.js";

/**
 * @typedef {import('../../elements/vitrine-element.js').VitrineElement} VitrineElement
 * @typedef {import('../../engine/scene.js').Scene} Scene
 */

/**
 * Draws an element by a model in the engine, once the engine has loaded.
 *
 * Everything goes one way: input becomes events of the model, the model makes scenes and signals, and only these change the page
 * and the answers of the element's properties.
 *
 * @template {VitrineElement} [Each=VitrineElement]
 */
export class Driver {
  /** @type {AbortController | null} */
  #connection = null;
  /** @type {(() => void)[]} the calls that wait for the engine */
  #calls = [];
  /** @type {{resolve: (element: VitrineElement) => void, reject: (error: Error) => void} | undefined} decides on `ready` */
  #decision;
  /** @type {Model | null} the model; null until the engine has loaded and while the element is not in a page */
  model = null;
  /** @type {Record<string, string>} the options, the environment and the viewport that the model has, as texts */
  sentNumbers = {};
  frames = /** @type {Frames} */ (new Frames(this));
  /** @type {Promise<VitrineElement>} resolves with the element when the engine has loaded, and rejects if it cannot be loaded */
  ready = new Promise((resolve, reject) => (this.#decision = {resolve, reject}));
  /** @type {import('../../render/compositor-playback.js').CompositorPlayback | undefined} what the browser's compositor plays */
  compositorPlayback;
  /** @type {import('../opening/viewer-link.js').ViewerLink | undefined} the viewer in which the items open; a strip alone has none */
  viewerLink;
  /** @type {import('../arrangement/rearrangement.js').Rearrangement | undefined} what moves photographs to or from the element */
  rearrangement;
  /**
   * The instant of everything that happens in a switch of arrangements, in seconds; 0 at any other time. So all photographs start at
   * rest, however long their elements take.
   */
  instant = 0;
  /** @type {string[]} the style sheets of the shadow tree */
  styles = [];

  /** @param {Each} element */
  constructor(element) {
    this.element = element;
    /** The role and the state of the element, where no attribute that the page rewrites can lose them. */
    this.internals = element.attachInternals();
  }

  /** Now, in seconds of the clock of events and frames. */
  get now() {
    return REARRANGES && this.instant ? this.instant : performance.now() / 1000;
  }

  /** Begins, because the element is in a page. */
  connect() {
    const {element} = this;
    this.#connection = new AbortController();
    if (!element.shadowRoot) this.build(element.attachShadow({mode: "open"}));
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    // A move to another document takes them away, and only this document can use them.
    if (element.ownerDocument === document) root.adoptedStyleSheets = this.styles.map(styleSheet);
    adoptProperties(element);
    this.renderLabels();
    this.#start(this.#connection.signal).catch(reportError);
  }

  /** Ends, because the element has left the page. */
  disconnect() {
    this.#connection?.abort();
    if (REARRANGES) this.rearrangement?.end(false);
    this.compositorPlayback?.stop();
    this.frames.end();
    this.model?.drop();
    this.model = null;
  }

  /** Shows what the element shows without script, because the engine has failed, until the element comes into a page again. */
  fail() {
    this.disconnect();
    this.internals.states.delete("drawn");
  }

  /**
   * Makes a call as soon as the engine has loaded, after all other calls that wait for it.
   * @param {() => void} call
   */
  whenReady(call) {
    if (this.model) call();
    else this.#calls.push(call);
  }

  /**
   * Sends an event to the model, requests a frame and returns the model's response; -1 if there is no model.
   *
   * @param {number} event
   * @param {readonly number[]} numbers
   * @param {number} time in seconds
   */
  send(event, numbers, time = this.now) {
    this.refresh();
    return this.post(event, numbers, time);
  }

  /**
   * Sends an event to the model, like `send`, but requests no frame, because the caller draws.
   *
   * @param {number} event
   * @param {readonly number[]} numbers
   * @param {number} time in seconds
   */
  post(event, numbers, time) {
    return this.model?.send(event, numbers, time, this.frames.presented()) ?? -1;
  }

  /** Sends the person's preferences and the options. A media query may have changed any option that a style sheet sets. */
  sendEnvironment() {
    this.#sendChanged(EVENT_ENVIRONMENT, environmentNumbers(this.element));
    for (const option of exhibitOf(this.element).options) this.#sendOption(option);
  }

  /**
   * Sends where the element is seen, in its own pixels. Returns whether that has changed.
   *
   * @param {{ width: number, height: number, x: number, y: number }} frame its size, and its corner in pixels of the screen
   * @param {{ x: number, y: number, width: number, height: number }} window the part that is visible, from its corner
   * @param {number} scale how many pixels of the screen a pixel of the element is
   */
  sendViewport({width, height, x, y}, window, scale = 1) {
    return this.#sendChanged(
      EVENT_VIEWPORT, [width, height, x, y, window.x, window.y, window.width, window.height, scale]);
  }

  /** Sends the element's whole state to a model that is new. */
  sendState() {
    this.sentNumbers = {};
    this.sendEnvironment();
    this.refresh();
  }

  /** Requests a frame. */
  refresh() {
    this.frames.request();
    if (VIEWER) this.viewerLink?.itemsMoved();
  }

  /**
   * Draws at once.
   * @param {number} time in seconds
   */
  drawNow(time = this.now) {
    this.frames.drawNow(time);
  }

  /** The element of the page that sends the events. */
  get exhibit() {
    return /** @type {Element} */ (this.element);
  }

  /**
   * Emits an event. Returns false if the page has cancelled it.
   *
   * @param {string} name
   * @param {object} detail
   * @param {boolean} cancelable
   */
  emit(name, detail, cancelable = false) {
    // Code that compares or stores details does not see it.
    Object.defineProperty(detail, "element", {value: this.exhibit});
    return this.element.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true, cancelable}));
  }

  /**
   * An attribute of the element has another value.
   *
   * @param {string} name
   * @param {string | null} _value
   */
  attributeChanged(name, _value) {
    const option = optionNamed(this.element, name);
    if (option) this.#sendOption(option);
    else if (name === "label") this.renderLabels();
    if (VIEWER) this.viewerLink?.attributeChanged(name);
  }

  /** Writes the words of the element to the page. */
  renderLabels() {
    this.internals.ariaLabel = this.element.label || null;
    if (VIEWER) this.viewerLink?.renew();
  }

  /** @param {ShadowRoot} _root gets the shadow tree of the element */
  build(_root) {}

  /** Reads what the page has shown without script. */
  readPage() {}

  /** @param {AbortSignal} _signal ends listening when the element is disconnected */
  listen(_signal) {}

  /** @param {number} _time of a frame, whose first step sends sizes to the engine */
  measure(_time) {}

  /**
   * Returns the scene at a time. The second step of a frame.
   * @param {number} time
   */
  evaluate(time) {
    return this.model?.scene(time);
  }

  /**
   * Writes a scene to the page. The third step of a frame.
   *
   * @param {Scene} _scene
   * @param {number} _time
   */
  draw(_scene, _time) {}

  /** @param {import('../../engine/model.js').Signal} _signal to be reported in the last step of a frame */
  onSignal(_signal) {}

  /** Whether somebody has scrolled the element natively, before it is drawn. */
  get isScrolled() {
    return false;
  }

  /**
   * Starts to draw the element as soon as the engine has loaded.
   * @param {AbortSignal} signal aborts when the element leaves the page
   */
  async #start(signal) {
    const {element} = this;
    const loading = Engine.load();
    // Nobody has seen an element that comes after the engine.
    const released = isLoaded ? undefined : watchTouches(element, () => this.isScrolled);
    // Names and captions need it once the engine is there, and it takes long to load.
    numberFormat(element).format(0);
    const engine = await loading;
    await released?.();
    if (!engine || engine.failure.aborted) return this.#reject();
    if (signal.aborted) return;
    // The caller of the engine still uses the items.
    engine.failure.addEventListener("abort", () => queueMicrotask(() => signal.aborted || this.fail()), {signal});
    this.model = new Model(engine, exhibitOf(element).kind);
    // Code of the page, such as its data, may throw. The page can reload it later.
    attempt(() => this.readPage());
    attempt(() => this.sendState());
    for (const call of this.#calls.splice(0)) attempt(call);
    // A call may have removed the element.
    if (signal.aborted) return;
    watchEnvironment(() => this.sendEnvironment(), signal);
    watch(new ResizeObserver(() => this.sendEnvironment()), element, signal);
    this.listen(signal);
    this.#resolve();
  }

  /** Reports once that the engine has loaded. */
  #resolve() {
    if (!this.#decision) return;
    this.#decision.resolve(this.element);
    this.#decision = undefined;
    // The first promise was rejected if the engine could not be loaded at first.
    this.ready = Promise.resolve(this.element);
    this.emit("vitrine-ready", {});
  }

  /** Reports that the engine could not be loaded. A page that does not use the promise gets no unhandled rejection. */
  #reject() {
    this.ready.catch(() => {});
    this.#decision?.reject(new Error("Vitrine: the engine could not be loaded"));
  }

  /** @param {import('../../engine/options.js').Option} option */
  #sendOption(option) {
    // Reading an option styles the whole page, which may not have been styled yet.
    if (this.model) this.#sendChanged(EVENT_OPTION, [option.id, optionNumber(this.element, option)], option.name);
  }

  /**
   * Sends an event if its numbers have changed. Returns whether they have. A resize would otherwise lay out again for each option.
   *
   * @param {number} event
   * @param {readonly number[]} numbers
   * @param {number | string} key of its numbers
   */
  #sendChanged(event, numbers, key = event) {
    const text = numbers.join();
    if (this.sentNumbers[key] === text) return false;
    this.sentNumbers[key] = text;
    this.send(event, numbers);
    return true;
  }
}
