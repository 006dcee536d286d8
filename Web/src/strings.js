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
  show: "Show {index} of {count}",
  previous: "Previous",
  next: "Next",
  pause: "Stop moving by itself",
  play: "Move by itself",
  stitch: "Stitch together",
});

/**
 * A text with the number of an item, counted from 1, and that of all items, written as the page's language does.
 *
 * @param {string} text
 * @param {number} index from 0
 * @param {number} count
 * @param {Element} element where it will stand
 */
export function counted(text, index, count, element) {
  const language = element.closest("[lang]")?.getAttribute("lang") || undefined;
  const written = (/** @type {number} */ number) => number.toLocaleString(language);
  return text.replace("{index}", written(index + 1)).replace("{count}", written(count));
}
