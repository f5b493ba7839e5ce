import { harbours } from "#pictures/land/places.ts";
import type { PictureSize } from "#pictures/sizes.ts";
import { type Job, readJobs } from "./jobs.ts";
import { readLand, readPassage, readTeamPlaces } from "./land.ts";
import { getLandView, type LandFraming, type LandSpot, type LandView } from "./land-views.ts";
import { getWholeLand } from "./land-whole.ts";
import { describePhoto, findPhoto, type Picture } from "./pictures.ts";

/** The spots of pages that belong to no item. Pages that are not here have a picture of their own, or none. */
const pageSpots = {
  careers: { at: harbours.stockholm, span: 3200 },
  "design-system": { at: { x: 2640, y: 640 } },
  "not-found": { at: { x: 760, y: 960 }, span: 2600 },
  portfolio: { at: { x: 2620, y: 870 }, span: 2700, phoneShare: 0.62 },
  studio: { at: { x: 2320, y: 1190 }, span: 2000 },
} satisfies Record<string, LandSpot>;

type PageWithSpot = "about" | "programs" | keyof typeof pageSpots;

/** What stands behind a hero: the land, or a photo. */
export type Backdrop = LandView | Picture;

/** The photo beside a content file, or else the land. */
async function photoOr(folder: string, slug: string, size: PictureSize, land: () => Promise<LandView>) {
  const photo = await findPhoto(folder, slug, size);
  return photo ? describePhoto(photo, { name: `${folder}-${slug}`, size }) : land();
}

/** What lies where on the pages whose land is made from the content. */
async function spotOf(name: PageWithSpot): Promise<LandSpot> {
  switch (name) {
    case "about":
      return { at: { x: 1960, y: 700 }, span: 4300, phoneShare: 0.6, names: await readTeamPlaces() };
    case "programs": {
      const { routes, names } = await readLand();
      const shown = names.filter(({ kind }) => kind !== "peak");
      return {
        at: { x: 1750, y: 800 },
        span: 5400,
        phoneShare: 0.5,
        routes: routes.map(({ id }) => id),
        names: shown,
      };
    }
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

/** The land at a company's mountain, or the company's photo. */
export function getCompanyBackdrop(company: string): Promise<Backdrop> {
  return photoOr("companies", company, "hero", async () => {
    const peak = await peakOf(company);
    if (!peak) return getLandView("portfolio", pageSpots.portfolio, "title");
    return getLandView(`company-${company}`, { at: peak, hot: company, span: 1700 }, "title");
  });
}

/** The mountain of a company; undefined for an unknown one. */
const peakOf = async (company: string) =>
  (await readLand()).names.find(({ href }) => href === `/portfolio/${company}`);

/** The land along a program's route, or the program's photo. */
export function getProgramBackdrop(program: string): Promise<Backdrop> {
  return photoOr("programs", program, "cover", () => routeLand(program));
}

async function routeLand(program: string): Promise<LandView> {
  const { names } = await readLand();
  const route = names.find(({ href }) => href === `/programs/${program}`);
  return getLandView(`program-${program}`, {
    at: route ?? harbours.stockholm,
    routes: [program],
    span: 3000,
  });
}

/** Units of the land between the spots at which articles open, so that a thousand articles need few pictures. */
const articleSpots = 400;

/** The land near an article's passage. */
export async function getPassageLand(article: string): Promise<LandView> {
  const passage = (await readPassage(article)) ?? harbours.kampala;
  const [x, y] = [passage.x, passage.y].map((at) => Math.round(at / articleSpots) * articleSpots) as [
    number,
    number,
  ];
  // Its figure stands on the right, below the spot.
  return getLandView(`article-${x}-${y}`, { at: { x, y } }, "title");
}

/** The land of positions in the studio: its southern harbour, and mountains that its ventures are. */
const studioSpots: LandSpot[] = [
  { at: harbours.kampala, span: 2000 },
  { at: { x: 2640, y: 1160 }, span: 2200 },
];

/**
 * The land of a position, or its photo: the range around its company's mountain, which the company's own page shows from
 * nearby; or a spot of the studio.
 */
export function getJobBackdrop({ slug, companySlug }: Pick<Job, "slug" | "companySlug">): Promise<Backdrop> {
  return photoOr("jobs", slug, "cover", async () => {
    const peak = companySlug === undefined ? undefined : await peakOf(companySlug);
    const inStudio = (await readJobs()).filter((job) => job.companySlug === undefined);
    const index = inStudio.findIndex((job) => job.slug === slug);
    const spot = peak ? { at: peak, span: 3000 } : studioSpots[Math.max(0, index) % studioSpots.length];
    return getLandView(`job-${slug}`, spot ?? pageSpots.careers, "title");
  });
}
