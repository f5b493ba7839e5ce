import { get, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
});

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Asks for exactly this path, which `fetch` would tidy up first. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
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

test("one slash policy, and the query survives it", async () => {
  const answer = await ask("/privacy/?from=mail");
  expect([answer.status, answer.headers.location]).toEqual([308, "/privacy?from=mail"]);
  expect((await ask("/privacy")).status).toBe(200);
});

test("old addresses lead to the new ones", async () => {
  const answer = await ask("/apply");
  expect([answer.status, answer.headers.location]).toEqual([308, "/apply-founder"]);
});

test.each([
  "/no-such-page",
  "/no-such-page/",
  "//evil.example/",
  "/\\evil.example/",
  "/privacy/index.html",
  "/404",
  "/../package.json",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/csp.json",
  "/assets/../../csp.json",
  "/index.html.br",
  "/%00",
  "/%zz",
  "/__proto__",
])("%s is not found, and the page that says so comes with its policy", async (path) => {
  const answer = await ask(path);
  expect([400, 404]).toContain(answer.status);
  if (answer.status === 400) return;
  expect(answer.body.toString()).toContain("Unexpected Application Error!");
  expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect(answer.headers.location).toBeUndefined();
});

test("pages come as Brotli, gzip or plain, as the client can read them", async () => {
  const [brotli, gzip, plain] = [
    await ask("/", { "Accept-Encoding": "gzip, br" }),
    await ask("/", { "Accept-Encoding": "gzip" }),
    await ask("/"),
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

test("HEAD answers without a body", async () => {
  const answer = await ask("/privacy", {}, "HEAD");
  expect([answer.status, answer.body.length]).toEqual([200, 0]);
});

test("every answer carries the security headers", async () => {
  for (const path of ["/", "/no-such-page", "/favicon.svg", "/healthz", "/api/nothing"]) {
    const { headers } = await ask(path);
    expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("the API's own not-found is JSON and never cached", async () => {
  for (const [method, path] of [
    ["GET", "/api/send-email"],
    ["POST", "/api/nothing"],
    ["DELETE", "/api/send-email"],
  ] as const) {
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body.toString()).message).toMatch(/\w/);
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});
