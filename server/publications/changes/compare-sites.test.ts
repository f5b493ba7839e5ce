import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { SiteInfo } from "#contract/site-info.ts";
import { compareSites } from "./compare-sites.ts";
import { describeChanges } from "./describe-changes.ts";

const folder = await mkdtemp(path.join(tmpdir(), "compare-"));
afterAll(() => rm(folder, { recursive: true }));

type Redirect = { from: string; to: string | null };

let count = 0;
/** Writes a rendered site with these pages: their paths and the HTML of their bodies. */
async function site(
  pages: Record<string, string>,
  redirects: Redirect[] = [],
  script = "a",
  timedChanges: SiteInfo["timedChanges"] = [],
  data: Record<string, unknown> = {},
) {
  const folderOfSite = path.join(folder, String(++count));
  for (const [pagePath, body] of Object.entries(pages)) {
    const file = path.join(folderOfSite, "client", pagePath, "index.html");
    await mkdir(path.dirname(file), { recursive: true });
    const html = `<head><title>${pagePath}</title><script src="/assets/${script}.js"></script></head><body>${body}</body>`;
    await writeFile(file, html);
  }
  await mkdir(folderOfSite, { recursive: true });
  await writeFile(path.join(folderOfSite, "server-data.json"), JSON.stringify({ redirects, ...data }));
  const info: SiteInfo = { timeMs: 0, timedChanges, policies: {} };
  await writeFile(path.join(folderOfSite, "site.json"), JSON.stringify(info));
  return folderOfSite;
}

test("two renderings of the same content have no changes", async () => {
  const pages = { "/": "<p>Home</p>", "/about": "<p>About</p>" };
  const changes = compareSites(await site(pages), await site(pages, [], "b"));
  expect(describeChanges(changes)).toEqual([]);
});

test("words of different places are not glued, in a list or a drawing", async () => {
  const list = (word: string) => `<ul><li><a href="/a">One</a></li><li><a href="/b">${word}</a></li></ul>`;
  const drawing = (word: string) =>
    `<svg><a href="/a"><text><tspan>One</tspan></text></a><a href="/b"><text><tspan>${word}</tspan></text></a></svg>`;
  for (const draw of [list, drawing]) {
    const changes = compareSites(await site({ "/": draw("Two") }), await site({ "/": draw("Three") }));
    expect(describeChanges(changes)).toEqual(["  changed  /", "    - Two", "    + Three"]);
  }
});

test("names new, changed and removed pages, and groups what changes alike", async () => {
  const before = await site({
    "/": "<p>Home</p><footer>Call 1</footer>",
    "/about": "<p>About</p><footer>Call 1</footer>",
    "/gone": "",
    "/moved": "",
    "/lost": "",
  });
  const redirects = [
    { from: "/gone", to: null },
    { from: "/moved", to: "/new" },
  ];
  const pages = {
    "/": "<p>Home</p><footer>Call 2</footer>",
    "/about": "<p>About</p><footer>Call 2</footer>",
    "/new": "",
  };
  expect(describeChanges(compareSites(before, await site(pages, redirects)))).toEqual([
    "  new      /new  /new",
    "  changed  / and 1 more page",
    "    - Call 1",
    "    + Call 2",
    "  removed  /gone  (its address says that it is gone)",
    "  removed  /lost  (NOT FOUND for everybody who has the address)",
    "  removed  /moved  (its address leads to /new)",
    "",
    expect.stringContaining("content/redirects.yaml"),
    "  - from: /lost",
    "    to: /the-page-that-replaces-it",
  ]);
});

test("a picture or a link that changes is a change, the order of parts too", async () => {
  const before = await site({ "/": '<img src="/pictures/a.jpg"><p>One</p>', "/two": "<p>A</p><p>B</p>" });
  const after = await site({ "/": '<img src="/pictures/b.jpg"><p>One</p>', "/two": "<p>B</p><p>A</p>" });
  expect(describeChanges(compareSites(before, after))).toEqual([
    "  changed  /",
    "    - /pictures/a.jpg",
    "    + /pictures/b.jpg",
    "  changed  /two",
    "    the order of its parts",
  ]);
});

test("what only search engines and screen readers get is a change", async () => {
  const page = (alt: string, country: string) =>
    `<img src="/map.png" alt="${alt}"><script type="application/ld+json">{"countryCode":"${country}"}</script>`;
  const before = await site({
    "/": page("Sea", "SE"),
    "/two": page("Sea", "SE"),
    "/same": page("Sea", "SE"),
  });
  const pages = { "/": page("Lake", "SE"), "/two": page("Sea", "NO"), "/same": page("Sea", "SE") };
  expect(describeChanges(compareSites(before, await site(pages, [], "b")))).toEqual([
    "  changed  / and 1 more page",
    "    drawings, or what search engines or screen readers get",
  ]);
});

