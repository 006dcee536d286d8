/** Attributes that make an element the only one of its kind in a page, or make it act. */
const UNIQUE = ["id", "name", "autofocus", "autoplay", "tabindex", "accesskey"];
/** Elements that a copy does not need. */
const OMITTED = ":not(picture) > source, track, script";
/** Elements that load and run a page or media of their own, and the attributes that say what. */
const MEDIA = "audio, video, iframe, embed, object";
const CONTENTS = ["src", "srcdoc", "data"];
/** Elements that people fill in. */
export const FIELDS = "input, select, textarea";
/** Elements that a form lists, besides custom elements. */
const LISTED = `button, fieldset, object, output, ${FIELDS}`;
/** Elements with a state that a page can set. A page cannot set the name of a file. */
const STATEFUL = "input:not([type=file]), select, textarea, option";
/** Properties of a field that no attribute mirrors. */
const STATE = ["value", "checked", "indeterminate", "selected"];

/**
 * Returns the parts of an item, which are in the same order in its copy.
 * @param {HTMLElement} element
 */
export function parts(element) {
  return [...element.querySelectorAll(`:not(${OMITTED})`)];
}

/**
 * Shows the fields of a copy as they are in the item. The state of a custom element is its own.
 *
 * @param {HTMLElement} original
 * @param {HTMLElement} copy
 */
export function copyStates(original, copy) {
  const copies = /** @type {Record<string, any>[]} */ (parts(copy));
  for (const [slot, field] of /** @type {[number, any][]} */ ([...parts(original).entries()])) {
    const shown = copies[slot];
    if (!shown || !field.matches(STATEFUL)) continue;
    for (const name of STATE)
      if (field[name] !== shown[name]) shown[name] = field[name];
  }
}

/**
 * Makes a copy of an item that only shows it: nobody can use or hear it, and it belongs to no form.
 * @param {HTMLElement} original
 */
export function copyOf(original) {
  const copy = /** @type {HTMLElement} */ (original.cloneNode(true));
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of UNIQUE) element.removeAttribute(name);
    // A form would validate and submit the copies too.
    if (element.matches(LISTED) || element.localName.includes("-")) element.setAttribute("form", "");
    if (element.matches(MEDIA))
      for (const name of CONTENTS) element.removeAttribute(name);
  }
  for (const element of copy.querySelectorAll(OMITTED)) element.remove();
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  return copy;
}
