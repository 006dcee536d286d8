import viewerStyle from "styles/viewer.css";

import * as abi from "../abi.js";
import {watchVisibility} from "../input/environment.js";
import {ViewerInput} from "../input/viewer-input.js";
import {changeEvent, indexAfter} from "../items/changes.js";
import {Photographs} from "../items/photographs.js";
import {styleSheet} from "../render/style-sheet.js";
import {ViewerDialog} from "../render/viewer-dialog.js";
import {ViewerRenderer} from "../render/viewer-renderer.js";

import {Driver} from "./driver.js";
import {TargetChanges} from "./target-changes.js";
import {ViewerDecisions} from "./viewer-decisions.js";
import {ViewerMotion} from "./viewer-motion.js";
import {ViewerSource} from "./viewer-source.js";
import {ViewerWindow} from "./viewer-window.js";

/** Draws the viewer. It shows the photographs of the exhibit that opens it. */
export class ViewerDriver extends Driver {
  #renderer = new ViewerRenderer(this.element, (photo, item) => {
    photo.show(item, this.#opener?.pictures.link(item), this.element.strings.failed);
    this.#sendPicture(photo);
  }, (photo) => this.#sendPicture(photo));
  #dialog = new ViewerDialog(this.#renderer.dialog);
  #window = new ViewerWindow(this.#renderer.dialog);
  #source = new ViewerSource(this, this.#window);
  #motion = new ViewerMotion(this, this.#renderer);
  /** @type {import('./viewer-link.js').ViewerLink | null} */
  #opener = null;
  #photographs = new Photographs(0, null);
  /** Whether the next scene opens the dialog. Everything in it has its styles by then, so a browser styles it once. */
  #opensDialog = false;
  #decisions = new ViewerDecisions(this);
  #changes = new TargetChanges(this);
  #input = new ViewerInput({
    dialog: this.#renderer.dialog,
    toolbar: this.#renderer.toolbar,
    locate: (event) => this.#window.locate(event),
    send: (event, numbers, time) => this.send(event, numbers, time),
    shownIndex: () => this.shownIndex,
    finishLanding: () => this.#finishLanding(),
    reportDrag: (type) => void this.emit(`vitrine-drag-${type}`, {index: this.shownIndex, isOpen: true}),
  });

  get compositorPlayback() {
    return this.#renderer.compositorPlayback;
  }

  /** Whether the dialog is there. A browser may have closed it. */
  get isShown() {
    return this.#dialog.isOpen;
  }

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#decisions.openIndex;
  }

  /** The item shown, also while it closes; -1 for none. */
  get shownIndex() {
    return this.#decisions.shownIndex;
  }

  /**
   * Emits that an item opens, in the place of one that is open. Returns false if the page has cancelled that.
   * @param {number} index
   */
  mayOpen(index) {
    return this.#decisions.mayOpen(index);
  }

  /**
   * Opens an item of an exhibit.
   *
   * @param {import('./viewer-link.js').ViewerLink} opener
   * @param {number} index
   * @param {boolean} animated
   */
  show(opener, index, animated) {
    if (!this.model) return;
    this.#opener = opener;
    this.#decisions.shownIndex = index;
    this.#photographs = opener.pictures.photographs(index);
    this.#changes.begin();
    this.#changes.noteChoice();
    this.#renderer.ensure(index, [index]);
    this.#opensDialog = !this.isShown;
    this.#sendShown(animated);
    this.#renderCaption();
    this.drawNow();
    // The frame of a tap also opens the dialog, so the compositor takes over a frame later.
    this.#motion.delay();
  }

  /**
   * Follows items of the exhibit that came, went or changed. A photograph whose item is gone closes.
   * @param {readonly import('../items/changes.js').Change[]} changes
   */
  reload(changes) {
    if (!this.#opener) return;
    this.#changes.edit(changes);
    const [before, shown] = [this.#photographs, this.shownIndex];
    this.#decisions.renumber(indexAfter(shown, changes));
    this.#photographs = this.#opener.pictures.photographs(this.shownIndex);
    const edits = before.changesTo(this.#photographs, changes, shown);
    for (const change of edits) this.send(...changeEvent(change, 0));
    this.send(abi.EVENT_COUNT, [this.#photographs.count]);
    this.#renderer.renumber((item) => indexAfter(item, changes), shown);
    this.#renderCaption();
  }

  /**
   * Closes the open photograph, unless the page cancels that.
   * @param {boolean} animated
   */
  close(animated) {
    if (!this.#decisions.close()) return;
    this.#changes.noteChoice();
    this.send(abi.EVENT_CLOSE, [+animated]);
    this.drawNow();
  }

  /**
   * Shows an item, one beside the other. Returns false if it is no photograph.
   * @param {number} index
   */
  select(index) {
    const photograph = this.#photographs.indexOf(index);
    this.send(abi.EVENT_SELECT, [photograph, 1]);
    return photograph >= 0;
  }

  /** The viewer opens or closes, or a page has kept it from that. */
  decided() {
    this.#opener?.decided();
  }

  /** Items may be elsewhere on the page in the next frame. A photograph on its way to one follows it. */
  itemsMoved() {
    if (this.#opener) this.refresh();
  }

  /**
   * Gives focus back to the page.
   * @param {HTMLElement} element
   */
  returnFocus(element) {
    this.#dialog.returnFocus(element, this.#input.usesKeys);
  }

  /** @param {ShadowRoot} root */
  build(root) {
    root.adoptedStyleSheets = [styleSheet(viewerStyle)];
    root.append(this.#renderer.dialog);
  }

  disconnect() {
    super.disconnect();
    // An element that only moves within the page is there again by then.
    queueMicrotask(() => this.decided());
  }

  sendState() {
    super.sendState();
    if (!this.#opener) return;
    this.decided();
    // The item may have gone while the element was not in the page.
    if (this.shownIndex < 0) return this.#leave();
    this.#opensDialog = !this.isShown;
    for (const photo of this.#renderer.photos)
      if (photo.item >= 0) this.#sendPicture(photo);
    this.#sendShown(false);
    if (this.#decisions.isClosing) this.send(abi.EVENT_CLOSE, [0]);
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const {close, previous, next} = this.#renderer;
    this.#window.listen(() => {
      this.#opener?.host.measureViewport();
      this.itemsMoved();
    }, signal);
    this.#input.listen(signal);
    watchVisibility(this.#renderer.dialog, () => this.#onVisibility(), signal);
    this.#dialog.listen((animated) => this.close(animated), signal);
    close.addEventListener("click", () => this.close(true), {signal});
    previous.addEventListener("click", () => this.send(abi.EVENT_STEP, [-1]), {signal});
    next.addEventListener("click", () => this.send(abi.EVENT_STEP, [1]), {signal});
  }

  measure() {
    if (!this.#opener || this.#window.isCurrent) return;
    const screen = this.#window.measure();
    this.settings.sendViewport(screen, screen);
  }

  /** @param {number} time */
  evaluate(time) {
    this.#source.send(this.#opener, time);
    return super.evaluate(time);
  }

  /**
   * @param {import('../engine/scene.js').Scene} scene
   * @param {number} time
   */
  draw(scene, time) {
    if (scene.count === 0) return;
    this.#changes.draw(this.#photographs.item(scene.target));
    const missing = this.#motion.draw(scene, time, this.#photographs);
    if (missing.includes(this.shownIndex)) this.#renderCaption();
    if (missing.length) this.refresh();
    const opensDialog = this.#opensDialog;
    // What loses focus then may call the page, and the page may draw.
    this.#opensDialog = false;
    if (opensDialog) this.#input.usesKeys = this.#dialog.open(this.element);
  }

  /** @param {import('../engine/model.js').Signal} signal */
  onSignal([kind, photograph, isOpen]) {
    const index = this.#photographs.item(photograph);
    const hasSettled = kind === abi.SIGNAL_SETTLE;
    // A photograph in whose place another one has opened has closed already, for the page.
    const isShown = this.shownIndex === index;
    if (kind === abi.SIGNAL_CHANGE && index >= 0) this.#onChange(index);
    // A finger has caught the photograph on its way back, for example. It closes again if the page cancels that.
    const opens = kind === abi.SIGNAL_OPEN || hasSettled && isOpen;
    if (opens && !this.#decisions.open(index)) this.close(true);
    // A finger has thrown the photograph away, for example. It comes back if the page cancels that.
    const closes = isShown && (kind === abi.SIGNAL_CLOSE || hasSettled && !isOpen);
    if (closes && !this.#decisions.close()) this.send(abi.EVENT_OPEN, [photograph, 0, 1]);
    if (!hasSettled) return;
    // It is drawn no more once it has landed.
    const frame = isOpen ? this.#window.inWindow(this.#renderer.photo(index)?.frame) : undefined;
    // A modal dialog gives every element of the page a new style. The frame in which the photograph comes to rest has no time for it.
    if (isOpen) requestAnimationFrame(() => this.#onVisibility());
    else if (isShown) this.#leave();
    this.emit("vitrine-settle", {index, frame, isOpen: isOpen === 1});
  }

  renderLabels() {
    this.#renderer.renderLabels(this.element.strings);
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
    this.#window.isCurrent = false;
    this.measure();
    this.send(abi.EVENT_COUNT, [this.#photographs.count]);
    this.#source.send(this.#opener, this.now);
    this.send(abi.EVENT_OPEN, [this.#photographs.indexOf(this.shownIndex), 0, +animated]);
  }

  /** @param {import('../render/viewer-photo.js').ViewerPhoto} photo */
  #sendPicture({item, ratio, width}) {
    this.send(abi.EVENT_PICTURE, [this.#photographs.indexOf(item), ratio, width]);
  }

  #renderCaption() {
    this.#renderer.renderCaption(this.shownIndex, this.#photographs, this.element.strings);
  }

  /** @param {number} index of the photograph that is shown from now on */
  #onChange(index) {
    this.#decisions.show(index);
    this.#renderCaption();
    this.#renderer.announce();
    this.#opener?.follow(index);
    this.#changes.report(index, (before) => this.select(before));
  }

  /** Ends the landing of a photograph that is nearly in its place. Returns false if none is. */
  #finishLanding() {
    if (!this.#decisions.isClosing || !this.#motion.looksLanded(this.now)) return false;
    this.send(abi.EVENT_CLOSE, [0]);
    this.drawNow();
    return true;
  }

  #leave() {
    this.#input.endDrag();
    this.#opener = null;
    this.#motion.end();
    this.#decisions.shownIndex = -1;
    this.#changes.begin();
    this.#renderer.clear();
    this.#dialog.close();
  }
}
