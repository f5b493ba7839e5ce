import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeData, startServer } from "../setup/server.ts";
import { buildCopy, copyOfProject } from "./copy-of-project.ts";

let site: Awaited<ReturnType<typeof copyOfProject>>;
const content = (name: string) => path.join(site.folder, "content", name);
const page = (name: string) => readFileSync(path.join(site.folder, "dist/client", name), "utf8");

/** A new item: an existing one's file under another name, with some of its words changed. */
async function add(from: string, to: string, changes: [string, string][]) {
  let text = await readFile(content(from), "utf8");
  for (const [before, after] of changes) text = text.replaceAll(before, after);
  await writeFile(content(to), text);
}

/** Bytes of script in a built folder: all of it, since chunks are shared. */
function scriptBytes(folder: string) {
  const assets = path.join(folder, "dist/client/assets");
  return globSync("*.js", { cwd: assets }).reduce(
    (sum, name) => sum + statSync(path.join(assets, name)).size,
    0,
  );
}

beforeAll(async () => {
  site = await copyOfProject();
  await add("companies/nobon.yaml", "companies/tidvatten.yaml", [["NOBON", "Tidvatten"]]);
  await add("articles/co-ownership-success.md", "articles/winter-roads.md", [
    ["Co-Ownership Models", "Winter Roads"],
    ["2025-06-15", "2026-02-01"],
  ]);
  await add("programs/nordic-scale-program.yaml", "programs/harbour-program.yaml", [
    ["Nordic Scale Program", "Harbour Program"],
  ]);
  await add("people/jonas-aho.yaml", "people/maja-storm.yaml", [["Jonas Aho", "Maja Storm"]]);
  await add("jobs/venture-builder.yaml", "jobs/harbour-master.yaml", [["Venture Builder", "Harbour Master"]]);
  await add("jobs/senior-consultant.yaml", "jobs/senior-consultant.yaml", [
    ["\norder:", "\nfilled: true\norder:"],
  ]);
  const built = await buildCopy(site.folder);
  expect(built.output).toContain("Built in");
  expect(built.status).toBe(0);
}, 300_000);

afterAll(() => site.remove());

test.each([
  [
    "company",
    "portfolio/tidvatten",
    "Tidvatten",
    ["portfolio/index.html", "sitemap/index.html", "sitemap.xml"],
  ],
  [
    "article",
    "insights/winter-roads",
    "Winter Roads",
    ["insights/index.html", "sitemap/index.html", "sitemap.xml", "feed.xml"],
  ],
  [
    "program",
    "programs/harbour-program",
    "Harbour Program",
    ["programs/index.html", "sitemap/index.html", "sitemap.xml"],
  ],
  [
    "job",
    "careers/harbour-master",
    "Harbour Master",
    ["careers/index.html", "sitemap/index.html", "careers/feed.xml", "careers/feed.json"],
  ],
] as const)("a new %s is one file: its page, lists, feeds and sitemap follow", (_, slug, name, lists) => {
  expect(page(`${slug}/index.html`)).toContain(name);
  for (const list of lists) expect(page(list), list).toContain(slug);
  expect(page(`${slug}/index.html`)).toMatch(/og:image" content="[^"]+\.jpg/);
});

test("a new person stands in the grid with a portrait of their own", () => {
  expect(page("about/index.html")).toContain("Maja Storm");
  expect(page("about/index.html")).toMatch(/people-maja-storm-portrait/);
});

test("a filled position leaves lists, feeds, sitemap and markup, and its page says so", () => {
  for (const list of [
    "careers/index.html",
    "sitemap/index.html",
    "careers/feed.xml",
    "careers/feed.json",
    "sitemap.xml",
  ]) {
    expect(page(list), list).not.toContain("/careers/senior-consultant");
  }
  const own = page("careers/senior-consultant/index.html");
  expect(own).not.toContain("JobPosting");
  expect(own).not.toContain("<form");
  expect(own).toContain("/careers/venture-builder");
});

test("the API takes no application for a filled position", async () => {
  const server = await startServer({}, site.folder);
  const form = new FormData();
  for (const [name, value] of Object.entries({
    name: "Too Late",
    email: "late@example.se",
    formType: "Senior Consultant Application",
    sourcePage: "Senior-Consultant Page",
    position: "Senior Consultant (Design or Innovation Management)",
    emailConfigType: "careers",
  })) {
    form.set(name, value);
  }
  try {
    const answer = await fetch(`${server.url}/api/send-career-email`, { method: "POST", body: form });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { message: "This position has been filled." },
    ]);
  } finally {
    await server.stop();
    await removeData(server);
  }
});

test("what visitors download as script does not grow with the content", () => {
  // Names of chunks and the manifest's hash differ; the code does not.
  expect(Math.abs(scriptBytes(site.folder) - scriptBytes("."))).toBeLessThan(200);
});

/** Every file below the copy's `dist/`, with a hash of what is in it. */
function served() {
  const files = globSync("dist/**/*", { cwd: site.folder, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const paths = files.map((one) => path.join(one.parentPath, one.name)).sort();
  return paths.map((file) => [file, createHash("sha256").update(readFileSync(file)).digest("hex")]);
}

test("faults in content files stop the build, all named with file, line and field and nothing else said; what was built before is left whole", async () => {
  const before = served();
  await writeFile(content("jobs/broken.yaml"), "title: Broken\norder: first\n");
  await add("pages/about.yaml", "pages/about.yaml", [["\nhero:", "\nherro:"]]);
  await rename(content("pages/scale.yaml"), content("pages/scales.yaml"));
  const built = await buildCopy(site.folder);
  await rename(content("pages/scales.yaml"), content("pages/scale.yaml"));
  await add("pages/about.yaml", "pages/about.yaml", [["\nherro:", "\nhero:"]]);
  await rm(content("jobs/broken.yaml"));
  expect(built.status).toBe(1);
  const lines = built.output.trim().split("\n");
  expect(lines).toContainEqual(expect.stringMatching(/^jobs\/broken\.yaml:2: order: /));
  expect(lines).toContainEqual(expect.stringMatching(/^pages\/about\.yaml:\d+: hero: /));
  expect(lines).toContain("pages/scale.yaml: this file is missing");
  expect(lines.filter((line) => !/^(jobs|pages)\/[\w-]+\.yaml:/.test(line))).toEqual([]);
  expect(served()).toEqual(before);
}, 120_000);

test("a fault that shows only when pages are rendered leaves what was built before whole, too", async () => {
  const before = served();
  await add("pages/insights.yaml", "pages/insights.yaml", [["- nordic-scaling-guide", "- no-such-article"]]);
  const built = await buildCopy(site.folder);
  expect(built.status).not.toBe(0);
  expect(built.output).toContain("no-such-article");
  expect(served()).toEqual(before);
}, 120_000);
