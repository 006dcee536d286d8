import {GIVEN} from "../a11y/given-attributes.js";

/** The attributes of an item that are written here. */
const WRITTEN = ["style", "role", "aria-label", "aria-description", GIVEN];

/**
 * Repairs what a page has rewritten in the attributes of its items, such as a template that knows only its own, before anything is
 * painted.
 */
export class StyleRepair {
  #items;
  #redraw;
  #observer = new MutationObserver((records) => this.#repair(records));

  /**
   * @param {import('./item-elements.js').ItemElements} items
   * @param {() => void} redraw draws all items again
   */
  constructor(items, redraw) {
    this.#items = items;
    this.#redraw = redraw;
  }

  /** @param {HTMLElement} element of an item */
  watch(element) {
    this.#observer.observe(element, {attributeFilter: WRITTEN});
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
    const views = targets.size ? this.#items.views.filter(({element}) => targets.has(element)) : [];
    const broken = views.filter((view) => view.isRewritten);
    for (const view of views) this.#items.nameItem(view);
    for (const view of broken) view.forget();
    this.#observer.takeRecords();
    if (broken.length) this.#items.version++;
    if (broken.length) this.#redraw();
  }
}
