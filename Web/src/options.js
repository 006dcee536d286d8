// Written by `make options` from the table in Sources/Vitrine/Gesture/Option.swift; a test compares the two.

/** Everything that an attribute can set by a number: the engine's number for it, its default and its range. */
export const options = Object.freeze({
  'min-cell': { id: 0, initial: 100, least: 16, most: 10000 },
  'max-cell': { id: 1, initial: 0, least: 0, most: 10000 },
  'spacing': { id: 2, initial: 3, least: 0, most: 1000 },
  'speed': { id: 3, initial: 1, least: 0.01, most: 10 },
});
