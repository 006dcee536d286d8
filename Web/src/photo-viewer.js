import {VitrineElement} from "./element.js";
import {Kind} from "./exhibit.js";
import {withOptions} from "./option-element.js";
import {part} from "./part.js";
import {Picture} from "./picture.js";
import {samples} from "./pointer.js";
import {viewerStyle} from "./styles.js";

/** @typedef {import('./exhibit.js').Exhibit} Exhibit */

/**
 * A photograph on the full screen, which has flown there from its place on the page and can be thrown back.
 *
 * The exhibit that opens it says where that place is, for as long as the photograph is away. Parts to style: `ground`, `photo`,
 * `close`, `caption`.
 */
export class VitrinePhotoViewer extends withOptions
(VitrineElement, "speed") {
  static get kind() {
    return Kind.photoViewer;
  }

  #dialog = document.createElement("dialog");
  #ground = part("div", "ground");
  #picture = new Picture(part("div", "photo"));
  #close = part("button", "close");
  #caption = part("p", "caption");
  /** @type {{ exhibit: Exhibit, index: number, item: number } | null} `item` is the number that the model knows it by */
  #opener = null;
  /** @type {number | null} */
  #openIndex = null;
  #swallowsClick = false;

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#openIndex;
  }

  /**
   * Opens the item that `link` shows on the page.
   *
   * @param {Exhibit} exhibit the exhibit it is an item of
   * @param {number} index
   * @param {HTMLElement} link
   * @param {boolean} animated
   */
  show(exhibit, index, link, animated) {
    if (!this.exhibit) return;
    const now = this.now;
    this.#opener = {exhibit, index, item: index};
    const {ratio, name} = this.#picture.show(link, this.strings.failed);
    this.#caption.textContent = name;
    this.#dialog.setAttribute("aria-label", name || this.strings.photograph);
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#measure(now);
    this.exhibit.follow(exhibit, index, now);
    this.exhibit.open(index, ratio, animated, now);
    this.draw(now);
  }

  /**
   * The item that is open has another place in its exhibit now; one that has none any more closes.
   * @param {number} index below 0 for none
   */
  moved(index) {
    if (this.#opener) this.#opener.index = index;
    if (this.#openIndex !== null) this.#openIndex = index;
    if (index < 0) this.close();
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
   * @param {Exhibit} _exhibit
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
    // The page behind does not scroll while a photograph covers it.
    dialog.addEventListener("wheel", (event) => event.preventDefault(), {signal, passive: false});
    this.#close.addEventListener("click", () => this.close(), {signal});
  }

  /** @param {number} time */
  look(time) {
    if (this.#opener) this.#measure(time);
  }

  /** @param {number} time */
  prepare(time) {
    if (this.#opener) this.exhibit?.follow(this.#opener.exhibit, this.#opener.index, time);
  }

  /** @param {import('./scene.js').Scene} scene */
  render(scene) {
    if (scene.count === 0) return;
    this.#dialog.style.opacity = `${scene.veil}`;
    this.#ground.style.opacity = `${scene.ground}`;
    this.#close.style.opacity = this.#caption.style.opacity = `${scene.chrome}`;
    this.#picture.draw(scene.select(0));
  }

  /**
   * @param {string} name
   * @param {readonly number[]} numbers
   */
  happened(name, [item = 0, isOpen = 0]) {
    const index = this.#opener?.item === item ? this.#opener.index : item;
    if (name === "open" || (name === "settle" && isOpen)) this.#announce("vitrine-open", index, index);
    if (name === "close" || (name === "settle" && !isOpen)) this.#announce("vitrine-close", null, index);
    if (name !== "settle") return;
    if (!isOpen && this.#opener?.item === item) this.#leave();
    this.emit("vitrine-settle", {index, isOpen: isOpen === 1});
  }

  named() {
    this.#close.setAttribute("aria-label", this.strings.close);
  }

  /** @param {ShadowRoot} root */
  #build(root) {
    root.adoptedStyleSheets = [viewerStyle()];
    this.#dialog.append(this.#ground, this.#picture.element, this.#caption, this.#close);
    root.append(this.#dialog);
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
    this.#picture.clear();
    this.#dialog.close();
  }

  /** @param {number} time */
  #measure(time) {
    const screen = {x: 0, y: 0, width: innerWidth, height: innerHeight};
    this.exhibit?.look(screen, screen, time);
  }

  /** @param {PointerEvent} event */
  #felt(event) {
    if (event.target === this.#close || (event.pointerType === "mouse" && event.button > 0)) return;
    if (event.type === "pointerdown") this.#dialog.setPointerCapture(event.pointerId);
    for (const sample of samples(event)) {
      const {suppressesClick} = this.exhibit?.feel(sample, this.shown) ?? {suppressesClick: false};
      this.#swallowsClick = suppressesClick;
    }
    this.refresh();
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (this.#swallowsClick && event.detail > 0 && event.target !== this.#close) event.stopPropagation();
    this.#swallowsClick = false;
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    event.stopPropagation();
    if (!this.exhibit?.press(event.key, this.now)) return;
    event.preventDefault();
    this.refresh();
  }
}
