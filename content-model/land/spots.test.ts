import { expect, test } from "vitest";
import { readArticles } from "../articles.ts";
import { readCompanies } from "../companies.ts";
import { readJobs } from "../jobs.ts";
import { readPeople } from "../people.ts";
import { withoutMarks } from "../sample-marks.ts";
import { getCompanyBackdrop, getJobBackdrop, getPageBackdrop, getPassageLand } from "./spots.ts";
import { getLandPlate } from "./whole.ts";

test("each company opens at a picture of its own mountain, which states its height and not its name", async () => {
  const companies = await readCompanies();
  const lands = await Promise.all(companies.map(({ slug }) => getCompanyBackdrop(slug)));
  expect(new Set(lands.map((land) => "picture" in land && land.picture.src)).size).toBe(companies.length);
  for (const land of lands) expect(land).toMatchObject({ names: expect.stringMatching(/\d m<.*° N/) });
  for (const land of lands) expect(land).toMatchObject({ names: expect.not.stringContaining('"land-name"') });
});

test("no position opens at the picture of another one, or of its company", async () => {
  const [jobs, companies] = await Promise.all([readJobs(), readCompanies()]);
  const lands = await Promise.all([
    ...jobs.map((job) => getJobBackdrop(job)),
    ...companies.map(({ slug }) => getCompanyBackdrop(slug)),
  ]);
  // Without the name of the page, the same picture has the same hash.
  const hashes = lands.map((land) => "picture" in land && land.picture.src.split(".").at(-2));
  expect(new Set(hashes).size).toBe(jobs.length + companies.length);
});

test("the land of an article is for desktops alone", async () => {
  const [article] = await readArticles();
  const { picture, lines, names } = await getPassageLand(article?.slug ?? "");
  expect([picture.sources, lines.sources]).toEqual([[], []]);
  expect(names).toContain("° N");
  expect(names).not.toContain("land-tall");
});

test("a phone's plate of the land has no routes, whose names would overlap there", async () => {
  const [wide, tall] = (await getLandPlate("Pages")).names.split("land-tall");
  expect(wide).toContain("land-route");
  expect(tall).not.toContain("land-route");
});

test("the land of the team names its first person", async () => {
  const [first] = withoutMarks(await readPeople());
  expect(await getPageBackdrop("about", "half")).toMatchObject({
    names: expect.stringContaining(`>${first?.name}<`),
  });
});
