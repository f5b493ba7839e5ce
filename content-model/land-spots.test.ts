import { expect, test } from "vitest";
import { readCompanies } from "./companies.ts";
import { readJobs } from "./jobs.ts";
import { getCompanyBackdrop, getJobBackdrop } from "./land-spots.ts";

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
