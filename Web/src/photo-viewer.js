import {placeAfterAll} from "./changes.js";
import {VitrineElement} from "./element.js";
import {Kind} from "./exhibit.js";
import {withOptions} from "./option-element.js";
import {part} from "./part.js";
import {PhotoExhibit} from "./photo-exhibit.js";
import {Picture} from "./picture.js";
import {Pinch} from "./pinch.js";
import {samples} from "./pointer.js";
import {counted} from "./strings.js";
import {viewerStyle} from "./styles.js";
import {wheelTurn} from "./wheel.js";

/**
 * What opens the viewer: the exhibit whose items it shows.
 *
 * @typedef {object} Opener
 * @property {import('./exhibit.js').Exhibit | null} exhibit
 * @property {number} count how many items there are
 * @property {(index: number) => HTMLElement | undefined} link what shows an item on the page and leads to its large picture
 */

/** As many photographs as are drawn: the one shown, and one on each side. */
const PHOTOS = 3;

/**
 * Photographs on the full screen, one beside the other. The one that is opened flies there from its place on the page; a flick
 * turns to the next; two fingers, a double tap, or a wheel with the control key zoom; and the one shown last can be thrown back
 * into its place.
 *
 * The exhibit that opens it says where these places are, for as long as a photograph is away. Parts to style: `ground`,
 * `photo` (those that are not the one shown are also `beside`, those that could not be loaded `failed`), `previous-photo`, `next-photo`, `close`, `caption`
 * with `caption-title` and `caption-detail`.
 */
