import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { belongsToView, inboxLists, restoreRows, updateCachedRows } from "./cached-rows.ts";
import { hasChange } from "./change.ts";
import { inboxQuery } from "./inbox.ts";
import { pipelineQuery } from "./pipeline.ts";
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

test("a change that failed is taken back alone, while another one is under way", () => {
  const queries = new QueryClient();
  const { queryKey } = inboxQuery({});
  const rows = ["NVS-AAAAAA", "NVS-BBBBBB", "NVS-CCCCCC"].map((reference) => testRow({ reference }));
  queries.setQueryData(queryKey, { pages: [{ applications: rows, nextCursor: null }], pageParams: [null] });
  const before = inboxLists(queries);
  const archive = (reference: string) =>
    updateCachedRows(queries, (row) => (row.reference === reference ? { ...row, isArchived: true } : row));
  archive("NVS-BBBBBB");
  archive("NVS-AAAAAA");
  restoreRows(queries, before, new Set(["NVS-BBBBBB"]));
  const shown = queries.getQueryData(queryKey)?.pages[0]?.applications;
  expect(shown).toEqual([rows[1], rows[2]]);
});

test("a card of the pipeline shows its new stage at once", () => {
  const queries = new QueryClient();
  const { queryKey } = pipelineQuery({ form: "career" });
  queries.setQueryData(queryKey, { columns: [{ stage: "first", count: 1, applications: [testRow()] }] });
  updateCachedRows(queries, (row) => ({ ...row, stage: "second" }));
  expect(queries.getQueryData(queryKey)?.columns[0]?.applications[0]?.stage).toBe("second");
});

test("a row has a change when it has its value", () => {
  expect(hasChange(testRow({ stage: "second" }), { stage: "second" })).toBe(true);
  expect(hasChange(testRow({ isArchived: false }), { archived: true })).toBe(false);
});
