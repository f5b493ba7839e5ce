import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";

const read = (name: string) => readFileSync(`dist/client/${name}`, "utf8");
const site = "https://nordicventurestudio.example";

test("the sitemap names every page that may be indexed and no other, with days rather than build times", () => {
  const sitemap = read("sitemap.xml");
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const indexable = builtPages
    .filter(({ html }) => !html.includes('name="robots"'))
    .map(({ path }) => site + path);
  expect(named.sort()).toEqual(indexable.sort());
  for (const [, day] of sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("robots.txt lets crawlers read every page and leads to the sitemap", () => {
  expect(read("robots.txt")).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(read("robots.txt")).not.toMatch(/^Disallow: \/\s*$/m);
});

test("llms.txt has a title, a summary and every page under a heading", () => {
  const text = read("llms.txt");
  expect(text).toMatch(/^# Nordic Venture Studio\n\n> .+/);
  for (const path of ["/", "/scale", "/portfolio/nobon", "/insights/nordic-scaling-guide"]) {
    expect(text).toContain(`](${site}${path}): `);
  }
});

test("security.txt names a contact and expires within fifteen months", () => {
  const text = read(".well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:.+@/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 15 * 31 * 86_400_000);
});

test("the web manifest names icons that are there", () => {
  const manifest = JSON.parse(read("site.webmanifest"));
  expect(manifest.name).toBe("Nordic Venture Studio");
  for (const icon of manifest.icons) expect(() => read(icon.src.slice(1))).not.toThrow();
});
