/**
 * The words of the elements, in English; a page may replace any of them: `element.strings = { close: 'Schließen' }`.
 *
 * @typedef {object} Strings
 * @property {string} close the name of the button that closes the viewer
 * @property {string} failed what stands where a picture could not be loaded and has no name
 * @property {string} photograph what the viewer is called when the photograph has no name
 */

/** @type {Readonly<Strings>} */
export const english = Object.freeze({
  close: "Close",
  failed: "This picture could not be loaded",
  photograph: "Photograph",
});
