// @ts-check
/** Formats numbers, dates and captions. */

const numbers = new Intl.NumberFormat("en");
/** The languages of the reader. Some browsers name one that no formatter takes, such as "en-US@posix". */
export const languages = navigator.languages.filter((language) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
});

/** In the language of the reader, as the names of months that the search knows. */
const days = new Intl.DateTimeFormat(languages, {day: "numeric", month: "long", year: "numeric", timeZone: "UTC"});

const months = new Intl.DateTimeFormat(languages, {month: "long", year: "numeric", timeZone: "UTC"});
const years = new Intl.DateTimeFormat(languages, {year: "numeric", timeZone: "UTC"});

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
 * @example formatDay("2020-06-08T14:03:00") // "June 8, 2020", or "8 June 2020" for readers of British English
 */
export function formatDay(taken) {
  const date = new Date(`${(taken ?? "").slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? "" : days.format(date);
}

/**
 * Formats a month.
 * @param {string} month
 * @example formatMonth("2020-06") // "June 2020"
 */
export function formatMonth(month) {
  return months.format(new Date(`${month}-01T00:00:00Z`));
}

/**
 * Formats a year.
 * @param {string} year
 * @example formatYear("2020") // "2020", or "2020年" for readers of Japanese
 */
export function formatYear(year) {
  return years.format(new Date(`${year}-01-01T00:00:00Z`));
}

/**
 * Formats the length of a video; a mark without digits if it is not known.
 * @param {number} [seconds]
 * @example formatLength(75.4) // "1:15"
 */
export function formatLength(seconds) {
  if (seconds === undefined) return "\u25B6\uFE0E";
  const all = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const digits = hours ? [hours, twoDigits(minutes), twoDigits(rest)] : [minutes, twoDigits(rest)];
  return digits.join(":");
}

/** @param {number} value */
function twoDigits(value) {
  return String(value).padStart(2, "0");
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
 * What the caption of a photograph needs.
 * @typedef {object} Captioned
 * @property {string} name of its file
 * @property {string} [title]
 * @property {string | null} [taken]
 * @property {string} [folder] the path of its folder
 * @property {string | null} [album]
 * @property {string} [video]
 * @property {string} [motion]
 * @property {string} [animation]
 * @property {number} [seconds]
 * @property {string} [problem]
 */

/** The words that cameras, phones, scanners and messengers put before their numbers, besides short words in capitals. */
const counterWords =
  /^(img|dsc|image|photo|picture|scan|screenshot|bildschirmfoto|whatsapp|signal|received|at|um|gopro|mvimg|pano)$/i;

/**
 * Returns the two lines of a caption. The first one is the title that somebody has given the photograph, or else its day and folder: the
 * name of a file is no headline. Without a day it is the name if that says something, and else the folder.
 * @param {Captioned} item
 * @param {{ path: { id: string }[] } | undefined} listing
 */
function linesOf({name, title, taken, folder, album}, listing) {
  const day = formatDay(taken);
  if (title) return [title, day];
  const isShown = album && listing?.path.some(({id}) => id === album);
  const place = folder?.split("/").pop();
  if (day) return [[day, !isShown && place].filter(Boolean).join(" · "), name];
  const stem = name.replace(/(?<=.)\.[^.]*$/, "");
  return isCounter(stem) ? [place ?? "Photograph", name] : [stem, ""];
}

/**
 * Whether the name of a file is only a number or a time.
 * @param {string} stem
 * @example isCounter("IMG-20230811-WA0001") // true
 */
function isCounter(stem) {
  if (/^[0-9a-f-]{16,}$/i.test(stem)) return true;
  return /\d/.test(stem) &&
    (stem.match(/\p{L}+/gu) ?? []).every((word) => /^\p{Lu}{1,4}$/u.test(word) || counterWords.test(word));
}

/**
 * Returns the second line of a caption: the day or the name of the file, the position of a photograph, and the reason if it is not shown
 * completely.
 * @param {Captioned} item
 * @param {{ path: { id: string }[], total: number }} listing
 * @param {number} index from 0
 * @example detailOf(item, listing, 17) // "June 8, 2020 · 18 of 299"
 */
export function detailOf(item, listing, index) {
  const position = listing.total > 1 ? positionOf(index, listing.total) : "";
  return [linesOf(item, listing)[1], position, sentence(item.problem)].filter(Boolean).join(" · ");
}

/**
 * Returns the caption of a photograph: its headline, and in the second line its day or its file, and its problem.
 * @param {Captioned} item
 * @param {{ path: { id: string }[] } | undefined} [listing]
 */
export function captionOf(item, listing) {
  const [title, detail] = linesOf(item, listing);
  const length = item.video ? `Video ${formatLength(item.seconds)}` :
    item.motion ? "Live" :
                  item.animation && "Animation";
  return {title, detail: [detail, length, sentence(item.problem)].filter(Boolean).join(" · ")};
}

/**
 * Returns a clause with a capital first letter.
 * @param {string} [clause]
 * @example sentence("it is empty") // "It is empty"
 */
export function sentence(clause = "") {
  return clause.charAt(0).toUpperCase() + clause.slice(1);
}
