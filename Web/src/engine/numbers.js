/**
 * Defines properties of a class that read numbers which the engine writes, each at the index of its name.
 *
 * @param {{prototype: {number(index: number): number}}} reader
 * @param {readonly string[]} names
 */
export function defineNumbers({prototype}, names) {
  for (const [index, name] of names.entries()) {
    Object.defineProperty(prototype, name, {
      get() {
        return this.number(index);
      },
    });
  }
}
