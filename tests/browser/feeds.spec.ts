import { expect, test } from "./test.ts";

// Their contents are tested in tests/build/site-files.test.ts.
test("generated files have their media types", async ({ request }) => {
  for (const [path, type] of [
    ["/sitemap.xml", "application/xml"],
    ["/feed.xml", "application/atom+xml"],
    ["/careers/feed.xml", "application/rss+xml"],
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
