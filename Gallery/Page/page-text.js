// @ts-check
/** How the page writes numbers, dates and counts. */

const numbers = new Intl.NumberFormat("en");
const days = new Intl.DateTimeFormat("en", {day: "numeric", month: "long", year: "numeric", timeZone: "UTC"});

/**
 * A whole number with its thousands apart.
 * @param {number} value
 * @example number(1204) // "1,204"
 */
export function number(value) {
  return numbers.format(value);
}

/**
 * So many of a thing.
 * @param {number} count
 * @param {string} one what a single one is called
 * @param {string} [many] what several are called; one and "s" unless told
 * @example counted(2, "photograph") // "2 photographs"
 */
export function counted(count, one, many = `${one}s`) {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/**
 * The day of a date; nothing for what is none.
 *
 * Cameras write local time without a zone, so the day is read as it stands and never moved into the reader's zone.
 * @param {string | null | undefined} taken ISO 8601, such as "2020-06-08T14:03:00"
 * @example day("2020-06-08T14:03:00") // "June 8, 2020"
 */
export function day(taken) {
  const date = new Date(`${(taken ?? "").slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? "" : days.format(date);
}

/**
 * Which of the photographs one is.
 * @param {number} index from 0
 * @param {number} count
 * @example placeOf(17, 299) // "18 of 299"
 */
function placeOf(index, count) {
  return `${number(index + 1)} of ${number(count)}`;
}

/**
 * What a caption says beneath the name of a photograph: when it was taken, and which of the photographs it is.
 * Of a photograph that is not, or not wholly, shown it says why.
 * @param {{ taken?: string | null, problem?: string | undefined }} item
 * @param {number} index from 0
 * @param {number} count
 * @example detailOf(item, 17, 299) // "June 8, 2020 · 18 of 299"
 */
export function detailOf({taken, problem}, index, count) {
  return [day(taken), count > 1 ? placeOf(index, count) : "", sentence(problem)].filter(Boolean).join(" · ");
}

/**
 * The caption of a photograph: its name, and beneath it the day it was taken and its problem, if it has one.
 * @param {{ name: string, taken?: string | null, problem?: string | undefined }} item
 */
export function captionOf({name, taken, problem}) {
  return {title: titled(name), detail: [day(taken), sentence(problem)].filter(Boolean).join(" · ")};
}

/**
 * A clause as a sentence begins.
 * @param {string} [clause] none: nothing
 * @example sentence("it is empty") // "It is empty"
 */
export function sentence(clause = "") {
  return clause.charAt(0).toUpperCase() + clause.slice(1);
}

/**
 * A file's name as a picture's: without what says its format.
 * @param {string} name
 * @example titled("Ridge after rain.jpg") // "Ridge after rain"
 */
export function titled(name) {
  return name.replace(
    /(?<=.)\.(jpe?g|png|webp|tiff?|gif|hei[cf]|avif|arw|cr[23]|dng|nef|nrw|orf|pef|raf|rw2|srw)$/i, "");
}
