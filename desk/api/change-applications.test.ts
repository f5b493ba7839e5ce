import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { ApplicationChange, ApplicationChangeResult } from "#contract/desk/inbox.ts";
import { applyChange, type Change } from "./change.ts";
import { applicationChange } from "./change-applications.ts";
import { DeskApiError } from "./client.ts";
import { inboxQuery } from "./inbox.ts";
import { testRow } from "./test-row.ts";
import { toasts } from "./toasts.ts";

test("what was saved stays when a later request of the same change fails, and is not sent again", async () => {
  const queries = new QueryClient({ defaultOptions: { mutations: { retry: 1, retryDelay: 0 } } });
  const rows = Array.from({ length: 202 }, (_, index) => testRow({ reference: `NVS-${index}` }));
  const { queryKey } = inboxQuery({});
  queries.setQueryData(queryKey, { pages: [{ applications: rows, nextCursor: null }], pageParams: [null] });
  const sent: number[] = [];
  const addToast = vi.spyOn(toasts, "add");
  async function send({ targets }: ApplicationChange): Promise<ApplicationChangeResult> {
    sent.push(targets.length);
    if (targets.length === 2) throw new DeskApiError(503, "Please try again.");
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
  expect(sent).toEqual([200, 2, 2]);
  expect(addToast).toHaveBeenCalledWith(
    expect.objectContaining({
      title: "2 applications were not changed",
      description: "Please try again.",
    }),
  );
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

test("a change waits for earlier own ones of its applications alone, and stays in view meanwhile", async () => {
  const queries = new QueryClient();
  // What is fetched again takes long.
  vi.spyOn(queries, "invalidateQueries").mockReturnValue(new Promise(() => {}));
  const { queryKey } = inboxQuery({ status: "all" });
  const rows = ["NVS-1", "NVS-2"].map((reference) => testRow({ reference }));
  queries.setQueryData(queryKey, { pages: [{ applications: rows, nextCursor: null }], pageParams: [null] });
  const sent: Change[] = [];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const make = ([row]: typeof rows, change: Change, held?: Promise<void>) => {
    async function send({ targets: [target] }: ApplicationChange): Promise<ApplicationChangeResult> {
      sent.push(change);
      await held;
      const { reference = "", version = 0 } = target ?? {};
      const application = applyChange(testRow({ reference, version: version + 1 }), change);
      return { results: [{ reference, result: "saved", application }] };
    }
    const mutation = new MutationObserver(queries, applicationChange(queries, send));
    return mutation.mutate({ rows: row ? [row] : [], change });
  };
  const move = make(rows, { stage: "second" }, first.promise);
  const assign = make(rows, { assigneeId: "colleague" }, second.promise);
  await make(rows.slice(1), { archived: true });
  expect(sent).toEqual([{ stage: "second" }, { archived: true }]);
  first.resolve();
  await move;
  expect(sent.at(-1)).toEqual({ assigneeId: "colleague" });
  expect(queries.getQueryData(queryKey)?.pages[0]?.applications[0]?.assigneeId).toBe("colleague");
  second.resolve();
  await assign;
});
