/** The number of columns, and the distance between two photographs in pixels. */
const [COLUMNS, GAP] = [4, 3];
/** As many photographs as are in the window. */
const SHOWN = 60;

/**
 * The least that a grid does under two fingers: one transform scales its photographs about the middle between the fingers. A jump replaces
 * the pictures.
 */
export class Grid {
  #layer = document.createElement("div");
  #fingers = new Map();
  #start = {distance: 1, x: 0, y: 0};

  constructor(stage, count) {
    const grid = document.createElement("div");
    grid.className = "grid";
    const side = (innerWidth + GAP) / COLUMNS - GAP;
    grid.style.height = `${Math.ceil(count / COLUMNS) * (side + GAP)}px`;
    this.#layer.innerHTML = Array
                              .from(
                                {length: Math.min(count, SHOWN)},
                                (_, index) => `<img src="/picture/${index % 16}.png" alt="${index}" style="left: ${
                                  (index % COLUMNS) * (side + GAP)}px; top: ${
                                  Math.floor(index / COLUMNS) * (side + GAP)}px; width: ${side}px; height: ${side}px">`)
                              .join("");
    grid.append(this.#layer);
    stage.replaceChildren(grid);
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
      grid.addEventListener(type, (event) => this.#follow(event));
  }

  jump(share) {
    const top = share * (document.documentElement.scrollHeight - innerHeight);
    scrollTo(0, top);
    this.#layer.style.transform = `translateY(${top}px)`;
    const images = [...this.#layer.children];
    const first = Math.floor(share * 1000);
    for (const [index, image] of images.entries()) {
      image.src = `/picture/${(first + index) % 16}.png`;
      image.alt = `${first + index}`;
    }
  }

  #follow({type, pointerId, clientX, clientY}) {
    if (type === "pointerup" || type === "pointercancel") return this.#fingers.delete(pointerId);
    if (type === "pointerdown" || this.#fingers.has(pointerId)) this.#fingers.set(pointerId, [clientX, clientY]);
    if (this.#fingers.size < 2) return;
    const [[x, y], [otherX, otherY]] = [...this.#fingers.values()];
    const [distance, middleX, middleY] = [Math.hypot(x - otherX, y - otherY), (x + otherX) / 2, (y + otherY) / 2];
    if (type === "pointerdown") this.#start = {distance, x: middleX, y: middleY};
    const scale = distance / this.#start.distance;
    const [left, top] = [middleX - this.#start.x * scale, middleY - this.#start.y * scale];
    this.#layer.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  }
}
