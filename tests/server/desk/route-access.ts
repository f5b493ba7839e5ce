import { invitedToken } from "../../setup/desk.ts";
import { applyWithPdf } from "../job-application.ts";
import { judgementOf } from "./judgement.ts";
import {
  editors,
  editorsOfAnything,
  everybody,
  owners,
  type RouteEntry,
  readers,
  signedIn,
  unknownToAll,
  unknownToMembers,
} from "./route-outcomes.ts";
import {
  bytes,
  credential,
  localTime,
  newDecision,
  newDraft,
  newEmail,
  newInterview,
  newNote,
  newReply,
  scheduled,
  withApplication,
  withBody,
  withInterview,
  withMessage,
  withNote,
  withPerson,
  withPosition,
  withReading,
  withReply,
  withReplyFile,
  withSender,
  withView,
} from "./route-requests.ts";
import { siteRouteAccess } from "./site-route-access.ts";

/** Times that interviews were moved to: each once. */
let moves = 0;

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
  "POST /api/set-up/check": {
    outcomes: unknownToAll,
    details: withBody("/api/set-up/check", () => ({ token: "unknown" })),
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
  "POST /api/me/calendar": { outcomes: signedIn },
  "DELETE /api/me/calendar": { outcomes: signedIn },
  // The address is in a private network, which is said after nobody was let in who may not.
  "POST /api/me/calendar-account": {
    outcomes: signedIn,
    details: withBody("/api/me/calendar-account", () => ({
      ...{ url: "https://127.0.0.1:9/", user: "rut", password: "secret" },
    })),
  },
  "DELETE /api/me/calendar-account": { outcomes: signedIn },
  "GET /api/members": { outcomes: signedIn },
  "POST /api/members": {
    outcomes: owners,
    details: withBody("/api/members", () => ({ email: newEmail(), role: "member", forms: ["career"] })),
  },
  "PATCH /api/members/:id": {
    outcomes: owners,
    details: async ({ server }) => ({
      path: `/api/members/${(await invitedToken(server, newEmail())).id}`,
      body: { role: "reader" },
    }),
  },
  "GET /api/members/:id/work": { outcomes: owners },
  "GET /api/positions": { outcomes: owners },
  "GET /api/activity": { outcomes: owners },
  "GET /api/about": { outcomes: signedIn },
  "GET /api/stages": { outcomes: signedIn },
  "GET /api/live": { outcomes: signedIn },
  "GET /api/inbox-counts": { outcomes: signedIn },
  "GET /api/numbers": { outcomes: signedIn },
  "GET /api/export": { outcomes: signedIn, details: async () => ({ path: "/api/export?format=json" }) },
  "GET /api/views": { outcomes: signedIn },
  "POST /api/views": {
    outcomes: editorsOfAnything,
    details: withBody("/api/views", () => ({
      id: crypto.randomUUID(),
      name: "Shared",
      filter: {},
      isShared: true,
    })),
  },
  "PATCH /api/views/:id": { outcomes: editors, details: withView({ version: 1, name: "All jobs" }) },
  "DELETE /api/views/:id": { outcomes: editors, details: withView() },
  "GET /api/pipeline": { outcomes: readers, details: withPosition("/api/pipeline") },
  "GET /api/comparison": { outcomes: readers, details: withPosition("/api/comparison") },
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
  "PATCH /api/applications/:reference/address": {
    outcomes: editors,
    details: withApplication("/address", () => ({ email: "right@example.se", version: 1 })),
  },
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
  "POST /api/applications/:reference/draft": {
    outcomes: editors,
    details: withApplication("/draft", newDraft),
  },
  "DELETE /api/applications/:reference/draft": { outcomes: editors, details: withApplication("/draft") },
  // Nothing but a document is taken, which is said once somebody may attach one.
  "POST /api/applications/:reference/reply-files": {
    outcomes: editors,
    details: withApplication("/reply-files?name=cv.pdf"),
  },
  "GET /api/reply-files/:id": { outcomes: readers, details: withReplyFile },
  "DELETE /api/reply-files/:id": { outcomes: editors, details: withReplyFile },
  "DELETE /api/replies/:id": { outcomes: editors, details: withReply() },
  "POST /api/replies/:id/send": { outcomes: editors, details: withReply("/send", scheduled) },
  "POST /api/applications/:reference/release": { outcomes: editors, details: withApplication("/release") },
  "DELETE /api/applications/:reference/release": { outcomes: editors, details: withApplication("/release") },
  "POST /api/applications/:reference/erase": { outcomes: editors, details: withApplication("/erase") },
  "POST /api/applications/:reference/readers": {
    outcomes: editors,
    details: withApplication("/readers", () => ({})),
  },
  "POST /api/applications/:reference/judgement": {
    outcomes: editors,
    details: withReading("/judgement", judgementOf("career", "good")),
  },
  "POST /api/applications/:reference/step-aside": { outcomes: editors, details: withReading("/step-aside") },
  "DELETE /api/applications/:reference/readers/:id": {
    outcomes: editors,
    details: async ({ server, owner }) => {
      const path = `/api/applications/${await applyWithPdf(server)}/readers`;
      await owner.request(path, { method: "POST", body: { memberIds: [owner.id] } });
      return { path: `${path}/${owner.id}` };
    },
  },
  "POST /api/applications/:reference/decision": {
    outcomes: editors,
    details: withApplication("/decision", newDecision),
  },
  "DELETE /api/applications/:reference/decision": {
    outcomes: editors,
    details: async ({ server, owner }) => {
      const path = `/api/applications/${await applyWithPdf(server)}/decision`;
      await owner.request(path, { method: "POST", body: newDecision() });
      return { path: `${path}?version=2` };
    },
  },
  "POST /api/applications/:reference/interviews": {
    outcomes: editors,
    details: async (attempt) => ({
      path: `/api/applications/${await applyWithPdf(attempt.server)}/interviews`,
      body: newInterview(attempt.author),
    }),
  },
  "GET /api/applications/:reference/free-times": {
    outcomes: editors,
    details: async (attempt) => ({
      path: `/api/applications/${await applyWithPdf(attempt.server)}/free-times?members=${attempt.author.id}&minutes=30`,
    }),
  },
  "PATCH /api/interviews/:id": {
    outcomes: editors,
    details: async (attempt) => ({
      path: await withInterview(attempt),
      body: { startsAt: localTime(45 + (moves++ % 40)) },
    }),
  },
  "DELETE /api/interviews/:id": {
    outcomes: editors,
    details: async (attempt) => ({ path: await withInterview(attempt) }),
  },
  "GET /api/mails": { outcomes: signedIn },
  "POST /api/mails/retry": {
    outcomes: editorsOfAnything,
    details: withBody("/api/mails/retry", () => ({})),
  },
  "POST /api/mails/dismiss": {
    outcomes: editorsOfAnything,
    details: withBody("/api/mails/dismiss", () => ({})),
  },
  "GET /api/messages": { outcomes: signedIn },
  "POST /api/messages/:id/assign": { outcomes: editors, details: withMessage("/assign") },
  "DELETE /api/messages/:id": { outcomes: editors, details: withMessage("") },
  "GET /api/messages/:id/files/:file": { outcomes: readers, details: withMessage("/files") },
  "POST /api/person": { outcomes: readers, details: withPerson("/api/person") },
  "GET /api/person": { outcomes: readers, details: withSender("/api/person") },
  "GET /api/person/download": { outcomes: readers, details: withSender("/api/person/download") },
  ...siteRouteAccess,
  "POST /api/person/erase": { outcomes: editors, details: withPerson("/api/person/erase") },
};
