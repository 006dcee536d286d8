// @ts-check
/**
 * Runs before the first frame. The server's page shows all photographs in a grid. If the address names an album or another
 * exhibit, this script hides the grid and lays the page out for that exhibit.
 */

{
  const [, exhibit = "grid", kind] = location.hash.split("/");
  const {dataset} = document.documentElement;
  if (exhibit !== "grid" || kind === "album") dataset.awaits = "";
  if (exhibit !== "grid") dataset.row = "";
}
