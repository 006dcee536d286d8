// @ts-check
/** The note about an open photograph that the collection no longer has. */

/** @typedef {import("./collection.js").Collection} Collection */
/** @typedef {import("./listing.js").Listing} Listing */

/**
 * Returns the note about a photograph that was open before a change.
 * @param {string} photo
 * @param {Collection} previous the collection that had it
 * @param {Listing} listing the listing that does not
 */
export function noteOfMissing(photo, previous, {skipped}) {
  const item = previous.withID(photo);
  const path = item?.folder ? `${item.folder}/${item.name}` : item?.name;
  const reason = skipped.find(({name}) => name === path)?.reason;
  return reason ? `The file of the photograph that was open is damaged or cannot be read: ${reason}.` :
                  "The photograph that was open has been removed.";
}
