import {counted} from "../../a11y/strings.js";
import {EVENT_SCRUB, EVENT_SECTIONS} from "../../abi.js";
import {attempt} from "../../engine/attempt.js";
import {warn} from "../../engine/options.js";
import {listenToScrubber} from "../../input/scrubber-input.js";
import {GridHeadings} from "../../render/grid-headings.js";
import {Scrubber} from "../../render/scrubber.js";

/** The units of sections, from small to large, by the engine's numbers. Sections of another name have the first one's number. */
const UNITS = ["day", "month", "year"];

/** @type {readonly number[]} */
const NONE = [];

/** The sections of a grid: their headings, and the scrubber. */
export class GridSections {
  #grid;
  #headings;
  #scrubber = new Scrubber();
  /** @type {[name: string, starts: ArrayLike<number> & Iterable<number>][]} by the number of the unit */
  #units = [];
  /** @type {((unit: string, section: number) => string) | null} returns the title of a section */
  label = null;
  /** @type {Map<string, string>} the titles that the page has given */
  #labels = new Map();
  /** @type {Pick<import('../../engine/scene.js').Scene, "unit" | "section">} */
  #shown = {unit: 0, section: 0};
  /** How many items are above the window, as the last frame showed it. */
  position = 0;
  /** The greatest position. */
  end = 0;

  /**
   * @param {import('./grid-driver.js').GridDriver} grid
   * @param {HTMLElement} cells
   */
  constructor(grid, cells) {
    this.#grid = grid;
    this.#headings = new GridHeadings(cells, grid.itemElements);
    listenToScrubber(grid, this.#scrubber);
  }

  /** Sends the sections of the items to the engine. */
  send() {
    const given = Object.entries(this.#grid.itemElements.items?.sections ?? {});
    const before = this.#units;
    this.#units = [];
    for (const [name, starts] of given) this.#units[Math.max(0, UNITS.indexOf(name))] = [name, starts];
    for (const [unit] of UNITS.entries()) {
      const starts = this.#units[unit]?.[1] ?? [];
      if (!starts.length && !before[unit]) continue;
      const [first = 0] = starts;
      const isOrdered = Array.from(starts).every(
        (start, index) => start >= (starts[index - 1] ?? 0) && start <= this.#grid.itemElements.count);
      if (first !== 0 || !isOrdered)
        warn(
          this.#grid.element, `sections.${this.#units[unit][0]}`,
          "starts begin with 0, rise, and are indices of items");
      this.#grid.send(EVENT_SECTIONS, [unit, starts.length, ...starts]);
    }
    this.renew();
  }

  /** Asks for the titles again. */
  renew() {
    this.#labels.clear();
    this.#headings.clear();
    this.#scrubber.clear();
    this.#grid.refresh();
  }

  /**
   * Shows or removes the scrubber.
   * @param {HTMLElement} cells
   */
  toggle(cells) {
    const {element} = this.#grid;
    this.#scrubber.element.ariaLabel = element.strings.scrubber;
    if (!element.hasAttribute("scrubber")) this.#scrubber.element.remove();
    else if (!this.#scrubber.element.parentNode) cells.prepend(this.#scrubber.element);
    this.#grid.refresh();
  }

  /**
   * @param {import('../../engine/scene.js').Scene} scene
   * @param {number} height of the window, in pixels
   */
  draw(scene, height) {
    this.#headings.draw(scene, this.#labelOf);
    this.position = scene.scrubPosition;
    this.end = scene.scrubEnd;
    this.#shown = {unit: scene.unit, section: scene.section};
    if (!this.#scrubber.element.parentNode) return;
    const {count} = this.#grid.itemElements;
    const {element} = this.#grid;
    const text = this.#units.length ? this.#labelOf(scene.unit, scene.section) :
                                      counted(element.strings.position, Math.floor(this.position), count, element);
    this.#scrubber.draw(scene, text, height);
    // Marks are those of the largest unit.
    const largest = this.#units.length - 1;
    const starts = this.#units[largest]?.[1] ?? NONE;
    this.#scrubber.mark(starts, this.end, height, (section) => this.#labelOf(largest, section));
  }

  /**
   * Scrolls to a position.
   * @param {number} position in items
   */
  scrubTo(position) {
    this.#grid.measureViewport();
    this.#grid.send(EVENT_SCRUB, [position]);
    this.#grid.drawNow();
  }

  /**
   * Returns the position of the next section, or of the present or previous one.
   * @param {1 | -1} step
   */
  beside(step) {
    const starts = this.#units[this.#shown.unit]?.[1];
    if (!starts) return this.position + step * this.end / 10;
    const {section} = this.#shown;
    if (step > 0) return starts[section + 1] ?? this.end;
    return this.position > starts[section] ? starts[section] : starts[section - 1] ?? 0;
  }

  /**
   * Returns the title of a section.
   *
   * @param {number} unit
   * @param {number} section
   */
  #labelOf = (unit, section) => {
    const key = `${unit} ${section}`;
    let label = this.#labels.get(key);
    if (label === undefined) {
      label = "";
      attempt(() => (label = `${this.label?.(this.#units[unit]?.[0] ?? "", section) ?? ""}`));
      this.#labels.set(key, label);
    }
    return label;
  };
}
