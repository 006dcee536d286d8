// @ts-check
/** Formats numbers, dates and captions. */

const numbers = new Intl.NumberFormat("en");
const days = new Intl.DateTimeFormat("en", {day: "numeric", month: "long", year: "numeric", timeZone: "UTC"});

/**
 * Formats a whole number with separated thousands.
 * @param {number} value
 * @example formatNumber(1204) // "1,204"
 */
export function formatNumber(value) {
  return numbers.format(value);
}

/**
 * Formats a number of things.
 * @param {number} count
 * @param {string} one the singular
 * @param {string} [many] the plural; by default the singular with "s"
 * @example formatCount(2, "photograph") // "2 photographs"
 */
export function formatCount(count, one, many = `${one}s`) {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/**
 * Formats the day of a date. The text is empty without a valid date.
 *
 * Cameras write local time without a zone, so the day does not depend on the reader's zone.
 * @param {string | null | undefined} taken ISO 8601, such as "2020-06-08T14:03:00"
 * @example formatDay("2020-06-08T14:03:00") // "June 8, 2020"
 */
export function formatDay(taken) {
  const date = new Date(`${(taken ?? "").slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? "" : days.format(date);
}

/**
 * Formats the position of a photograph.
 * @param {number} index from 0
 * @param {number} count
 * @example positionOf(17, 299) // "18 of 299"
 */
function positionOf(index, count) {
  return `${formatNumber(index + 1)} of ${formatNumber(count)}`;
}

/**
 * Returns the second line of a caption: the day and the position of a photograph, and the reason if it is not shown
 * completely.
 * @param {{ taken?: string | null, problem?: string | undefined }} item
 * @param {number} index from 0
 * @param {number} count
 * @example detailOf(item, 17, 299) // "June 8, 2020 · 18 of 299"
 */
export function detailOf({taken, problem}, index, count) {
  return [formatDay(taken), count > 1 ? positionOf(index, count) : "", sentence(problem)].filter(Boolean).join(" · ");
}

/**
 * Returns the caption of a photograph: its title, and in the second line its day and its problem.
 * @param {{ name: string, title?: string | undefined, taken?: string | null, problem?: string | undefined }} item
 */
export function captionOf({name, title, taken, problem}) {
  return {title: titleOf({name, title}), detail: [formatDay(taken), sentence(problem)].filter(Boolean).join(" · ")};
}

/**
 * Returns a clause with a capital first letter.
 * @param {string} [clause]
 * @example sentence("it is empty") // "It is empty"
 */
export function sentence(clause = "") {
  return clause.charAt(0).toUpperCase() + clause.slice(1);
}

/**
 * Returns the title of a photograph: that of its sidecar, or else the name of its file without the ending.
 * @param {{ name: string, title?: string | undefined }} item
 * @example titleOf({name: "Ridge after rain.jpg"}) // "Ridge after rain"
 */
export function titleOf({name, title}) {
  return title ?? name.replace(/(?<=.)\.[^.]*$/, "");
}
