import { landCoordinates } from "#pictures/land/coordinates.ts";
import type { LandFade } from "#pictures/land/paint.ts";
import { harbours } from "#pictures/land/places.ts";
import type { PictureSize } from "#pictures/sizes.ts";
import { readAbout } from "../about.ts";
import { getSchedule } from "../calendars.ts";
import { readCompanies } from "../companies.ts";
import { type Job, readJobs } from "../jobs.ts";
import { describePhoto, findPhoto, type Picture } from "../pictures.ts";
import { readProgram } from "../programs.ts";
import { withoutMarks } from "../sample-marks.ts";
import type { LandFraming } from "./framings.ts";
import { type NamedPlace, readLand, readPassage, readTeamPlaces } from "./land.ts";
import { areaAround, getLandView, isSamePoint, type LandSpot, type LandView, landView } from "./views.ts";
import { getWholeLand } from "./whole.ts";

/** The spots of pages that belong to no item. Pages that are not here have a picture of their own, or none. */
const pageSpots = {
  // Ventures lie as islands before the harbour, and partners come from the other one.
  "apply-founder": { at: { x: 1000, y: 870 }, span: 2600 },
  "apply-partner": { at: harbours.kampala, span: 2200 },
  careers: { at: { x: 1500, y: 880 }, span: 3200 },
  "design-system": { at: { x: 2640, y: 640 } },
  interview: { at: { x: 1640, y: 1010 }, span: 3000 },
  "not-found": { at: { x: 800, y: 960 }, span: 2000, shift: 0.08 },
  portfolio: { at: { x: 2630, y: 905 }, span: 3000, phoneShare: 0.62 },
  studio: { at: { x: 2440, y: 1190 }, span: 2400 },
  v1: { at: { x: 2300, y: 900 }, span: 3600, phoneShare: 0.62 },
} satisfies Record<string, LandSpot>;

type PageWithSpot = "about" | "programs" | keyof typeof pageSpots;

/** What stands behind a hero: the land, or a photo. */
export type Backdrop = LandView | Picture;

/** The photo beside a content file, or else the land. */
async function photoOr(folder: string, slug: string, size: PictureSize, land: () => Promise<LandView>) {
  const photo = await findPhoto(folder, slug, size);
  return photo ? describePhoto(photo, { name: `${folder}-${slug}`, size }) : land();
}

/** A spot at which only its own place is named: other names would say nothing there. */
async function alone(spot: LandSpot): Promise<LandSpot> {
  const { names } = await readLand();
  return {
    ...spot,
    names: names.filter(({ kind, ...place }) => kind !== "route" && isSamePoint(place, spot.at)),
  };
}

/** A spot near the studio's harbour, which alone is named. */
async function nearHarbour(spot: LandSpot): Promise<LandSpot> {
  const { names, studio } = await readLand();
  const place = landCoordinates(harbours.stockholm, studio);
  return { ...spot, names: harbourNames(names).map((name) => ({ ...name, place })) };
}

const harbourNames = (names: NamedPlace[]) => names.filter((name) => isSamePoint(name, harbours.stockholm));

/** The routes of all programs, whole, each with its name at its end. */
async function allRoutes(): Promise<LandSpot> {
  const { routes, names } = await readLand();
  const atEnds = names.flatMap((name) => {
    const end = routes.find(({ id }) => name.href === `/programs/${id}`)?.stages.at(-1);
    return end ? [{ ...name, ...end }] : [];
  });
  return {
    at: { x: 2000, y: 925 },
    span: 6000,
    phoneShare: 0.6,
    routes: routes.map(({ id }) => id),
    names: [...atEnds, ...harbourNames(names)],
    // Names would lie on the routes; the page has them in this order.
    phoneNames: [
      ...atEnds.map((name, index) => ({ ...name, name: String(index + 1) })),
      ...harbourNames(names),
    ],
  };
}

