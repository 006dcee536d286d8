// @ts-check
/** The sections of a collection: its days, months and years, or the first letters of names. */

import {formatDay, formatMonth, formatYear} from "../base/text.js";

/** @typedef {import("./listing.js").SectionCounts} SectionCounts */

/** How many characters of the key of a day are the same in a whole unit, as in "2020-06" for a month. */
const lengths = Object.freeze({day: 10, month: 7, year: 4});

/** @type {Record<string, (key: string) => string>} format the keys of days, months and years; letters are their own titles */
const formats = Object.freeze({day: formatDay, month: formatMonth, year: formatYear});

/** The sections of a collection, which are known before its photographs. */
export class Sections {
  /** @type {Record<string, (string | null)[]>} the keys of the headings, by their units */
  #keys = {};
  /** @type {Record<string, number[]>} the first photograph of each section, by units: that of the headings, and larger ones */
  starts = {};

  /** @param {SectionCounts} [sections] without a unit if headings would say nothing */
  constructor(sections = {keys: [], counts: []}) {
    const {unit, keys, counts} = sections;
    if (!unit) return;
    if (unit === "letter") {
      this.#add(unit, keys, counts);
      return;
    }
    const units = Object.entries(lengths);
    for (const [name, length] of units.slice(units.findIndex(([first]) => first === unit)))
      this.#add(name, keys.map((key) => key && key.slice(0, length)), counts);
  }

  /**
   * Returns the title of a section.
   * @param {string} unit
   * @param {number} section
   */
  title(unit, section) {
    const key = this.#keys[unit]?.[section];
    if (key === null) return "No date";
    // An exhibit may still have the sections of another collection.
    return key === undefined ? "" : formats[unit]?.(key) ?? key;
  }

  /**
   * @param {string} unit
   * @param {(string | null)[]} keys of consecutive photographs
   * @param {number[]} counts
   */
  #add(unit, keys, counts) {
    /** @type {(string | null)[]} */
    const titles = [];
    /** @type {number[]} */
    const starts = [];
    let first = 0;
    keys.forEach((key, index) => {
      if (index === 0 || key !== keys[index - 1]) {
        titles.push(key);
        starts.push(first);
      }
      first += counts[index];
    });
    this.#keys[unit] = titles;
    this.starts[unit] = starts;
  }
}

/**
 * Returns the sections of some of the photographs. The headings have the unit of all photographs.
 * @param {SectionCounts} all of all photographs
 * @param {number[]} indices of those photographs, in order
 * @returns {SectionCounts}
 */
export function sectionsAt({unit, keys, counts}, indices) {
  /** @type {SectionCounts} */
  const found = {keys: [], counts: []};
  let [section, end] = [-1, 0];
  for (const index of indices) {
    const before = section;
    while (index >= end) end += counts[++section];
    if (section === before) found.counts[found.counts.length - 1]++;
    else {
      found.keys.push(keys[section]);
      found.counts.push(1);
    }
  }
  return found.keys.some((key) => key !== null) ? {...found, unit} : found;
}
