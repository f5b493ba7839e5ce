import { afterEach, expect, test } from "vitest";
import { readSite } from "#content-model/site.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";

const site = await readSite();

let server: RunningServer;

afterEach(async () => {
  await server.stop();
  await removeData(server);
});

const forwarded = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "studio.example" };
const status = async (headers: Record<string, string>) => (await post(server.url, founder, headers)).status;

test("without proxies, what a client says about itself is not believed", async () => {
  server = await startServer({ RATE_LIMIT: "2/10m" });
  expect(await status({ Origin: "https://studio.example", ...forwarded })).toBe(403);
  const from = (address: string) => status({ "X-Forwarded-For": address });
  expect([await from("10.0.0.1"), await from("10.0.0.2"), await from("10.0.0.3")]).toEqual([200, 200, 429]);
  expect(
    (await fetch(server.url, { headers: forwarded })).headers.get("strict-transport-security"),
  ).toBeNull();
});

test("behind a proxy that ends TLS, its host, scheme and client address count", async () => {
  server = await startServer({ TRUST_PROXY: "1", RATE_LIMIT: "2/10m" });
  expect(await status({ Origin: "https://studio.example", ...forwarded })).toBe(200);
  expect(await status({ Origin: "https://elsewhere.example", ...forwarded })).toBe(403);
  // Only the last entry is the proxy's; what stands before it, anyone can write.
  const from = (address: string) => status({ "X-Forwarded-For": `203.0.113.9, ${address}` });
  expect([await from("10.0.0.1"), await from("10.0.0.1"), await from("10.0.0.1")]).toEqual([200, 200, 429]);
  expect(await from("10.0.0.2")).toBe(200);
  expect(
    (await fetch(server.url, { headers: forwarded })).headers.get("strict-transport-security"),
  ).toContain("max-age=");
});

test.each([
  ["the scheme's own port is as good as none", 200, "https://studio.example", "studio.example:443"],
  ["in the origin too", 200, "https://studio.example:443", "studio.example"],
  ["another port is another site", 403, "https://studio.example", "studio.example:8443"],
  ["so is another scheme", 403, "http://studio.example", "studio.example"],
  ["also of the public site", 403, site.url.replace("https:", "http:"), "inner.example"],
  ["the public site, by a host of the proxy's", 200, site.url, "inner.example"],
])("behind TLS, %s: %i", async (_what, expected, Origin, host) => {
  server = await startServer({ TRUST_PROXY: "1" });
  const proto = { "X-Forwarded-Proto": "https" };
  expect(await status({ Origin, ...proto, "X-Forwarded-Host": host })).toBe(expected);
});

test("where nobody tells the scheme, hosts are compared, default ports left out", async () => {
  server = await startServer({ TRUST_PROXY: "1" });
  for (const Origin of ["https://studio.example", "http://studio.example:443"]) {
    expect(await status({ Origin, "X-Forwarded-Host": "studio.example:443" })).toBe(200);
  }
  expect(await status({ Origin: "http://studio.example", "X-Forwarded-Host": "studio.example:443" })).toBe(
    403,
  );
});

test("a proxy that does not pass the visitor's host on does not lock the site's own pages out", async () => {
  server = await startServer();
  expect(await status({ Origin: site.url })).toBe(200);
});

test("an IPv6 network counts as one address", async () => {
  server = await startServer({ TRUST_PROXY: "1", RATE_LIMIT: "1/10m" });
  expect(await status({ "X-Forwarded-For": "2001:db8:1:2::1" })).toBe(200);
  expect(await status({ "X-Forwarded-For": "2001:db8:1:2:ffff::9" })).toBe(429);
  expect(await status({ "X-Forwarded-For": "2001:db8:1:3::1" })).toBe(200);
});

test.each([
  ["same-origin", 200],
  ["none", 200],
  ["same-site", 403],
  ["cross-site", 403],
])("a request that says %s gets %i", async (site, expected) => {
  server = await startServer();
  expect(await status({ "Sec-Fetch-Site": site })).toBe(expected);
});

test("an origin that hides itself is refused unless the browser vouches for it", async () => {
  server = await startServer();
  expect(await status({ Origin: "null" })).toBe(403);
  expect(await status({ Origin: "null", "Sec-Fetch-Site": "same-origin" })).toBe(200);
});
