import { expect, test } from "vitest";
import { staleKeys } from "./refetch.ts";

test("what a reply is filled in with follows the application and the member's name", () => {
  expect(staleKeys({ kind: "application", reference: "NV-1" })).toContainEqual(["reply-templates", "NV-1"]);
  expect(staleKeys({ kind: "application" })).toContainEqual(["reply-templates"]);
  expect(staleKeys({ kind: "members" })).toContainEqual(["reply-templates"]);
});
