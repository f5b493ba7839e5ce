import { invitedToken, type SignedInMember } from "../../setup/desk.ts";
import type { RunningServer } from "../../setup/server.ts";
import { applyWithPdf } from "./hostile-resumes.ts";

/** What becomes of a request; `allowed` is every answer that does not refuse it for who sends it. */
export type Outcome = "allowed" | "sign in" | "refused" | "missing";

/** Outcomes for nobody, a reader of the form, a member of another form, a member of the form, and an owner. */
type Outcomes = [nobody: Outcome, reader: Outcome, other: Outcome, member: Outcome, owner: Outcome];

const everybody: Outcomes = ["allowed", "allowed", "allowed", "allowed", "allowed"];
const signedIn: Outcomes = ["sign in", "allowed", "allowed", "allowed", "allowed"];
const readers: Outcomes = ["sign in", "allowed", "missing", "allowed", "allowed"];
const editors: Outcomes = ["sign in", "refused", "missing", "allowed", "allowed"];
const editorsOfAnything: Outcomes = ["sign in", "refused", "allowed", "allowed", "allowed"];
const owners: Outcomes = ["sign in", "refused", "refused", "refused", "allowed"];
/** What nobody has: refused for an unknown token, or not found. */
const unknownToAll: Outcomes = ["missing", "missing", "missing", "missing", "missing"];
const unknownToMembers: Outcomes = ["sign in", "missing", "missing", "missing", "missing"];

/** What a route is tried with. */
export type Attempt = { server: RunningServer; owner: SignedInMember; author: SignedInMember };
type RequestDetails = { path: string; body?: unknown };
export type RouteEntry = {
  outcomes: Outcomes;
  /** For routes that end the session of who calls them. */
  needsNewMember?: boolean;
  details?: (attempt: Attempt) => Promise<RequestDetails>;
};

const withApplication =
  (suffix = "", body?: () => unknown) =>
  async ({ server }: Attempt): Promise<RequestDetails> => ({
    path: `/api/applications/${await applyWithPdf(server)}${suffix}`,
    body: body?.(),
  });

const newNote = () => ({ id: crypto.randomUUID(), text: "A note." });
const newReply = () => ({ id: crypto.randomUUID(), version: 1, subject: "Hello", text: "A reply." });

const withNote =
  (query: string, body?: unknown) =>
  async ({ server, author }: Attempt): Promise<RequestDetails> => {
    const note = newNote();
    const path = `/api/applications/${await applyWithPdf(server)}/notes`;
    await author.request(path, { method: "POST", body: note });
    return { path: `${path}/${note.id}${query}`, body };
  };

const withReply = async ({ server, author }: Attempt): Promise<RequestDetails> => {
  const reply = newReply();
  const path = `/api/applications/${await applyWithPdf(server)}/replies`;
  await author.request(path, { method: "POST", body: reply });
  return { path: `/api/replies/${reply.id}` };
};

const withBody = (path: string, body: () => unknown) => async () => ({ path, body: body() });
const bytes = Buffer.from("unknown").toString("base64url");
const credential = { id: bytes, rawId: bytes, type: "public-key", clientExtensionResults: {} };

/** Who sends the applications of `applyWithPdf`. */
const applicantEmail = "asa@example.se";
const withPerson = (path: string) => async (attempt: Attempt) => {
  await withApplication()(attempt);
  return { path: `${path}?email=${applicantEmail}` };
};

const newEmail = () => `${crypto.randomUUID()}@studio.example`;

