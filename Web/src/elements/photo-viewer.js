import viewerStyle from "styles/viewer.css";

import * as abi from "../abi.js";
import {suppressesClick} from "../engine/response.js";
import {sendKey} from "../input/keys.js";
import {listenToPinches} from "../input/pinch-input.js";
import {pointerNumbers, samples} from "../input/pointer-sample.js";
import {wheelNumbers} from "../input/wheel.js";
import {changeEvent, indexAfter} from "../items/changes.js";
import {styleSheet} from "../render/style-sheet.js";
import {ViewerRenderer} from "../render/viewer-renderer.js";

import {withOptionProperties} from "./option-properties.js";
import {VitrineElement} from "./vitrine-element.js";

/**
 * What opens the viewer: the exhibit whose items it shows.
 *
 * @typedef {object} Opener
 * @property {import('../engine/model.js').Model | null} model
 * @property {number} count how many items there are
 * @property {(index: number) => HTMLElement | undefined} link returns what shows an item on the page and leads to its large
 *   picture
 */

const OPTIONS = Object.freeze(/** @type {const} */ (["speed", "tap"]));

/** The corner of the viewer, which covers the window. */
const CORNER = Object.freeze({x: 0, y: 0});

class PhotoViewer extends VitrineElement {
  #renderer = new ViewerRenderer(this, (photo, item) => {
    photo.show(item, this.#opener?.link(item), this.strings.failed);
    this.#sendPicture(photo);
  });
  #dialog = this.#renderer.dialog;
  /** @type {Opener | null} */
  #opener = null;
  /** @type {number | null} */
  #openIndex = null;
  #suppressesClick = false;
  /** Whether the last input was a key. */
  #usesKeys = false;
  /** @internal The item shown, also while it closes; -1 for none. */
  shownIndex = -1;

  static get kind() {
    return abi.KIND_PHOTO_VIEWER;
  }

  static get options() {
    return OPTIONS;
  }

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#openIndex;
  }

  /**
   * Gives focus back to the page, and shows it there if the last input was a key. A dialog that closes may have given it
   * back already, and may have shown it.
   *
   * @internal
   * @param {HTMLElement} element
   */
  returnFocus(element) {
    element.blur();
    element.focus({preventScroll: true, focusVisible: this.#usesKeys});
  }

  /**
   * Opens an item of an exhibit.
   *
   * @internal
   * @param {Opener} opener
   * @param {number} index
   * @param {boolean} animated
   */
  show(opener, index, animated) {
    if (!this.model) return;
    [this.#opener, this.shownIndex] = [opener, index];
    this.#renderer.ensure(index, [index]);
    if (!this.#dialog.open) this.#showDialog();
    this.measure();
    this.send(abi.EVENT_COUNT, [opener.count]);
    this.#follow(this.now);
    this.send(abi.EVENT_OPEN, [index, 0, +animated]);
    this.#renderCaption();
    this.flush();
  }

  /**
   * Items of the exhibit came, went or changed. A photograph whose item is gone closes.
   *
   * @internal
   * @param {readonly import('../items/changes.js').Change[]} changes
   */
  reload(changes) {
    if (!this.#opener) return;
    for (const change of changes) this.send(...changeEvent(change, 0));
    this.send(abi.EVENT_COUNT, [this.#opener.count]);
    this.shownIndex = indexAfter(this.shownIndex, changes);
    if (this.#openIndex !== null) this.#openIndex = this.shownIndex;
    for (const photo of this.#renderer.photos)
      if ((photo.item = indexAfter(photo.item, changes)) >= 0) this.#renderer.load(photo, photo.item);
    this.#renderCaption();
  }

  /**
   * Closes the open photograph; `animated: false` at once.
   * @param {{ animated?: boolean }} options
   */
  close(options = {}) {
    this.send(abi.EVENT_CLOSE, [+(options.animated ?? true)]);
  }

  connectedCallback() {
    if (!this.shadowRoot) {
      const root = this.attachShadow({mode: "open"});
      root.adoptedStyleSheets = [styleSheet(viewerStyle)];
      root.append(this.#dialog);
    }
    super.connectedCallback();
  }

  restore() {
    super.restore();
    if (!this.#opener) return;
    this.measure();
    this.send(abi.EVENT_COUNT, [this.#opener.count]);
    for (const photo of this.#renderer.photos)
      if (photo.item >= 0) this.#sendPicture(photo);
    this.#follow(this.now);
    this.send(abi.EVENT_OPEN, [this.shownIndex, 0, 0]);
    if (this.#openIndex === null) this.close({animated: false});
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const dialog = this.#dialog;
    const send = this.send.bind(this);
    addEventListener("resize", () => this.refresh(), {signal});
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
      dialog.addEventListener(type, (event) => this.#onPointer(/** @type {PointerEvent} */ (event)), {signal});
    dialog.addEventListener("click", (event) => this.#onClick(event), {signal, capture: true});
    dialog.addEventListener("keydown", (event) => this.#onKey(event), {signal});
    dialog.addEventListener("cancel", (event) => (event.preventDefault(), this.close()), {signal});
    // The event comes a moment after the dialog has closed. The next photograph may be open by then.
    dialog.addEventListener("close", () => dialog.open || this.close({animated: false}), {signal});
    // A browser that takes a throw for a scroll uses the next tap to stop that.
    dialog.addEventListener("touchmove", (event) => event.preventDefault(), {signal, passive: false});
    listenToPinches(send, dialog, dialog, signal);
    dialog.addEventListener("wheel", (event) => {
      // The page behind does not scroll while a photograph covers it.
      event.preventDefault();
      if (!event.ctrlKey) send(abi.EVENT_WHEEL, wheelNumbers(event, dialog, true));
    }, {signal, passive: false});
    this.#renderer.close.addEventListener("click", () => this.close(), {signal});
    this.#renderer.previous.addEventListener("click", () => send(abi.EVENT_STEP, [-1]), {signal});
    this.#renderer.next.addEventListener("click", () => send(abi.EVENT_STEP, [1]), {signal});
  }

  measure() {
    const screen = {x: 0, y: 0, width: innerWidth, height: innerHeight};
    if (this.#opener) this.sendViewport(screen, screen);
  }

  /** @param {number} time */
  evaluate(time) {
    this.#follow(time);
    super.evaluate(time);
  }

  /** @param {import('../engine/scene.js').Scene} scene */
  draw(scene) {
    if (scene.count === 0) return;
    const missing = this.#renderer.draw(scene);
    if (missing.includes(this.shownIndex)) this.#renderCaption();
    if (missing.length) this.refresh();
  }

  /**
   * @param {number} signal
   * @param {number} index
   * @param {number} isOpen
   */
  onSignal(signal, index, isOpen) {
    const hasSettled = signal === abi.SIGNAL_SETTLE;
    if (signal === abi.SIGNAL_CHANGE) this.#onChange(index);
    if (signal === abi.SIGNAL_OPEN || (hasSettled && isOpen)) this.#onDecision("vitrine-open", index, index);
    if (signal === abi.SIGNAL_CLOSE || (hasSettled && !isOpen)) this.#onDecision("vitrine-close", null, index);
    if (!hasSettled) return;
    if (!isOpen && this.shownIndex === index) this.#leave();
    this.emit("vitrine-settle", {index, isOpen: isOpen === 1});
  }

  renderLabels() {
    this.#renderer.renderLabels(this.strings);
  }

  /** The dialog itself takes focus. Its first button would show a focus ring as soon as a key is pressed. */
  #showDialog() {
    this.#usesKeys = showsFocus();
    this.#dialog.showModal();
    this.#dialog.focus();
  }

  /**
   * Lets the viewer follow the item's picture on the page.
   * @param {number} time
   */
  #follow(time) {
    if (this.#opener) this.model?.follow(this.#opener.model, this.shownIndex, time);
  }

  /** @param {import('../render/viewer-photo.js').ViewerPhoto} photo */
  #sendPicture({item, ratio, width}) {
    this.send(abi.EVENT_PICTURE, [item, ratio, width]);
  }

  #renderCaption() {
    this.#renderer.renderCaption(this.shownIndex, this.#opener?.count ?? 0, this.strings);
  }

  /** @param {number} index of the photograph that is shown from now on */
  #onChange(index) {
    this.shownIndex = this.#openIndex = index;
    this.#renderCaption();
    this.#renderer.announce(index, this.#opener?.count ?? 0, this.strings);
    this.emit("vitrine-change", {index});
  }

  /**
   * Emits a decision once, also when an engine that was replaced comes to it again.
   *
   * @param {string} name
   * @param {number | null} openIndex
   * @param {number} index
   */
  #onDecision(name, openIndex, index) {
    if (this.#openIndex === openIndex) return;
    this.#openIndex = openIndex;
    this.emit(name, {index});
  }

  #leave() {
    this.#opener = null;
    this.shownIndex = -1;
    this.#renderer.clear();
    this.#dialog.close();
  }

  /** @param {PointerEvent} event */
  #onPointer(event) {
    this.#usesKeys = false;
    if (event.target instanceof HTMLButtonElement || (event.pointerType === "mouse" && event.button > 0)) return;
    if (event.type === "pointerdown") this.#dialog.setPointerCapture(event.pointerId);
    for (const sample of samples(event))
      this.#suppressesClick =
        suppressesClick(this.send(abi.EVENT_POINTER, pointerNumbers(sample, CORNER), sample.time));
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    if (this.#suppressesClick && event.detail > 0 && !(event.target instanceof HTMLButtonElement))
      event.stopPropagation();
    this.#suppressesClick = false;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    event.stopPropagation();
    this.#usesKeys = true;
    // Any key may move focus to a control, so the controls show.
    this.send(abi.EVENT_FOCUS, [this.shownIndex]);
    sendKey(event, (kind, numbers) => this.send(kind, numbers));
  }
}

/**
 * Photographs on the full screen, one beside the other. The one that is opened flies there from the page. A flick shows the
 * next photo; two fingers, a double tap, or a wheel with the control key zoom; and the one shown last can be thrown back.
 *
 * The exhibit that opens it says where the photograph is on the page, for as long as it is away. Parts to style: `backdrop`,
 * `photo` (those beside the current one are also `beside`, those that could not be loaded `failed`), `previous-photo`,
 * `next-photo`, `close`, `caption` with `caption-title` and `caption-detail`.
 */
export const VitrinePhotoViewer = withOptionProperties(PhotoViewer, OPTIONS);
/** @typedef {InstanceType<typeof VitrinePhotoViewer>} VitrinePhotoViewer */

/** Returns whether focus is shown where it is now, in whatever shadow tree that is. */
function showsFocus() {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(":focus-visible") ?? false;
}