/** The places of those whom the lead of the page about the studio names, or of all. */
async function placesInLead(): Promise<NamedPlace[]> {
  const [{ hero }, places] = await Promise.all([readAbout(), readTeamPlaces()]);
  const named = places.filter(({ name }) => hero.description.includes(withoutMarks(name)));
  return named.length > 0 ? named : places;
}

/** What lies where on the pages whose land is made from the content. */
async function spotOf(name: PageWithSpot): Promise<LandSpot> {
  switch (name) {
    case "portfolio":
    case "v1": {
      const { names, highestVenture } = await readLand();
      const shown = (await readCompanies()).filter(({ listed }) => listed || name === "v1");
      const peaks = names.filter(({ href }) => shown.some(({ slug }) => href === `/portfolio/${slug}`));
      return {
        ...pageSpots[name],
        ...(name === "portfolio" && highestVenture && { hot: highestVenture }),
        names: peaks,
        // Without heights, two of which would leave no room for the others.
        phoneNames: peaks.map(({ detail: _, ...peak }) => peak),
      };
    }
    case "programs":
      return allRoutes();
    case "careers":
    case "apply-founder":
    case "interview":
      return nearHarbour(pageSpots[name]);
    case "about":
      return {
        at: { x: 2300, y: 870 },
        span: 4900,
        phoneShare: 0.7,
        names: await placesInLead(),
        phoneNames: [],
      };
    case "not-found": {
      const { names } = await readLand();
      const spot = pageSpots[name];
      return { ...spot, names: [{ ...spot.at, kind: "place", name: "" }, ...harbourNames(names)] };
    }
    case "apply-partner":
      return alone(pageSpots[name]);
    // Named by the mountains around it.
    default:
      return pageSpots[name];
  }
}

/** The land at the spot of a page; a photo `content/pages/<name>.jpg` replaces it. */
export function getPageBackdrop(name: PageWithSpot, framing?: LandFraming): Promise<Backdrop> {
  const size = name === "about" || name === "studio" ? "hero" : "cover";
  return photoOr("pages", name, size, async () => getLandView(name, await spotOf(name), framing));
}

/** The whole land, or the photo of the home page. @param label of the names on it */
export function getHomeBackdrop(label: string): Promise<Backdrop> {
  return photoOr("pages", "home", "hero", () => getWholeLand(label));
}

/** The land at a company's mountain, from close by, or the company's photo. */
export function getCompanyBackdrop(company: string): Promise<Backdrop> {
  return photoOr("companies", company, "hero", () => peakLand(company));
}

/** A company's mountain alone, with its height and coordinates: its name stands beside it. */
async function peakLand(company: string): Promise<LandView> {
  const peak = await peakOf(company);
  if (!peak) return getLandView("portfolio", await spotOf("portfolio"));
  const spot = { at: peak, hot: company, glow: 0.7, span: 2400, names: [{ ...peak, name: "" }] };
  return getLandView(`company-${company}`, spot, "peak");
}

/** The mountain of a company; undefined for an unknown one. */
const peakOf = async (company: string) =>
  (await readLand()).names.find(({ href }) => href === `/portfolio/${company}`);

/** The land along a program's route, or the program's photo. */
export function getProgramBackdrop(program: string): Promise<Backdrop> {
  return photoOr("programs", program, "cover", () => routeLand(program));
}

/** How wide the land along a route is: all of it, while its stages can be told apart. */
const routeSpan = { least: 2400, most: 5600 };

/** Of a route on desktops: how far to the left its middle stands at least, and how far to the right its end may. */
const routeShift = { least: 0.01, end: 0.15 };

