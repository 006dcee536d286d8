extension Film {
  /// The twelve films of the collection.
  static let all: [Film] = [
    Film(
      title: "The Last Ferry",
      details: ["1974", "PG", "1 h 52 min", "One crossing is left, and nobody wants to land."],
      slug: "the-last-ferry", time: "10:12:00",
      poster: PostersSea.theLastFerry, still: Stills.theLastFerry),
    Film(
      title: "Orbit of Glass",
      details: ["1968", "U", "2 h 21 min", "A lens grinder is sent to mend the moon."],
      slug: "orbit-of-glass", time: "10:09:00",
      poster: PostersPattern.orbitOfGlass, still: Stills.orbitOfGlass),
    Film(
      title: "Paper Tigers",
      details: ["1963", "12", "1 h 34 min", "Two forgers, one circus, and a very quiet cat."],
      slug: "paper-tigers", time: "10:05:00",
      poster: PostersPattern.paperTigers, still: Stills.paperTigers),
    Film(
      title: "Midnight Tram",
      details: ["1959", "12", "1 h 41 min", "Line 9 stops where there is no stop."],
      slug: "midnight-tram", time: "10:02:00",
      poster: PostersTown.midnightTram, still: Stills.midnightTram),
    Film(
      title: "Swimmers in June",
      details: ["1966", "PG", "1 h 28 min", "A summer in eight lanes."],
      slug: "swimmers-in-june", time: "09:58:00",
      poster: PostersSea.swimmersInJune, still: Stills.swimmersInJune),
    Film(
      title: "The Cartographer's Daughter",
      details: ["1957", "U", "2 h 04 min", "The map is finished. The island is not."],
      slug: "the-cartographers-daughter", time: "09:55:00",
      poster: PostersPattern.theCartographersDaughter, still: Stills.theCartographersDaughter),
    Film(
      title: "Nine Lanterns",
      details: ["1981", "15", "1 h 38 min", "Eight go out. One will not."],
      slug: "nine-lanterns", time: "09:51:00",
      poster: PostersTown.nineLanterns, still: Stills.nineLanterns),
    Film(
      title: "A House of Wind",
      details: ["1977", "PG", "1 h 47 min", "She rents the only house on the hill that sings."],
      slug: "a-house-of-wind", time: "09:48:00",
      poster: PostersTown.aHouseOfWind, still: Stills.aHouseOfWind),
    Film(
      title: "Signal Fire",
      details: ["1971", "15", "2 h 09 min", "Somebody is answering from the next mountain."],
      slug: "signal-fire", time: "09:44:00",
      poster: PostersSea.signalFire, still: Stills.signalFire),
    Film(
      title: "The Quiet Engine",
      details: ["1985", "PG", "1 h 56 min", "The night train that nobody has heard."],
      slug: "the-quiet-engine", time: "09:40:00",
      poster: PostersTown.theQuietEngine, still: Stills.theQuietEngine),
    Film(
      title: "Salt and Silver",
      details: ["1954", "12", "1 h 31 min", "A harbour, a debt, and one red herring."],
      slug: "salt-and-silver", time: "09:37:00",
      poster: PostersSea.saltAndSilver, still: Stills.saltAndSilver),
    Film(
      title: "Garden of Static",
      details: ["1992", "15", "1 h 44 min", "The flowers only open when the radio is off."],
      slug: "garden-of-static", time: "09:33:00",
      poster: PostersPattern.gardenOfStatic, still: Stills.gardenOfStatic),
  ]
}
