import viewerStyle from "styles/viewer.css";

import * as abi from "../abi.js";
import {ViewerInput} from "../input/viewer-input.js";
import {changeEvent, indexAfter} from "../items/changes.js";
import {Photographs} from "../items/photographs.js";
import {styleSheet} from "../render/style-sheet.js";
import {ViewerRenderer} from "../render/viewer-renderer.js";

import {mirrorOptions} from "./option-properties.js";
import {TargetChanges} from "./target-changes.js";
import {VitrineElement} from "./vitrine-element.js";

/**
 * What opens the viewer: the exhibit whose items it shows.
 *
 * @typedef {object} Opener
 * @property {import('../engine/model.js').Model | null} model
 * @property {(shown: number) => Photographs} photographs returns the photographs among the items, for the item that is shown
 * @property {(index: number) => HTMLElement | undefined} link returns what shows an item on the page and leads to its large
 *   picture
 * @property {(index: number) => void} follow the viewer shows an item from now on
 * @property {() => void} measureViewport sends where it is on the screen
 * @property {() => void} decided the viewer opens or closes, or a page has kept it from that
 */

const OPTIONS = Object.freeze(/** @type {const} */ (["speed", "tap"]));

class PhotoViewer extends VitrineElement {
  #renderer = new ViewerRenderer(this, (photo, item) => {
    photo.show(item, this.#opener?.link(item), this.strings.failed);
    this.#sendPicture(photo);
  }, (photo) => this.#sendPicture(photo));
  #dialog = this.#renderer.dialog;
  /** @type {Opener | null} */
  #opener = null;
  #photographs = new Photographs(0, null);
  /** @type {number | null} */
  #openIndex = null;
  #changes = new TargetChanges(this);
  #input = new ViewerInput({
    dialog: this.#dialog,
    toolbar: this.#renderer.toolbar,
    send: (event, numbers, time) => this.send(event, numbers, time),
    shownIndex: () => this.shownIndex,
    reportDrag: (type) => void this.emit(`vitrine-drag-${type}`, {index: this.shownIndex, isOpen: true}),
  });
  /** Where the item is on the page. */
  #source = "";
  /** When the next frame is needed while the compositor plays a motion, in seconds; it is drawn anew from there. */
  #nextFrame = -1;
  /** Whether the frame before was one of a motion. The first one has enough to do: it may open the dialog. */
  #wasMoving = false;
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
    return this.#openIndex === -1 ? null : this.#openIndex;
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
    element.focus({preventScroll: true, focusVisible: this.#input.usesKeys});
  }

  /**
   * Emits that an item opens, in the place of one that is open. Returns false if the page has cancelled that.
   *
   * @internal
   * @param {number} index
   */
  mayOpen(index) {
    const before = this.#openIndex;
    if (!this.#decide("vitrine-open", index, index)) return false;
    if (before !== null && before !== index) this.emit("vitrine-close", {index: before});
    return true;
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
    this.#photographs = opener.photographs(index);
    this.#changes.noteChoice();
    this.#renderer.ensure(index, [index]);
    if (!this.#dialog.open) this.#showDialog();
    this.measure();
    this.send(abi.EVENT_COUNT, [this.#photographs.count]);
    this.#follow(this.now);
    this.send(abi.EVENT_OPEN, [this.#photographs.indexOf(index), 0, +animated]);
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
    this.#changes.edit(changes);
    const [before, shown] = [this.#photographs, this.shownIndex];
    this.shownIndex = indexAfter(shown, changes);
    this.#photographs = this.#opener.photographs(this.shownIndex);
    const edits = before.changesTo(this.#photographs, changes, shown);
    this.model?.renumber((photograph) => indexAfter(photograph, edits));
    for (const change of edits) this.send(...changeEvent(change, 0));
    this.send(abi.EVENT_COUNT, [this.#photographs.count]);
    if (this.#openIndex !== null) this.#openIndex = this.shownIndex;
    for (const photo of this.#renderer.photos) {
      const isShown = photo.item === shown;
      photo.item = indexAfter(photo.item, changes);
      if (photo.item >= 0) this.#renderer.load(photo, photo.item);
      else if (!isShown) photo.clear();
    }
    this.#renderCaption();
  }

  /**
   * Closes the open photograph; `animated: false` at once.
   * @param {{ animated?: boolean }} options
   */
  close(options = {}) {
    if (!this.#decide("vitrine-close", null, this.shownIndex)) return;
    this.#changes.noteChoice();
    this.send(abi.EVENT_CLOSE, [+(options.animated ?? true)]);
    this.flush();
  }

  /**
   * Shows an item, one beside the other. Returns false if it is no photograph.
   *
   * @internal
   * @param {number} index
   */
  select(index) {
    const photograph = this.#photographs.indexOf(index);
    this.send(abi.EVENT_SELECT, [photograph, 1]);
    return photograph >= 0;
  }

  /** @internal Items may be elsewhere on the page in the next frame. A photograph on its way to one follows it. */
  itemsMoved() {
    if (this.#opener) this.refresh();
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
    // A dialog that was taken out of the page is modal no more.
    if (!this.#dialog.matches(":modal")) {
      this.#dialog.open = false;
      this.#showDialog();
    }
    this.measure();
    this.send(abi.EVENT_COUNT, [this.#photographs.count]);
    for (const photo of this.#renderer.photos)
      if (photo.item >= 0) this.#sendPicture(photo);
    this.#follow(this.now);
    this.send(abi.EVENT_OPEN, [this.#photographs.indexOf(this.shownIndex), 0, 0]);
    if (this.#openIndex === null) this.send(abi.EVENT_CLOSE, [0]);
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const dialog = this.#dialog;
    const measure = () => {
      this.#opener?.measureViewport();
      this.itemsMoved();
    };
    addEventListener("resize", measure, {signal});
    addEventListener("scroll", measure, {signal, capture: true, passive: true});
    this.#input.listen(signal);
    dialog.addEventListener("cancel", (event) => (event.preventDefault(), this.close()), {signal});
    // The event comes a moment after the dialog has closed. The next photograph may be open by then.
    dialog.addEventListener("close", () => dialog.open || this.close({animated: false}), {signal});
    this.#renderer.close.addEventListener("click", () => this.close(), {signal});
    this.#renderer.previous.addEventListener("click", () => this.send(abi.EVENT_STEP, [-1]), {signal});
    this.#renderer.next.addEventListener("click", () => this.send(abi.EVENT_STEP, [1]), {signal});
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

  /**
   * The compositor shows every instant of a motion. An event may change it.
   * @param {number} time
   */
  shownAt(time) {
    const {playback} = this.#renderer;
    if (playback.isPlaying) {
      playback.interrupt();
      this.shown = time;
    }
    return this.shown;
  }

  /**
   * @param {import('../engine/scene.js').Scene} scene
   * @param {number} time
   */
  draw(scene, time) {
    if (scene.count === 0) return;
    const {playback} = this.#renderer;
    if (playback.isPlaying && time >= this.#nextFrame) playback.interrupt();
    this.#changes.draw(this.#photographs.item(scene.target));
    const missing = this.#renderer.draw(scene, this.#photographs);
    if (missing.includes(this.shownIndex)) this.#renderCaption();
    if (missing.length) this.refresh();
    else if (scene.isMoving && this.#wasMoving && !playback.isPlaying) this.#play();
    this.#wasMoving = scene.isMoving;
  }

  /** @param {import('../engine/scene.js').Scene} scene */
  scheduleNext(scene) {
    return this.#renderer.playback.isPlaying ? this.#nextFrame : super.scheduleNext(scene);
  }

  /**
   * @param {number} signal
   * @param {number} photograph
   * @param {number} isOpen
   */
  onSignal(signal, photograph, isOpen) {
    const index = this.#photographs.item(photograph);
    const hasSettled = signal === abi.SIGNAL_SETTLE;
    // A photograph in whose place another one has opened has closed already, for the page.
    const isShown = this.shownIndex === index;
    if (signal === abi.SIGNAL_CHANGE) this.#onChange(index);
    if (signal === abi.SIGNAL_OPEN || (hasSettled && isOpen)) this.#onOpen(index);
    if (isShown && (signal === abi.SIGNAL_CLOSE || (hasSettled && !isOpen))) this.#onClose(index);
    if (!hasSettled) return;
    if (isShown && !isOpen) this.#leave();
    this.emit("vitrine-settle", {index, isOpen: isOpen === 1});
  }

  renderLabels() {
    this.#renderer.renderLabels(this.strings);
  }

  /** The dialog itself takes focus. Its first button would show a focus ring as soon as a key is pressed. */
  #showDialog() {
    this.#input.usesKeys = showsFocus();
    // What contains the exhibit may be zoomed, but the dialog covers the window.
    this.#dialog.style.setProperty("zoom", `${1 / zoomOf(this)}`);
    this.#dialog.showModal();
    this.#dialog.focus();
  }

  /**
   * Lets the viewer follow the item's picture on the page.
   * @param {number} time
   */
  #follow(time) {
    if (!this.#opener) return;
    const source = `${this.model?.follow(this.#opener.model, this.shownIndex, time)}`;
    if (source !== this.#source) this.#renderer.playback.interrupt();
    this.#source = source;
  }

  /** Lets the compositor play what is left of a motion. */
  #play() {
    const {model} = this;
    const motion = model?.compositorMotion();
    if (!model || !motion) return;
    this.#renderer.play(motion, (time) => model.preview(time), this.#photographs);
    // Scenes are read in place. This one is that of now again.
    model.preview(this.shown);
    this.#nextFrame = motion.wakeAt;
  }

  /** @param {import('../render/viewer-photo.js').ViewerPhoto} photo */
  #sendPicture({item, ratio, width}) {
    this.send(abi.EVENT_PICTURE, [this.#photographs.indexOf(item), ratio, width]);
  }

  #renderCaption() {
    this.#renderer.renderCaption(this.shownIndex, this.#photographs, this.strings);
  }

  /** @param {number} index of the photograph that is shown from now on */
  #onChange(index) {
    this.shownIndex = this.#openIndex = index;
    this.#renderCaption();
    this.#renderer.announce(index, this.#photographs, this.strings);
    this.#opener?.follow(index);
    this.#changes.report(index, (before) => this.select(before));
  }

  /**
   * A finger has caught the photograph on its way back, for example. It closes again if the page cancels that.
   * @param {number} index
   */
  #onOpen(index) {
    if (!this.#decide("vitrine-open", index, index)) this.close();
  }

  /**
   * A finger has thrown the photograph away, for example. It comes back if the page cancels that.
   * @param {number} index
   */
  #onClose(index) {
    if (!this.#decide("vitrine-close", null, index))
      this.send(abi.EVENT_OPEN, [this.#photographs.indexOf(index), 0, 1]);
  }

  /**
   * Emits a decision once, also when an engine that was replaced comes to it again. Returns false if the page has cancelled it,
   * which a dialog that the browser has closed does not allow.
   *
   * @param {string} name
   * @param {number | null} openIndex
   * @param {number} index
   */
  #decide(name, openIndex, index) {
    const before = this.#openIndex;
    if (before === openIndex) return true;
    this.#openIndex = openIndex;
    const isAccepted = this.emit(name, {index}, openIndex !== null || index >= 0 && this.#dialog.open);
    if (!isAccepted) this.#openIndex = before;
    this.#opener?.decided();
    return isAccepted;
  }

  #leave() {
    this.#opener = null;
    this.shownIndex = -1;
    this.#changes.begin();
    this.#renderer.clear();
    this.#dialog.close();
  }
}

mirrorOptions(PhotoViewer, OPTIONS);

/**
 * Photographs on the full screen, one beside the other. The one that is opened flies there from the page. A flick shows the
 * next photo; two fingers, a double tap, or a wheel with the control key zoom; and the one shown last can be thrown back.
 *
 * The exhibit that opens it says where the photograph is on the page, for as long as it is away. Its parts are also parts of the
 * exhibit.
 *
 * @fires vitrine-open - a photograph opens; if the page cancels it, the photograph does not open
 * @fires vitrine-close - the open photograph closes; if the page cancels it, the photograph stays open
 * @fires vitrine-change - the viewer shows another photograph; if the page cancels it, the viewer goes back to the one before
 * @fires vitrine-settle - the photograph has come to rest
 * @fires vitrine-drag-start - a drag or a pinch begins in the viewer
 * @fires vitrine-drag-end - the last pointer of a drag has left the screen
 * @csspart backdrop - covers the page
 * @csspart photo - a photograph
 * @csspart beside - a photograph beside the current one
 * @csspart page - the copy of an item's template
 * @csspart failed - a photograph that could not be loaded
 * @csspart previous-photo - the button for the previous photograph
 * @csspart next-photo - the button for the next photograph
 * @csspart close - the button that closes the viewer
 * @csspart toolbar - contains what the page adds to the controls
 * @csspart caption - contains the two lines of the caption
 * @csspart caption-title - the first line
 * @csspart caption-detail - the second line
 * @cssprop --vitrine-backdrop - the colour behind the photographs
 * @cssprop --vitrine-ink - the colour of texts
 */
export const VitrinePhotoViewer =
  /** @type {import('./option-properties.js').WithOptions<typeof PhotoViewer, typeof OPTIONS[number]>} */ (
    /** @type {unknown} */ (PhotoViewer));
/** @typedef {InstanceType<typeof VitrinePhotoViewer>} VitrinePhotoViewer */

/**
 * Returns how many pixels of the window a pixel of an element is, by the zoom of everything that contains it.
 *
 * @param {Element | undefined} element
 * @returns {number}
 */
function zoomOf(element) {
  if (!element) return 1;
  const {assignedSlot, parentElement} = element;
  const around = assignedSlot ?? parentElement ?? /** @type {ShadowRoot} */ (element.getRootNode()).host;
  return (parseFloat(getComputedStyle(element).getPropertyValue("zoom")) || 1) * zoomOf(around);
}

/** Returns whether focus is shown where it is now, in whatever shadow tree that is. */
function showsFocus() {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(":focus-visible") ?? false;
}
