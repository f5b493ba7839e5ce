import type { LandPoint } from "#pictures/land/geography.ts";
import { harbours, type Land, placeLand } from "#pictures/land/places.ts";
import { readArticles } from "./articles.ts";
import { readCompanies } from "./companies.ts";
import { derivedValue, readOnce } from "./content-context.ts";
import { readPeople } from "./people.ts";
import { readPrograms } from "./programs.ts";
import { readSite } from "./site.ts";

/** What has a name on the land, and the page it leads to. */
export type NamedPlace = LandPoint & {
  kind: "peak" | "harbour";
  name: string;
  /** Height in meters of a peak. */
  height?: number;
  href?: string;
};

/** The year at whose end ages count, so that the land changes with the content only, and not every New Year. */
const ageYear = 2026;

/** Years since a company was founded, as its facts state it (`2021*`); none for a younger one. */
function ageOf(founded: string): number {
  const year = Number(/\d{4}/.exec(founded)?.[0]);
  return Number.isNaN(year) ? 0 : Math.max(0, ageYear - year);
}

/** The one land of the site: what lies where, made from the content; and the names on it. */
export type SiteLand = Omit<Land, "passages"> & {
  names: NamedPlace[];
  studio: { latitude: number; longitude: number };
};

let placed: { input: string; land: Land } | undefined;

/** Places everything on the land, unless that was done for the same last: previews change words, and rarely this. */
function placeAgain(input: Parameters<typeof placeLand>[0]): Land {
  const text = JSON.stringify(input);
  if (placed?.input !== text) placed = { input: text, land: placeLand(input) };
  return placed.land;
}

async function makeLand(): Promise<SiteLand & Land> {
  const [companies, programs, people, articles, { address }] = await Promise.all([
    readCompanies(),
    readPrograms(),
    readPeople(),
    readArticles(),
    readSite(),
  ]);
  const land = placeAgain({
    ventures: companies.map(({ slug, facts }) => ({ id: slug, age: ageOf(facts.founded) })),
    programs: programs.map(({ slug, calendar }) => ({ id: slug, stages: calendar.phases.length })),
    people: people.map(({ slug }) => ({ id: slug })),
    articles: articles.map(({ slug }) => ({ id: slug })),
  });
  const names: NamedPlace[] = [
    ...companies.flatMap(({ slug, name }) => {
      const peak = land.peaks.find(({ id }) => id === slug);
      if (!peak) return [];
      const { x, y, height } = peak;
      return [{ kind: "peak" as const, name, x, y, height, href: `/portfolio/${slug}` }];
    }),
    { kind: "harbour", name: address.city, ...harbours.stockholm },
    { kind: "harbour", name: "Kampala", ...harbours.kampala },
  ];
  return { ...land, names, studio: { latitude: address.latitude, longitude: address.longitude } };
}

const readWholeLand = () => readOnce("land", makeLand);

/** Reads the land without the passages of articles, which are many. */
export const readLand = derivedValue<SiteLand>("land", async () => {
  const { passages: _, ...land } = await readWholeLand();
  return land;
});

/** Reads where an article's passage is; undefined for an unknown article. */
export const readPassage = derivedValue("passage", async (article) =>
  (await readWholeLand()).passages.find(({ id }) => id === article),
);
