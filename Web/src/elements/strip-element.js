import stripStyle from "styles/strip.css";

import {controlAt} from "../a11y/button-role.js";
import {counted, numberFormat} from "../a11y/strings.js";
import * as abi from "../abi.js";
import {optionValue, warn} from "../engine/options.js";
import {watchChildren, watchEnvironment, watchSize} from "../input/environment.js";
import {listenToStrip} from "../input/strip-input.js";
import {StripItems} from "../items/strip-items.js";
import {ItemView} from "../render/item-view.js";
import {StripRenderer} from "../render/strip-renderer.js";
import {styleSheet} from "../render/style-sheet.js";

import {NativeScroll} from "./native-scroll.js";
import {StripPlayback} from "./strip-playback.js";
import {ViewerLink} from "./viewer-link.js";
import {VitrineElement} from "./vitrine-element.js";

/** The options of all strips. */
export const STRIP_OPTIONS =
  Object.freeze(/** @type {const} */ (["axis", "loop", "snap", "align", "spacing", "momentum", "autoplay", "speed"]));

const indicators = Object.freeze(["none", "dots", "fraction"]);

/**
 * A row or column of items, whatever they do on their way.
 *
 * Items keep the size that the page's style sheet gives them, and their `transform`: they are placed by `translate`.
 *
 * Events: `vitrine-change` with the new target, once for each decision; `vitrine-settle` at rest; `vitrine-need` with the
 * items wanted next; `vitrine-move` with the position in each frame that changes it, which alone does not bubble;
 * `vitrine-open` and `vitrine-close` as in the photo viewer. Parts: `viewport` (and `held`), `track`, `previous`, `next`,
 * `pause` (and `paused`), `indicator`, `dot` (and `dot-current`, `dot-outer`), `live`.
 */
