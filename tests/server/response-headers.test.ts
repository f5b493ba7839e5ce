import { get } from "node:http";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPages } from "../build/built-pages.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1" });
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
});

/** Requests a path like a proxy that terminates TLS. */
const requestPath = (path: string) =>
  fetch(server.url + path, {
    headers: { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "studio.example" },
  });

/** `default-src 'none'; img-src 'self'` → its directives and their sources. */
function directives(policy: string) {
  return new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

// docs/decisions/tests.md says why its own package is not used.
test.each(builtPages)("$path has the headers that the MDN HTTP Observatory rates A+", async ({ path }) => {
  const { headers, status } = await requestPath(path);
  expect(status).toBe(200);
  const policy = directives(headers.get("content-security-policy") ?? "");
  expect(policy.get("default-src")).toEqual(["'none'"]);
  for (const source of policy.get("script-src") ?? []) expect(source).toMatch(/^'(self|sha256-.+)'$/);
  for (const name of ["base-uri", "frame-ancestors"]) expect(policy.get(name)).toEqual(["'none'"]);
  expect(policy.get("form-action")).toEqual(["'self'"]);
  expect(policy.has("style-src")).toBe(false);

  const age = /^max-age=(\d+)$/.exec(headers.get("strict-transport-security") ?? "")?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.has("set-cookie")).toBe(false);
  expect(headers.has("access-control-allow-origin")).toBe(false);
});

test("sends scripts, styles and fonts under a policy of their own and without an ETag", async () => {
  const files = [...(builtPages[0]?.html ?? "").matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2))"/g)];
  expect(files.length).toBeGreaterThan(2);
  for (const [, file = ""] of files) {
    const { headers } = await requestPath(file);
    expect(headers.get("content-security-policy"), file).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("x-content-type-options"), file).toBe("nosniff");
    expect(headers.get("strict-transport-security"), file).toMatch(/^max-age/);
    expect(headers.has("etag"), file).toBe(false);
  }
});

test("lets other sites embed preview pictures and icons only", async () => {
  const resourcePolicy = async (path: string) =>
    (await requestPath(path)).headers.get("cross-origin-resource-policy");
  for (const { html } of builtPages) {
    const root = parse(html);
    const preview = root.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    expect(await resourcePolicy(new URL(preview).pathname)).toBe("cross-origin");
  }
  for (const path of ["/icon-512.png", "/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]) {
    expect(await resourcePolicy(path), path).toBe("cross-origin");
  }
  const script = /"(\/assets\/[^"]+\.js)"/.exec(builtPages[0]?.html ?? "")?.[1] ?? "";
  for (const path of ["/", script, "/api/nothing"]) {
    expect(await resourcePolicy(path), path).toBe("same-origin");
  }
});

test.each([
  ["/sitemap.xml", "application/xml"],
  ["/feed.xml", "application/atom+xml; charset=utf-8"],
  ["/careers/feed.xml", "application/rss+xml; charset=utf-8"],
  ["/careers/feed.json", "application/feed+json; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
])("sends %s as %s, cached for an hour, with an ETag", async (path, type) => {
  const { status, headers } = await requestPath(path);
  expect([status, headers.get("content-type")]).toEqual([200, type]);
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  // Not `fetch`, which adds `no-cache` to `If-None-Match`. Each encoding has an ETag of its own.
  const conditional = await new Promise<number | undefined>((resolve, reject) => {
    const conditionalHeaders = {
      "Accept-Encoding": "gzip, deflate",
      "If-None-Match": headers.get("etag") ?? "",
    };
    get(server.url + path, { headers: conditionalHeaders }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    }).on("error", reject);
  });
  expect(conditional).toBe(304);
});
