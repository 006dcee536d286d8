import flightStyle from "styles/flight.css";

import {EVENT_VIEWPORT} from "../abi.js";
import {translation} from "../engine/compositor-motion.js";

import {FlownPhoto} from "./flown-photo.js";
import {part} from "./part.js";
import {styleSheet} from "./style-sheet.js";

/** @typedef {import('../driver/base/driver.js').Driver} Driver */
/** @typedef {import('../engine/rearrangement-model.js').RearrangementScene} RearrangementScene */

/** How far the eye is from the photographs, as in the style sheet of a strip with an effect. */
const EYE = 800;

/**
 * The photographs that fly, in the shadow tree of the element to which they fly.
 *
 *     element ---- shadow root ---- layer ---- moving frame ---- photographs
 *                      |
 *                      viewport, or cells
 *
 * It lies where the items are laid out, so that the page scrolls it. Its moving frame is that of the strip.
 */
export class FlightLayer {
  element = part("div", "flight");
  #frame = document.createElement("div");
  /** @type {FlownPhoto[]} in the order of the scene */
  #photos = [];
  #transform = "";
  #keepsOrder = false;
  /** @type {HTMLElement | null} */
  #around = null;

  constructor() {
    this.element.append(this.#frame);
  }

  /**
   * Lies over the items of an element from now on.
   *
   * @param {Driver} driver of the element
   * @param {boolean} hasDepth whether items of one of the ends are rotated or farther away
   */
  mount({element, sentNumbers}, hasDepth) {
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const sheet = styleSheet(flightStyle);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    root.prepend(this.element);
    // Only there, what fades out is behind what flies.
    this.#isolate(element.parentElement);
    const [width = 0, height = 0, x = 0, , , , , , scale = 1] = numbers(sentNumbers[EVENT_VIEWPORT]);
    const {style} = this.element;
    style.marginInline = `${- x / scale}px`;
    style.inlineSize = `${document.documentElement.clientWidth / scale}px`;
    this.#frame.style.left = `${x / scale}px`;
    style.perspective = hasDepth ? `${EYE}px` : "";
    style.perspectiveOrigin = `${x / scale + width / 2}px ${height / 2}px`;
    this.#transform = "";
    // The next scene has another order.
    this.#keepsOrder = false;
  }

  /**
   * Draws the photographs that fly.
   *
   * @param {RearrangementScene} scene
   * @param {(item: number) => HTMLImageElement | undefined} picture returns what the page shows of an item
   */
  draw(scene, picture) {
    const before = this.#photos;
    // After an edit, items have other indices, but the photographs are the same ones in the same order.
    const isSame = this.#keepsOrder && before.length === scene.count;
    this.#keepsOrder = true;
    /** @type {FlownPhoto[]} */
    const photos = [];
    for (let row = 0; row < scene.count; row++) {
      const {item} = scene.placement(row);
      const photo =
        (isSame ? before[row] : before.find((other) => other.item === item)) ?? new FlownPhoto(item, picture(item));
      photo.item = item;
      photo.place(scene.placement(row), [scene.sourceOpacity, scene.destinationOpacity]);
      photos.push(photo);
    }
    this.#photos = photos;
    if (isSame) return;
    // Where depths are alike, the last one is in front.
    for (const photo of before.filter((photo) => !photos.includes(photo)))
      for (const element of photo.elements) element.remove();
    for (const [row, element] of photos.flatMap(({elements}) => elements).entries())
      if (this.#frame.children[row] !== element) this.#frame.insertBefore(element, this.#frame.children[row] ?? null);
  }

  /**
   * Gives each photograph the shadows of its items.
   * @param {readonly import('../driver/arrangement/rearrangement.js').ExhibitDriver[]} ends the source and the destination
   */
  castShadows(ends) {
    for (const photo of this.#photos) photo.castShadows(ends);
  }

  /**
   * Follows the moving frame of the element.
   * @param {import('../engine/scene.js').Scene} scene of the element
   */
  follow({offsetX, offsetY}) {
    const transform = translation(offsetX, offsetY);
    if (transform !== this.#transform) this.#frame.style.transform = this.#transform = transform;
  }

  /** The offset of its moving frame, as a text. */
  get offset() {
    return this.#transform;
  }

  /**
   * Lets each photograph lie over its item until the picture of the item can be painted.
   *
   * @param {(item: number) => HTMLImageElement | undefined} picture returns what the page shows of an item
   * @param {() => void} done
   */
  land(picture, done) {
    this.castShadows([]);
    const pictures = this.#photos.map(({item}) => picture(item)?.decode?.().catch(() => {}));
    Promise.all(pictures).then(done);
  }

  /** Removes all photographs. */
  remove() {
    this.#photos = [];
    this.#frame.replaceChildren();
    this.element.remove();
    this.#isolate(null);
  }

  /** @param {HTMLElement | null} around what contains both ends; null at rest */
  #isolate(around) {
    this.#around?.style.removeProperty("isolation");
    around?.style.setProperty("isolation", "isolate");
    this.#around = around;
  }

  /**
   * Gives the photographs of an element that do not fly their look.
   *
   * @param {Driver} driver of the element
   * @param {{opacity: number, scale: number, pivotX: number, pivotY: number, x: number, y: number} | null} look null for the usual one
   */
  fade({element, sentNumbers}, look) {
    const [, , x = 0, y = 0, , , , , scale = 1] = numbers(sentNumbers[EVENT_VIEWPORT]);
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    for (const child of /** @type {Iterable<HTMLElement>} */ (root.children))
      if (child !== this.element) child.style.opacity = look ? `${look.opacity}` : "";
    // The part that moves the items. What measures where the items are is beside it. It has a transform of its own.
    const {style} = /** @type {HTMLElement} */ (root.querySelector("[part=track], [part=cells] > slot"));
    style.display = look ? "block" : "";
    style.transformOrigin = look ? `${(look.pivotX - x) / scale}px ${(look.pivotY - y) / scale}px` : "";
    style.translate = look ? `${look.x / scale}px ${look.y / scale}px` : "";
    style.scale = look ? `${look.scale}` : "";
  }
}

/** @param {string} [text] the numbers of an event, as they were sent */
function numbers(text = "") {
  return text.split(",").map(Number);
}
