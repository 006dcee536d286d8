// @ts-check
/**
 * Runs before anything is drawn. The page comes with all photographs in a grid; where the address names something else,
 * that grid is not to be seen in the meantime, and the page is laid out for what comes.
 */

{
  const [, exhibit = "grid", kind] = location.hash.split("/");
  const {dataset} = document.documentElement;
  if (exhibit !== "grid" || kind === "album") dataset.awaits = "";
  if (exhibit !== "grid") dataset.row = "";
}
