// @ts-check
/**
 * Runs before the first frame. The server's page shows all photographs in a grid. If the address names an album, a search or another
 * exhibit, this script hides the grid and lays the page out for that exhibit. Browsers load no modules from the disk, so a published
 * page that was opened as a file stays as it is.
 *
 * The cells have the size that the person has chosen on an earlier visit.
 */

{
  const words = new URLSearchParams(location.search).get("search")?.trim();
  // The addresses of the form and of the links for browsers without scripts.
  const album = new URLSearchParams(location.search).get("album") ?? document.documentElement.dataset.album;
  const part = words ? `search/${encodeURIComponent(words)}` : album ? `album/${album}` : "";
  const isFile = location.protocol === "file:";
  if (part && !location.hash && !isFile) history.replaceState(null, "", `./#/grid/${part}`);
  const [, exhibit = "grid", kind = ""] = location.hash.split("/");
  const {dataset, style} = document.documentElement;
  if (isFile) dataset.file = "";
  if (!isFile && (exhibit !== "grid" || ["album", "search"].includes(kind))) dataset.awaits = "";
  if (!isFile && !["grid", "folders"].includes(exhibit)) dataset.row = "";
  try {
    const cell = Number(localStorage.getItem("vitrine.cell"));
    // The grid has no larger cells. It takes the nearest size that it has for a smaller one.
    if (cell > 0 && cell <= 10_000) style.setProperty("--cell", `${cell}px`);
  } catch {
    // Storage can be forbidden.
  }
}