async function routeLand(slug: string): Promise<LandView> {
  const [{ routes, names }, program] = await Promise.all([readLand(), readProgram(slug)]);
  const [start = harbours.stockholm, ...stages] = routes.find(({ id }) => id === slug)?.stages ?? [];
  const [xs, ys] = [[start, ...stages].map(({ x }) => x), [start, ...stages].map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const span = Math.round(Math.max((right - left) / 0.22, (bottom - top) / 0.15));
  const { plans, phases } = getSchedule(program.calendar);
  const shownSpan = Math.min(routeSpan.most, Math.max(routeSpan.least, span));
  const spot = {
    at: { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) },
    routes: [slug],
    span: shownSpan,
    shift: Math.max(routeShift.least, (right - left) / 2 / shownSpan - routeShift.end),
    phoneShare: 0.5,
  };
  // Where lengths vary phases have no weeks, but the numbers they have on the calendar.
  const timeOf = (index: number) => (plans.length > 1 ? String(index + 1) : (phases[index]?.time ?? ""));
  const times = stages.map((stage, index) => ({ ...stage, kind: "route" as const, name: timeOf(index) }));
  return getLandView(`program-${slug}`, { ...spot, names: [...harbourNames(names), ...times] }, "apart");
}

/** Units of the land between the spots at which articles open, so that a thousand articles need few pictures. */
const articleSpots = 400;

/** A strip of land with an article's passage, for desktops. */
const strip = { size: { width: 1440, height: 180 }, shownWidth: 1024 };

/** Its ends fade into the page. */
const stripFade: LandFade = {
  across: [
    [0, 0],
    [0.2, 1],
    [0.8, 1],
    [1, 0],
  ],
  down: [
    [0, 0],
    [0.3, 1],
    [0.7, 1],
    [1, 0],
  ],
};

/** The land near an article's passage, with the coordinates of the passage. */
export async function getPassageLand(article: string): Promise<LandView> {
  const [land, passage = harbours.kampala] = await Promise.all([readLand(), readPassage(article)]);
  const nearest = (at: number) => Math.round(at / articleSpots) * articleSpots;
  const at = { x: nearest(passage.x), y: nearest(passage.y) };
  const name = { ...at, kind: "place" as const, name: "", detail: landCoordinates(at, land.studio) };
  return landView(
    `article-${at.x}-${at.y}`,
    land,
    [{ ...strip, area: areaAround(at, 2200, strip.size, [0.72, 0.5]), fade: stripFade, names: [name] }],
    { align: "xMidYMid slice" },
  );
}

/** The land of positions in the studio: its harbour, from nearby or from further away, each time further south. */
function studioSpot(index: number): Promise<LandSpot> {
  const south = 90 * Math.floor(index / 2);
  return nearHarbour(
    index % 2 === 0
      ? { at: { x: 1440, y: 950 + south }, span: 2400, shift: -0.04, phoneShare: 0.6 }
      : { at: { x: 1600, y: 824 + south }, span: 3400, shift: -0.07, phoneShare: 0.75 },
  );
}

/** A way up a company's mountain, another one for each of its positions, nearer than on the company's page. */
async function wayLand(slug: string, company: string, index: number): Promise<LandView> {
  const peak = await peakOf(company);
  if (!peak) return peakLand(company);
  // The first comes from the west, where the harbour is.
  const turn = Math.PI + 0.9 * index;
  const down = (far: number, bend: number) => ({
    x: Math.round(peak.x + far * Math.cos(turn + bend)),
    y: Math.round(peak.y + 0.5 * far * Math.sin(turn + bend)),
  });
  const way = [down(290, 0.2), down(190, -0.15), down(90, 0.25), { x: peak.x, y: peak.y }];
  const spot = { at: down(110, 0), span: 2000, way, names: [{ ...peak, name: "" }] };
  return getLandView(`job-${slug}`, spot, "peak");
}

/** The land of a position, or its photo: the mountain of its company, or a spot of the studio. */
export function getJobBackdrop({ slug, companySlug }: Pick<Job, "slug" | "companySlug">): Promise<Backdrop> {
  return photoOr("jobs", slug, "cover", async () => {
    const ofSame = (await readJobs()).filter((job) => job.companySlug === companySlug);
    const index = Math.max(
      0,
      ofSame.findIndex((job) => job.slug === slug),
    );
    if (companySlug !== undefined) return wayLand(slug, companySlug, index);
    return getLandView(`job-${slug}`, await studioSpot(index), "peak");
  });
}
