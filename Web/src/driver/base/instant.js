/**
 * The instant of everything that happens in a switch of arrangements, in seconds; 0 at any other time. So all photographs start at rest,
 * however long their elements take.
 */
export const instant = {
  time: 0
};
