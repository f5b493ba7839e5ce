import { beforeAll, expect, test } from "vitest";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { sharedServer } from "../shared-server.ts";
import { findRoutes } from "./find-routes.ts";

const server = sharedServer({ DESK_PORT: "0" });
const routes = await findRoutes();
let owner: SignedInMember;
beforeAll(async () => {
  owner = await signedInMember(server, { role: "owner" });
});

test("every change refuses pages of other origins, whoever is signed in", async () => {
  const changes = routes.filter((route) => !route.startsWith("GET "));
  expect(changes.length).toBeGreaterThan(10);
  for (const route of changes) {
    const [method = "", url = ""] = route.split(" ", 2);
    for (const origin of ["https://evil.example", "null", `${server.deskUrl}.evil.example`]) {
      const headers = { cookie: owner.cookie, origin, "content-type": "application/json" };
      const response = await fetch(`${server.deskUrl}${url}`, { method, headers, body: "{}" });
      expect(response.status, `${route} from ${origin}`).toBe(403);
    }
  }
});

test("nothing that is sent to the desk adds a line to its log", async () => {
  const forged = '\n{"level":60,"msg":"forged"}';
  const agent = { "user-agent": forged.replace("\n", "\t") };
  await fetch(`${server.deskUrl}/api/${encodeURIComponent(forged)}`, { headers: agent });
  await owner.request("/api/members", {
    method: "POST",
    body: { email: "forged@studio.example", name: forged, role: "reader", forms: [] },
  });
  await fetch(`${server.deskUrl}/api/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", ...agent },
    body: JSON.stringify({ email: `a@studio.example${forged}` }),
  });
  const lines = server.log.join("\n").split("\n");
  expect(lines.filter((line) => line.startsWith('{"level":60,"msg":"forged"'))).toEqual([]);
});

test("the public listener knows no path of the desk, and the desk none of the public forms", async () => {
  for (const route of routes) {
    const [method = "", url = ""] = route.split(" ", 2);
    const response = await fetch(`${server.url}${url}`, { method, redirect: "manual" });
    expect([404, 405], route).toContain(response.status);
  }
  for (const path of ["/api/send-email", "/api/send-career-email", "/api/application/view"]) {
    const response = await fetch(`${server.deskUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(response.status, path).toBe(404);
  }
  for (const path of ["/apply-founder", "/apply-partner", "/contact", "/careers", "/your-application"]) {
    expect((await fetch(`${server.deskUrl}${path}`)).status, path).toBe(404);
  }
});

test("every page and answer of the desk has its security headers", async () => {
  const page = await fetch(`${server.deskUrl}/`);
  expect(page.status).toBe(200);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toMatch(/https?:|\*/);
  for (const path of ["/", "/members", "/nothing", "/api/me", "/api/nothing", "/%"]) {
    const { headers } = await fetch(`${server.deskUrl}${path}`);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
    expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
  }
});