/** Who may use each route of the desk. Parameters are filled in by `details`, which sends what the route accepts. */
export const routeAccess: Record<string, RouteEntry> = {
  "POST /api/sign-in": {
    outcomes: everybody,
    details: withBody("/api/sign-in", () => ({ email: newEmail() })),
  },
  "POST /api/sign-in/link": {
    outcomes: unknownToAll,
    details: withBody("/api/sign-in/link", () => ({ token: "unknown" })),
  },
  "POST /api/sign-in/passkey/options": { outcomes: everybody },
  "POST /api/sign-in/passkey": {
    outcomes: unknownToAll,
    details: withBody("/api/sign-in/passkey", () => ({
      response: {
        ...credential,
        response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
      },
    })),
  },
  "POST /api/set-up": {
    outcomes: unknownToAll,
    details: withBody("/api/set-up", () => ({ token: "unknown", email: newEmail(), name: "X" })),
  },
  "POST /api/sign-out": { outcomes: signedIn, needsNewMember: true },
  "GET /api/me": { outcomes: signedIn },
  "PATCH /api/me": { outcomes: signedIn, details: withBody("/api/me", () => ({ digest: true })) },
  "DELETE /api/me/sessions": { outcomes: signedIn },
  "DELETE /api/me/sessions/:id": { outcomes: unknownToMembers },
  "POST /api/me/passkeys/options": { outcomes: signedIn },
  "POST /api/me/passkeys": {
    outcomes: unknownToMembers,
    details: withBody("/api/me/passkeys", () => ({
      name: "Key",
      response: { ...credential, response: { clientDataJSON: bytes, attestationObject: bytes } },
    })),
  },
  "DELETE /api/me/passkeys/:id": { outcomes: unknownToMembers },
  "GET /api/members": { outcomes: signedIn },
  "POST /api/members": {
    outcomes: owners,
    details: withBody("/api/members", () => ({ email: newEmail(), role: "member", forms: [] })),
  },
  "PATCH /api/members/:id": {
    outcomes: owners,
    details: async ({ server }) => ({
      path: `/api/members/${(await invitedToken(server, newEmail())).id}`,
      body: { role: "reader" },
    }),
  },
  "GET /api/activity": { outcomes: owners },
  "GET /api/about": { outcomes: signedIn },
  "GET /api/stages": { outcomes: signedIn },
  "GET /api/live": { outcomes: signedIn },
  "GET /api/inbox-counts": { outcomes: signedIn },
  "GET /api/numbers": { outcomes: signedIn },
  "GET /api/export": { outcomes: signedIn, details: async () => ({ path: "/api/export?format=json" }) },
  "GET /api/applications": { outcomes: signedIn },
  "PATCH /api/applications": {
    outcomes: editors,
    details: async ({ server }) => ({
      path: "/api/applications",
      body: {
        targets: [{ reference: await applyWithPdf(server), version: 1 }],
        change: { archived: true },
      },
    }),
  },
  "GET /api/applications/:reference": { outcomes: readers, details: withApplication() },
  "POST /api/applications/:reference/open": { outcomes: readers, details: withApplication("/open") },
  "POST /api/applications/:reference/notes": {
    outcomes: editors,
    details: withApplication("/notes", newNote),
  },
  "PATCH /api/applications/:reference/notes/:id": {
    outcomes: editors,
    details: withNote("", { text: "Another.", version: 1 }),
  },
  "DELETE /api/applications/:reference/notes/:id": { outcomes: editors, details: withNote("?version=1") },
  "GET /api/applications/:reference/resume": { outcomes: readers, details: withApplication("/resume") },
  "GET /api/applications/:reference/resume/view": {
    outcomes: readers,
    details: withApplication("/resume/view"),
  },
  "GET /api/applications/:reference/templates": { outcomes: readers, details: withApplication("/templates") },
  "POST /api/applications/:reference/replies": {
    outcomes: editors,
    details: withApplication("/replies", newReply),
  },
  "DELETE /api/replies/:id": { outcomes: editors, details: withReply },
  "POST /api/applications/:reference/release": { outcomes: editors, details: withApplication("/release") },
  "POST /api/applications/:reference/erase": { outcomes: editors, details: withApplication("/erase") },
  "GET /api/mails": { outcomes: signedIn },
  "POST /api/mails/retry": {
    outcomes: editorsOfAnything,
    details: withBody("/api/mails/retry", () => ({})),
  },
  "GET /api/person": { outcomes: readers, details: withPerson("/api/person") },
  "GET /api/person/download": { outcomes: readers, details: withPerson("/api/person/download") },
  "POST /api/person/erase": {
    outcomes: editors,
    details: async (attempt) => {
      await withApplication()(attempt);
      return { path: "/api/person/erase", body: { email: applicantEmail } };
    },
  },
};
