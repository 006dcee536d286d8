/** The history that wants the entry; null while no photograph is open that Back closes. */
let owner = /** @type {ViewerHistory | null} */ (null);
let isThere = false;
/** Whether the browser is on its way back from the entry. It gets there later. */
let isLeaving = false;
/** What the page has chosen for its own entry; undefined while that entry has it. */
let scrollRestoration = /** @type {ScrollRestoration | undefined} */ (undefined);

/**
 * An entry in the browser's history for as long as a photograph is open, so that Back closes it. All elements share it: one whose
 * photograph opens when that of another closes takes it over.
 */
export class ViewerHistory {
  /** @param {() => void} close closes the photograph */
  constructor(close) {
    this.close = close;
  }

  /** @param {boolean} isWanted whether a photograph is open that Back closes */
  set isWanted(isWanted) {
    if (isWanted) owner = this;
    else if (owner === this) owner = null;
    queueMicrotask(update);
  }
}

function update() {
  if (isLeaving || (owner !== null) === isThere) return;
  if (isThere) {
    isLeaving = true;
    history.back();
  } else {
    isThere = true;
    addEventListener("popstate", onReturn, {once: true});
    // The browser would scroll back to where the photograph was opened. The page may have followed to another one since.
    scrollRestoration ??= history.scrollRestoration;
    history.scrollRestoration = "manual";
    history.pushState(history.state, "");
    history.scrollRestoration = scrollRestoration;
  }
}

function onReturn() {
  // Some browsers scroll after the event.
  requestAnimationFrame(giveBackRestoration);
  const isOwn = isLeaving;
  isThere = isLeaving = false;
  if (isOwn) return update();
  const closed = owner;
  owner = null;
  closed?.close();
}

function giveBackRestoration() {
  if (isThere || !scrollRestoration) return;
  history.scrollRestoration = scrollRestoration;
  scrollRestoration = undefined;
}
