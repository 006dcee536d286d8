// @ts-check
/** The note about an open photograph that the collection no longer has. */

/** @typedef {import("./page-collection.js").Collection} Collection */
/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */

/**
 * Returns the note about a photograph that was open before a change.
 * @param {string} photo
 * @param {Collection} previous the collection that had it
 * @param {Listing} listing the listing that does not
 */
export function noteOfMissing(photo, previous, {skipped}) {
  const item = previous.withID(photo);
  const paths = item ? pathsOf(item, previous.listing) : [];
  const reason = skipped.find(({name}) => paths.includes(name))?.reason;
  return reason ? `The file of the photograph that was open is damaged or cannot be read: ${reason}.` :
                  "The photograph that was open has been removed.";
}

/**
 * Returns the paths that a photograph can have in the folder. The album of the folder itself has the title as its name.
 * @param {Item} item
 * @param {Listing} listing
 */
function pathsOf({name, album}, {albums, title}) {
  const folder = albums.find(({id}) => id === album)?.name ?? title;
  return folder === title ? [name, `${folder}/${name}`] : [`${folder}/${name}`];
}
