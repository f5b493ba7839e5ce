import { harbours } from "#pictures/land/places.ts";
import type { PictureSize } from "#pictures/sizes.ts";
import { readLand, readPassage } from "./land.ts";
import { getLandView, getWholeLand, type LandFraming, type LandSpot, type LandView } from "./land-views.ts";
import { describePhoto, findPhoto, type Picture } from "./pictures.ts";

/** The spots of pages that belong to no item: on coasts, in valleys, and in open water. */
const pageSpots = {
  about: { at: { x: 2380, y: 560 }, span: 1500 },
  "apply-founder": { at: { x: 2480, y: 900 }, span: 1300 },
  "apply-partner": { at: harbours.kampala, span: 1700 },
  careers: { at: harbours.stockholm },
  "design-system": { at: { x: 2230, y: 620 } },
  "not-found": { at: { x: 560, y: 1180 }, span: 2300 },
  portfolio: { at: { x: 2640, y: 800 }, span: 1900 },
  programs: { at: { x: 1900, y: 1020 }, span: 2100 },
  programsv2: { at: { x: 2060, y: 1260 }, span: 1800 },
  sitemap: { at: { x: 1620, y: 1110 }, span: 1800 },
  studio: { at: { x: 2500, y: 1240 }, span: 1300 },
  thanks: { at: { x: 1010, y: 620 }, span: 1300 },
  v0: { at: { x: 2860, y: 700 } },
  v1: { at: { x: 2420, y: 1150 } },
} satisfies Record<string, LandSpot>;

export type PageWithSpot = keyof typeof pageSpots;

/** What stands behind a hero: the land, or a photo. */
export type Backdrop = LandView | Picture;

/** The photo beside a content file, or else the land. */
async function photoOr(folder: string, slug: string, size: PictureSize, land: () => Promise<LandView>) {
  const photo = await findPhoto(folder, slug, size);
  return photo ? describePhoto(photo, { name: `${folder}-${slug}`, size }) : land();
}

/** The land at the spot of a page; a photo `content/pages/<name>.jpg` replaces it. */
export function getPageBackdrop(name: PageWithSpot, framing?: LandFraming): Promise<Backdrop> {
  const size = name === "about" || name === "studio" ? "hero" : "cover";
  return photoOr("pages", name, size, () => getLandView(name, pageSpots[name], framing));
}

/** The whole land, or the photo of the home page. @param label of the names on it */
export function getHomeBackdrop(label: string): Promise<Backdrop> {
  return photoOr("pages", "home", "hero", () => getWholeLand("home", { label }));
}

/** The land at a company's mountain, or the company's photo. */
export function getCompanyBackdrop(company: string, framing: LandFraming): Promise<Backdrop> {
  return photoOr("companies", company, "hero", () => peakLand(company, framing));
}

async function peakLand(company: string, framing: LandFraming): Promise<LandView> {
  const { peaks, names } = await readLand();
  const peak = peaks.find(({ id }) => id === company);
  if (!peak) return getLandView("portfolio", pageSpots.portfolio, framing);
  const name = names.find(({ href }) => href === `/portfolio/${company}`)?.name ?? "";
  const { x, y } = peak;
  return getLandView(`company-${company}`, { at: { x, y }, kind: "peak", name, hot: company }, framing);
}

/** The land along a program's route, or the program's photo. */
export function getProgramBackdrop(program: string): Promise<Backdrop> {
  return photoOr("programs", program, "cover", () => routeLand(program));
}

async function routeLand(program: string): Promise<LandView> {
  const { routes } = await readLand();
  const stages = routes.find(({ id }) => id === program)?.stages ?? [];
  const at = stages[Math.ceil(stages.length / 2)] ?? harbours.stockholm;
  return getLandView(`program-${program}`, { at, route: program, span: 1400 });
}

/** The land at an article's passage. */
export async function getPassageLand(article: string): Promise<LandView> {
  const { x, y } = (await readPassage(article)) ?? harbours.kampala;
  // Its figure stands on the right, below the spot.
  return getLandView(`article-${article}`, { at: { x, y } }, "title");
}

/** The land at the mountain of a position's company, or at the harbour; or the position's photo. */
export function getJobBackdrop(job: string, company: string | undefined): Promise<Backdrop> {
  return photoOr("jobs", job, "cover", () =>
    company ? peakLand(company, "title") : getLandView(`job-${job}`, pageSpots.careers, "title"),
  );
}