export class VitrinePhotoViewer extends withOptions
(VitrineElement, "speed", "tap") {
  static get kind() {
    return Kind.photoViewer;
  }

  static get Exhibit() {
    return PhotoExhibit;
  }

  #dialog = document.createElement("dialog");
  #ground = part("div", "ground");
  #pictures = Array.from({length: PHOTOS}, () => new Picture(part("div", "photo")));
  #previous = part("button", "previous-photo");
  #next = part("button", "next-photo");
  #close = part("button", "close");
  #caption = part("p", "caption");
  #title = part("span", "caption-title");
  #detail = part("span", "caption-detail");
  #live = part("p", "live");
  /** @type {Opener | null} */
  #opener = null;
  /** The item shown, also while it closes. */
  #index = -1;
  /** @type {number | null} */
  #openIndex = null;
  #swallowsClick = false;
  /** Whether the last input was a key. */
  #usesKeys = false;

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#openIndex;
  }

  /**
   * Gives the focus back to the page, and shows it there if the last input was a key. A dialog that closes may have given
   * it back already, and have shown it.
   * @param {HTMLElement} element
   */
  returnFocus(element) {
    element.blur();
    element.focus({preventScroll: true, focusVisible: this.#usesKeys});
  }

  /**
   * Opens an item of an exhibit.
   *
   * @param {Opener} opener
   * @param {number} index
   * @param {boolean} animated
   */
  show(opener, index, animated) {
    const {exhibit} = this;
    if (!exhibit) return;
    const now = this.now;
    [this.#opener, this.#index] = [opener, index];
    this.#hang(this.#take(index, [index]), index);
    if (!this.#dialog.open) this.#cover();
    this.#measure(now);
    exhibit.count(opener.count, now);
    exhibit.follow(opener.exhibit, index, now);
    exhibit.open(index, 0, animated, now);
    this.#entitle();
    this.draw(now);
  }

  /** The dialog itself has the focus: its first button would have a ring as soon as a key is pressed. */
  #cover() {
    this.#usesKeys = showsFocus();
    this.#dialog.showModal();
    this.#dialog.focus();
  }

  /**
   * The items of the exhibit came, went or changed. A photograph whose item is gone closes.
   * @param {readonly import('./changes.js').Change[]} changes
   */
  reload(changes) {
    if (!this.#opener) return;
    this.exhibit?.edit(changes, this.#opener.count, this.now);
    this.#index = placeAfterAll(this.#index, changes);
    if (this.#openIndex !== null) this.#openIndex = this.#index;
    for (const picture of this.#pictures)
      if ((picture.item = placeAfterAll(picture.item, changes)) >= 0) this.#hang(picture, picture.item);
    this.#entitle();
    this.refresh();
  }

  /**
   * Closes what is open; `animated: false` at once.
   * @param {{ animated?: boolean }} options
   */
  close(options = {}) {
    this.exhibit?.close(options.animated ?? true, this.now);
    this.refresh();
  }

  connectedCallback() {
    if (!this.shadowRoot) this.#build(this.attachShadow({mode: "open"}));
    super.connectedCallback();
  }

  /**
   * @param {import('./exhibit.js').Exhibit} _exhibit
   * @param {AbortSignal} signal
   */
  arrived(_exhibit, signal) {
    const dialog = this.#dialog;
    addEventListener("resize", () => this.refresh(), {signal});
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
      dialog.addEventListener(type, (event) => this.#felt(/** @type {PointerEvent} */ (event)), {signal});
    dialog.addEventListener("click", (event) => this.#clicked(event), {signal, capture: true});
    dialog.addEventListener("keydown", (event) => this.#pressed(event), {signal});
    dialog.addEventListener("cancel", (event) => (event.preventDefault(), this.close()), {signal});
    // Told a moment after the dialog has closed: the next photograph may be open by then.
    dialog.addEventListener("close", () => dialog.open || this.close({animated: false}), {signal});
    // A browser that takes a throw for a scroll uses the next tap up, to stop that.
    dialog.addEventListener("touchmove", (event) => event.preventDefault(), {signal, passive: false});
    new Pinch(this, dialog).listen(signal);
    dialog.addEventListener("wheel", (event) => this.#wheeled(event), {signal, passive: false});
    this.#close.addEventListener("click", () => this.close(), {signal});
    this.#previous.addEventListener("click", () => this.#step(-1), {signal});
    this.#next.addEventListener("click", () => this.#step(1), {signal});
  }

  /** @param {number} time */
  look(time) {
    if (this.#opener) this.#measure(time);
  }

  /** @param {number} time */
  prepare(time) {
    if (this.#opener) this.exhibit?.follow(this.#opener.exhibit, this.#index, time);
  }

  /** @param {import('./scene.js').Scene} scene */
  render(scene) {
    if (scene.count === 0) return;
    const {style} = this.#dialog;
    style.opacity = `${scene.veil}`;
    style.setProperty("--vitrine-chrome", `${scene.chrome}`);
    // A tap on a hidden button shows the controls instead of pressing the button.
    this.#dialog.toggleAttribute("data-bare", scene.chrome === 0);
    this.#ground.style.opacity = `${scene.ground}`;
    const items = Array.from({length: scene.count}, (_, row) => scene.select(row).item);
    for (const [row, item] of items.entries()) this.#picture(item)?.draw(scene.select(row));
    for (const picture of this.#pictures) {
      picture.isShown = picture.item === scene.target;
      if (!items.includes(picture.item)) picture.park();
    }
    const missing = items.filter((item) => !this.#picture(item));
    for (const item of missing) this.#hang(this.#take(item, items), item);
    if (missing.includes(this.#index)) this.#entitle();
    if (missing.length) this.refresh();
  }

  /**
   * @param {string} name
   * @param {readonly number[]} numbers
   */
  happened(name, [index = 0, isOpen = 0]) {
    if (name === "change") this.#turned(index);
    if (name === "open" || (name === "settle" && isOpen)) this.#announce("vitrine-open", index, index);
    if (name === "close" || (name === "settle" && !isOpen)) this.#announce("vitrine-close", null, index);
    if (name !== "settle") return;
    if (!isOpen && this.#index === index) this.#leave();
    this.emit("vitrine-settle", {index, isOpen: isOpen === 1});
  }

  named() {
    this.#close.setAttribute("aria-label", this.strings.close);
    this.#previous.setAttribute("aria-label", this.strings.previous);
    this.#next.setAttribute("aria-label", this.strings.next);
  }

  /** @param {ShadowRoot} root */
  #build(root) {
    root.adoptedStyleSheets = [viewerStyle()];
    this.#live.setAttribute("aria-live", "polite");
    this.#dialog.tabIndex = -1;
    this.#caption.append(this.#title, this.#detail);
    this.#dialog.append(
      this.#ground, ...this.#pictures.map(({element}) => element), this.#caption, this.#previous, this.#next,
      this.#close, this.#live);
    root.append(this.#dialog);
  }

  /**
   * The picture of an item that is drawn.
   * @param {number} item
   */
  #picture(item) {
    return this.#pictures.find((picture) => picture.item === item);
  }

  /**
   * A picture for an item: its own, or one that no other item needs.
   *
   * @param {number} item
   * @param {readonly number[]} items that need theirs
   */
  #take(item, items) {
    const spare = this.#pictures.find((picture) => !items.includes(picture.item));
    return /** @type {Picture} */ (this.#picture(item) ?? spare);
  }

  /**
   * @param {Picture} picture
   * @param {number} item that it is of from now on
   */
  #hang(picture, item) {
    picture.show(item, this.#opener?.link(item), this.strings.failed);
    /** @type {PhotoExhibit | null} */ (this.exhibit)?.picture(item, picture.ratio, picture.width, this.now);
  }

  /** @param {number} index of the photograph that is shown from now on */
  #turned(index) {
    this.#index = this.#openIndex = index;
    this.#entitle();
    this.#live.textContent = [this.#picture(index)?.name, this.#place(index)].filter(Boolean).join(", ");
    this.emit("vitrine-change", {index});
  }

  /**
   * Where a photograph is among the others: "18 of 299". Empty for one that is alone.
   * @param {number} index
   */
  #place(index) {
    const count = this.#opener?.count ?? 0;
    return count > 1 ? counted(this.strings.place, index, count, this) : "";
  }

  /** Says what is shown, and whether there is one before and one after it. */
  #entitle() {
    const {name = "", title = "", detail = ""} = this.#picture(this.#index) ?? {};
    this.#title.textContent = title;
    this.#detail.textContent = [detail, this.#place(this.#index)].filter(Boolean).join(" · ");
    this.#dialog.setAttribute("aria-label", name || this.strings.photograph);
    const focused = this.shadowRoot?.activeElement;
    this.#previous.hidden = this.#index <= 0;
    this.#next.hidden = this.#index < 0 || this.#index >= (this.#opener?.count ?? 0) - 1;
    // What is hidden loses focus, and with it the keys.
    if (focused instanceof HTMLElement && focused.hidden) this.#close.focus();
  }

  /**
   * Says a decision once, also when an engine that was replaced comes to it again.
   *
   * @param {string} name
   * @param {number | null} openIndex
   * @param {number} index
   */
  #announce(name, openIndex, index) {
    if (this.#openIndex === openIndex) return;
    this.#openIndex = openIndex;
    this.emit(name, {index});
  }

  #leave() {
    this.#opener = null;
    this.#live.textContent = "";
    for (const picture of this.#pictures) picture.clear();
    this.#dialog.close();
  }

  /** @param {number} time */
  #measure(time) {
    const screen = {x: 0, y: 0, width: innerWidth, height: innerHeight};
    this.exhibit?.look(screen, screen, time);
  }

  /** @param {PointerEvent} event */
  #felt(event) {
    this.#usesKeys = false;
    if (event.target instanceof HTMLButtonElement || (event.pointerType === "mouse" && event.button > 0)) return;
    if (event.type === "pointerdown") this.#dialog.setPointerCapture(event.pointerId);
    for (const sample of samples(event)) {
      const {suppressesClick} = this.exhibit?.feel(sample, this.shown) ?? {suppressesClick: false};
      this.#swallowsClick = suppressesClick;
    }
    this.refresh();
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (this.#swallowsClick && event.detail > 0 && !(event.target instanceof HTMLButtonElement))
      event.stopPropagation();
    this.#swallowsClick = false;
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    event.stopPropagation();
    this.#usesKeys = true;
    // Whatever key it is, the focus may move to a control: they show.
    this.exhibit?.focus(this.#index, this.now);
    this.refresh();
    if (event.metaKey || event.ctrlKey || event.altKey || !this.exhibit?.press(event.key, this.now)) return;
    event.preventDefault();
    this.refresh();
  }

  /**
   * The page behind does not scroll while a photograph covers it.
   * @param {WheelEvent} event
   */
  #wheeled(event) {
    event.preventDefault();
    if (event.ctrlKey) return;
    this.exhibit?.turn(wheelTurn(event, this.#dialog, true), this.now);
    this.refresh();
  }

  /** @param {number} pages on, or back */
  #step(pages) {
    this.exhibit?.step(pages, this.now);
    this.refresh();
  }
}

/** Whether the focus is shown where it is now, in whatever shadow tree that is. */
function showsFocus() {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(":focus-visible") ?? false;
}
