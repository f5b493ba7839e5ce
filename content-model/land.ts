import type { LandPoint } from "#pictures/land/geography.ts";
import { distance } from "#pictures/land/ground.ts";
import { harbours, type Land, placeLand } from "#pictures/land/places.ts";
import { readArticles } from "./articles.ts";
import { readCompanies } from "./companies.ts";
import { derivedValue, readOnce } from "./content-context.ts";
import { readPeople } from "./people.ts";
import { readPrograms } from "./programs.ts";
import { readSite } from "./site.ts";

/** What has a name on the land (what stands for what: pictures/land/places.ts), and the page it leads to. */
export type NamedPlace = LandPoint & {
  kind: "peak" | "harbour" | "route" | "place";
  name: string;
  /** The height of a peak: `1,216 m`. */
  detail?: string;
  href?: string;
};

/** The year at whose end ages count, so that the land changes with the content only, and not every New Year. */
const ageYear = 2026;

/** Years since a company was founded (`2021*`); none for a younger one. */
function ageOf(founded: string): number {
  const year = Number(/\d{4}/.exec(founded)?.[0]);
  return Number.isNaN(year) ? 0 : Math.max(0, ageYear - year);
}

/** The one land of the site: what lies where, made from the content; and the names of its peaks, harbours and routes. */
export type SiteLand = Omit<Land, "passages" | "people"> & {
  names: NamedPlace[];
  /** The company whose summit glows: the highest of those in the portfolio. */
  highestVenture: string | undefined;
  studio: { latitude: number; longitude: number };
};

type WholeLand = SiteLand & { people: NamedPlace[]; passages: (NamedPlace & { id: string })[] };

let placed: { input: string; land: Land } | undefined;

/** Places everything on the land, unless that was done for the same last: previews change words, and rarely this. */
function placeAgain(input: Parameters<typeof placeLand>[0]): Land {
  const text = JSON.stringify(input);
  if (placed?.input !== text) placed = { input: text, land: placeLand(input) };
  return placed.land;
}

/** The stage of a route around which there is the most room for a name. */
function freeStage({ peaks, routes }: Land, id: string): LandPoint | undefined {
  const [route, others] = [routes.filter((one) => one.id === id), routes.filter((one) => one.id !== id)];
  const taken = [...peaks, ...Object.values(harbours), ...others.flatMap(({ stages }) => stages)];
  const room = (stage: LandPoint) => Math.min(...taken.map((other) => distance(stage, other)));
  return route.flatMap(({ stages }) => stages.slice(1)).toSorted((a, b) => room(b) - room(a))[0];
}

async function makeLand(): Promise<WholeLand> {
  const [companies, programs, people, articles, { address }] = await Promise.all([
    readCompanies(),
    readPrograms(),
    readPeople(),
    readArticles(),
    readSite(),
  ]);
  const land = placeAgain({
    ventures: companies.map(({ slug, founded }) => ({ id: slug, age: ageOf(founded) })),
    programs: programs.map(({ slug, calendar }) => ({ id: slug, stages: calendar.phases.length })),
    people: people.map(({ slug }) => ({ id: slug })),
    articles: articles.map(({ slug }) => ({ id: slug })),
  });
  const byHeight = land.peaks.toSorted((a, b) => b.height - a.height);
  const names: NamedPlace[] = [
    // The highest first: it keeps its name where there is little room.
    ...byHeight.map(({ id: slug, x, y, height }) => {
      const name = companies.find((company) => company.slug === slug)?.name ?? "";
      const detail = `${height.toLocaleString("en-GB")} m`;
      return { kind: "peak" as const, name, detail, x, y, href: `/portfolio/${slug}` };
    }),
    { kind: "harbour", name: address.city, ...harbours.stockholm, href: "/contact" },
    { kind: "harbour", name: "Kampala", ...harbours.kampala, href: "/studio" },
    ...programs.flatMap(({ slug, name }) => {
      const place = freeStage(land, slug);
      return place ? [{ kind: "route" as const, name, ...place, href: `/programs/${slug}` }] : [];
    }),
  ];
  const passages = articles.flatMap(({ slug, title }) => {
    const place = land.passages.find(({ id }) => id === slug);
    return place ? [{ ...place, kind: "place" as const, name: title, href: `/insights/${slug}` }] : [];
  });
  const team = people.flatMap(({ slug, name }) => {
    const place = land.people.find(({ id }) => id === slug);
    return place ? [{ x: place.x, y: place.y, kind: "place" as const, name }] : [];
  });
  const { latitude, longitude } = address;
  return {
    peaks: land.peaks,
    highestVenture: byHeight.find(({ id }) => companies.some(({ slug, listed }) => slug === id && listed))
      ?.id,
    routes: land.routes,
    names,
    passages,
    people: team,
    studio: { latitude, longitude },
  };
}

const readWholeLand = () => readOnce("land", makeLand);

/** Reads the land without the team's places and the passages of articles, which are many. */
export const readLand = derivedValue<SiteLand>("land", async () => {
  const { passages: _, people: __, ...land } = await readWholeLand();
  return land;
});

/** Reads the team's places. */
export const readTeamPlaces = derivedValue("team-places", async () => (await readWholeLand()).people);

/** Reads the passages of all articles. */
export const readPassages = derivedValue("passages", async () => (await readWholeLand()).passages);
