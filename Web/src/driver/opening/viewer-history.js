/**
 * An entry in the browser's history for as long as a photograph is open, so that Back closes it. All elements share it: one whose
 * photograph opens when that of another closes takes it over. If several have one open, each Back closes the latest.
 */

/** From this length on, some browsers give up the first entry for each new one. */
const FULL = 50;

/** The functions that close the open photographs, the latest one last. */
const open = /** @type {Set<() => void>} */ (new Set());
/**
 * The parts that identify the entry: its key, or the length of the history, or its address and state; null while there is none.
 */
let entry = /** @type {unknown[] | null} */ (null);
/** Whether the browser is on its way back from the entry. It gets there later. */
let isLeaving = false;
/** What the page has chosen for its own entry; undefined while that entry has it. */
let scrollRestoration = /** @type {ScrollRestoration | undefined} */ (undefined);

/**
 * Keeps the entry while a photograph is open.
 *
 * @param {() => void} close closes the photograph; the same function in each call for it
 * @param {boolean} isOpen
 */
export function keepEntry(close, isOpen) {
  if (isOpen) open.add(close);
  else open.delete(close);
  queueMicrotask(update);
}

function update() {
  if (isLeaving || open.size > 0 === (entry !== null)) return;
  if (entry !== null) leave();
  else {
    addEventListener("popstate", onReturn, {once: true});
    // The browser would scroll back to where the photograph was opened. The page may have followed to another one since.
    scrollRestoration ??= history.scrollRestoration;
    history.scrollRestoration = "manual";
    history.pushState(history.state, "");
    history.scrollRestoration = scrollRestoration;
    entry = presentEntry();
  }
}

/** Goes back from the entry. A page that has gone on to an entry of its own stays there. */
function leave() {
  isLeaving = presentEntry().every((part, index) => part === entry?.[index]);
  if (isLeaving) return history.back();
  removeEventListener("popstate", onReturn);
  entry = null;
  // The new entry has taken over what the page has chosen.
  scrollRestoration = undefined;
}

/**
 * Returns what tells the present entry from others: its key, or the number of entries, since a page that goes on adds one. Both stay
 * when the page replaces the address. Only a full history of a browser without keys has nothing but the address and the state.
 */
function presentEntry() {
  const key = globalThis.navigation?.currentEntry?.key;
  return key || history.length < FULL ? [key || history.length] : [location.href, history.state];
}

function onReturn() {
  // Some browsers scroll after the event.
  requestAnimationFrame(giveBackRestoration);
  const latest = isLeaving ? undefined : [...open].at(-1);
  isLeaving = false;
  entry = null;
  if (latest) open.delete(latest);
  latest?.();
  update();
}

function giveBackRestoration() {
  if (entry !== null || !scrollRestoration) return;
  history.scrollRestoration = scrollRestoration;
  scrollRestoration = undefined;
}
