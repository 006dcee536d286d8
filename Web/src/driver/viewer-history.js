/** An entry in the browser's history for as long as a photograph is open, so that Back closes it. */
export class ViewerHistory {
  #close;
  #isWanted = false;
  #isThere = false;
  /** Whether the browser is on its way back from the entry. It gets there later. */
  #isLeaving = false;
  /** What the page has chosen for its own entry. */
  #restoration = history.scrollRestoration;
  #onReturn = () => this.#returned();

  /** @param {() => void} close closes the photograph */
  constructor(close) {
    this.#close = close;
  }

  /** @param {boolean} isWanted whether a photograph is open that Back closes */
  set isWanted(isWanted) {
    this.#isWanted = isWanted;
    this.#update();
  }

  #update() {
    if (this.#isLeaving || this.#isWanted === this.#isThere) return;
    if (this.#isWanted) {
      addEventListener("popstate", this.#onReturn);
      // The browser would scroll back to where the photograph was opened. The page may have followed to another one since.
      this.#restoration = history.scrollRestoration;
      history.scrollRestoration = "manual";
      history.pushState(history.state, "");
      history.scrollRestoration = this.#restoration;
      this.#isThere = true;
    } else {
      this.#isLeaving = true;
      history.back();
    }
  }

  #returned() {
    removeEventListener("popstate", this.#onReturn);
    // Some browsers scroll after the event.
    requestAnimationFrame(() => (history.scrollRestoration = this.#restoration));
    const isOwn = this.#isLeaving;
    this.#isThere = this.#isLeaving = false;
    if (isOwn) return this.#update();
    this.#isWanted = false;
    this.#close();
  }
}
