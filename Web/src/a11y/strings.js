/**
 * The words of the elements, in English. A page may replace any of them: `element.strings = { close: 'Schließen' }`.
 *
 * @typedef {object} Strings
 * @property {string} close names the button that closes the viewer
 * @property {string} failed stands where a picture could not be loaded and has no name
 * @property {string} photograph names the viewer when the photograph has no name
 * @property {string} carousel says what a carousel is
 * @property {string} slide says what an item of a carousel is
 * @property {string} position says where an item is; {index} and {count} are replaced by numbers
 * @property {string} goTo names the dot that shows an item; with {index} and {count}
 * @property {string} previous names the button for the previous item
 * @property {string} next names the button for the next item
 * @property {string} previousPhoto names the viewer's button for the previous photo
 * @property {string} nextPhoto names the viewer's button for the next photo
 * @property {string} pause names the button that stops a carousel that moves by itself
 * @property {string} play names the button that lets it go on
 * @property {string} stitch names the button that closes the gaps of a row; it is pressed while they are closed
 * @property {string} scrubber names the slider at the side of a grid
 */

/** @type {Readonly<Strings>} */
export const english = Object.freeze({
  close: "Close",
  failed: "This picture could not be loaded",
  photograph: "Photograph",
  carousel: "carousel",
  slide: "slide",
  position: "{index} of {count}",
  goTo: "Go to slide {index}",
  previous: "Previous slide",
  next: "Next slide",
  previousPhoto: "Previous photo",
  nextPhoto: "Next photo",
  pause: "Pause",
  play: "Play",
  stitch: "Stitch together",
  scrubber: "Position",
});

/** @type {Map<string | undefined, Intl.NumberFormat>} the formats of numbers, by language; making one takes long */
const formats = new Map();

/**
 * Returns a text with the number of an item, counted from 1, and the number of items, in the page's language.
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
 * Returns the format of numbers in the language of an element.
 *
 * Browsers load their data about languages at the first use, which can take longer than everything else at the start of a
 * carousel.
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
 * Returns a format. A page's language may be invalid, such as `en_US`; then it is the person's own.
 * @param {string | undefined} language
 */
function made(language) {
  try {
    return new Intl.NumberFormat(language);
  } catch {
    return new Intl.NumberFormat();
  }
}
