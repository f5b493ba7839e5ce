import { endAccess, type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { openJob } from "../../setup/jobs.ts";
import type { RunningServer } from "../../setup/server.ts";
import type { Outcome, RouteEntry } from "./route-outcomes.ts";

export const roles = [
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
export type RouteRole = (typeof roles)[number];

/** Those who may do what another one may. */
const sameAs: Partial<Record<RouteRole, RouteRole>> = {
  removed: "nobody",
  guest: "member",
  "other guest": "other",
  "guest of a venture": "member",
  "guest of another venture": "other",
  ended: "nobody",
};

/** The outcome that somebody has of a route. */
export const outcomeFor = ({ outcomes }: RouteEntry, role: RouteRole): Outcome | undefined =>
  outcomes[roles.indexOf(sameAs[role] ?? role)];

/** What the applications of `applyWithPdf` are for. */
const { company, form } = openJob;
const { position } = form;

/** Who takes up a role: their access, and how an owner changes it afterwards. */
const roleAccess: Record<
  Exclude<RouteRole, "nobody">,
  { access: Parameters<typeof signedInMember>[1]; change?: object }
> = {
  reader: { access: { role: "reader", forms: ["career"] } },
  other: { access: { forms: ["founder"] } },
  member: { access: { forms: ["career"] } },
  owner: { access: { role: "owner" } },
  removed: { access: { role: "owner" }, change: { removed: true } },
  guest: { access: { positions: [position] } },
  "other guest": { access: { positions: ["Another position"] } },
  "guest of a venture": { access: { ventures: [company] } },
  "guest of another venture": { access: { ventures: ["Another venture"] } },
  ended: { access: { positions: [position] } },
};

/** A new member of a role; null for nobody. @param owner who changes the member's access */
export async function newMember(
  server: RunningServer,
  role: RouteRole,
  owner?: SignedInMember,
): Promise<SignedInMember | null> {
  if (role === "nobody") return null;
  const { access, change } = roleAccess[role];
  const member = await signedInMember(server, access);
  if (role === "ended") await endAccess(server, member);
  if (change) await owner?.request(`/api/members/${member.id}`, { method: "PATCH", body: change });
  return member;
}
