// @ts-check
/**
 * Runs before anything is drawn. The page comes with all photographs in a grid; where the address names something else,
 * that grid is not to be seen in the meantime.
 */

{
  const [, exhibit = "grid", kind] = location.hash.split("/");
  if (exhibit !== "grid" || kind === "album") document.documentElement.dataset.awaits = "";
}
