import { beforeAll, expect, test } from "vitest";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { openJob } from "../../setup/jobs.ts";
import { sharedServer } from "../shared-server.ts";
import { findRoutes } from "./find-routes.ts";
import { routeAccess } from "./route-access.ts";
import type { Outcome, RouteEntry } from "./route-outcomes.ts";
import type { RequestDetails } from "./route-requests.ts";

const server = sharedServer({ DESK_PORT: "0" });

const routes = await findRoutes();
/** Of the applications of `applyWithPdf`. */
const { company, form } = openJob;
const { position } = form;

test("every route has an entry", () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !(route in routeAccess))).toEqual([]);
});

const roles = [
  "nobody",
  "reader",
  "other",
  "member",
  "owner",
  "removed",
  "guest",
  "other guest",
  "guest of a venture",
  "guest of another venture",
  "ended",
] as const;

/** Roles that may do what another one may. */
const sameAs: Partial<Record<(typeof roles)[number], (typeof roles)[number]>> = {
  removed: "nobody",
  guest: "member",
  "other guest": "other",
  "guest of a venture": "member",
  "guest of another venture": "other",
  ended: "nobody",
};

async function newMember(role: (typeof roles)[number]): Promise<SignedInMember | null> {
  if (role === "nobody") return null;
  if (role === "removed") {
    const member = await signedInMember(server, { role: "owner" });
    const body = { removed: true };
    await members.owner.request(`/api/members/${member.id}`, { method: "PATCH", body });
    return member;
  }
  if (role === "ended") {
    const member = await signedInMember(server, { positions: [position] });
    const body = { accessUntil: "2020-02-28" };
    await members.owner.request(`/api/members/${member.id}`, { method: "PATCH", body });
    return member;
  }
  if (role === "guest") return signedInMember(server, { positions: [position] });
  if (role === "other guest") return signedInMember(server, { positions: ["Another position"] });
  if (role === "guest of a venture") return signedInMember(server, { ventures: [company] });
  if (role === "guest of another venture") return signedInMember(server, { ventures: ["Another venture"] });
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

/** The outcome that a role has of a route. */
const outcomeFor = ({ outcomes }: RouteEntry, role: (typeof roles)[number]) =>
  outcomes[roles.indexOf(sameAs[role] ?? role)];

/** By route, what it is tried with by those whom it refuses: the same, since they change nothing. */
const refusedRequests: Record<string, Promise<RequestDetails>> = {};

async function attempt(route: string, entry: RouteEntry, role: (typeof roles)[number]) {
  const { details, needsNewMember } = entry;
  const [method = "", url = ""] = route.split(" ", 2);
  const member = needsNewMember ? await newMember(role) : members[role];
  const author =
    member && ["member", "owner", "guest", "guest of a venture"].includes(role) ? member : members.owner;
  const newRequest = async (): Promise<RequestDetails> =>
    (await details?.({ server, owner: members.owner, author })) ?? { path: url.replace(":id", "unknown") };
  const isRefused = author === members.owner && outcomeFor(entry, role) !== "allowed";
  if (isRefused) refusedRequests[route] ??= newRequest();
  const { path, body } = await ((isRefused && refusedRequests[route]) || newRequest());
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
    // Routes without sign-in ask nobody who they are, and limit how often they answer an address.
    const tried = entry.outcomes[0] === "sign in" ? roles : roles.slice(0, 6);
    for (const role of tried) found[role] = await attempt(route, entry, role);
    expect(found).toEqual(Object.fromEntries(tried.map((role) => [role, outcomeFor(entry, role)])));
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
