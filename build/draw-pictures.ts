import { readArticles } from "#content-model/articles.ts";
import { readCompanies } from "#content-model/companies.ts";
import { readStudies } from "#content-model/insights.ts";
import { readJobs } from "#content-model/jobs.ts";
import { readPeople } from "#content-model/people.ts";
import { pictureOf } from "#content-model/pictures.ts";
import { readPrograms } from "#content-model/programs.ts";
import type { Palette, Shape } from "#pictures/palettes.ts";

/**
 * Draws the pictures of all items before pages are rendered. Loaders would draw them too, but React Router gives a
 * page ten seconds, and a list of a thousand articles needs minutes the first time. What is missing here is only
 * slower, never wrong.
 */
export async function drawPictures() {
  const draw = async (folder: string, slug: string, palette: Palette, ...shapes: Shape[]) => {
    for (const shape of shapes) await pictureOf(folder, slug, { palette, shape, alt: "" });
  };
  for (const { slug, palette } of await readArticles())
    await draw("articles", slug, palette, "wide", "cover");
  for (const { slug, category } of await readCompanies())
    await draw("companies", slug, category, "wide", "hero");
  for (const { slug, palette } of await readPrograms()) await draw("programs", slug, palette, "cover");
  for (const { slug, palette } of await readStudies()) await draw("studies", slug, palette, "card");
  for (const { slug } of await readPeople()) await draw("people", slug, "people", "portrait");
  for (const { slug } of await readJobs()) await draw("jobs", slug, "people", "cover");
}
