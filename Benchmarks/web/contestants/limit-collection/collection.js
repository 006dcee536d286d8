/** The distance between two photographs, the least width of a cell and the height of the row, in pixels. */
const [GAP, CELL, ROW] = [3, 110, 60];
const RATIO = 1.5;
const DURATION = 500;
/** The number of keyframes of a photograph that keeps its shape while its frame changes. */
const STEPS = 12;

/**
 * The least that a collection does whose photographs fly between a grid and a row: each one is laid out in its new place, and the
 * compositor plays the way there. Its frame goes from a square to the whole photograph:
 *
 *     frame    scale (sx, sy), which distorts
 *     picture  scale (u / sx, u / sy) in it, so that together it is scaled by u = max(sx, sy)
 */
export class Collection {
  #element = document.createElement("div");
  /** @type {Animation[]} */
  #animations = [];

  constructor(stage, count) {
    this.#element.className = "collection";
    this.#element.innerHTML =
      Array.from({length: count}, (_, index) => `<div><img src="/picture/${index % 16}.png" alt="${index}"></div>`)
        .join("");
    stage.replaceChildren(this.#element);
    this.#layOut("grid");
  }

  get isAtRest() {
    return this.#animations.every(({playState}) => playState === "finished");
  }

  go(arrangement) {
    const photos = [...this.#element.children];
    const before = photos.map((photo) => photo.getBoundingClientRect());
    for (const animation of this.#animations) animation.cancel();
    const {left, top} = this.#element.getBoundingClientRect();
    const places = this.#layOut(arrangement);
    this.#animations = photos.flatMap((photo, index) => {
      const [from, to] = [before[index], places[index]];
      return this.#fly(photo, [from.left - left, from.top - top, from.width, from.height], to);
    });
  }

  /** Flies a photograph from a frame to the one that it has. */
  #fly(photo, [x, y, width, height], [toX, toY, toWidth, toHeight]) {
    const [frames, pictures] = [[], []];
    for (let step = 0; step <= STEPS; step++) {
      const left = (1 - step / STEPS) ** 3;
      const [scaleX, scaleY] = [1 + left * (width / toWidth - 1), 1 + left * (height / toHeight - 1)];
      const scale = Math.max(scaleX, scaleY);
      frames.push({transform: `translate(${left * (x - toX)}px, ${left * (y - toY)}px) scale(${scaleX}, ${scaleY})`});
      pictures.push({transform: `scale(${scale / scaleX}, ${scale / scaleY})`});
    }
    return [photo.animate(frames, DURATION), photo.firstChild.animate(pictures, DURATION)];
  }

  /** Lays out all photographs. Returns their frames. */
  #layOut(arrangement) {
    const photos = [...this.#element.children];
    const places = photos.map((_, index) => (arrangement === "grid" ? this.#cell(index) : this.#inRow(index)));
    for (const [index, [x, y, width, height]] of places.entries())
      photos[index].style.cssText = `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
    const last = places.at(-1);
    this.#element.style.height = `${last[1] + last[3]}px`;
    return places;
  }

  #cell(index) {
    const columns = Math.floor((innerWidth + GAP) / (CELL + GAP));
    const side = (innerWidth + GAP) / columns - GAP;
    return [(index % columns) * (side + GAP), Math.floor(index / columns) * (side + GAP), side, side];
  }

  #inRow(index) {
    const width = ROW * RATIO;
    // The first one is in the middle, as in a loop.
    const place = index - (index > this.#element.childElementCount / 2 ? this.#element.childElementCount : 0);
    return [innerWidth / 2 + (place - 0.5) * (width + 8), 0, width, ROW];
  }
}
