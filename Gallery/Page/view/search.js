// @ts-check
/** The field in which people search. Results come as they type. */

import {find} from "../base/find.js";
import {isEscape} from "../base/panel.js";

/** Whether an input method composes a word in the field. Half a word is no word yet, and the field must not change meanwhile. */
let isComposing = false;

/**
 * Calls `search` with the words in the field after every change of them. Enter moves focus to the photographs. Escape ends the search,
 * in the field and on the page, unless a photograph is open.
 * @param {(words: string) => void} search
 */
export function connectSearch(search) {
  const [form, field] = [find("search"), searchField()];
  let words = wordsIn(field);
  const onInput = () => {
    if (!isComposing && wordsIn(field) !== words) search((words = wordsIn(field)));
  };
  field.addEventListener("focus", () => (words = wordsIn(field)));
  field.addEventListener("input", onInput);
  field.addEventListener("compositionstart", () => (isComposing = true));
  field.addEventListener("compositionend", () => {
    isComposing = false;
    onInput();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    find("photographs").focus({preventScroll: true});
  });
  document.addEventListener("keydown", (event) => {
    if (!isEscape(event) || event.isComposing || document.documentElement.hasAttribute("data-open")) return;
    if (!wordsIn(field)) return;
    event.preventDefault();
    words = wordsIn(field);
    field.value = "";
    onInput();
  });
}

/**
 * Shows the words of the address in the field.
 * @param {string} words
 */
export function showWords(words) {
  const field = searchField();
  if (!isComposing && wordsIn(field) !== words) field.value = words;
}

/**
 * Returns the words in the field. No address can have half of a character that consists of two codes.
 * @param {HTMLInputElement} field
 */
function wordsIn({value}) {
  return value.replace(/\p{Surrogate}/gu, "").trim();
}

function searchField() {
  return /** @type {HTMLInputElement} */ (find("search").querySelector("input"));
}
