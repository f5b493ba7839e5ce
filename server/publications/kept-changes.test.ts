import { expect, test } from "vitest";
import { readChangesOf, writeChanges } from "./kept-changes.ts";

test("what a publication changed is kept as data, and the lines of earlier versions are left out", () => {
  const changed = [{ paths: ["/about"], added: ["New"], removed: ["Old"] }];
  const later = {
    added: [],
    removed: [],
    all: [{ timeMs: 1, file: "jobs/a.yaml", kind: "closes" as const }],
  };
  const changes = writeChanges({ added: [], changed, removed: [], other: [], later });
  expect(readChangesOf({ changes })).toMatchObject({ changed, later: { added: [], removed: [] } });
  expect(changes).not.toContain("jobs/a.yaml");
  expect(readChangesOf({ changes: writeChanges(null) })).toBeNull();
  expect(readChangesOf({ changes: JSON.stringify(["  changed  /about"]) })).toBeNull();
});
