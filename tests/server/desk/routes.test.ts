import { fastify } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { routeModules } from "#server/desk/routes.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { sharedServer } from "../shared-server.ts";
import { type Outcome, type RouteEntry, routeAccess } from "./route-access.ts";

const server = sharedServer({ DESK_PORT: "0" });

/** All routes that the desk's modules add, such as `GET /api/me`. */
async function findRoutes(): Promise<string[]> {
  const app = fastify();
  const routes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) if (each !== "HEAD") routes.push(`${each} ${url}`);
  });
  // No handler is called; what a module reads of the options when it adds its routes may be any address.
  const anything: object = new Proxy(() => anything, {
    get: (_target, key) => (key === Symbol.toPrimitive ? () => "https://studio.example" : anything),
    apply: () => anything,
  });
  await app.register(
    async (api) => {
      for (const addRoutes of routeModules) await addRoutes(api, anything as never);
    },
    { prefix: "/api" },
  );
  return routes;
}

const routes = await findRoutes();

test("every route has an entry", () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !(route in routeAccess))).toEqual([]);
});

const roles = ["nobody", "reader", "other", "member", "owner"] as const;

function newMember(role: (typeof roles)[number]): Promise<SignedInMember | null> {
  if (role === "nobody") return Promise.resolve(null);
  if (role === "other") return signedInMember(server, { role: "member", forms: ["founder"] });
  return signedInMember(server, { role, forms: ["career"] });
}

const members = {} as Record<(typeof roles)[number], SignedInMember | null> & { owner: SignedInMember };
beforeAll(async () => {
  for (const role of roles) Object.assign(members, { [role]: await newMember(role) });
});

async function outcomeOf(response: Response, route: string): Promise<Outcome> {
  if (response.status === 200 && route === "PATCH /api/applications") {
    const { results } = await response.json();
    return { saved: "allowed", conflict: "allowed", refused: "refused", missing: "missing" }[
      results[0].result as string
    ] as Outcome;
  }
  const outcomes: Record<number, Outcome> = { 401: "sign in", 403: "refused", 404: "missing" };
  return outcomes[response.status] ?? "allowed";
}

async function attempt(route: string, { details, needsNewMember }: RouteEntry, role: (typeof roles)[number]) {
  const [method = "", url = ""] = route.split(" ", 2);
  const member = needsNewMember ? await newMember(role) : members[role];
  const author = member && ["member", "owner"].includes(role) ? member : members.owner;
  const { path, body } = (await details?.({ server, owner: members.owner, author })) ?? {
    path: url.replace(":id", "unknown"),
    body: undefined,
  };
  const response = await fetch(`${server.deskUrl}${path}`, {
    method,
    headers: {
      ...(member ? { cookie: member.cookie } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const outcome = await outcomeOf(response, route);
  const isBroken = response.status >= 500 || response.status === 422;
  const problem = isBroken ? `${response.status} ${await response.text()}` : null;
  await response.body?.cancel().catch(() => {});
  return problem ?? outcome;
}

test.each(routes.map((route) => [route, routeAccess[route]] as const))(
  "%s is for those who may use it",
  async (route, entry) => {
    if (!entry) throw new Error("The route has no entry");
    const found: Record<string, string> = {};
    for (const role of roles) found[role] = await attempt(route, entry, role);
    expect(found).toEqual(Object.fromEntries(roles.map((role, index) => [role, entry.outcomes[index]])));
  },
);

test("every change refuses pages of other origins, whoever is signed in", async () => {
  const changes = routes.filter((route) => !route.startsWith("GET "));
  expect(changes.length).toBeGreaterThan(10);
  for (const route of changes) {
    const [method = "", url = ""] = route.split(" ", 2);
    for (const origin of ["https://evil.example", "null", `${server.deskUrl}.evil.example`]) {
      const headers = { cookie: members.owner.cookie, origin, "content-type": "application/json" };
      const response = await fetch(`${server.deskUrl}${url}`, { method, headers, body: "{}" });
      expect(response.status, `${route} from ${origin}`).toBe(403);
    }
  }
});

test("nothing that is sent to the desk adds a line to its log", async () => {
  const forged = '\n{"level":60,"msg":"forged"}';
  const agent = { "user-agent": forged.replace("\n", "\t") };
  await fetch(`${server.deskUrl}/api/${encodeURIComponent(forged)}`, { headers: agent });
  await members.owner.request("/api/members", {
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
