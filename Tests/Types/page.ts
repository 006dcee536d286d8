// A page of somebody who uses the web package with types. Nobody runs it: Scripts/checks/types sees that all of it is accepted,
// and that what is marked as an error is refused.
import {VitrineCarousel} from "vitrine";
import type {Items, Stop, Strings} from "vitrine";
import {VitrineCollection} from "vitrine/collection";
import type {ArrivalOptions, CollectionStrings, Picture, Pictures} from "vitrine/collection";

// Elements are found by name, whether they are in the page or made.
const carousel = document.querySelector("vitrine-carousel");
const cards = document.createElement("vitrine-expanding-carousel");
const row = document.createElement("vitrine-stitched-carousel");
const grid = document.createElement("vitrine-photo-grid");
if (!(carousel instanceof VitrineCarousel)) throw new Error("no carousel");

// Properties mirror attributes.
carousel.loop = true;
carousel.axis = "vertical";
carousel.snap = "page";
carousel.align = "start";
carousel.effect = "cover-flow";
carousel.spacing = 12;
carousel.momentum = 0.5;
carousel.autoplay = 4000;
carousel.speed = 0.2;
carousel.indicator = "dots";
carousel.controls = true;
carousel.label = "Films";
cards.collapsedSize = 150;
cards.expandedSize = 250;
cards.multiple = true;
cards.reveal = "nearest";
cards.hoverDelay = 200;
cards.curve = "ease-in-out";
row.stitched = true;
row.radius = 8;
row.rowHeight = 300;
grid.minCell = 120;
grid.maxCell = 200;
grid.headingHeight = 40;
grid.headingLabel = (unit, section) => `${unit} ${section}`;
// @ts-expect-error one of its words is needed
carousel.snap = "pages";
// @ts-expect-error so many points are needed
carousel.spacing = "12px";
// @ts-expect-error it is read only
carousel.position = 3;

// Indices are null when there is none.
const selected: number | null = carousel.selectedIndex;
const expanded: number | null = cards.expandedIndex;
const open: number | null = grid.openIndex ?? row.openIndex;
const position: number = carousel.position;
carousel.selectedIndex = selected ?? expanded ?? open ?? Math.round(position);

// Methods.
carousel.select(3);
carousel.select(3, {animated: false});
carousel.next();
carousel.previous();
carousel.open(2);
carousel.close({animated: false});
cards.expand(1, {animated: true});
cards.collapse();
row.stitch();
row.unstitch({animated: false});
grid.open(0);
// @ts-expect-error an item is meant
carousel.select("3");

// Events tell what happened, where they happen and where they bubble to.
carousel.addEventListener("vitrine-change", ({detail}) => console.log(detail.index.toFixed()));
carousel.addEventListener("vitrine-move", ({detail}) => console.log(detail.position.toFixed(2)));
cards.addEventListener("vitrine-expand", ({detail: {index, isOpen}}) => console.log(index + 1, isOpen === true));
row.addEventListener("vitrine-stitch", ({detail}) => console.log(detail.isStitched === true));
grid.addEventListener("vitrine-need", ({detail: {start, end}}) => console.log(end - start));
document.addEventListener("vitrine-settle", ({detail}) => console.log(detail.index + 1));
addEventListener("vitrine-open", ({detail}) => console.log(detail.index + 1), {once: true});
carousel.addEventListener("vitrine-drag-start", ({detail: {index}}) => console.log(index + 1));
document.addEventListener("vitrine-drag-end", ({detail: {isOpen}}) => console.log(isOpen === true));
document.addEventListener("vitrine-change", ({detail: {element}}) => console.log(element === carousel));
document.addEventListener("vitrine-load", ({detail: {element, index}}) => console.log(element.id, index + 1));
grid.addEventListener("vitrine-error", ({detail: {index}}) => console.log(index + 1));
// @ts-expect-error it has no such thing to tell
carousel.addEventListener("vitrine-change", ({detail}) => console.log(detail.position));

// Data instead of children.
const films = ["La Strada", "8½", "Amarcord"];
const items: Items = {
  get count() {
    return films.length;
  },
  key: (index) => films[index] ?? null,
  render: (index, element) => void (element.textContent = films[index] ?? ""),
  indexOf: (key) => films.indexOf(key),
  extent: () => 300,
};
carousel.items = items;
grid.items = {...items};
films.unshift("Roma");
carousel.insertItems(0, 1);
carousel.moveItems(0, 1, 2);
carousel.removeItems(2, 1);
carousel.reload();
carousel.items = null;
// @ts-expect-error what draws an item is missing
carousel.items = {count: 3, key: String};

// The elements of items have the tag that their exhibit gives them.
grid.items = {count: 3, key: String, render: (index, link) => void (link.href = `${index}.jpg`)};
const cells: Items<HTMLAnchorElement> = {count: 3, key: String, render: (index, link) => void (link.href = `${index}.jpg`)};
grid.items = cells;
grid.items = {...items, sections: {day: [0, 2], month: Int32Array.of(0)}};
// @ts-expect-error a strip makes no links
carousel.items = cells;
// @ts-expect-error it is none of the words
carousel.indicator = "bullets";
// @ts-expect-error it is internal
carousel.measureViewport();
// @ts-expect-error it is internal
cards.restore();

// Effects and words of one's own.
const stops: Stop[] = [{phase: -1, opacity: 0.5}, {phase: 0}, {phase: 1, x: 20, rotateY: 30}];
carousel.stops = stops;
const strings: Partial<Strings> = {carousel: "Karussell", slide: "Bild"};
carousel.strings = {...carousel.strings, ...strings};

// A collection in five arrangements, whose pictures are data.
const trip = document.querySelector("vitrine-collection");
if (!(trip instanceof VitrineCollection)) throw new Error("no collection");
const photos: Picture[] = [{src: "harbour-480.jpg", large: "harbour.jpg", width: 4000, height: 3000, alt: "Harbour"}];
const pictures: Pictures = {
  count: photos.length,
  key: (index) => index,
  picture: (index) => photos[index] ?? {src: ""},
};
trip.items = pictures;
trip.reload();
trip.items = null;
trip.arrangement = "deck";
trip.speed = 0.2;
trip.label = "Trip";
trip.selectedIndex = 3;
trip.scrub("stitched", 0.4);
trip.endScrub();
trip.endScrub(-2);
const words: Partial<CollectionStrings> = {deck: "Stapel"};
trip.strings = {...words, position: "{index} von {count}"};
trip.ready.then((ready) => console.log(ready.arrangement === "grid", ready.exhibit?.label));
trip.addEventListener("vitrine-arrange", ({detail}) => console.log(detail.arrangement, detail.index ?? 0));
document.addEventListener("vitrine-arrive", ({detail: {element}}) => console.log(element === trip));
// @ts-expect-error it is none of the arrangements
trip.arrangement = "spiral";
// @ts-expect-error it is none of the arrangements
trip.scrub("spiral", 1);
// @ts-expect-error it is read only
trip.exhibit = grid;
// @ts-expect-error it has no such word
trip.strings = {next: "Weiter"};
// @ts-expect-error what describes a picture is missing
trip.items = {count: 3};

// The pictures of an element fly to another one.
const arrival: ArrivalOptions = {leader: 2, update: () => document.body.prepend(row)};
row.arriveFrom(grid, arrival).then((hasArrived) => hasArrived && grid.remove());
// @ts-expect-error an element of the package is meant
row.arriveFrom(document.body);
