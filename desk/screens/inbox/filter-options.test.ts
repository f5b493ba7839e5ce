import { expect, test } from "vitest";
import type { Colleague } from "#contract/desk/members.ts";
import { assigneeOptions } from "./filter-options.ts";

const member = (name: string, rights: Partial<Colleague> = {}): Colleague => ({
  ...{ id: name, name, email: "", role: "member", forms: ["career"], positions: [], ventures: [] },
  ...{ accessEndsAt: null, site: "none", removedAt: null, ...rights },
});

test("only members to whom something can be assigned are offered", () => {
  const members = [
    member("me"),
    member("member"),
    member("guest", { forms: [], positions: ["Baker"] }),
    member("reader", { role: "reader" }),
    member("site editor", { forms: [], site: "editor" }),
    member("removed", { removedAt: 1 }),
    member("ended", { accessEndsAt: 1 }),
  ];
  expect(assigneeOptions(members, "me").map(({ value }) => value)).toEqual(["me", "none", "guest", "member"]);
});
