/** Where a page has a strip alone, without the viewer: nothing opens, and who asks for it is told what is missing. */
export class NoOpening {
  openIndex = null;
  #strip;

  /** @param {HTMLElement} strip */
  constructor(strip) {
    this.#strip = strip;
  }

  open() {
    console.warn(`<${this.#strip.localName}>: <vitrine-photo-viewer> is needed to open an item; vitrine.js brings it`);
  }

  close() {}
  reload() {}
  measure() {}
  renew() {}
}
