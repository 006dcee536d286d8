const FLIGHT = {
  duration: 250,
  easing: "cubic-bezier(.2, .8, .2, 1)"
};

/** The least that a lightbox does: one picture, which the compositor moves from its thumbnail and back. */
export class Lightbox {
  /** @type {HTMLElement | null} */
  #element = null;
  #backdrop;
  #picture;
  #thumbnail;
  /** Where the picture is, and how large. */
  #pose = {x: 0, y: 0, scale: 1};
  /** The fingers by their numbers, and where they and the picture were when the last one came or went. */
  #fingers = new Map();
  #start;

  constructor(root) {
    root.addEventListener("click", (event) => {
      const thumbnail = event.target.closest("[data-thumb]");
      if (!thumbnail) return;
      event.preventDefault();
      this.#open(thumbnail);
    });
  }

  get isOpen() {
    return this.#element !== null;
  }

  /** The height of a picture of three to two. */
  get #height() {
    return innerWidth / 1.5;
  }

  #overThumbnail() {
    const {left, top, width} = this.#thumbnail.getBoundingClientRect();
    const scale = width / innerWidth;
    const above = (innerHeight - this.#height) / 2;
    return `translate3d(${left}px, ${top - above * scale}px, 0) scale(${scale})`;
  }

  #open(thumbnail) {
    this.#thumbnail = thumbnail;
    const element = this.#element = document.createElement("div");
    element.className = "lightbox";
    const style = `top:${(innerHeight - this.#height) / 2}px;height:${this.#height}px`;
    element.innerHTML = `<div class="lightbox-backdrop"></div><div class="lightbox-picture"><img src="${
      thumbnail.href}" style="${style}"></div>`;
    [this.#backdrop, this.#picture] = element.children;
    document.body.append(element);
    this.#pose = {x: 0, y: 0, scale: 1};
    this.#fingers.clear();
    this.#backdrop.animate([{opacity: 0}, {opacity: 1}], FLIGHT.duration);
    this.#picture.animate([{transform: this.#overThumbnail()}, {transform: "none"}], FLIGHT);
    element.addEventListener("pointerdown", (event) => this.#grab(event));
    element.addEventListener("pointermove", (event) => this.#fingers.has(event.pointerId) && this.#move(event));
    for (const type of ["pointerup", "pointercancel"])
      element.addEventListener(type, (event) => this.#fingers.delete(event.pointerId) && this.#release());
  }

  #draw() {
    const {x, y, scale} = this.#pose;
    this.#picture.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
    this.#backdrop.style.opacity = scale > 1 ? 1 : 1 - Math.min(1, Math.abs(y) / 500);
  }

  /** The point between the fingers, and their distance; 0 for one finger. */
  #middle() {
    const [first, second] = [...this.#fingers.values()];
    if (!second) return {x: first[0], y: first[1], distance: 0};
    const distance = Math.hypot(first[0] - second[0], first[1] - second[1]);
    return {x: (first[0] + second[0]) / 2, y: (first[1] + second[1]) / 2, distance};
  }

  #grab({pointerId, clientX, clientY}) {
    this.#element.setPointerCapture(pointerId);
    this.#fingers.set(pointerId, [clientX, clientY]);
    this.#start = {middle: this.#middle(), pose: {...this.#pose}};
  }

  #move({pointerId, clientX, clientY}) {
    this.#fingers.set(pointerId, [clientX, clientY]);
    const {middle: from, pose} = this.#start;
    const to = this.#middle();
    if (to.distance && from.distance) {
      const scale = Math.max(0.5, Math.min(4, (pose.scale * to.distance) / from.distance));
      const at = (before, now, place) => now - ((before - place) * scale) / pose.scale;
      this.#pose = {x: at(from.x, to.x, pose.x), y: at(from.y, to.y, pose.y), scale};
    } else {
      if (pose.scale > 1) this.#pose.x = pose.x + to.x - from.x;
      this.#pose.y = pose.y + to.y - from.y;
    }
    this.#draw();
  }

  #release() {
    if (this.#fingers.size) {
      this.#start = {middle: this.#middle(), pose: {...this.#pose}};
      return;
    }
    if (this.#pose.scale > 1) return;
    if (Math.abs(this.#pose.y) > 100) return this.close();
    const {transform} = this.#picture.style;
    this.#pose = {x: 0, y: 0, scale: 1};
    this.#draw();
    this.#picture.animate([{transform}, {transform: "none"}], {duration: FLIGHT.duration, easing: "ease-out"});
  }

  close() {
    const element = this.#element;
    this.#element = null;
    this.#backdrop.animate([{opacity: this.#backdrop.style.opacity}, {opacity: 0}], {...FLIGHT, fill: "forwards"});
    const keyframes = [{transform: this.#picture.style.transform}, {transform: this.#overThumbnail()}];
    this.#picture.animate(keyframes, {...FLIGHT, fill: "forwards"}).onfinish = () => element.remove();
  }
}
