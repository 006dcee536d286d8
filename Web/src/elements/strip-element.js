import stripStyle from "styles/strip.css";

import {focusedIn} from "../a11y/focus.js";
import {counted, numberFormat} from "../a11y/strings.js";
import * as abi from "../abi.js";
import {optionValue, warn} from "../engine/options.js";
import {watchChildren, watchSize} from "../input/environment.js";
import {goToFragment} from "../input/focus-navigation.js";
import {listenToStrip} from "../input/strip-input.js";
import {stripTarget} from "../input/strip-target.js";
import {indexAfter} from "../items/changes.js";
import {StripItems} from "../items/strip-items.js";
import {ItemView} from "../render/item-view.js";
import {StripRenderer} from "../render/strip-renderer.js";
import {styleSheet} from "../render/style-sheet.js";

import {MoveEvents} from "./move-events.js";
import {NativeScroll} from "./native-scroll.js";
import {copyToStyle} from "./option-properties.js";
import {SettleReport} from "./settle-report.js";
import {StripPlayback} from "./strip-playback.js";
import {TargetChanges} from "./target-changes.js";
import {VIEWER_OPTIONS, ViewerLink} from "./viewer-link.js";
import {VitrineElement} from "./vitrine-element.js";

/** The options of all strips. */
export const STRIP_OPTIONS =
  Object.freeze(/** @type {const} */ (["axis", "loop", "snap", "align", "spacing", "momentum", "autoplay", "speed"]));

const indicators = Object.freeze(/** @type {const} */ (["none", "dots", "fraction"]));

/**
 * A row or column of items, whatever they do on their way.
 *
 * Items keep the size that the page's style sheet gives them, and their `transform`: they are placed by `translate`.
 *
 * @attr {number} selected - the initial item; setting it jumps there
 * @attr {"none" | "dots" | "fraction"} indicator - what shows where the strip is
 * @attr {boolean} controls - whether it has buttons for the previous and the next item
 * @attr {boolean} history - whether Back closes an open photograph
 * @slot - the items
 * @slot toolbar - what the viewer shows beside its buttons
 * @fires vitrine-change - the target is another item; if the page cancels it, the strip goes back to the item before
 * @fires vitrine-settle - the strip, or its viewer, has come to rest
 * @fires vitrine-need - other items are wanted next
 * @fires vitrine-move - a frame changes the position; this event does not bubble
 * @fires vitrine-drag-start - a drag or a pinch begins
 * @fires vitrine-drag-end - the last pointer of a drag has left the screen, or was taken away
 * @fires vitrine-open - an item opens in the viewer; if the page cancels it, the item does not open
 * @fires vitrine-close - the open item closes; if the page cancels it, the item stays open
 * @csspart viewport - shows the items
 * @csspart held - the viewport while it is dragged
 * @csspart track - moves all items
 * @csspart previous - the button for the previous item
 * @csspart next - the button for the next item
 * @csspart pause - the button that stops autoplay
 * @csspart paused - that button while autoplay is stopped
 * @csspart indicator - contains the dots, or the fraction
 * @csspart dot - the button for an item, or for a page
 * @csspart dot-current - the dot of the current item
 * @csspart dot-outer - a dot beyond which there are more items
 */
export class StripElement extends VitrineElement {
  static get observedAttributes() {
    return [...super.observedAttributes, "selected", "indicator", "controls", "style"];
  }

