import {part} from "./part.js";
import {WrittenStyles} from "./written-styles.js";

/**
 * The headings of a grid. Each is in a box as high as its section, so that the browser lets it stick to the top of the window while the
 * section is there, without script.
 */
export class GridHeadings {
  #cells;
  #itemElements;
  #styles = new WrittenStyles();
  /** @type {Map<string, HTMLElement>} the boxes, by the units and the indices of their sections */
  #boxes = new Map();

  /**
   * @param {HTMLElement} cells contains the boxes
   * @param {import('../items/item-elements.js').ItemElements} itemElements
   */
  constructor(cells, itemElements) {
    this.#cells = cells;
    this.#itemElements = itemElements;
  }

  /** Puts the new boxes between the others, in the order of the sections. */
  #insertInOrder() {
    /** @type {HTMLElement | undefined} */
    let previous;
    for (const box of this.#boxes.values()) {
      if (!box.parentNode && previous) previous.after(box);
      else if (!box.parentNode) this.#cells.prepend(box);
      previous = box;
    }
  }

  /** Forgets all titles. */
  clear() {
    for (const box of this.#boxes.values()) box.remove();
    this.#boxes.clear();
  }

  /**
   * @param {import('../engine/scene.js').Scene} scene
   * @param {(unit: number, section: number) => string} labelOf
   */
  draw(scene, labelOf) {
    const {count, headings} = scene;
    if (!headings) {
      this.clear();
      return;
    }
    this.#styles.write([this.#cells, {"--vitrine-heading": `${scene.headingHeight}px`}]);
    const boxes = new Map();
    let row = 0;
    for (let index = 0; index < headings; index++) {
      const {item: section, lap: unit, y, height, opacity} = scene.placement(count + index);
      const key = `${unit} ${section}`;
      const box = this.#boxes.get(key) ?? sectionBox(labelOf(unit, section));
      this.#boxes.delete(key);
      boxes.set(key, box);
      const heading = /** @type {HTMLElement} */ (box.firstElementChild);
      this.#styles.write([box, {"inset-block-start": `${y}px`, "block-size": `${height}px`}]);
      // Not that of the box, which would lie below the cells then.
      this.#styles.write([heading, {"opacity": opacity < 1 ? `${opacity}` : ""}]);
      // Cells that fly, or that are in layers, may not be in their sections yet.
      if (scene.isMoving || scene.layers) continue;
      /** @type {Element[]} */
      const owned = [heading];
      for (; row < count && scene.placement(row).y < y + height; row++) {
        const cell = this.#itemElements.element(scene.placement(row).item);
        if (cell) owned.push(cell);
      }
      own(box, owned);
    }
    this.clear();
    this.#boxes = boxes;
    this.#insertInOrder();
  }
}

/**
 * Makes the box of a section with its heading.
 * @param {string} label
 */
function sectionBox(label) {
  const box = part("div", "section");
  const heading = part("div", "heading");
  heading.setAttribute("role", "heading");
  heading.ariaLevel = "2";
  heading.append(part("span", "heading-label"));
  /** @type {HTMLElement} */ (heading.firstChild).textContent = label;
  box.append(heading);
  return box;
}

/**
 * Puts the cells of a section after its heading, for screen readers.
 *
 * @param {HTMLElement} box
 * @param {Element[]} elements
 */
function own(box, elements) {
  const before = box.ariaOwnsElements;
  if (before?.length !== elements.length || before.some((element, index) => element !== elements[index]))
    box.ariaOwnsElements = elements;
}
