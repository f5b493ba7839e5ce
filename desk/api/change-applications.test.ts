import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ApplicationChange, ApplicationChangeResult } from "#contract/desk/inbox.ts";
import { applyChange, type Change } from "./change.ts";
import { applicationChange } from "./change-applications.ts";
import { DeskApiError } from "./client.ts";
import { inboxQuery } from "./inbox.ts";
import { testRow } from "./test-row.ts";

test("what was saved stays when a later request of the same change fails, and is not sent again", async () => {
  const queries = new QueryClient({ defaultOptions: { mutations: { retry: 1, retryDelay: 0 } } });
  const rows = Array.from({ length: 201 }, (_, index) => testRow({ reference: `NVS-${index}` }));
  const { queryKey } = inboxQuery({});
  queries.setQueryData(queryKey, { pages: [{ applications: rows, nextCursor: null }], pageParams: [null] });
  const sent: number[] = [];
  async function send({ targets }: ApplicationChange): Promise<ApplicationChangeResult> {
    sent.push(targets.length);
    if (targets.length === 1) throw new DeskApiError(503, "Please try again.");
    const results = targets.map(({ reference }) => ({
      reference,
      result: "saved" as const,
      application: testRow({ reference, isArchived: true, version: 2 }),
    }));
    return { results };
  }
  const mutation = new MutationObserver(queries, applicationChange(queries, send));
  await expect(mutation.mutate({ rows, change: { archived: true } })).rejects.toThrow("Please try again.");
  expect(queries.getQueryData(queryKey)?.pages[0]?.applications).toEqual(rows.slice(200));
  expect(sent).toEqual([200, 1, 1]);
});

test("a change that is made before an earlier own one is stored follows it, but no change of a colleague", async () => {
  const queries = new QueryClient();
  const row = testRow();
  let stored = row;
  async function send({ targets, change }: ApplicationChange): Promise<ApplicationChangeResult> {
    const isSaved = targets[0]?.version === stored.version;
    if (isSaved) stored = { ...applyChange(stored, change), version: stored.version + 1 };
    const { reference } = stored;
    return { results: [{ reference, result: isSaved ? "saved" : "conflict", application: stored }] };
  }
  const make = async (change: Change) => {
    const mutation = new MutationObserver(queries, applicationChange(queries, send));
    return (await mutation.mutate({ rows: [row], change })).map(({ result }) => result);
  };
  expect(await Promise.all([make({ stage: "second" }), make({ archived: true })])).toEqual([
    ["saved"],
    ["saved"],
  ]);
  expect(stored).toMatchObject({ stage: "second", isArchived: true, version: 3 });
  stored = { ...stored, assigneeId: "colleague", version: 4 };
  expect(await make({ stage: "third" })).toEqual(["conflict"]);
});