export class StripElement extends VitrineElement {
  static get observedAttributes() {
    return [...super.observedAttributes, "selected", "indicator", "controls"];
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
    resized: () => this.flush(),
    rewritten:
      () => {
        this.#renderer.invalidate();
      },
  });
  /** @internal The elements of the items. */
  elements = this.#stripItems.elements;
  #renderer = new StripRenderer(this, this.elements, this.View);
  /** @internal The part that shows the items. */
  viewport = this.#renderer.viewport;
  /** @internal What the inputs need. */
  target = {
    element: this,
    viewport: this.viewport,
    send: (/** @type {number} */ event, /** @type {readonly number[]} */ numbers, time = this.now) =>
      this.send(event, numbers, time),
    flush: (/** @type {number} */ time) => this.flush(time),
    axis: () => optionValue(this, "axis"),
    isOnControl: (/** @type {PointerEvent} */ event) => this.#isOnControl(event),
    show: (/** @type {EventTarget | null} */ node) => this.#at(node, (index) => this.bring(index)),
    go: (/** @type {Element | null} */ node, /** @type {boolean} */ animated) =>
      this.#at(node, (index) => this.select(index, {animated})),
  };
  #playback = new StripPlayback(this);
  #nativeScroll = new NativeScroll();
  /** A page that loads one strip alone has no viewer. */
  #viewerLink = VIEWER ? new ViewerLink(this, this.elements) : undefined;
  #target = -1;
  #position = 0;
  /** Whether somebody listens to every move, so that the compositor cannot play motions. */
  #reportsMoves = false;
  /** When the next frame is needed while the compositor plays a motion, in seconds. */
  #nextFrame = /** @type {number | undefined} */ (undefined);
  /** Whether the next item that settles is read out. The first one is not. */
  #announcesSettle = false;

  /** The collection as data; null for the children of the element. */
  get items() {
    return this.elements.items;
  }

  /** @param {import('../items/collection.js').Items | null} items */
  set items(items) {
    this.elements.items = items;
    this.#target = -1;
    this.begin(0);
  }

  /** The item on which it rests or will rest; null without items. Assigning goes there at once. */
  get selectedIndex() {
    return this.#target >= 0 && this.elements.count ? this.#target : null;
  }

  set selectedIndex(index) {
    if (index !== null) this.select(index, {animated: false});
  }

  /** Where it is, in items: 3.25 is a quarter of the way from item 3 to the next. */
  get position() {
    const scene = this.#renderer.track.isAnimated ? this.model?.scene(this.now) : undefined;
    return scene?.position ?? this.#position;
  }

  /** What shows where it is: `dots`, `fraction` (3 of 12) or `none`; mirrors the attribute. */
  get indicator() {
    const text = this.getAttribute("indicator") ?? "none";
    if (indicators.includes(text)) return text;
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
    this.whenReady(() => this.#sendSelected(index, options.animated ?? true));
  }

  /** Goes to the next item, or to the next page with `snap="page"`. */
  next() {
    this.whenReady(() => this.send(abi.EVENT_STEP, [1]));
  }

  /** Goes to the previous item, or to the previous page with `snap="page"`. */
  previous() {
    this.whenReady(() => this.send(abi.EVENT_STEP, [-1]));
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
    const remedy = "<vitrine-photo-viewer> is needed to open an item; vitrine.js brings it";
    if (!VIEWER) console.warn(`<${this.localName}>: ${remedy}`);
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
    const target = this.#target;
    const {changes, moved} = this.#stripItems.reload();
    this.#renderer.invalidate();
    this.edited(changes);
    const index = moved.get(target) ?? -1;
    this.flush();
    if (index >= 0 && index !== this.#target) this.select(index, {animated: false});
    this.#viewerLink?.reload(changes);
  }

  /**
   * Says that the data has more items; quicker than `reload`.
   *
   * @param {number} index of the first of them
   * @param {number} count
   */
  insertItems(index, count = 1) {
    this.#edit({at: index, by: count}, index <= this.elements.count);
  }

  /**
   * Says that the data has fewer items.
   *
   * @param {number} index of the first of them
   * @param {number} count
   */
  removeItems(index, count = 1) {
    this.#edit({at: index, by: -count}, index + count <= this.elements.count);
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
    this.#edit({at: index, by: count, to}, index <= last && to <= last);
  }

  /**
   * Listening to every move keeps the compositor from playing motions.
   *
   * @type {HTMLElement["addEventListener"]}
   */
  addEventListener = (/** @type {string} */ type, /** @type {any} */ listener, /** @type {any} */ options) => {
    super.addEventListener(type, listener, options);
    if (type !== "vitrine-move") return;
    this.#reportsMoves = true;
    this.refresh();
  };

  connectedCallback() {
    this.#nativeScroll.begin();
    if (!this.shadowRoot) this.#build(this.attachShadow({mode: "open"}));
    super.connectedCallback();
    // It is needed once the engine is there, and takes long to load.
    numberFormat(this).format(0);
  }

  disconnectedCallback() {
    this.#renderer.track.stop();
    super.disconnectedCallback();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    super.attributeChangedCallback(name, before, value);
    if (name === "selected" && value !== null && this.model) this.selectedIndex = Number(value);
    if (name === "axis") this.begin(this.#target);
    if (name === "autoplay") this.#checkAutoplay(value);
    if (name === "speed" || name === "tap") this.#viewerLink?.renew();
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
    this.#nativeScroll.read(this, optionValue(this, "align"));
    this.elements.adopt();
    this.dataset.drawn = "";
  }

  restore() {
    super.restore();
    this.measureViewport();
    this.#playback.sendReasons();
    this.#renderer.invalidate();
    this.#stripItems.sendAll();
    const selected = this.#nativeScroll.index || (this.selectedIndex ?? Number(this.getAttribute("selected")));
    if (this.elements.count && selected >= 0) this.#sendSelected(selected, false);
    this.#nativeScroll.resume(this.target.send, this.isVertical);
    this.#viewerLink?.restore();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    listenToStrip(this.target, signal);
    this.#renderer.copies.listen(signal);
    this.#playback.listen(signal);
    watchEnvironment(() => this.#playback.renew(), signal);
    watchSize(this.viewport, () => this.resized(), signal);
    watchChildren(this, (children) => this.#onChildren(children), signal);
    this.#playback.renew();
    this.flush();
  }

  /**
   * The compositor shows every instant of a motion. An event may change it.
   * @param {number} time
   */
  shownAt(time) {
    const {track} = this.#renderer;
    if (track.isPlaying) {
      track.interrupt();
      this.shown = time;
    }
    return this.shown;
  }

  /**
   * @param {import('../engine/scene.js').Scene} scene
   * @param {number} time
   */
  draw(scene, time) {
    const motion = scene.isMoving && !this.#reportsMoves ? this.model?.compositorMotion() : undefined;
    this.#target = this.elements.count ? scene.target : -1;
    this.#playback.draw(scene);
    this.#stripItems.write(() => this.#renderer.draw(scene, time, motion, this.#focusedIndex));
    this.#nextFrame = motion?.wakeAt;
    if (scene.position === this.#position) return;
    this.#position = scene.position;
    if (this.#reportsMoves) this.dispatchEvent(new CustomEvent("vitrine-move", {detail: {position: scene.position}}));
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
    if (signal === abi.SIGNAL_NEED) this.emit("vitrine-need", this.needDetail(first, second, this.elements.count));
    if (signal === abi.SIGNAL_CHANGE) this.emit("vitrine-change", {index: first});
    if (signal !== abi.SIGNAL_SETTLE) return;
    if (this.#announcesSettle) this.announce(first);
    this.#announcesSettle = true;
    this.emit("vitrine-settle", {index: first});
  }

  renderLabels() {
    super.renderLabels();
    this.setAttribute("aria-roledescription", this.strings.carousel);
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
    this.#announcesSettle = false;
    this.#renderer.invalidate();
    this.#stripItems.sendAll();
    if (this.elements.count && selected >= 0) this.#sendSelected(selected, false);
  }

  /**
   * An element belongs to an item from now on.
   *
   * @internal
   * @param {ItemView} _view
   */
  adopted(_view) {}

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

  /** @internal Sends where the strip is on the screen. */
  measureViewport() {
    const {x, y, width, height} = this.viewport.getBoundingClientRect();
    this.sendViewport({x, y, width, height}, {x: 0, y: 0, width, height});
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
   * The picture of an item flies to the full screen from now on.
   *
   * @internal
   * @param {HTMLElement} _element
   */
  itemFlies(_element) {}

  /** @internal The model itself emits which item is shown. */
  viewerShows() {}

  /**
   * @internal
   * @param {number} index
   */
  viewerClosed(index) {
    return index;
  }

  /**
   * Returns the element that leads to the large picture: the item, or the first link in it.
   *
   * @internal
   * @param {HTMLElement} element
   * @returns {HTMLElement}
   */
  linkOf(element) {
    return element.matches("a[href]") ? element : element.querySelector("a[href]") ?? element;
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
    // The viewer's event. The strip goes to the item, and emits its own.
    root.addEventListener("vitrine-change", (event) => event.stopPropagation());
    if (!this.hasAttribute("role")) this.setAttribute("role", this.label ? "region" : "group");
  }

  /**
   * @param {number} index
   * @param {boolean} animated
   */
  #sendSelected(index, animated) {
    if (this.elements.has(index, "select")) this.send(abi.EVENT_SELECT, [index, +animated]);
  }

  /** The item that keeps its element wherever the strip is, because focus is in it; -1 for none. */
  get #focusedIndex() {
    return this.items && this.matches(":focus-within") ? this.elements.indexOf(document.activeElement) : -1;
  }

  /**
   * Calls `action` with the item that contains a node, if there is one.
   *
   * @param {EventTarget | null} node
   * @param {(index: number) => void} action
   */
  #at(node, action) {
    const index = this.elements.indexOf(node);
    if (index >= 0) action(index);
  }

  /** @param {PointerEvent} event */
  #isOnControl(event) {
    const control = controlAt(this.#renderer.copies.targetOf(event), this);
    return control !== null && this.actsByItself(control);
  }

  /**
   * @param {import('../items/changes.js').Change} change
   * @param {boolean} isWithin whether there are such items
   */
  #edit(change, isWithin) {
    const isWhole = Object.values(change).every(Number.isInteger) && change.at >= 0 && (change.to ?? 0) >= 0;
    if (!this.items || !isWhole || !isWithin) {
      const need = `items given as data, and indices within 0..<${this.elements.count}`;
      return console.warn(`<${this.localName}>: insertItems(), removeItems() and moveItems() need ${need}`);
    }
    this.#stripItems.edit(change);
    this.#renderer.invalidate();
    this.edited([change]);
    this.flush();
    this.#viewerLink?.reload([change]);
  }

  /** @param {Node[]} children */
  #onChildren(children) {
    const hasItems = children.some((child) => child instanceof HTMLElement && child.slot === "");
    if (!this.items && hasItems) this.reload();
  }

  /** @param {string | null} text */
  #checkAutoplay(text) {
    const interval = optionValue(this, "autoplay");
    if (interval > 0 && interval < abi.LEAST_AUTOPLAY)
      warn(this, `autoplay="${text}"`, `at least ${abi.LEAST_AUTOPLAY} ms are needed; ${abi.LEAST_AUTOPLAY} is used`);
  }
}
