import { beforeAll, describe, expect, test } from "vitest";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { sharedServer } from "../shared-server.ts";
import { findRoutes } from "./find-routes.ts";
import { routeAccess } from "./route-access.ts";
import type { Outcome, RouteEntry } from "./route-outcomes.ts";
import type { RequestDetails } from "./route-requests.ts";
import { newMember, outcomeFor, type RouteRole, roles } from "./route-roles.ts";

const routes = await findRoutes();

test("every route has an entry", () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !(route in routeAccess))).toEqual([]);
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

describe.each(storeKinds)("with %s", (kind) => {
  const server = sharedServer(async () => ({ DESK_PORT: "0", ...(await newStore(kind)) }));
  let owner: SignedInMember;
  const members = {} as Record<RouteRole, SignedInMember | null>;
  beforeAll(async () => {
    owner = await signedInMember(server, { role: "owner" });
    for (const role of roles) members[role] = role === "owner" ? owner : await newMember(server, role, owner);
  });

  /** By route, what it is tried with by those whom it refuses: the same, since they change nothing. */
  const refusedRequests: Record<string, Promise<RequestDetails>> = {};

  async function attempt(route: string, entry: RouteEntry, role: RouteRole) {
    const { details, needsNewMember } = entry;
    const [method = "", url = ""] = route.split(" ", 2);
    const member = needsNewMember ? await newMember(server, role, owner) : members[role];
    const author =
      member && ["member", "owner", "guest", "guest of a venture"].includes(role) ? member : owner;
    const newRequest = async (): Promise<RequestDetails> =>
      (await details?.({ server, owner, author })) ?? { path: url.replace(":id", "unknown") };
    const isRefused = author === owner && outcomeFor(entry, role) !== "allowed";
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
});
