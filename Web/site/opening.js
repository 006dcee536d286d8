/** The switch of the opening page: a tap on a name lets the photographs fly, and a finger that slides along the names moves them. */

/**
 * The part of `<vitrine-collection>` that the page uses.
 *
 * @typedef {object} Collection
 * @property {string} arrangement
 * @property {number | null} selectedIndex
 * @property {Promise<unknown>} ready
 * @property {(arrangement: string, progress: number) => void} scrub
 * @property {(velocity?: number) => void} endScrub
 */

/** How far a finger moves, in pixels, before it slides and no longer taps. */
const SLOP = 6;

/**
 * The share of the way around the last arrangement in which a finger shows that one as it is at rest, because no finger returns to the
 * very middle of a name. The rest of the way is the whole way of the photographs.
 */
const DEAD_ZONE = 0.05;

/** What the page shows by itself until a person does something. It takes less than five seconds. */
const TOUR = ["deck", "stitched", "grid"];
const TOUR_STEP = 1400;

/** The photograph in front of the others, at first: rows have neighbours on both sides of it. */
const FRONT = 7;

const collection = /** @type {HTMLElement & Collection} */ (document.querySelector("vitrine-collection"));
const control = /** @type {HTMLFieldSetElement} */ (document.querySelector(".switch > fieldset"));
const choices = [...control.querySelectorAll("input")];
const names = choices.map(({value}) => value);
let isReady = false;
/** @type {Slide | null} */
let slide = null;
let hasSlid = false;

/**
 * Marks an arrangement in the switch.
 * @param {number} at an index, or a number between two indices while a finger slides
 */
function mark(at) {
  /** @type {HTMLInputElement} */ (choices[Math.round(at)]).checked = true;
  control.style.setProperty("--at", `${at}`);
}

/** A finger that slides along the switch. It moves the photographs between two arrangements at a time. */
class Slide {
  #from = names.indexOf(collection.arrangement);
  #to = this.#from;
  /** Where the finger is: 0 in the middle of the first name, 1 in that of the second one. */
  #finger = 0;

  /** @param {PointerEvent} event */
  constructor(event) {
    this.move(event);
    control.classList.add("slides");
    control.setPointerCapture(event.pointerId);
    requestAnimationFrame(this.#draw);
  }

  /** @param {PointerEvent} event */
  move({clientX}) {
    const {left, right, width} = control.getBoundingClientRect();
    const way = getComputedStyle(control).direction === "rtl" ? right - clientX : clientX - left;
    this.#finger = Math.max(0, Math.min(names.length - 1, way / width * names.length - 0.5));
  }

  /** Lets go: the photographs fly on, or back. */
  end() {
    slide = null;
    control.classList.remove("slides");
    if (this.#to !== this.#from) collection.endScrub();
    mark(names.indexOf(collection.arrangement));
  }

  #draw = () => {
    if (slide !== this) return;
    mark(this.#finger);
    this.#show(this.#finger);
    requestAnimationFrame(this.#draw);
  };

  /**
   * Moves the photographs to the last arrangement before the finger, or toward the one behind it. The next frame goes on from there.
   * @param {number} at
   */
  #show(at) {
    if (this.#to === this.#from) {
      if (Math.abs(at - this.#from) <= DEAD_ZONE) return;
      this.#to = at > this.#from ? Math.max(this.#from + 1, Math.floor(at)) : Math.min(this.#from - 1, Math.ceil(at));
    }
    const way = (at - this.#from) / (this.#to - this.#from);
    const progress = (way - DEAD_ZONE) / (1 - DEAD_ZONE);
    collection.scrub(/** @type {string} */ (names[this.#to]), Math.max(0, Math.min(1, progress)));
    if (progress > 0 && progress < 1) return;
    collection.endScrub(0);
    if (progress > 0) this.#from = this.#to;
    else this.#to = this.#from;
  }
}

control.addEventListener("change", ({target}) => {
  collection.arrangement = /** @type {HTMLInputElement} */ (target).value;
  mark(names.indexOf(collection.arrangement));
});
collection.addEventListener("vitrine-arrange", () => slide || mark(names.indexOf(collection.arrangement)));

/** The first point of a press on the switch. */
let pressed = /** @type {PointerEvent | null} */ (null);
control.addEventListener("pointerdown", (event) => {
  hasSlid = false;
  if (event.isPrimary && event.button === 0) pressed = event;
});
control.addEventListener("pointermove", (event) => {
  if (event.pointerId !== pressed?.pointerId) return;
  if (slide) slide.move(event);
  else if (isReady && Math.abs(event.clientX - pressed.clientX) > SLOP) {
    hasSlid = true;
    slide = new Slide(event);
  }
});
for (const type of ["pointerup", "pointercancel"])
  addEventListener(type, (event) => {
    if (/** @type {PointerEvent} */ (event).pointerId !== pressed?.pointerId) return;
    pressed = null;
    slide?.end();
  });
// The end of a slide is no tap.
control.addEventListener("click", (event) => {
  if (hasSlid && event.detail) event.preventDefault();
}, {capture: true});

/** Whether the person has done something on the page. */
let hasInput = false;
for (const type of ["pointerdown", "wheel", "keydown", "focusin"])
  addEventListener(type, () => (hasInput = true), {capture: true, passive: true, once: true});
// Exhibits scroll within themselves when they become ready. Only a scroll of the page counts.
addEventListener("scroll", () => (hasInput = true), {passive: true, once: true});

/** Shows three arrangements, one after the other, unless the person does something. */
async function showArrangements() {
  collection.addEventListener("pointermove", () => (hasInput = true), {once: true});
  for (const name of TOUR) {
    await new Promise((done) => setTimeout(done, TOUR_STEP));
    if (hasInput || document.hidden) break;
    collection.arrangement = name;
  }
}

mark(0);
await customElements.whenDefined(collection.localName);
await collection.ready;
isReady = true;
// Then the pictures are there, and the grid has the size of its cells.
if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done));
await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
// A page that has been scrolled, or that is too low for the collection, stays as it is.
if (!location.hash && scrollY === 0 && collection.getBoundingClientRect().bottom < innerHeight && !hasInput) {
  collection.selectedIndex = FRONT;
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) showArrangements();
}
