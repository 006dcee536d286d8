// @ts-check
/** Searching a published site. It has no server that could search, so the page reads the texts of all photographs. */

import {sectionsAt} from "./sections.js";
import {pageSize} from "./site.js";
import {plain} from "./words.js";

/** @typedef {import("./listing.js").Listing} Listing */

/** @type {Promise<string[]> | undefined} the texts of all photographs, in their order, as `plain` returns them */
let texts;
/** @type {Map<number, Promise<Listing>>} the pages of all photographs that searches have needed */
const pages = new Map();

/**
 * Returns one page of the photographs that have all words in their texts, as the command does.
 * @param {string} words
 * @param {number} page counted from 0
 * @param {(page: number) => Promise<Listing>} fetchPage fetches a page of all photographs
 * @param {() => Promise<string[]>} fetchTexts
 * @returns {Promise<Listing>}
 * @throws {Unreachable}
 */
export async function findOnSite(words, page, fetchPage, fetchTexts) {
  texts ??= fetchTexts().then((all) => all.map(plain));
  texts.catch(() => (texts = undefined));
  const phrases = words.split(/\s+/).map((word) => plain(word).trimEnd()).filter(Boolean);
  const matches = (/** @type {string} */ text) =>
    phrases.length > 0 && phrases.every((phrase) => text.includes(phrase));
  const found = (await texts).flatMap((text, index) => (matches(text) ? [index] : []));
  const shown = found.slice(page * pageSize, (page + 1) * pageSize);
  const get = (/** @type {number} */ number) => {
    const listing = pages.get(number) ?? fetchPage(number);
    listing.catch(() => pages.delete(number));
    pages.set(number, listing);
    return listing;
  };
  const items = shown.map(async (index) => (await get(Math.floor(index / pageSize))).items[index % pageSize]);
  const first = await get(0);
  const sections = first.sections && sectionsAt(first.sections, found);
  return {...first, items: await Promise.all(items), total: found.length, sections, next: null};
}
