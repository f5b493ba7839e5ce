import { get, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendRaw } from "./raw-request.ts";
import { sharedServer } from "./shared-server.ts";

const server = sharedServer();

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Requests exactly this path; `fetch` would normalize it. */
function requestPath(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, headers, method }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    request.on("error", reject);
  });
}

test("redirects a path with a trailing slash and keeps the query", async () => {
  const answer = await requestPath("/privacy/?from=mail");
  expect([answer.status, answer.headers.location]).toEqual([308, "/privacy?from=mail"]);
  expect((await requestPath("/privacy")).status).toBe(200);
});

test("returns 404 for a path of 15,000 slashes", async () => {
  expect((await requestPath(`${"/".repeat(15_000)}a/`)).status).toBe(404);
});

test("redirects old paths", async () => {
  const answer = await requestPath("/moved");
  expect([answer.status, answer.headers.location]).toEqual([308, "/about"]);
});

test.each([
  ["/about/?a=1?b=2&c=%3F", "/about?a=1?b=2&c=%3F"],
  ["/moved?x=1?y=2", "/about?x=1?y=2"],
  ["/moved/?x=1", "/moved?x=1"],
  ["/Moved", "/moved"],
  ["/elsewhere?x=1", "https://studio.example/fr%C3%A5ga?a=1#top"],
  ["/elsewhere/?x=1", "/elsewhere?x=1"],
  ["/f%C3%B6rr?x=1", "/about?x=1"],
  ["/About", "/about"],
  ["/ABOUT/?a=1", "/about?a=1"],
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html?a=1", "/?a=1"],
  ["/Index.HTML", "/"],
])("redirects %s to %s", async (from, to) => {
  const answer = await requestPath(from);
  expect([answer.status, answer.headers.location]).toEqual([308, to]);
});

test.each([
  "/no-such-page",
  "/no-such-page/",
  "//evil.example/",
  "/\\evil.example/",
  "/privacy/index.htm",
  "/404.html",
  "/404/index.html",
  "/No-such-page.html",
  "/404",
  "/410",
  "/../package.json",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/csp.json",
  "/assets/../../csp.json",
  "/index.html.br",
  "/%00",
  "/%",
  "/%zz",
  "/about%",
  "/%E0%A4%A",
  "/no-such-page%?from=%",
  "/__proto__",
])("returns the 404 page with its policy for %s", async (path) => {
  const answer = await requestPath(path);
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toContain("Unexpected Application Error!");
  expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect(answer.headers.location).toBeUndefined();
});

test("sends pages as Brotli, gzip or uncompressed", async () => {
  const [brotli, gzip, plain] = [
    await requestPath("/", { "Accept-Encoding": "gzip, br" }),
    await requestPath("/", { "Accept-Encoding": "gzip" }),
    await requestPath("/"),
  ];
  expect([brotli, gzip, plain].map((answer) => answer.headers["content-encoding"])).toEqual([
    "br",
    "gzip",
    undefined,
  ]);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  for (const answer of [brotli, gzip, plain]) {
    expect(answer.headers.vary?.toLowerCase()).toContain("accept-encoding");
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  }
});

test.each([
  ["gzip, br", "br"],
  ["BR", "br"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["br;q=0", undefined],
  ["deflate", undefined],
])("with Accept-Encoding: %s, pages and the 404 page are sent as %s", async (accepted, encoding) => {
  const known = await requestPath("/privacy", { "Accept-Encoding": accepted });
  const unknown = await requestPath("/no-such-page", { "Accept-Encoding": accepted });
  expect([known.headers["content-encoding"], unknown.headers["content-encoding"]]).toEqual([
    encoding,
    encoding,
  ]);
});

test("the 404 page is not cached and never answered with 304", async () => {
  const answer = await requestPath("/no-such-page", { "If-None-Match": "*" });
  expect([answer.status, answer.headers["cache-control"], answer.headers.etag]).toEqual([
    404,
    "no-cache",
    undefined,
  ]);
});

test("returns 416 with the file's length for a range outside of it", async () => {
  const { body } = await requestPath("/favicon.ico");
  const answer = await requestPath("/favicon.ico", { Range: "bytes=9999999-" });
  expect([answer.status, answer.headers["content-range"]]).toEqual([416, `bytes */${body.length}`]);
});

test.each([
  ["/feed.xml", "application/atom+xml; charset=utf-8"],
  ["/careers/feed.xml", "application/rss+xml; charset=utf-8"],
  ["/careers/feed.json", "application/feed+json; charset=utf-8"],
])("sends %s as %s, in full and in part; 304 has no type", async (path, type) => {
  const whole = await requestPath(path);
  const part = await requestPath(path, { Range: "bytes=0-9" });
  const unchanged = await requestPath(path, { "If-None-Match": whole.headers.etag ?? "" });
  const answers = [whole, part, unchanged].map(({ status, headers }) => [status, headers["content-type"]]);
  expect(answers).toEqual([
    [200, type],
    [206, type],
    [304, undefined],
  ]);
});

test("answers HEAD without a body", async () => {
  const answer = await requestPath("/privacy", {}, "HEAD");
  expect([answer.status, answer.body.length]).toEqual([200, 0]);
});

test("sends the security headers with every answer", async () => {
  for (const path of ["/", "/no-such-page", "/favicon.svg", "/healthz", "/api/nothing", "/%", "/api/%"]) {
    const { headers } = await requestPath(path);
    expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test.each([
  ["GET", "/api"],
  ["GET", "/api/"],
  ["GET", "/api/%"],
  ["GET", "/api/send-email"],
  ["POST", "/api/nothing"],
  ["PROPFIND", "/api/nothing"],
  ["DELETE", "/api/send-email"],
])(
  "unknown API route %s %s returns 404 as JSON or as the site's page, never cached",
  async (method, path) => {
    const data = await requestPath(path, {}, method);
    expect(data.status).toBe(404);
    expect(JSON.parse(data.body.toString()).message).toMatch(/\w/);
    expect(data.headers["cache-control"]).toBe("no-store");

    const page = await requestPath(path, { Accept: "text/html,*/*;q=0.8" }, method);
    expect(page.status).toBe(404);
    expect(page.body.toString()).toContain("Unexpected Application Error!");
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  },
);

test.each([
  ["a header without a colon", "GET / HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n", "400 Bad Request"],
  ["bytes that are not HTTP", "\x16\x03\x01\x02\0\r\n\r\n", "400 Bad Request"],
  [
    "endless headers",
    `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
  ],
])("%s: answers with a message and closes the connection", async (_case, request, status) => {
  const [head = "", body = ""] = (await sendRaw(server.url, request)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\nContent-Type: application/json`));
  expect(head).toContain("X-Content-Type-Options: nosniff");
  expect(head).toContain("Content-Security-Policy: default-src 'none'");
  expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/^The request.+\.$/) });
});

test("returns 410 for a redirect without a target", async () => {
  const { status, headers, body } = await requestPath("/removed");
  expect(status).toBe(410);
  const page = body.toString();
  // It was taken off on purpose.
  expect(page).not.toContain("Unexpected Application Error!");
  expect(page).toContain("410 Gone");
  expect(page).not.toContain("404 Not Found");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*sha256/);
});
