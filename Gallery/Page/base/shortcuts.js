// @ts-check
/** The keys of the page. They act whatever has focus, except in fields for text and on controls that use the key. */

/** The elements in which people write, and lists, in which they search by letters. */
const textInputs = "input, textarea, select, [contenteditable]";

/** The elements that Space presses. */
const pressed = "button, summary, audio, video, [role=button], [role=switch]";

/** Whether single characters act. People who dictate can switch them off (WCAG 2.1.4). */
let hasCharacters = true;

/** @param {boolean} areOn */
export function setCharacterKeys(areOn) {
  hasCharacters = areOn;
}

/**
 * Calls an action for each key, with lower-case letters, until it returns false.
 * @param {(key: string) => boolean} act returns whether it has a use for the key
 */
export function onKey(act) {
  // A capturing listener of the window comes before those of all exhibits and of the viewer.
  window.addEventListener("keydown", (event) => {
    const {key, altKey, ctrlKey, metaKey} = event;
    if (altKey || ctrlKey || metaKey || isIn(event, textInputs)) return;
    const isCharacter = key.length === 1 && key !== " ";
    if (isCharacter && !hasCharacters) return event.stopImmediatePropagation();
    if (key === " " && isIn(event, pressed) || document.querySelector("dialog[open]") || !act(key.toLowerCase()))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, {capture: true});
}

/**
 * Whether an event is in a field for text.
 * @param {Event} event
 */
export function isInText(event) {
  return isIn(event, textInputs);
}

/**
 * @param {Event} event
 * @param {string} selector
 */
function isIn(event, selector) {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(selector) !== null;
}
