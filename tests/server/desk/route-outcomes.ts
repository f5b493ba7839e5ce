import type { Attempt, RequestDetails } from "./route-requests.ts";

/** What becomes of a request; `allowed` is every answer that does not refuse it for who sends it. */
export type Outcome = "allowed" | "sign in" | "refused" | "missing";

/** Outcomes for nobody, a reader of the form, a member of another form, a member of the form, and an owner. */
export type Outcomes = [nobody: Outcome, reader: Outcome, other: Outcome, member: Outcome, owner: Outcome];

export const everybody: Outcomes = ["allowed", "allowed", "allowed", "allowed", "allowed"];
export const signedIn: Outcomes = ["sign in", "allowed", "allowed", "allowed", "allowed"];
export const readers: Outcomes = ["sign in", "allowed", "missing", "allowed", "allowed"];
export const editors: Outcomes = ["sign in", "refused", "missing", "allowed", "allowed"];
export const editorsOfAnything: Outcomes = ["sign in", "refused", "allowed", "allowed", "allowed"];
export const owners: Outcomes = ["sign in", "refused", "refused", "refused", "allowed"];
/** What nobody has: refused for an unknown token, or not found. */
export const unknownToAll: Outcomes = ["missing", "missing", "missing", "missing", "missing"];
export const unknownToMembers: Outcomes = ["sign in", "missing", "missing", "missing", "missing"];

export type RouteEntry = {
  outcomes: Outcomes;
  /** For routes that end the session of who calls them. */
  needsNewMember?: boolean;
  details?: (attempt: Attempt) => Promise<RequestDetails>;
};