  #stripItems = new StripItems({
    element: this,
    View: this.View,
    send: (event, numbers) => this.send(event, numbers),
    isVertical: () => this.isVertical,
    extent: () => this.extent,
    strings: () => this.strings,
    select: (index) => this.select(index),
    adopted: (view) => this.adopted(view),
    released: (view) => this.released(view),
    resized: () => this.flush(),
    rewritten:
      () => {
        this.#renderer.invalidate();
      },
  });
  /** @internal The elements of the items. */
  elements = this.#stripItems.elements;
  #renderer = new StripRenderer(this, this.elements, this.View, () => this.refresh());
  /** @internal The part that shows the items. */
  viewport = this.#renderer.viewport;
  /** @internal What the inputs need. */
  target = stripTarget(this, this.#renderer);
  #playback = new StripPlayback(this);
  #nativeScroll = new NativeScroll();
  /** A page that loads one strip alone has no viewer. */
  #viewerLink = VIEWER ? new ViewerLink(this, this.elements) : undefined;
  #changes = new TargetChanges(this);
  #position = 0;
  #isMoving = false;
  #moves = new MoveEvents(this);
  /** When the next frame is needed while the compositor plays a motion, in seconds. */
  #nextFrame = /** @type {number | undefined} */ (undefined);
  #settles = new SettleReport();

  /**
   * The collection as data; null for the children of the element.
   * @returns {import('../items/collection.js').Items<HTMLDivElement> | null}
   */
  get items() {
    return this.elements.items;
  }

  /** @param {import('../items/collection.js').Items<HTMLDivElement> | null} items */
  set items(items) {
    const replace = () => {
      this.elements.items = items;
      if (this.model) this.elements.adopt();
      this.#changes.begin();
      this.begin(0);
    };
    if (this.#viewerLink) this.#viewerLink.replace(replace);
    else replace();
  }

  /** The item on which it rests or will rest; null without items. Assigning goes there at once. */
  get selectedIndex() {
    const {target} = this.#changes;
    return target >= 0 && this.elements.count ? target : null;
  }

  set selectedIndex(index) {
    if (index !== null) this.select(index, {animated: false});
  }

  /** Where it is, in items: 3.25 is a quarter of the way from item 3 to the next. */
  get position() {
    this.#moves.noteRead();
    const scene = this.#renderer.track.playback.isAnimated ? this.model?.scene(this.now) : undefined;
    return scene?.position ?? this.#position;
  }

  /**
   * What shows where it is: `dots`, `fraction` (3 of 12) or `none`; mirrors the attribute.
   * @returns {"none" | "dots" | "fraction"}
   */
  get indicator() {
    const text = this.getAttribute("indicator") ?? "none";
    const known = indicators.find((indicator) => indicator === text);
    if (known) return known;
    warn(this, `indicator="${text}"`, `one of ${indicators.join(", ")} is needed; none is used`);
    return "none";
  }

  set indicator(indicator) {
    this.setAttribute("indicator", indicator);
  }

  /** Whether it has buttons for the previous and the next item; mirrors the attribute. */
  get controls() {
    return this.hasAttribute("controls");
  }

  set controls(controls) {
    this.toggleAttribute("controls", controls);
  }

  /** Whether it moves by itself unless it is paused. */
  get plays() {
    return this.#playback.plays;
  }

  /**
   * Makes an item current, by the short way round.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  select(index, options = {}) {
    this.#choose(() => this.#sendSelected(index, options.animated ?? true));
  }

  /** Goes to the next item, or to the next page with `snap="page"`. */
  next() {
    this.#choose(() => this.send(abi.EVENT_STEP, [1]));
  }

  /** Goes to the previous item, or to the previous page with `snap="page"`. */
  previous() {
    this.#choose(() => this.send(abi.EVENT_STEP, [-1]));
  }

  /** The item that is open or opening in the viewer; null when none is. */
  get openIndex() {
    return this.#viewerLink?.openIndex ?? null;
  }

  /**
   * Opens an item in the viewer. Its picture flies there from the strip; `animated: false` shows it at once.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  open(index, options = {}) {
    if (!VIEWER) console.warn(`<${this.localName}>: vitrine.js is needed to open an item`);
    else this.whenReady(() => this.#viewerLink?.open(index, options.animated ?? true));
  }

  /**
   * Closes the viewer.
   * @param {{ animated?: boolean }} options
   */
  close(options = {}) {
    this.whenReady(() => this.#viewerLink?.close(options));
  }

  /** Says that items came, went or changed. The current item stays current wherever it is now. */
  reload() {
    const target = this.#nextTarget;
    const {changes, moved} = this.#stripItems.reload((edits) => this.#follow(edits));
    this.#renderer.invalidate();
    const index = moved.get(target) ?? -1;
    this.flush();
    if (index >= 0 && index !== this.#changes.target) {
      this.#sendSelected(index, false);
      this.flush();
    }
    this.#viewerLink?.reload(changes);
  }

  /**
   * Says that the data has more items; quicker than `reload`.
   *
   * @param {number} index of the first of them
   * @param {number} count
   */
  insertItems(index, count = 1) {
    this.#edit({at: index, by: count}, count, index <= this.elements.count);
  }

  /**
   * Says that the data has fewer items.
   *
   * @param {number} index of the first of them
   * @param {number} count
   */
  removeItems(index, count = 1) {
    this.#edit({at: index, by: -count}, count, index + count <= this.elements.count);
  }

  /**
   * Says that items of the data have moved.
   *
   * @param {number} index of the first of them
   * @param {number} count
   * @param {number} to where the first of them is now
   */
  moveItems(index, count, to) {
    const last = this.elements.count - count;
    this.#edit({at: index, by: count, to}, count, index <= last && to <= last);
  }

  /**
   * Listening to every move keeps the compositor from playing motions.
   *
   * @type {HTMLElement["addEventListener"]}
   */
  addEventListener = (/** @type {string} */ type, /** @type {any} */ listener, /** @type {any} */ options) => {
    super.addEventListener(type, listener, options);
    if (type !== "vitrine-move") return;
    this.#moves.add(listener, options);
    this.refresh();
  };

  /** @type {HTMLElement["removeEventListener"]} */
  removeEventListener = (/** @type {string} */ type, /** @type {any} */ listener, /** @type {any} */ options) => {
    super.removeEventListener(type, listener, options);
    if (type === "vitrine-move") this.#moves.remove(listener);
  };

  connectedCallback() {
    this.#nativeScroll.begin();
    if (!this.shadowRoot) this.#build(this.attachShadow({mode: "open"}));
    super.connectedCallback();
    // It is needed once the engine is there, and takes long to load.
    numberFormat(this).format(0);
  }

  disconnectedCallback() {
    this.#renderer.track.playback.stop();
    super.disconnectedCallback();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    super.attributeChangedCallback(name, before, value);
    for (const option of this.styleOptions)
      if (name === option || name === "style") copyToStyle(this, option);
    if (name === "style") return;
    if (name === "selected" && value !== null && this.model) this.selectedIndex = Number(value);
    if (name === "axis") this.#turn();
    if (name === "autoplay") this.#checkAutoplay(value);
    if (VIEWER_OPTIONS.includes(name)) this.#viewerLink?.renew();
    this.#playback.renew();
    this.refresh();
  }

  /** @internal Puts its items where scenes want them. */
  get View() {
    return ItemView;
  }

  /** @internal The style sheets of its shadow tree. */
  get styles() {
    return [stripStyle];
  }

  /**
   * @internal The options that the style sheet needs too.
   * @returns {readonly import('../engine/options.js').OptionName[]}
   */
  get styleOptions() {
    return [];
  }

  /** @internal Whether it is a column. */
  get isVertical() {
    return optionValue(this, "axis") === "vertical";
  }

  /**
   * @internal
   * @returns {import('../items/item-extents.js').Extent}
   */
  get extent() {
    return this.items?.extent?.bind(this.items) ?? null;
  }

  /** Reads what the page has shown first. So an element that nobody has seen is styled and laid out only once. */
  readPage() {
    this.#nativeScroll.read(this, () => optionValue(this, "align"));
    this.#renderer.copies.removeOthers();
    this.internals.states.add("drawn");
    this.elements.adopt();
  }

  restore() {
    super.restore();
    this.measureViewport();
    this.#playback.sendReasons();
    this.#beginAt(this.#nativeScroll.index || (this.selectedIndex ?? Number(this.getAttribute("selected"))));
    this.#nativeScroll.resume(this.target.send, this.isVertical);
    this.#viewerLink?.restore();
  }

  refresh() {
    super.refresh();
    this.#viewerLink?.itemsMoved();
  }

  sendEnvironment() {
    super.sendEnvironment();
    this.#playback.renew();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    listenToStrip(this.target, signal);
    this.#renderer.copies.listen(signal);
    this.#playback.listen(signal);
    watchSize(this.viewport, () => this.resized(), signal);
    this.flush();
  }

  /**
   * The compositor shows every instant of a motion. An event may change it.
   * @param {number} time
   */
  shownAt(time) {
    const {playback} = this.#renderer.track;
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
    const motion = scene.isMoving && !this.#moves.areHeard ? this.model?.compositorMotion() : undefined;
    this.#changes.draw(this.elements.count ? scene.target : -1);
    this.#playback.draw(scene);
    this.#stripItems.write(() => this.#renderer.draw(scene, time, motion, this.#focusedIndex));
    this.#nextFrame = motion?.wakeAt;
    this.#isMoving = scene.isMoving;
    if (scene.isMoving || scene.position !== this.#position) this.#settles.noteMotion();
    this.#position = scene.position;
    this.#moves.report(scene.position);
  }

  /** @param {import('../engine/scene.js').Scene} scene */
  scheduleNext(scene) {
    return this.#nextFrame ?? super.scheduleNext(scene);
  }

  /**
   * @param {number} signal
   * @param {number} first
   * @param {number} second
   */
  onSignal(signal, first, second) {
    if (signal === abi.SIGNAL_PREFETCH) this.emit("vitrine-need", this.needDetail(first, second, this.elements.count));
    // In the place of an item that is gone there is the present target.
    const item = first < 0 ? this.#changes.target : first;
    if (signal === abi.SIGNAL_CHANGE) this.#changes.report(item, (before) => this.#goBack(item, before));
    if (signal !== abi.SIGNAL_SETTLE || this.#changes.isReturning) return;
    const {isNew, isRead} = this.#settles.settle(item);
    if (isRead) this.announce(item);
    if (isNew) this.emit("vitrine-settle", {index: item});
  }

  renderLabels() {
    super.renderLabels();
    this.internals.role = this.label ? "region" : "group";
    this.internals.ariaRoleDescription = this.strings.carousel;
    this.viewport.ariaLabel = this.label || this.strings.carousel;
    this.#stripItems.renderNames();
    this.#playback.renew();
    this.#viewerLink?.renew();
    this.refresh();
  }

  /**
   * Begins anew with other items, or along another axis.
   *
   * @internal
   * @param {number} selected
   */
  begin(selected) {
    if (!this.model) return;
    this.#settles.begin();
    this.#beginAt(selected);
  }

  /**
   * An element belongs to an item from now on.
   *
   * @internal
   * @param {ItemView} _view
   */
  adopted(_view) {}

  /**
   * An element belongs to no item any more.
   *
   * @internal
   * @param {ItemView} _view
   */
  released(_view) {}

  /**
   * Brings an item into view because it has focus.
   *
   * @internal
   * @param {number} index
   */
  bring(index) {
    if (index !== this.selectedIndex) this.select(index);
  }

  /**
   * Items came and went.
   *
   * @internal
   * @param {readonly import('../items/changes.js').Change[]} _changes
   */
  edited(_changes) {}

  /** @internal The view has another size. */
  resized() {
    this.measureViewport();
    this.flush();
    this.#viewerLink?.measure();
  }

  /**
   * Opens the item whose photograph is clicked.
   *
   * @internal
   * @param {MouseEvent} event
   */
  openClicked(event) {
    this.#viewerLink?.openClicked(event);
  }

  /** @internal Sends where the strip is on the screen. */
  measureViewport() {
    const {x, y, width, height, scale} = this.target.space.measure();
    this.sendViewport({x, y, width, height}, {x: 0, y: 0, width, height}, scale);
  }

  /** @internal Sends how long the items are now. */
  resizeItems() {
    this.#stripItems.resize();
  }

  /**
   * Lets screen readers read out the item on which it came to rest.
   *
   * @internal
   * @param {number} index
   */
  announce(index) {
    this.#playback.announce(index);
  }

  /**
   * Returns the name of an item that has none of its own, such as "3 of 12".
   *
   * @internal
   * @param {ItemView} view
   */
  nameOf({element, index}) {
    return counted(this.strings.position, index, this.elements.count, element);
  }

  /**
   * Returns the picture that flies to the full screen; null if that is the whole item.
   *
   * @internal
   * @param {HTMLElement} element of an item
   * @returns {HTMLElement | null}
   */
  pictureOf(element) {
    return element.querySelector("img") ?? element;
  }

  /**
   * Returns whether a control acts by itself, and is not the button that the item as a whole is.
   *
   * @internal
   * @param {Element} _control
   */
  actsByItself(_control) {
    return true;
  }

  /** @param {ShadowRoot} root */
  #build(root) {
    root.adoptedStyleSheets = this.styles.map(styleSheet);
    const [pause, previous, next, indicator, live] = this.#playback.elements;
    root.append(pause, previous, next, this.viewport, indicator, live);
    watchChildren(this, (children) => this.#onChildren(children));
    this.whenReady(() => goToFragment(this.target, false));
    // The viewer's event, and not that of a strip in an item. This strip goes to the item, and emits its own.
    root.addEventListener(
      "vitrine-change", (event) => root.contains(/** @type {Node} */ (event.target)) && event.stopPropagation());
  }

  /**
   * The engine gets all items anew.
   * @param {number} selected
   */
  #beginAt(selected) {
    this.#renderer.invalidate();
    this.#stripItems.sendAll();
    if (this.elements.count && selected >= 0) this.#sendSelected(selected, false);
  }

  /** The target in the next frame. The page may have selected another item since the last one. */
  get #nextTarget() {
    return this.model?.preview(this.now)?.target ?? this.#changes.target;
  }

  #turn() {
    this.begin(this.#nextTarget);
    this.#viewerLink?.restore();
  }

  /**
   * A script of the page goes to another item.
   * @param {() => void} go
   */
  #choose(go) {
    this.whenReady(() => {
      this.#changes.noteChoice();
      go();
    });
  }

  /**
   * @param {number} index
   * @param {boolean} animated
   */
  #sendSelected(index, animated) {
    if (!this.elements.has(index, "select")) return;
    this.#settles.noteSelection(index);
    this.send(abi.EVENT_SELECT, [index, +animated]);
  }

  /**
   * Goes back to an item, because the page has cancelled the change to another one. The viewer may show that one.
   *
   * @param {number} index
   * @param {number} before
   * @returns {boolean} false if the viewer cannot show that one
   */
  #goBack(index, before) {
    if (this.#viewerLink?.shows(index)) return this.#viewerLink.select(before);
    // A change without a motion is taken back before anybody sees it.
    this.#sendSelected(before, this.#isMoving);
    if (!this.#isMoving) this.flush();
    return true;
  }

  /** The item that keeps its element wherever the strip is, because focus is in it; -1 for none. */
  get #focusedIndex() {
    return this.items && this.matches(":focus-within") ? this.elements.indexOf(focusedIn(this)) : -1;
  }

  /**
   * @param {import('../items/changes.js').Change} change
   * @param {number} count of the items that it is about
   * @param {boolean} isWithin whether there are such items
   */
  #edit(change, count, isWithin) {
    const isWhole = [change.at, count, change.to ?? 0].every((number) => Number.isInteger(number) && number >= 0);
    if (!this.items || !isWhole || !isWithin) {
      const need = `items given as data, and indices within 0..<${this.elements.count}`;
      return console.warn(`<${this.localName}>: insertItems(), removeItems() and moveItems() need ${need}`);
    }
    if (count === 0) return;
    this.#follow([change]);
    this.#stripItems.edit(change);
    this.#renderer.invalidate();
    this.flush();
    this.#viewerLink?.reload([change]);
  }

  /**
   * Items came, went or moved, and elements do not belong to others yet.
   * @param {readonly import('../items/changes.js').Change[]} changes
   */
  #follow(changes) {
    this.model?.renumber((index) => indexAfter(index, changes));
    this.#changes.edit(changes);
    this.edited(changes);
  }

  /** @param {Node[]} children */
  #onChildren(children) {
    this.#renderer.copies.removeOthers();
    this.elements.keepChildren(children);
    // Out of the page, the state of the element follows its items, too.
    if (this.elements.haveItems(children) && (this.model || this.elements.count)) this.reload();
    else if (!this.model) this.elements.releaseGone();
  }

  /** @param {string | null} text */
  #checkAutoplay(text) {
    const interval = optionValue(this, "autoplay");
    if (interval > 0 && interval < abi.LEAST_AUTOPLAY)
      warn(this, `autoplay="${text}"`, `at least ${abi.LEAST_AUTOPLAY} ms are needed; ${abi.LEAST_AUTOPLAY} is used`);
  }
}
