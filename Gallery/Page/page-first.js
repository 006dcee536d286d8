// @ts-check
/**
 * Runs before the first frame. The server's page shows all photographs in a grid. If the address names an album or another
 * exhibit, this script hides the grid and lays the page out for that exhibit. Browsers load no modules from the disk, so a published
 * page that was opened as a file stays as it is.
 */

{
  const [, exhibit = "grid", kind] = location.hash.split("/");
  const {dataset} = document.documentElement;
  const isFile = location.protocol === "file:";
  if (isFile) dataset.file = "";
  if (!isFile && (exhibit !== "grid" || kind === "album")) dataset.awaits = "";
  if (!isFile && exhibit !== "grid") dataset.row = "";
}
