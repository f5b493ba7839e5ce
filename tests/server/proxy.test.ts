import { describe, expect, test } from "vitest";
import { readSite } from "#content-model/site.ts";
import { founder, post } from "./founder.ts";
import { sharedServer } from "./shared-server.ts";

const site = await readSite();

const forwarded = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "studio.example" };

async function status(url: string, headers: Record<string, string>) {
  return (await post(url, founder, headers)).status;
}

async function strictTransportSecurity(url: string) {
  return (await fetch(url, { headers: forwarded })).headers.get("strict-transport-security");
}

describe("without a proxy", () => {
  const server = sharedServer();

  test("ignores forwarded headers", async () => {
    expect(await status(server.url, { Origin: "https://studio.example", ...forwarded })).toBe(403);
    expect(await strictTransportSecurity(server.url)).toBeNull();
  });

  test("accepts the public site's origin although the host is another one", async () => {
    expect(await status(server.url, { Origin: site.url })).toBe(200);
  });

  test.each([
    ["same-origin", 200],
    ["none", 200],
    ["same-site", 403],
    ["cross-site", 403],
  ])("answers Sec-Fetch-Site: %s with %i", async (fetchSite, expected) => {
    expect(await status(server.url, { "Sec-Fetch-Site": fetchSite })).toBe(expected);
  });

  test("accepts the origin null only with Sec-Fetch-Site: same-origin", async () => {
    expect(await status(server.url, { Origin: "null" })).toBe(403);
    expect(await status(server.url, { Origin: "null", "Sec-Fetch-Site": "same-origin" })).toBe(200);
  });
});

describe("without a proxy and with a rate limit", () => {
  const server = sharedServer({ RATE_LIMIT: "2/10m" });

  test("ignores X-Forwarded-For", async () => {
    const from = (address: string) => status(server.url, { "X-Forwarded-For": address });
    expect([await from("10.0.0.1"), await from("10.0.0.2"), await from("10.0.0.3")]).toEqual([200, 200, 429]);
  });
});

describe("behind a proxy", () => {
  const server = sharedServer({ TRUST_PROXY: "1" });

  test("uses the forwarded host and scheme", async () => {
    expect(await status(server.url, { Origin: "https://studio.example", ...forwarded })).toBe(200);
    expect(await status(server.url, { Origin: "https://elsewhere.example", ...forwarded })).toBe(403);
    expect(await strictTransportSecurity(server.url)).toContain("max-age=");
  });

  test.each([
    ["accepts a default port in the host", 200, "https://studio.example", "studio.example:443"],
    ["accepts a default port in the origin", 200, "https://studio.example:443", "studio.example"],
    ["refuses another port", 403, "https://studio.example", "studio.example:8443"],
    ["refuses another scheme", 403, "http://studio.example", "studio.example"],
    [
      "refuses the public site with another scheme",
      403,
      site.url.replace("https:", "http:"),
      "inner.example",
    ],
    ["accepts the public site with the proxy's own host", 200, site.url, "inner.example"],
  ])("over TLS, %s: %i", async (_case, expected, Origin, host) => {
    const headers = { Origin, "X-Forwarded-Proto": "https", "X-Forwarded-Host": host };
    expect(await status(server.url, headers)).toBe(expected);
  });

  test("compares hosts without default ports when the scheme is not forwarded", async () => {
    const forwardedHost = { "X-Forwarded-Host": "studio.example:443" };
    for (const Origin of ["https://studio.example", "http://studio.example:443"]) {
      expect(await status(server.url, { Origin, ...forwardedHost })).toBe(200);
    }
    expect(await status(server.url, { Origin: "http://studio.example", ...forwardedHost })).toBe(403);
  });
});

describe("behind a proxy and with a rate limit", () => {
  const server = sharedServer({ TRUST_PROXY: "1", RATE_LIMIT: "2/10m" });

  test("counts by the last entry of X-Forwarded-For, because clients can write the others", async () => {
    const from = (address: string) => status(server.url, { "X-Forwarded-For": `203.0.113.9, ${address}` });
    expect([await from("10.0.0.1"), await from("10.0.0.1"), await from("10.0.0.1")]).toEqual([200, 200, 429]);
    expect(await from("10.0.0.2")).toBe(200);
  });

  test("counts an IPv6 network as one address", async () => {
    const from = (address: string) => status(server.url, { "X-Forwarded-For": address });
    expect(await from("2001:db8:1:2::1")).toBe(200);
    expect(await from("2001:db8:1:2::5")).toBe(200);
    expect(await from("2001:db8:1:2:ffff::9")).toBe(429);
    expect(await from("2001:db8:1:3::1")).toBe(200);
  });
});
