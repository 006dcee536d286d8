import {optionNamed} from "../engine/options.js";
import {styleSheet} from "../render/style-sheet.js";

import {adoptProperties} from "./adopt-properties.js";
import {Frames} from "./frames.js";
import {Readiness} from "./readiness.js";
import {Settings} from "./settings.js";
import {start} from "./start.js";

/**
 * @typedef {import('../elements/vitrine-element.js').VitrineElement} VitrineElement
 * @typedef {import('../engine/scene.js').Scene} Scene
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
  /**
   * The model; null until the engine has loaded and while the element is not in a page.
   * @type {import('../engine/model.js').Model | null}
   */
  model = null;
  frames = /** @type {Frames} */ (new Frames(this));
  /** @type {Readiness<VitrineElement>} */
  readiness = new Readiness();
  settings = /** @type {Settings} */ (new Settings(this));
  /** @type {import('../render/compositor-playback.js').CompositorPlayback | undefined} what the browser's compositor plays */
  compositorPlayback;
  /** @type {import('./viewer-link.js').ViewerLink | undefined} the viewer in which the items open; a strip alone has none */
  viewerLink;
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
    return performance.now() / 1000;
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
    start(this, this.#connection.signal).catch(reportError);
  }

  /** Ends, because the element has left the page. */
  disconnect() {
    this.#connection?.abort();
    this.compositorPlayback?.stop();
    this.frames.end();
    this.dropModel();
  }

  /** Shows what the element shows without script, because the engine has failed, until the element comes into a page again. */
  fail() {
    this.disconnect();
    this.internals.states.delete("drawn");
  }

  /** Removes the model from the engine. */
  dropModel() {
    this.model?.drop();
    this.model = null;
  }

  /**
   * Makes a call as soon as the engine has loaded, after all other calls that wait for it.
   * @param {() => void} call
   */
  whenReady(call) {
    if (this.model) call();
    else this.readiness.add(call);
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
    this.settings.send();
  }

  /** Sends the element's whole state to a model that is new. */
  sendState() {
    this.settings.forgetViewport();
    this.sendEnvironment();
    this.refresh();
  }

  /** Requests a frame. */
  refresh() {
    this.frames.request();
    this.viewerLink?.itemsMoved();
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
    if (option) this.settings.sendOption(option);
    else if (name === "label") this.renderLabels();
    this.viewerLink?.attributeChanged(name);
  }

  /** Writes the words of the element to the page. */
  renderLabels() {
    this.internals.ariaLabel = this.element.label || null;
    this.viewerLink?.renew();
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

  /** @param {import('../engine/model.js').Signal} _signal to be reported in the last step of a frame */
  onSignal(_signal) {}
}
