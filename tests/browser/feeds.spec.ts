import { expect, test } from "./test.ts";

const kinds = {
  "/sitemap.xml": ["application/xml", "urlset"],
  "/feed.xml": ["application/atom+xml", "feed"],
  "/careers/feed.xml": ["application/rss+xml", "rss"],
} as const;

for (const [path, [type, root]] of Object.entries(kinds)) {
  test(`${path} is served as ${type} and is well-formed`, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toContain(type);
    const found = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, "application/xml");
        return {
          root: parsed.documentElement.localName,
          faults: parsed.querySelectorAll("parsererror").length,
        };
      },
      await answer.text(),
    );
    expect(found).toEqual({ root, faults: 0 });
  });
}

test("other files for machines have their types", async ({ request }) => {
  for (const [path, type] of [
    ["/careers/feed.json", "application/feed+json"],
    ["/robots.txt", "text/plain"],
    ["/llms.txt", "text/plain"],
    ["/.well-known/security.txt", "text/plain"],
    ["/site.webmanifest", "application/manifest+json"],
  ]) {
    const answer = await request.get(path ?? "");
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"]).toContain(type);
  }
});

test("nothing the build keeps for itself is served", async ({ request }) => {
  for (const path of [
    "/.vite/manifest.json",
    "/404/index.html",
    "/index.html",
    "/build-stamp",
    "/server-data.json",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
