// @ts-check
/** The words of a search, and the texts in which they are found. These have the English names of months. */

import {languages} from "../base/text.js";

/** @type {Map<string, string> | undefined} the English names, by those in the languages of the reader */
let months;

/**
 * Returns words to search for with the English names of months. Without a year, the name of a month may be any other word.
 * @param {string} words
 * @example inEnglish("août 2019") // "August 2019" for readers of French
 */
export function inEnglish(words) {
  if (!/\d{4}/.test(words)) return words;
  months ??= new Map(languages.flatMap(names));
  return words.replace(/\S+/g, (word) => months?.get(plain(word).trim()) ?? word);
}

/**
 * Returns the long and the short names of the months in a language, alone and after a day, each with the English one.
 * @param {string} language
 * @returns {[string, string][]}
 */
function names(language) {
  const english = new Intl.DateTimeFormat("en", {month: "long", timeZone: "UTC"});
  return ["long", "short"].flatMap((month) => [undefined, "numeric"].flatMap((day) => {
    const options = /** @type {Intl.DateTimeFormatOptions} */ ({month, day, timeZone: "UTC"});
    const format = new Intl.DateTimeFormat(language, options);
    return Array.from({length: 12}, (_, index) => {
      const date = Date.UTC(2020, index);
      const name = format.formatToParts(date).find(({type}) => type === "month")?.value ?? "";
      return /** @type {[string, string]} */ ([plain(name).trim(), english.format(date)]);
    });
  }));
}

/**
 * Returns the words of a text, each after a blank: without case and accents, with ideographs and syllables as words of their own.
 * @param {string} text
 * @example plain("IMG_20 Zürich") // " img 20 zurich"
 */
export function plain(text) {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase();
  const words = letters.replace(/[\u2E80-\uD7FF\u{20000}-\u{3FFFF}]/gu, " $& ").split("\n");
  return words.map((line) => ` ${line}`.replace(/[^\p{L}\p{N}]+/gu, " ")).join("\n");
}
