// @ts-check
/** The field in which people search. Results come as they type. */

import {find} from "../base/find.js";

/**
 * Calls `search` with the words in the field after every change of them. Enter moves focus to the photographs.
 * @param {(words: string) => void} search
 */
export function connectSearch(search) {
  const [form, field] = [find("search"), searchField()];
  let words = field.value.trim();
  const onInput = (/** @type {Event} */ event) => {
    // Half a word of an input method is no word yet.
    if (/** @type {InputEvent} */ (event).isComposing || field.value.trim() === words) return;
    search((words = field.value.trim()));
  };
  field.addEventListener("focus", () => (words = field.value.trim()));
  field.addEventListener("input", onInput);
  field.addEventListener("compositionend", onInput);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    find("photographs").focus({preventScroll: true});
  });
}

/**
 * Shows the words of the address in the field.
 * @param {string} words
 */
export function showWords(words) {
  const field = searchField();
  if (field.value.trim() !== words) field.value = words;
}

function searchField() {
  return /** @type {HTMLInputElement} */ (find("search").querySelector("input"));
}
