import { readArticles, readFront } from "#content-model/articles.ts";
import { readCompanies } from "#content-model/companies.ts";
import { readHome } from "#content-model/home.ts";
import { leadingGround, readInsights, readStudies, studyGround } from "#content-model/insights.ts";
import { readJobs } from "#content-model/jobs.ts";
import { pagePictures } from "#content-model/page-pictures.ts";
import { portraitGround, readPeople } from "#content-model/people.ts";
import { pictureOf } from "#content-model/pictures.ts";
import { readPrograms } from "#content-model/programs.ts";
import type { Palette, Shape } from "#pictures/palettes.ts";

/**
 * Draws all pictures before pages are rendered. Loaders would draw them too, but React Router gives a page ten
 * seconds, which a slow machine needs for two pictures and a list of a thousand articles for its first few. What is
 * missing here is only slower, never wrong.
 */
export async function drawPictures() {
  const [home, insights, articles, companies, programs, studies, people, jobs] = await Promise.all([
    readHome(),
    readInsights(),
    readArticles(),
    readCompanies(),
    readPrograms(),
    readStudies(),
    readPeople(),
    readJobs(),
  ]);
  const { leading } = await readFront("pages/insights.yaml", insights.featured.articles);
  const wanted: Parameters<typeof pictureOf>[] = [];
  const want = (folder: string, slug: string, palette: Palette, ...shapes: Shape[]) => {
    for (const shape of shapes) wanted.push([folder, slug, { palette, shape, alt: "" }]);
  };
  for (const [name, { palette, shape }] of Object.entries(pagePictures)) want("pages", name, palette, shape);
  for (const [index, { palette }] of home.stories.items.entries()) {
    want("pages", `home-story-${index}`, palette, "card");
  }
  for (const { slug, palette } of articles) want("articles", slug, palette, "cover");
  for (const [place, { slug, palette }] of leading.entries()) {
    wanted.push(["articles", slug, { palette, shape: "wide", ground: leadingGround(place), alt: "" }]);
  }
  for (const { slug, category } of companies) want("companies", slug, category, "wide", "hero");
  for (const { slug, palette, sections } of programs) {
    want("programs", slug, palette, "cover");
    const stories = sections.flatMap((section) => (section.kind === "stories" ? section.items : []));
    for (const [index, story] of stories.entries()) {
      want("programs", `${slug}-story-${index + 1}`, story.palette, "wide");
    }
  }
  for (const [place, { slug, palette }] of studies.entries()) {
    wanted.push(["studies", slug, { palette, shape: "card", ground: studyGround(place), alt: "" }]);
  }
  for (const [place, { slug }] of people.entries()) {
    const ground = portraitGround(place);
    wanted.push(["people", slug, { palette: "people", shape: "portrait", ground, alt: "" }]);
  }
  for (const { slug } of jobs) want("jobs", slug, "people", "cover");
  // A few at a time: one is drawn while others are compressed, and a thousand need not fit into memory at once.
  for (let at = 0; at < wanted.length; at += 4) {
    await Promise.all(wanted.slice(at, at + 4).map((request) => pictureOf(...request)));
  }
}
