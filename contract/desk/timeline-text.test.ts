import { expect, test } from "vitest";
import type { TimelineEntry } from "./application.ts";
import { timelineText } from "./timeline-text.ts";

const names = {
  member: (id: string) => ({ a: "Anna", b: "Bo" })[id] ?? "a former member",
  stage: (id: string) => ({ review: "Application Review", chat: "Initial Chat" })[id] ?? id,
};

const text = (kind: TimelineEntry["kind"], actorId: string | null, details: TimelineEntry["details"] = {}) =>
  timelineText({ id: "1", at: 0, actorId, kind, details }, names);

test("says who did what", () => {
  expect(text("stage", "a", { from: "review", to: "chat" })).toBe(
    "Anna moved it from Application Review to Initial Chat",
  );
  expect(text("assigned", "a", { assigneeId: "b" })).toBe("Anna assigned it to Bo");
  expect(text("assigned", "a", { assigneeId: "a" })).toBe("Anna assigned it to themselves");
  expect(text("assigned", "a", { assigneeId: null })).toBe("Anna removed the assignee");
});

test("tells who no longer judges, and who no longer takes part in a meeting", () => {
  expect(text("readerReleased", "a", { readerId: "b" })).toBe("Bo no longer judges it");
  const startsAt = Date.parse("2026-11-30T09:00Z");
  expect(text("readerReleased", "a", { readerId: "b", startsAt })).toMatch(
    /^Bo no longer takes part in the meeting: .*10:00$/,
  );
  expect(text("readerReleased", null, { readerId: "b", startsAt: null })).toBe(
    "Bo no longer takes part in the meeting",
  );
});

test("names the operator CLI's user, and nobody for what the system does", () => {
  expect(text("released", null, { actor: "operator" })).toBe("operator released it from quarantine");
  expect(text("received", null)).toBe("Received");
  expect(text("mail", null, { mailKind: "applicant", mailState: "sent" })).toBe("Confirmation was sent");
});
