import flightStyle from "styles/flight.css";

import {EVENT_VIEWPORT} from "../abi.js";
import {translation} from "../engine/compositor-motion.js";

import {FlightPlayback, GROUPS} from "./flight-playback.js";
import {FlownPhoto} from "./flown-photo.js";
import {part} from "./part.js";
import {styleSheet} from "./style-sheet.js";

/** @typedef {import('../driver/base/driver.js').Driver} Driver */
/** @typedef {import('../engine/rearrangement-model.js').RearrangementScene} RearrangementScene */

/**
 * How the photographs of an exhibit look that do not fly.
 *
 * @typedef {object} GroupLook
 * @property {Driver} driver of the exhibit
 * @property {number} opacity
 * @property {number} scale
 * @property {number} pivotX a point on the screen, in pixels
 * @property {number} pivotY
 * @property {number} x the translation on the screen, in pixels
 * @property {number} y
 */

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
  compositorPlayback = new FlightPlayback();
  #frame = document.createElement("div");
  /** @type {FlownPhoto[]} in the order of the scene */
  #photos = [];
  #transform = "";
  /** @type {readonly Driver[]} the source and the destination, or only the destination */
  #ends = [];
  /** The viewport of the destination for which it has its place, as a text. */
  #fitted = "";
  /** @type {HTMLElement | null} */
  #around = null;

  constructor() {
    this.element.append(this.#frame);
  }

  /**
   * Lies over the items of the destination from now on.
   *
   * @param {readonly Driver[]} ends the source and the destination
   * @param {boolean} hasDepth whether items of one of the ends are rotated or farther away
   */
  mount(ends, hasDepth) {
    this.#ends = ends;
    const [, destination] = ends;
    const {element} = /** @type {Driver} */ (destination);
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const sheet = styleSheet(flightStyle);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    root.prepend(this.element);
    // Only there, what fades out is behind what flies.
    this.#isolate(element.parentElement);
    this.element.style.perspective = hasDepth ? `${EYE}px` : "";
    this.#fitted = "";
    this.fit();
    this.#transform = "";
  }

  /** Follows the destination and the window to another place or size. Photographs are cut where both ends cut them at rest. */
  fit() {
    const destination = this.#ends.at(-1);
    const viewport = destination?.sentNumbers[EVENT_VIEWPORT] ?? "";
    if (viewport === this.#fitted) return;
    this.#fitted = viewport;
    const [width = 0, height = 0, x = 0, , , , , , scale = 1] = numbers(viewport);
    const sides = this.#ends.map(visibleSides);
    const [left, right] = [Math.min(...sides.map(([left]) => left)), Math.max(...sides.map(([, right]) => right))];
    const {style} = this.element;
    style.marginLeft = `${(left - x) / scale}px`;
    style.marginRight = `${(x - right) / scale + width}px`;
    this.#frame.style.left = `${(x - left) / scale}px`;
    style.perspectiveOrigin = `${(x - left) / scale + width / 2}px ${height / 2}px`;
  }

  /** Follows the window to another size in the next frame. */
  resized() {
    this.#fitted = "";
    // The source is where it was in the earlier window.
    this.#ends = this.#ends.slice(-1);
  }

  /**
   * Draws the photographs that fly.
   *
   * @param {RearrangementScene} scene
   * @param {(item: number) => HTMLImageElement | undefined} picture returns what the page shows of an item
   */
  draw(scene, picture) {
    // All have arrived. They stay where they are until the pictures of their items are painted.
    if (!scene.count) return;
    const before = this.#photos;
    /** @type {FlownPhoto[]} */
    const photos = [];
    for (let row = 0; row < scene.count; row++) {
      const {item, flight} = scene.placement(row);
      // After an edit, items have other indices, but the photographs are the same ones, mostly in the same order.
      const isSame = (/** @type {FlownPhoto | undefined} */ other) => other?.flight === flight;
      const photo = (isSame(before[row]) ? before[row] : before.find(isSame)) ?? new FlownPhoto(flight);
      photo.item = item;
      if (!photo.hasPicture) photo.show(picture(item));
      photo.place(scene.placement(row), opacities(scene));
      photos.push(photo);
    }
    this.#photos = photos;
    if (photos.length === before.length && photos.every((photo, row) => photo === before[row])) return;
    // Where depths are alike, the last one is in front.
    for (const photo of before.filter((photo) => !photos.includes(photo)))
      for (const element of photo.elements) element.remove();
    for (const [row, element] of photos.flatMap(({elements}) => elements).entries())
      if (this.#frame.children[row] !== element) this.#frame.insertBefore(element, this.#frame.children[row] ?? null);
  }

  /** Whether all photographs that fly have their pictures. */
  get hasPictures() {
    return this.#photos.every(({hasPicture}) => hasPicture);
  }

  /** The items of the photographs that fly. Those that are gone have none. */
  get items() {
    return this.#photos.map(({item}) => item).filter((item) => item >= 0);
  }

  /**
   * Gives each photograph the shadows of its items.
   * @param {(item: number) => readonly import('./flown-photo.js').FlightEnd[]} endsOf returns those in the source and in the destination
   */
  castShadows(endsOf) {
    for (const photo of this.#photos) photo.castShadows(endsOf(photo.item));
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
   * Lets each photograph lie over its item until the picture of the item can be painted. One without a picture has nothing to show
   * that the item does not.
   *
   * @param {(item: number) => HTMLImageElement | undefined} picture returns what the page shows of an item
   * @param {() => void} done
   */
  land(picture, done) {
    this.castShadows(() => []);
    for (const {element, hasPicture} of this.#photos)
      if (!hasPicture) element.remove();
    const pictures = this.#photos.map(({item, hasPicture}) => hasPicture && picture(item)?.decode?.().catch(() => {}));
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
   * Lets the compositor play a motion. Afterwards everything has the styles of its end.
   *
   * @param {import('../engine/flight-motion.js').FlightMotion} motion
   * @param {RearrangementScene} scene at the start, which has been drawn
   * @param {RearrangementScene} last
   * @param {readonly GroupLook[]} looks at the start
   * @param {readonly GroupLook[]} lastLooks
   */
  play(motion, scene, last, looks, lastLooks) {
    const playback = this.compositorPlayback;
    for (const [row, flown] of motion.photos.entries()) {
      const photo = this.#photos[row];
      if (!photo) continue;
      const {stiffness, isClipped, values, offsets} = flown;
      const clip = isClipped ? values.at(-1) : "";
      const [[outer, before], [inner], ...shadows] = photo.styles(scene.placement(row), opacities(scene), clip);
      const {depth} = scene.placement(row);
      const placement = last.placement(row);
      const [[, after], , ...lastShadows] = photo.styles(placement, opacities(last), clip);
      // The order is the same at both ends. Where depths are alike at one end, the other end has it.
      photo.place(placement, opacities(last), (depth + placement.depth) / 2, clip);
      const ends = (/** @type {string} */ name) => [before[name] ?? "", after[name] ?? ""];
      playback.ease(outer, "opacity", ends("opacity"), motion, stiffness);
      if (isClipped) playback.clip(outer, ends("transform"), flown, motion);
      else {
        playback.ease(outer, "transform", ends("transform"), motion, stiffness);
        playback.ease(inner, "transform", values, motion, stiffness, offsets);
      }
      for (const [index, [shadow, {transform = "", opacity = ""}]] of shadows.entries()) {
        const end = lastShadows[index]?.[1];
        playback.ease(shadow, "transform", [transform, end?.transform ?? ""], motion, stiffness);
        playback.fade(shadow, [opacity, end?.opacity ?? ""], motion);
      }
    }
    for (const [index, look] of looks.entries()) {
      const end = lastLooks[index] ?? look;
      // A browser cannot animate an element that it does not render.
      for (const child of this.#shown(look.driver))
        if (child.getClientRects().length && child.ariaDisabled !== "true")
          playback.fade(child, [`${look.opacity}`, `${end.opacity}`], motion);
      for (const name of /** @type {const} */ (["translate", "scale"]))
        playback.ease(mover(look.driver), name, [groupStyles(look)[name], groupStyles(end)[name]], motion, GROUPS);
      this.fade(end.driver, end);
    }
  }

  /**
   * Gives the photographs of an element that do not fly their look.
   *
   * @param {Driver} driver of the element
   * @param {GroupLook | null} look null for the usual one
   */
  fade(driver, look) {
    // A button that does nothing now is invisible anyway.
    for (const child of this.#shown(driver))
      child.style.opacity = look && child.ariaDisabled !== "true" ? `${look.opacity}` : "";
    Object.assign(
      mover(driver).style, look ? groupStyles(look) : {display: "", transformOrigin: "", translate: "", scale: ""});
  }

  /**
   * Returns the parts of an element beside this one.
   * @param {Driver} driver of the element
   */
  #shown({element}) {
    const {children} = /** @type {ShadowRoot} */ (element.shadowRoot);
    return /** @type {HTMLElement[]} */ ([...children]).filter((child) => child !== this.element);
  }
}

/**
 * Returns the left and the right side of what an element shows, in pixels of the window: those of the window if the element cuts nothing.
 * @param {Driver} driver of the element
 * @returns {readonly [number, number]}
 */
function visibleSides({element}) {
  const {clientWidth} = document.documentElement;
  const box = /** @type {HTMLElement} */ (element.shadowRoot?.querySelector("[part=cells], [part~=viewport]"));
  const {left, right} = box.getBoundingClientRect();
  const isCut = box.part.contains("cells") || getComputedStyle(box).overflowX !== "visible";
  return isCut && left < right ? [Math.max(0, left), Math.min(clientWidth, right)] : [0, clientWidth];
}

/**
 * Returns the part of an element that moves the items: the first slot of a grid, or the track of a strip. What measures where the items
 * are is beside it. It has a transform of its own.
 * @param {Driver} driver of the element
 */
function mover({element}) {
  return /** @type {HTMLElement} */ (element.shadowRoot?.querySelector("[part=track], [part=cells] slot"));
}

/**
 * Returns the styles of the part that moves the items of a group.
 * @param {GroupLook} look
 */
function groupStyles({driver, scale, pivotX, pivotY, x, y}) {
  const [, , left = 0, top = 0, , , , , screenScale = 1] = numbers(driver.sentNumbers[EVENT_VIEWPORT]);
  return {
    display: "block",
    transformOrigin: `${(pivotX - left) / screenScale}px ${(pivotY - top) / screenScale}px`,
    translate: `${x / screenScale}px ${y / screenScale}px`,
    scale: `${scale}`,
  };
}

/**
 * Returns the opacities of the groups of the source and of the destination.
 * @param {RearrangementScene} scene
 */
function opacities({sourceOpacity, destinationOpacity}) {
  return [sourceOpacity, destinationOpacity];
}

/** @param {string} [text] the numbers of an event, as they were sent */
function numbers(text = "") {
  return text.split(",").map(Number);
}
