import {counted} from "../../a11y/strings.js";
import {EVENT_SCRUB, EVENT_SECTIONS, QUESTION_NEXT_SECTION, QUESTION_PREVIOUS_SECTION} from "../../abi.js";
import {attempt} from "../../engine/attempt.js";
import {warn} from "../../engine/options.js";
import {listenToScrubber} from "../../input/scrubber-input.js";
import {GridHeadings} from "../../render/grid-headings.js";
import {Scrubber} from "../../render/scrubber.js";

/** The units of sections, from small to large, by the engine's numbers. Sections of another name have the first one's number. */
const UNITS = ["day", "month", "year"];

/** @typedef {ArrayLike<number> & Iterable<number>} Starts the first item of each section */

/** @type {readonly number[]} */
const NONE = [];

/** The sections of a grid: their headings, and the scrubber. */
export class GridSections {
  #grid;
  #headings;
  #scrubber = new Scrubber();
  /** @type {[name: string, starts: Starts][]} by the number of the unit */
  #units = [];
  /** @type {(readonly number[])[]} the starts that the engine has, by the number of the unit */
  #sent = [];
  /** @type {((unit: string, section: number) => string) | null} returns the title of a section */
  label = null;
  /** @type {Map<string, string>} the titles that the page has given */
  #labels = new Map();
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

  /**
   * Sends the sections of the items to the engine.
   * @param {boolean} [isAnew] whether the engine does not have the present ones any more
   */
  send(isAnew) {
    const [before, names] = [this.#sent, this.#units.map(([name]) => name)];
    this.#units = [];
    for (const [name, starts] of Object.entries(this.#given()))
      this.#units[Math.max(0, UNITS.indexOf(name))] = [name, starts];
    const shown = this.#shownUnit();
    this.#sent = UNITS.map((_, unit) => {
      const [name, starts] = this.#units[unit] ?? [];
      return !starts || shown && name !== shown ? NONE : [...starts];
    });
    const changed = this.#sent.flatMap((starts, unit) => {
      const isKnown = isAnew ? !starts.length && !before[unit]?.length : isSame(starts, before[unit]);
      return isKnown ? [] : [unit];
    });
    for (const unit of changed) {
      this.#check(unit);
      this.#grid.send(EVENT_SECTIONS, [unit, this.#sent[unit].length, ...this.#sent[unit]]);
    }
    if (changed.length || this.#units.some(([name], unit) => name !== names[unit])) this.renew();
  }

  /**
   * Returns the first item of each section of a unit.
   * @param {number} unit
   */
  starts(unit) {
    return this.#sent[unit] ?? NONE;
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
    const {model, now} = this.#grid;
    this.#grid.measureViewport();
    return model?.answer(step > 0 ? QUESTION_NEXT_SECTION : QUESTION_PREVIOUS_SECTION, now) ?? this.position;
  }

  /**
   * Returns the sections of the items. Children that have `data-heading` begin some, too.
   * @returns {NonNullable<import('../../items/collection.js').Items["sections"]>}
   */
  #given() {
    const {items, collection} = this.#grid.itemElements;
    if (items) return items.sections ?? {};
    // Asking for the children styles the page.
    if (!this.#grid.element.querySelector(":scope > [data-heading]")) return {};
    const {children} = collection;
    const starts = children.flatMap(({dataset}, index) => dataset.heading === undefined ? [] : [index]);
    // Those before the first heading are below it, too.
    return starts.length ? {heading: [0, ...starts.slice(1)]} : {};
  }

  /** The unit that the page has chosen; null if that follows from the columns. */
  #shownUnit() {
    const {element, itemElements} = this.#grid;
    const chosen = element.getAttribute("headings") ?? "auto";
    // The headings of children have no units.
    if (chosen === "auto" || !this.#units.length || !itemElements.items) return null;
    if (this.#units.some(([name]) => name === chosen)) return chosen;
    warn(element, `headings="${chosen}"`, "auto or a unit of items.sections is needed; auto is used");
    return null;
  }

  /**
   * Warns about starts that are not those of consecutive sections.
   * @param {number} unit
   */
  #check(unit) {
    const starts = this.#sent[unit];
    const {count} = this.#grid.itemElements;
    const isOrdered = starts.every((start, index) => start >= (starts[index - 1] ?? 0) && start <= count);
    if ((starts[0] ?? 0) !== 0 || !isOrdered)
      warn(
        this.#grid.element, `sections.${this.#units[unit][0]}`, "starts begin with 0, rise, and are indices of items");
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
      const [name = ""] = this.#units[unit] ?? [];
      const {items, collection} = this.#grid.itemElements;
      if (!items) label = titlesOf(collection.children)[section] ?? "";
      else attempt(() => (label = `${this.label?.(name, section) ?? ""}`));
      this.#labels.set(key, label);
    }
    return label;
  };
}

/**
 * Returns whether the engine has these starts already.
 *
 * @param {readonly number[]} starts
 * @param {readonly number[]} [before]
 */
function isSame(starts, before = NONE) {
  return starts.length === before.length && starts.every((start, index) => start === before[index]);
}

/**
 * Returns the titles of the sections that children begin.
 * @param {readonly HTMLElement[]} children
 */
function titlesOf(children) {
  return children.flatMap(({dataset}) => dataset.heading ?? []);
}
