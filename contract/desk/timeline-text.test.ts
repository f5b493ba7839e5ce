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

test("names the operator CLI's user, and nobody for what the system does", () => {
  expect(text("released", null, { actor: "operator" })).toBe("operator released it from quarantine");
  expect(text("received", null)).toBe("Received");
  expect(text("mail", null, { mailKind: "applicant", mailState: "sent" })).toBe("Confirmation was sent");
});
