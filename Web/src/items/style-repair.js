/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/**
 * Repairs what a page has rewritten in the attributes of its items, such as a template that knows only its own, before anything is
 * painted.
 */
export class StyleRepair {
  #host;
  #observer = new MutationObserver((records) => this.#repair(records));

  /**
   * @param {object} host
   * @param {() => ItemView[]} host.views
   * @param {string[]} host.attributes the attributes to repair
   * @param {(view: ItemView) => void} host.rewritten the page has rewritten an attribute of an item
   * @param {() => void} host.redraw items must be drawn again
   */
  constructor(host) {
    this.#host = host;
  }

  /** @param {HTMLElement} element of an item */
  watch(element) {
    this.#observer.observe(element, {attributeFilter: this.#host.attributes});
  }

  /**
   * Handles what the page has written before something is written here.
   * @param {() => void} write
   */
  write(write) {
    this.#repair(this.#observer.takeRecords());
    write();
    this.#observer.takeRecords();
  }

  /** @param {MutationRecord[]} records */
  #repair(records) {
    const targets = new Set(records.map(({target}) => target));
    const views = targets.size ? this.#host.views().filter(({element}) => targets.has(element)) : [];
    const broken = views.filter((view) => view.isRewritten);
    for (const view of views) this.#host.rewritten(view);
    for (const view of broken) view.forget();
    this.#observer.takeRecords();
    if (broken.length) this.#host.redraw();
  }
}
