// @ts-check
/** A finger that slides along the switch of exhibits. It moves the photographs from one exhibit to the next one, like a slider. */

import {parseRoute} from "../base/address.js";
import {isFolders} from "../exhibits/exhibits.js";

/** How far a pointer moves before it slides and no longer taps, in CSS pixels. */
const slop = 6;

/**
 * The share of the way around the last exhibit in which a finger shows that one as it is at rest, because no finger returns to the very
 * middle of a link. The rest of the way is the whole way of the photographs.
 */
const deadZone = 0.05;

/** The velocity with which photographs fly back that no finger moves any more, in shares of the way per second. */
const cancelVelocity = -2;

/**
 * The part of the page that moves the photographs.
 * @typedef {object} SlideListener
 * @property {(exhibit: string) => boolean} canSlide whether photographs can fly to an exhibit now
 * @property {(slide: Slide) => void} onSlide called when a slide begins
 * @property {(exhibit: string, progress: number) => Promise<void>} onTurn moves the photographs to another exhibit from now on, to a share
 *   of the way
 * @property {(progress: number) => void} onMove called with the share of the way, from 0 to 1
 * @property {(velocity?: number) => Promise<boolean>} onRelease lets go, with a velocity in shares of the way per second; without it, with
 *   that of the finger. Returns whether the photographs fly on
 * @property {(exhibit: string) => void} onNear called when the finger is over the link of another exhibit
 * @property {(exhibit: string | null) => Promise<void>} onEnd called with the exhibit to which the photographs fly; null if the address
 *   has decided instead
 */

/** A slide of a finger. Its photographs are always on the way between two exhibits. */
export class Slide {
  #links;
  #exhibits;
  #listener;
  #from;
  #to;
  #near;
  /** Where the finger is: 0 in the middle of the first link, 1 in that of the second one. */
  #finger = 0;
  #isOver = false;
  #isCancelled = false;
  /** Resolves when the photographs fly by themselves again. */
  done;

  /**
   * @param {HTMLElement} nav
   * @param {HTMLAnchorElement[]} links to exhibits
   * @param {number} from the index of the present one
   * @param {PointerEvent} event
   * @param {SlideListener} listener
   */
  constructor(nav, links, from, event, listener) {
    this.#links = links;
    this.#exhibits = links.map(exhibitOf);
    this.#listener = listener;
    this.#from = this.#to = this.#near = from;
    this.move(event);
    nav.setPointerCapture(event.pointerId);
    listener.onSlide(this);
    this.done = this.#follow();
  }

  /**
   * Follows the finger.
   * @param {PointerEvent} event
   */
  move({clientX}) {
    const [first, last] = [this.#links[0], this.#links[this.#links.length - 1]].map(centerOf);
    const at = (clientX - first) / (last - first) * (this.#links.length - 1);
    this.#finger = Math.max(0, Math.min(this.#links.length - 1, at));
  }

  /** Lets go: the photographs fly on, or back. */
  end() {
    this.#isOver = true;
  }

  /** Lets go, because the address has changed: the photographs fly back. */
  cancel() {
    this.#isOver = this.#isCancelled = true;
  }

  async #follow() {
    try {
      while (!this.#isOver) {
        await new Promise(requestAnimationFrame);
        if (!this.#isOver) await this.#show(this.#finger);
      }
      if (this.#to !== this.#from) await this.#release(this.#isCancelled ? cancelVelocity : undefined);
    } finally {
      await this.#listener.onEnd(this.#isCancelled ? null : this.#exhibits[this.#from]);
    }
  }

  /**
   * Moves the photographs between the last exhibit and the next one, or beyond: the next frame goes on from there.
   * @param {number} at
   */
  async #show(at) {
    const near = Math.round(at);
    if (near !== this.#near) this.#listener.onNear(this.#exhibits[this.#near = near]);
    if (this.#to === this.#from && !await this.#turn(at)) return;
    const progress = this.#progress(at);
    this.#listener.onMove(progress);
    if (progress <= 0 || progress >= 1) await this.#release(0);
  }

  /**
   * Returns the share of the way from the last exhibit to the next one, from 0 to 1.
   * @param {number} at
   */
  #progress(at) {
    const way = (at - this.#from) / (this.#to - this.#from);
    return Math.max(0, Math.min(1, (way - deadZone) / (1 - deadZone)));
  }

  /**
   * Moves the photographs to the last exhibit before the finger, or toward the one behind it. Returns false if the finger is over the
   * present one.
   * @param {number} at
   */
  async #turn(at) {
    if (Math.abs(at - this.#from) <= deadZone) return false;
    const to = at > this.#from ? Math.max(this.#from + 1, Math.floor(at)) : Math.min(this.#from - 1, Math.ceil(at));
    if (!this.#listener.canSlide(this.#exhibits[to])) {
      this.end();
      return false;
    }
    this.#to = to;
    await this.#listener.onTurn(this.#exhibits[to], this.#progress(at));
    return true;
  }

  /** @param {number} [velocity] in shares of the way per second */
  async #release(velocity) {
    if (await this.#listener.onRelease(velocity)) this.#from = this.#to;
    else this.#to = this.#from;
  }
}

/**
 * Lets fingers slide along the links to exhibits. A click or a tap follows a link, as anywhere.
 * @param {HTMLElement} nav contains the links
 * @param {SlideListener} listener
 */
export function watchSlides(nav, listener) {
  /** @type {PointerEvent | null} the first point of a press */
  let pressed = null;
  /** @type {Slide | null} */
  let slide = null;
  const isPressed = (/** @type {PointerEvent} */ {pointerId}) => pointerId === pressed?.pointerId;
  nav.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary) return;
    slide = null;
    pressed = event.button === 0 ? event : null;
  });
  nav.addEventListener("pointermove", (event) => {
    if (!pressed || !isPressed(event)) return;
    if (slide) slide.move(event);
    else if (Math.abs(event.clientX - pressed.clientX) > slop) slide = begin(nav, event, listener);
  });
  const release = (/** @type {PointerEvent} */ event) => {
    if (!isPressed(event)) return;
    pressed = null;
    if (event.type === "pointerup") slide?.move(event);
    slide?.end();
  };
  addEventListener("pointerup", release);
  addEventListener("pointercancel", release);
  // The end of a slide is no click. The keyboard makes clicks without a detail.
  nav.addEventListener("click", (event) => {
    if (slide && event.detail) event.preventDefault();
  }, {capture: true});
  // A mouse drags a link elsewhere.
  nav.addEventListener("dragstart", (event) => event.preventDefault());
}

/**
 * Begins a slide; null if photographs cannot fly.
 * @param {HTMLElement} nav
 * @param {PointerEvent} event
 * @param {SlideListener} listener
 */
function begin(nav, event, listener) {
  const all = /** @type {HTMLAnchorElement[]} */ ([...nav.children]);
  const links = all.filter((link) => !isFolders(exhibitOf(link)));
  const from = links.findIndex((link) => link.hasAttribute("aria-current"));
  const next = links[from + 1] ?? links[from - 1];
  const isPossible = from >= 0 && listener.canSlide(exhibitOf(next));
  return isPossible ? new Slide(nav, links, from, event, listener) : null;
}

/** @param {HTMLAnchorElement} link */
function exhibitOf({hash}) {
  return parseRoute(hash).exhibit;
}

/** @param {Element} element */
function centerOf(element) {
  const {left, width} = element.getBoundingClientRect();
  return left + width / 2;
}
