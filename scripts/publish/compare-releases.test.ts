import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { compareReleases } from "./compare-releases.ts";
import { describeChanges } from "./describe-changes.ts";

const folder = await mkdtemp(path.join(tmpdir(), "compare-"));
afterAll(() => rm(folder, { recursive: true }));

type Redirect = { from: string; to: string | null };

let count = 0;
/** Writes a release with these pages: their paths and the HTML of their bodies. */
async function release(pages: Record<string, string>, redirects: Redirect[] = [], script = "a") {
  const release = path.join(folder, String(++count));
  for (const [pagePath, body] of Object.entries(pages)) {
    const file = path.join(release, "client", pagePath, "index.html");
    await mkdir(path.dirname(file), { recursive: true });
    const html = `<head><title>${pagePath}</title><script src="/assets/${script}.js"></script></head><body>${body}</body>`;
    await writeFile(file, html);
  }
  await writeFile(path.join(release, "server-data.json"), JSON.stringify({ redirects }));
  return release;
}

test("two builds of the same content have no changes", async () => {
  const pages = { "/": "<p>Home</p>", "/about": "<p>About</p>" };
  const changes = compareReleases(await release(pages), await release(pages, [], "b"));
  expect(describeChanges(changes)).toEqual([]);
});

test("names new, changed and removed pages, and groups what changes alike", async () => {
  const before = await release({
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
  expect(describeChanges(compareReleases(before, await release(pages, redirects)))).toEqual([
    "  new      /new  /new",
    "  changed  / and 1 more page",
    "    - Call 1",
    "    + Call 2",
    "  removed  /gone  (its address says that it is gone)",
    "  removed  /lost  (NOT FOUND for everybody who has the address)",
    "  removed  /moved  (its address leads to /new)",
    expect.stringMatching(/^ {2}also/),
    "",
    expect.stringContaining("content/redirects.yaml"),
    "  - from: /lost",
    "    to: /the-page-that-replaces-it",
  ]);
});

test("a picture or a link that changes is a change, the order of parts too", async () => {
  const before = await release({ "/": '<img src="/pictures/a.jpg"><p>One</p>', "/two": "<p>A</p><p>B</p>" });
  const after = await release({ "/": '<img src="/pictures/b.jpg"><p>One</p>', "/two": "<p>B</p><p>A</p>" });
  expect(describeChanges(compareReleases(before, after))).toEqual([
    "  changed  /",
    "    - /pictures/a.jpg",
    "    + /pictures/b.jpg",
    "  changed  /two",
    "    the order of its parts",
  ]);
});
