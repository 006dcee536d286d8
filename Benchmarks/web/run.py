"""Measures carousels, lightboxes, collections and grids in Chromium, in one run. See `Benchmarks/README.md`."""

import argparse
import asyncio
import json
import shutil
from contextlib import AsyncExitStack
from pathlib import Path

from harness.browser import Browser, Page
from harness.contestant import WEB, Contestant, contestants
from harness.results import Results, worse
from harness.scenarios import begin, collection, drag, grid, photographs, served, settle, start, transfer
from harness.server import serve
from harness.table import markdown
from playwright.async_api import async_playwright

SCENARIOS = ("start", "served", "begin", "drag", "flick", "resize", "photographs", "collection", "grid", "transfer")
LAST_RUN = WEB / "last-run.json"
COUNTS = (10, 100, 1000, 10_000, 100_000)
"""The numbers of slides."""


def options() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "only", nargs="*", metavar="NAME", help="scenarios (" + ", ".join(SCENARIOS) + ") or contestants"
    )
    parser.add_argument(
        "--with", dest="more", action="append", default=[], type=Path, metavar="FOLDER", help="one more contestant"
    )
    parser.add_argument("--rounds", type=int, default=3, help="how often each figure is measured")
    parser.add_argument("--chromium", default=shutil.which("chromium"), help="the browser")
    parser.add_argument("--shots", type=Path, required=True, help="the folder for pictures of each contestant")
    parser.add_argument("--out", type=Path, required=True, help="the file for the figures")
    return parser.parse_intermixed_args()


async def measured(args: argparse.Namespace, wanted: set[str], chosen: list[Contestant]) -> dict:
    """Measures scenarios of contestants."""
    results = Results()
    port = serve({each.name: each for each in chosen})
    carousels = [each for each in chosen if each.kind == "carousel"]
    collections = [each for each in chosen if each.kind == "collection"]
    grids = [each for each in chosen if each.kind == "grid"]
    lightboxes = [each for each in chosen if each.kind == "lightbox"]
    if "transfer" in wanted:
        for contestant in chosen:
            transfer.measure(contestant, results)
    async with (
        async_playwright() as playwright,
        Browser.launched(playwright, args.chromium, port, results, args.shots) as browser,
    ):
        await browser.calibrate()
        if "start" in wanted:
            print("start", flush=True)
            for contestant in chosen:
                with results.attempt(contestant.name, "start"):
                    await start.measure(browser, contestant, args.rounds)
        if "served" in wanted:
            print("served", flush=True)
            for contestant in carousels:
                if contestant.is_served:
                    with results.attempt(contestant.name, "served"):
                        await served.measure(browser, contestant, args.rounds)
        if wanted & {"drag", "flick"} and carousels:
            await gestures(browser, carousels, args.rounds)
        if wanted & {"begin", "resize"}:
            await beginnings(browser, carousels, args.rounds, resizes="resize" in wanted)
        if "photographs" in wanted:
            for rate in (1, 6):
                print(f"photographs, {rate}x throttle", flush=True)
                for contestant in lightboxes:
                    with results.attempt(contestant.name, f"photographs at {rate}x"):
                        await photographs.measure(browser, contestant, rate, args.rounds)
        if "collection" in wanted:
            print("collection", flush=True)
            for contestant in collections:
                with results.attempt(contestant.name, "collection"):
                    await collection.measure(browser, contestant, args.rounds)
        if "grid" in wanted:
            for rate in (1, 4):
                print(f"grid, {rate}x throttle", flush=True)
                for contestant in grids:
                    with results.attempt(contestant.name, f"grid at {rate}x"):
                        await grid.measure(browser, contestant, rate, args.rounds)
            for contestant in grids:
                with results.attempt(contestant.name, "memory of a grid"):
                    await grid.measure_memory(browser, contestant)
        await browser.calibrate()
        return results.as_json(browser.chromium.version, {each.name: each.title for each in chosen})


async def gestures(browser: Browser, carousels: list[Contestant], rounds: int):
    """Drags and flicks, for all carousels in turns."""
    async with AsyncExitStack() as open_pages:
        pages = [await opened(browser, open_pages, each, 1000) for each in carousels]
        for rate in (1, 6):
            print(f"drag and flick, {rate}x throttle", flush=True)
            await drag.measure(pages, rate, rounds)
        print("where they come to rest", flush=True)
        for page in pages:
            with browser.results.attempt(page.contestant.name, "settle"):
                await settle.measure(page, rounds)
    async with AsyncExitStack() as open_pages:
        print("drag, with pictures", flush=True)
        pages = [await opened(browser, open_pages, each, 100, images=True) for each in carousels]
        await drag.measure(pages, 1, rounds, images=True)


async def opened(
    browser: Browser, open_pages: AsyncExitStack, contestant: Contestant, count: int, images: bool = False
) -> Page:
    """Opens a page that shows a carousel until `open_pages` closes."""
    page = await open_pages.enter_async_context(browser.page(contestant))
    await page.begin(count, images)
    return page


async def beginnings(browser: Browser, carousels: list[Contestant], rounds: int, resizes: bool):
    """Begins all carousels with few slides and with many."""
    most = {contestant: contestant.most for contestant in carousels}
    for number in range(rounds):
        print(f"begin and resize, round {number + 1} of {rounds}", flush=True)
        for count in COUNTS:
            # The largest number takes long where it is not free.
            for contestant in carousels if count < COUNTS[-1] or number == 0 else []:
                if count > most[contestant]:
                    continue
                if not await begin.measure(browser, contestant, count, resizes=resizes and count == 10_000):
                    most[contestant] = count - 1
        for contestant in carousels:
            await begin.measure(browser, contestant, 1000, images=True)


def main():
    """Measures the named scenarios and contestants, and prints the results and the costs that have grown."""
    args = options()
    known = contestants(args.more)
    unknown = set(args.only) - set(SCENARIOS) - set(known)
    if unknown:
        raise SystemExit(f"neither a scenario nor a contestant: {', '.join(sorted(unknown))}")
    wanted = {name for name in args.only if name in SCENARIOS} or set(SCENARIOS)
    chosen = [known[name] for name in args.only if name in known] or list(known.values())
    args.shots.mkdir(parents=True, exist_ok=True)
    results = asyncio.run(measured(args, wanted, chosen))
    args.out.write_text(json.dumps(results, indent=1) + "\n")
    print(markdown(results))
    lines = worse(results, LAST_RUN)
    print("\n".join(["", f"More than 1.3 times worse than in {LAST_RUN.name}:", *lines] if lines else []))
    print(f"written: {args.out}; pictures: {args.shots}")


if __name__ == "__main__":
    main()
