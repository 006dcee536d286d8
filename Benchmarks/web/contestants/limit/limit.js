/** How far beside the current slide slides are drawn. */
const NEARBY = 3;
const DRAWN = 2 * NEARBY + 1;
/** The share of the stage that a slide is wide. */
const WIDTH = 0.8;
/** How long a release moves, in milliseconds, and how fast its spring is, per millisecond. */
const [DURATION, FREQUENCY] = [420, 0.016];

/**
 * The least that a looping carousel does in script: seven recycled slides, lengths in per cent (so that a resize needs no
 * script), one style write for each frame of a drag, and one animation of the compositor for each release.
 */
export class Limit {
  #count;
  #fill;
  #view;
  #track;
  #slides;
  /** Where it is, in slides, and the slide from which the track counts. */
  #position = 0;
  #origin = 0;
  /** The slide in the middle of those that are drawn. */
  #middle = NaN;
  /** @type {Animation | null} */
  #animation = null;
  /** The finger: where it was set down, and its last places with their times. */
  #drag = {pointer: -1, x: 0, position: 0, places: [[0, 0]]};

  constructor(stage, count, fill) {
    [this.#count, this.#fill] = [count, fill];
    const slides = "<div class=\"slide limit-slide\"></div>".repeat(DRAWN);
    stage.innerHTML = `<div class="limit-view"><div class="limit-track">${slides}</div></div>`;
    this.#view = stage.firstChild;
    this.#track = this.#view.firstChild;
    this.#slides = [...this.#track.children];
    this.#view.addEventListener("pointerdown", (event) => this.#grab(event));
    for (const type of ["pointermove", "pointerup", "pointercancel"])
      this.#view.addEventListener(type, (event) => event.pointerId === this.#drag.pointer && this.#follow(event));
    this.show(0);
  }

  /** Shows a slide at once. */
  show(slide) {
    this.#stop();
    this.#origin = this.#position = slide;
    this.#middle = NaN;
    this.#draw();
  }

  #draw() {
    this.#recycle();
    this.#track.style.transform = this.#transform(this.#position);
  }

  #transform(position) {
    return `translate3d(${(this.#origin - position) * WIDTH * 100}%, 0, 0)`;
  }

  #recycle() {
    const middle = Math.round(this.#position);
    if (middle === this.#middle) return;
    for (let index = middle - NEARBY; index <= middle + NEARBY; index++) {
      const slide = this.#slides[modulo(index, DRAWN)];
      if (slide.index === index && !Number.isNaN(this.#middle)) continue;
      slide.index = index;
      slide.style.transform = `translate3d(${(index - this.#origin) * 100}%, 0, 0)`;
      this.#fill(slide, modulo(index, this.#count));
    }
    this.#middle = middle;
  }

  get #slideWidth() {
    return this.#view.clientWidth * WIDTH;
  }

  /** Ends the animation where it is. */
  #stop() {
    if (!this.#animation) return;
    const {m41} = new DOMMatrix(getComputedStyle(this.#track).transform);
    this.#position = this.#origin - m41 / this.#slideWidth;
    this.#animation.cancel();
    this.#animation = null;
  }

  #grab({pointerId, clientX, timeStamp}) {
    this.#stop();
    this.#drag = {pointer: pointerId, x: clientX, position: this.#position, places: [[timeStamp, clientX]]};
    this.#view.setPointerCapture(pointerId);
  }

  #follow({type, clientX, timeStamp}) {
    const {x, position, places} = this.#drag;
    if (type === "pointermove") {
      places.push([timeStamp, clientX]);
      if (places.length > 8) places.shift();
      this.#position = position - (clientX - x) / this.#slideWidth;
      return this.#draw();
    }
    this.#drag.pointer = -1;
    const [[time, from]] = places;
    const elapsed = timeStamp - time;
    const velocity = elapsed > 0 && elapsed < 150 ? (from - clientX) / elapsed / this.#slideWidth : 0;
    const start = Math.round(position);
    this.#settle(Math.max(start - 1, Math.min(start + 1, Math.round(this.#position + velocity * 120))), velocity);
  }

  /** Goes to a slide by a critically damped spring, which begins at the finger's velocity, as one easing. */
  #settle(slide, velocity) {
    const distance = this.#position - slide;
    if (!distance && !velocity) return;
    const change = velocity + FREQUENCY * distance;
    const left = (time) => (distance + change * time) * Math.exp(-FREQUENCY * time);
    const progress = Array.from({length: 25}, (_, step) => 1 - left((DURATION * step) / 24) / (distance || 1e-9));
    const easing = `linear(${[...progress.slice(0, -1), 1].map((share) => share.toFixed(4))})`;
    const from = this.#transform(this.#position);
    this.#position = slide;
    this.#draw();
    const keyframes = [{transform: from}, {transform: this.#transform(slide)}];
    this.#animation = this.#track.animate(keyframes, {duration: DURATION, easing});
    this.#animation.onfinish = () => {
      this.#animation = null;
      if (Math.abs(this.#position - this.#origin) > 1000) this.show(this.#position);
    };
  }
}

function modulo(number, divisor) {
  return ((number % divisor) + divisor) % divisor;
}
