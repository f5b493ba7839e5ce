import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { belongsToView, updateCachedRows } from "./cached-rows.ts";
import { inboxQuery } from "./inbox.ts";
import { testRow } from "./test-row.ts";

test.each<[InboxFilter, Parameters<typeof testRow>[0], boolean]>([
  [{}, {}, true],
  [{}, { isArchived: true }, false],
  [{ status: "all" }, { isArchived: true }, true],
  [{ status: "archived" }, { isArchived: false }, false],
  [{ unread: "1" }, { isUnread: false }, false],
  [{ stage: "first" }, { stage: "second" }, false],
  [{ assignee: "none" }, { assigneeId: null }, true],
  [{ assignee: "m1" }, { assigneeId: "m2" }, false],
])("in the view %j a row with %j stays: %s", (filter, row, stays) => {
  expect(belongsToView(testRow(row), filter)).toBe(stays);
});

test("a changed row is shown in every list, and leaves those that it no longer fits", () => {
  const queries = new QueryClient();
  const others = testRow({ reference: "NVS-BBBBBB" });
  const lists = [inboxQuery({}), inboxQuery({ stage: "first" })];
  for (const { queryKey } of lists) {
    queries.setQueryData(queryKey, {
      pages: [{ applications: [testRow(), others], nextCursor: null }],
      pageParams: [null],
    });
  }
  updateCachedRows(queries, (row) =>
    row.reference === others.reference ? row : { ...row, stage: "second" },
  );
  const shown = lists.map(({ queryKey }) =>
    queries.getQueryData(queryKey)?.pages[0]?.applications.map(({ reference, stage }) => [reference, stage]),
  );
  expect(shown).toEqual([
    [
      ["NVS-AAAAAA", "second"],
      ["NVS-BBBBBB", "first"],
    ],
    [["NVS-BBBBBB", "first"]],
  ]);
});
