/**
 * The words of the elements, in English; a page may replace any of them: `element.strings = { close: 'Schließen' }`.
 *
 * @typedef {object} Strings
 * @property {string} close the name of the button that closes the viewer
 * @property {string} failed what stands where a picture could not be loaded and has no name
 * @property {string} photograph what the viewer is called when the photograph has no name
 * @property {string} carousel what a carousel is
 * @property {string} slide what an item of a carousel is
 * @property {string} place where an item is; {index} and {count} are replaced by numbers
 * @property {string} show the name of the button that brings an item; with {index} and {count}
 * @property {string} previous the name of the button for the item before
 * @property {string} next the name of the button for the item after
 * @property {string} pause the name of the button that stops a carousel that moves by itself
 * @property {string} play the name of the button that lets it go on
 * @property {string} stitch the name of the button that closes the gaps of a row, pressed while they are closed
 */

/** @type {Readonly<Strings>} */
export const english = Object.freeze({
  close: "Close",
  failed: "This picture could not be loaded",
  photograph: "Photograph",
  carousel: "carousel",
  slide: "slide",
  place: "{index} of {count}",
  show: "Go to slide {index}",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
  stitch: "Stitch together",
});

/** @type {Map<string | undefined, Intl.NumberFormat>} how numbers are written, by language; to make one takes long */
const formats = new Map();

/**
 * A text with the number of an item, counted from 1, and that of all items, written as the page's language does.
 *
 * @param {string} text
 * @param {number} index from 0
 * @param {number} count
 * @param {Element} element where it will stand
 */
export function counted(text, index, count, element) {
  const format = numberFormat(element);
  return text.replace("{index}", format.format(index + 1)).replace("{count}", format.format(count));
}

/**
 * How numbers are written where an element stands.
 *
 * Browsers load what they know of languages when it is first asked for, which can take longer than all else that a carousel
 * begins with.
 *
 * @param {Element} element
 */
export function numberFormat(element) {
  const language = element.closest("[lang]")?.getAttribute("lang") || undefined;
  const format = formats.get(language) ?? made(language);
  formats.set(language, format);
  return format;
}

/**
 * A page may say a language that is none, such as `en_US`: then it is the person's own.
 * @param {string | undefined} language
 */
function made(language) {
  try {
    return new Intl.NumberFormat(language);
  } catch {
    return new Intl.NumberFormat();
  }
}
