import { expect, test } from "./test.ts";

const xmlFiles = {
  "/sitemap.xml": ["application/xml", "urlset"],
  "/feed.xml": ["application/atom+xml", "feed"],
  "/careers/feed.xml": ["application/rss+xml", "rss"],
} as const;

for (const [path, [type, root]] of Object.entries(xmlFiles)) {
  test(`${path} is served as ${type} and is well-formed`, async ({ page, request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain(type);
    const found = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, "application/xml");
        return {
          root: parsed.documentElement.localName,
          errors: parsed.querySelectorAll("parsererror").length,
        };
      },
      await response.text(),
    );
    expect(found).toEqual({ root, errors: 0 });
  });
}

test("other generated files have their media types", async ({ request }) => {
  for (const [path, type] of [
    ["/careers/feed.json", "application/feed+json"],
    ["/robots.txt", "text/plain"],
    ["/llms.txt", "text/plain"],
    ["/.well-known/security.txt", "text/plain"],
    ["/site.webmanifest", "application/manifest+json"],
  ]) {
    const response = await request.get(path ?? "");
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"]).toContain(type);
  }
});

test("internal files of the build are not served", async ({ request }) => {
  for (const path of ["/.vite/manifest.json", "/404/index.html", "/build-stamp", "/server-data.json"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
