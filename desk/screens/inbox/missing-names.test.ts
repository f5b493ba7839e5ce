import { describe, expect, test } from "vitest";
import type { Colleague } from "#contract/desk/members.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { missingNames } from "./missing-names.ts";

const member: Colleague = {
  id: "a",
  name: "Åsa",
  email: "asa@studio.example",
  role: "member",
  forms: ["career"],
  positions: [],
  ventures: [],
  accessEndsAt: null,
  site: "none",
  lastSeenAt: null,
  removedAt: null,
};
const stages = {
  founder: [{ id: "new", label: "New" }],
  partner: [],
  contact: [],
  career: [{ id: "talk", label: "Talk" }],
} as unknown as Stages;
const removed = { ...member, id: "b", name: "Bo", removedAt: 1 };
const ended = { ...member, id: "c", name: "Cilla", accessEndsAt: 1 };
const known = { members: [member, removed, ended], stages, positions: ["Builder"] };

describe("what a filter names and is gone", () => {
  test("is nothing while everything is there, or not loaded yet", () => {
    const filter = { assignee: "a", stage: "talk", position: "Builder" };
    expect(missingNames(filter, known)).toEqual([]);
    expect(missingNames({ assignee: "none" }, known)).toEqual([]);
    const loading = { members: undefined, stages: undefined, positions: undefined };
    expect(missingNames({ assignee: "x", stage: "x", position: "x" }, loading)).toEqual([]);
  });

  test("is said of members, stages of the form, and positions", () => {
    const filter = { form: "founder", assignee: "b", stage: "talk", position: "Pilot" } as const;
    expect(missingNames(filter, known)).toEqual([
      "Bo no longer has access to the desk.",
      "The stage “talk” no longer exists.",
      "You can see no applications for “Pilot”.",
    ]);
    expect(missingNames({ assignee: "c" }, known)).toEqual(["Cilla no longer has access to the desk."]);
    expect(missingNames({ assignee: "x" }, known)).toHaveLength(1);
  });
});
