/** @typedef {import('../../items/collection.js').Key} Key */
/** @typedef {import('./rearrangement.js').ExhibitDriver} ExhibitDriver */

/**
 * Returns a function that finds the photograph of an item of one element in another element: the item with the same key, or without keys
 * the one with the same index; -1 without one.
 *
 * @param {ExhibitDriver} from
 * @param {ExhibitDriver} to
 */
export function matcher({itemElements: from}, {itemElements: to}) {
  const [keyIn, ownKey] = [from, to].map(keysOf);
  /** @type {((key: Exclude<Key, null>) => number) | undefined} */
  let find;
  return (/** @type {number} */ index) => {
    const key = keyIn?.(index) ?? null;
    if (key === null) return index < to.count ? index : -1;
    if (index < to.count && `${key}` === `${ownKey?.(index)}`) return index;
    return (find ??= to.collection.keyFinder())(key);
  };
}

/**
 * Returns the photographs that two elements have in common, as the engine reads them: their number, and the indices of each in both. The
 * number is -1 if all have the same indices.
 *
 * @param {ExhibitDriver} source
 * @param {ExhibitDriver} destination
 * @param {readonly number[]} flown items of the source that may have no element
 */
export function matches(source, destination, flown) {
  const [away, back] = [matcher(source, destination), matcher(destination, source)];
  const [items, others] = [source, destination].map(({itemElements}) => itemElements.views.map(({index}) => index));
  /** @type {Map<number, number>} */
  const pairs = new Map();
  for (const item of [...items ?? [], ...flown]) pairs.set(item, away(item));
  for (const item of others ?? []) pairs.set(back(item), item);
  const all = [...pairs];
  if (all.every(([item, other]) => item === other)) return [-1];
  const found = all.filter(([item, other]) => item >= 0 && other >= 0);
  return [found.length, ...found.flat()];
}

/** @param {import('../../items/item-elements.js').ItemElements} elements */
function keysOf(elements) {
  const {items} = elements;
  return (/** @type {number} */ index) =>
           /** @type {Key} */ ((items ? items.key?.(index) : elements.element(index)?.dataset.key) ?? null);
}
