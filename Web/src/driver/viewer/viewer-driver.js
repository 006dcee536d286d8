import viewerStyle from "styles/viewer.css";

import * as abi from "../../abi.js";
import {watch} from "../../input/environment.js";
import {ViewerInput} from "../../input/viewer-input.js";
import {ViewerDialog} from "../../render/viewer-dialog.js";
import {Driver} from "../base/driver.js";

import {OpenPhoto} from "./open-photo.js";
import {ViewerContents} from "./viewer-contents.js";
import {ViewerMotion} from "./viewer-motion.js";
import {ViewerWindow} from "./viewer-window.js";

/** How long after the network is back pictures are loaded again, in milliseconds. The first requests may still fail. */
const RELOAD_DELAYS = [0, 3000];

/** Draws the viewer. It shows the photographs of the exhibit that opens it. */
export class ViewerDriver extends Driver {
  styles = [viewerStyle];
  decisions = new OpenPhoto(this);
  contents = new ViewerContents(this);
  #renderer = this.contents.renderer;
  compositorPlayback = this.#renderer.compositorPlayback;
  #dialog = new ViewerDialog(this.#renderer.dialog);
  viewerWindow = new ViewerWindow(this.#renderer.dialog);
  #motion = new ViewerMotion(this);
  /** Whether the next scene opens the dialog. Everything in it has its styles by then, so a browser styles it once. */
  #opensDialog = false;
  #input = new ViewerInput(this);

  /** The element whose items it shows. */
  get exhibit() {
    return /** @type {ShadowRoot} */ (this.element.getRootNode()).host ?? this.element;
  }

  /** Whether the dialog is there. A browser may have closed it. */
  get isShown() {
    return this.#dialog.isOpen;
  }

  /**
   * Opens an item of an exhibit.
   *
   * @param {import('../opening/viewer-link.js').ViewerLink} opener
   * @param {number} index
   * @param {boolean} animated
   */
  show(opener, index, animated) {
    if (!this.model) return;
    // Custom properties of the page may have changed.
    this.sendEnvironment();
    this.contents.begin(opener, index);
    this.#sendShown(animated);
    this.contents.renderCaption();
    this.drawNow();
    this.#motion.delay();
  }

  /**
   * Closes the open photograph, unless the page cancels that.
   * @param {boolean} animated
   */
  close(animated) {
    if (this.decisions.mayClose()) this.#close(animated);
  }

  /** Ends the landing of a photograph that is nearly in its place. Returns false if none is. */
  land() {
    if (!this.model?.answer(abi.QUESTION_LOOKS_CLOSED, this.now)) return false;
    this.#close(false);
    return true;
  }

  /**
   * Gives focus back to the page. A dialog that closes may have given it back already, and may have shown it.
   * @param {HTMLElement} element
   */
  returnFocus(element) {
    element.blur();
    // Focus is shown if the last input was a key.
    element.focus({preventScroll: true, focusVisible: this.#input.lastInputIsKey});
  }

  /** @param {ShadowRoot} root */
  build(root) {
    root.append(this.#renderer.dialog);
  }

  disconnect() {
    super.disconnect();
    // An element that only moves within the page is there again by then.
    queueMicrotask(() => this.contents.exhibitLink?.decided());
  }

  fail() {
    super.fail();
    if (!this.contents.exhibitLink) return;
    // The page cannot keep it open.
    this.#dialog.close();
    this.decisions.mayClose();
    this.#leave();
  }

  sendState() {
    super.sendState();
    if (!this.contents.exhibitLink) return;
    this.contents.exhibitLink.decided();
    // It was closing when the element left the page, or its item has gone since.
    if (this.decisions.isClosing)
      return this.onSignal([abi.SIGNAL_SETTLE, this.contents.photographs.indexOf(this.decisions.shownIndex), 0]);
    this.contents.sendPictures();
    this.#sendShown(false);
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    this.viewerWindow.listen(() => {
      if (!this.contents.exhibitLink) return;
      this.contents.exhibitLink.host.measureViewport();
      this.refresh();
    }, () => this.#motion.isMoving, signal);
    this.#input.listen(signal);
    watch(new IntersectionObserver(() => this.#onVisibility()), this.#renderer.dialog, signal);
    this.#dialog.listen((animated) => this.close(animated), () => this.#onVisibility(), signal);
    this.#renderer.controls.close.addEventListener("click", () => this.close(true), {signal});
    // Pictures that could not be loaded are loaded again.
    addEventListener("online", () => {
      for (const delay of RELOAD_DELAYS) setTimeout(() => this.contents.reload([]), delay);
    }, {signal});
  }

  measure() {
    if (!this.contents.exhibitLink || this.viewerWindow.isCurrent) return;
    const screen = this.viewerWindow.measure();
    this.sendViewport(screen, screen);
  }

  /** @param {number} time */
  evaluate(time) {
    this.contents.sendSource(time);
    return super.evaluate(time);
  }

  /**
   * @param {import('../../engine/scene.js').Scene} scene
   * @param {number} time
   */
  draw(scene, time) {
    if (scene.count === 0) return;
    const missing = this.#motion.draw(scene, time);
    if (missing.includes(this.decisions.shownIndex)) this.contents.renderCaption();
    if (missing.length) this.refresh();
    const opensDialog = this.#opensDialog;
    // An element that loses focus then may call the page, and the page may draw.
    this.#opensDialog = false;
    if (!opensDialog) return;
    this.#input.lastInputIsKey = this.#dialog.open(this.element);
    // The controls stay for a person who uses keys.
    if (this.#input.lastInputIsKey) this.send(abi.EVENT_FOCUS, [0]);
  }

  /** @param {import('../../engine/model.js').Signal} signal */
  onSignal([kind, photograph, second]) {
    const [index, isOpen] = [this.contents.photographs.item(photograph), second === 1];
    this.decisions.onSignal(kind, photograph, index);
    const isShown = this.decisions.shownIndex === index;
    // The page has refused the decision that led there, or has decided otherwise since.
    if (kind !== abi.SIGNAL_SETTLE || isShown && this.decisions.isClosing === isOpen) return;
    // It is drawn no more once it has landed.
    const frame = isOpen ? this.viewerWindow.inWindow(this.#renderer.photo(index)?.frame) : undefined;
    // A modal dialog gives every element of the page a new style. The frame in which the photograph comes to rest has no time for it.
    if (isOpen) requestAnimationFrame(() => this.#onVisibility());
    else if (isShown) this.#leave();
    this.emit("vitrine-settle", {index, frame, isOpen});
  }

  renderLabels() {
    this.#renderer.controls.renderLabels(this.element.strings);
  }

  /** Something around the exhibit may be hidden, and the dialog with it. A modal one would block the page. */
  #onVisibility() {
    if (this.#dialog.hasBeenHidden()) this.close(false);
    else if (this.isShown && !this.#motion.isMoving) this.#dialog.becomeModal();
  }

  /**
   * Sends which photograph is shown.
   * @param {boolean} animated
   */
  #sendShown(animated) {
    this.#opensDialog = !this.isShown;
    this.viewerWindow.isCurrent = false;
    this.measure();
    this.contents.sendCount();
    this.contents.sendSource(this.now);
    this.contents.open(this.decisions.shownIndex, animated);
  }

  /** @param {boolean} animated */
  #close(animated) {
    this.send(abi.EVENT_CLOSE, [+animated]);
    this.drawNow();
  }

  #leave() {
    this.#input.endDrag();
    this.#motion.end();
    this.decisions.end();
    this.contents.end();
    this.#dialog.close();
  }
}