test("every difference of a paragraph is shown, and each text with what replaces it", async () => {
  const filler = "The same words, again and again. ".repeat(6);
  const paragraph = (some: string, other: string) => `<p>${some} shares. ${filler}${other} a fine.</p>`;
  const list = (word: string) => [1, 2, 3, 4, 5, 6].map((row) => `<p>Row ${row}: ${word}</p>`).join("");
  const before = await site({ "/": paragraph("Keeps no", "Pays no"), "/list": list("old") });
  const after = await site({ "/": paragraph("Keeps all", "Pays double"), "/list": list("new") });
  const lines = describeChanges(compareSites(before, after));
  expect(lines.slice(0, 5)).toEqual([
    "  changed  /",
    expect.stringMatching(/^ {4}- Keeps no shares\..*…$/),
    expect.stringMatching(/^ {4}\+ Keeps all shares\..*…$/),
    expect.stringMatching(/^ {4}- ….*Pays no a fine\.$/),
    expect.stringMatching(/^ {4}\+ ….*Pays double a fine\.$/),
  ]);
  expect(lines.slice(5)).toEqual([
    "  changed  /list",
    ...[1, 2, 3, 4].flatMap((row) => [`    - Row ${row}: old`, `    + Row ${row}: new`]),
    "    … and 4 more lines",
  ]);
});

test("what is to happen later is a change, too", async () => {
  const timeMs = Date.parse("2026-12-01T08:30:00Z");
  const before = await site({}, [], "a", [{ timeMs, file: "articles/a.md", kind: "appears" }]);
  const after = await site({}, [], "a", [
    { timeMs: timeMs + 60_000, file: "articles/a.md", kind: "appears" },
  ]);
  expect(describeChanges(compareSites(before, after, timeMs - 1))).toEqual([
    "  no longer  1 December 2026 at 09:30 (Stockholm): articles/a.md appears",
    "  later    1 December 2026 at 09:31 (Stockholm): articles/a.md appears",
  ]);
});

test("what changes outside the pages is said, but not what just follows them", async () => {
  const other = (before: string, after: string) => compareSites(before, after).other;
  const lines = (before: string, after: string) => describeChanges(compareSites(before, after));
  const gone = [{ from: "/gone", to: null }];
  const mailed = await site({ "/": "" }, gone, "a", [], { mail: "New", companyLines: ["New"], stages: [] });
  expect(other(await site({ "/": "" }), mailed)).toEqual([
    "emails that are sent from then on",
    "stages of applications",
    "redirects",
  ]);
  expect(lines(await site({ "/": "" }), mailed)).toEqual([
    "  also     outside the pages: emails that are sent from then on, stages of applications, redirects",
  ]);
  expect(other(await site({ "/": "", "/gone": "" }), await site({ "/": "" }, gone))).toEqual([]);
  const withFiles = async (body: string, text: string) => {
    const folderOfSite = await site({ "/": body });
    for (const name of ["robots.txt", "feed.xml"])
      await writeFile(path.join(folderOfSite, "client", name), text);
    return folderOfSite;
  };
  const before = await withFiles("", "Old");
  expect(other(before, await withFiles("", "New"))).toEqual(["/robots.txt", "/feed.xml"]);
  expect(other(before, await withFiles("New", "New"))).toEqual(["/robots.txt"]);
});

test("a stage whose id is gone is named: applications keep it", async () => {
  const stages = (...ids: string[]) => ({
    stages: { founder: ids.map((id) => ({ id })), partner: [{ id: "new" }] },
  });
  const before = await site({}, [], "a", [], stages("new", "call"));
  const after = await site({}, [], "a", [], stages("first", "call"));
  expect(compareSites(before, after).other).toEqual([
    "stages of applications",
    "the stage “new” of founder is gone (applications that are in it keep it)",
  ]);
});

test("the mark of a sample that was deleted is said, before other changes of the page", async () => {
  const page = (mark: string, word: string) => `<p>A ${word}</p><p>Of 30${mark} companies</p>`;
  const before = await site({ "/": page("<sup><span>*</span></sup>", "word") });
  const after = await site({ "/": page("", "text") });
  expect(describeChanges(compareSites(before, after))).toEqual([
    "  changed  /",
    "    the mark of a sample was deleted: Of 30 companies",
    "    - A word",
    "    + A text",
  ]);
});

test("a long text is cut to where it differs", async () => {
  const same = "The same words, again and again. ".repeat(6);
  const changes = compareSites(
    await site({ "/": `<p>${same}old</p>` }),
    await site({ "/": `<p>${same}new</p>` }),
  );
  const [, removed = "", added = ""] = describeChanges(changes);
  expect(removed).toMatch(/^ {4}- ….*old$/);
  expect(added).toMatch(/^ {4}\+ ….*new$/);
});
