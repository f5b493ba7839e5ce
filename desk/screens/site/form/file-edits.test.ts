import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maxEdits, type SiteFile } from "#contract/desk/site.ts";
import type { SiteEdit } from "#contract/desk/site-values.ts";
import { DeskApiError } from "../../../api/client.ts";
import { createFileEdits, isLostOnLeaving, queueEdit } from "./file-edits.ts";

type Answer = Pick<SiteFile, "values" | "refused">;

const values = { title: "A", tags: ["a", ""] };
const typed: SiteEdit = { kind: "set", path: ["tags", 1], before: "", value: "b" };
const moved: SiteEdit = { kind: "move", path: ["tags"], index: 1, to: 0, before: "b" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Edits whose requests are answered by hand, one after another. */
function openFile() {
  const requests: ({ edits: SiteEdit[] } & PromiseWithResolvers<Answer>)[] = [];
  const file = createFileEdits(values, (edits) => {
    const request = { edits, ...Promise.withResolvers<Answer>() };
    requests.push(request);
    return request.promise;
  });
  const end = async (index: number, outcome: Partial<Answer> | Error) => {
    if (outcome instanceof Error) requests[index]?.reject(outcome);
    else requests[index]?.resolve({ values, refused: [], ...outcome });
    await vi.advanceTimersByTimeAsync(0);
  };
  const pause = () => vi.advanceTimersByTimeAsync(1_000);
  return { file, requests, end, pause, sent: () => requests.map(({ edits }) => edits) };
}

test("an entry that is moved while its text is on its way is sent after it, also when the form is left", async () => {
  const { file, sent, end, pause } = openFile();
  file.edit(typed);
  await pause();
  file.edit(moved);
  expect(file.getState()).toMatchObject({ values: { tags: ["b", "a"] }, isSaving: true });
  file.send();
  await pause();
  expect(sent()).toEqual([[typed]]);
  // The answer has what somebody else has changed, too.
  await end(0, { values: { title: "By another", tags: ["a", "b"] } });
  expect(sent()).toEqual([[typed], [moved]]);
  expect(file.getState().values).toEqual({ title: "By another", tags: ["b", "a"] });
  await end(1, { values: { title: "By another", tags: ["b", "a"] } });
  expect(file.getState()).toMatchObject({ isSaving: false, error: null, draftCount: 2 });
});

test("what is stored as it was typed stays the same object", async () => {
  const { file, end, pause } = openFile();
  file.edit(typed);
  await pause();
  const shown = file.getState().values;
  const stored = () => ({ title: "A", tags: ["a", "b"] });
  await end(0, { values: stored() });
  file.receive(stored());
  expect(file.getState().values).toBe(shown);
});

test.each([0, 401, 502])(
  "what cannot be sent (%i) is sent again before what came after it",
  async (status) => {
    const { file, sent, end, pause } = openFile();
    file.edit(typed);
    await pause();
    file.edit(moved);
    await end(0, new DeskApiError(status, "There is no connection."));
    expect(file.getState()).toMatchObject({ error: "There is no connection.", values: { tags: ["b", "a"] } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent()[1]).toEqual([typed, moved]);
    await end(1, { values: { title: "A", tags: ["b", "a"] } });
    expect(file.getState()).toMatchObject({ isSaving: false, error: null });
  },
);

test("what the server does not take is said and kept beside its field, and the draft is shown as it is", async () => {
  const { file, end, pause } = openFile();
  file.edit(typed);
  await pause();
  file.receive({ ...values, title: "Read meanwhile" });
  expect(file.getState().values).toEqual({ title: "A", tags: ["a", "b"] });
  await end(0, new DeskApiError(409, "It cannot be written."));
  expect(file.getState()).toMatchObject({
    values: { ...values, title: "Read meanwhile" },
    error: "It cannot be written.",
    refused: [{ edit: typed, error: "It cannot be written." }],
  });
  // Of one field, what was typed last is kept.
  const again = { ...typed, value: "c" };
  file.edit(again);
  await pause();
  await end(1, new DeskApiError(409, "Not that either."));
  expect(file.getState().refused).toEqual([{ edit: again, author: "", error: "Not that either." }]);
});

test("a draft that was read is shown below what is not sent yet", async () => {
  const { file } = openFile();
  file.edit(typed);
  file.receive({ ...values, title: "By another" });
  expect(file.getState()).toMatchObject({ values: { title: "By another", tags: ["a", "b"] }, draftCount: 1 });
});

test("an edit follows its entry when another one is removed above it, and stays in sight without one", async () => {
  const { file, sent, end, pause } = openFile();
  file.edit(typed);
  await pause();
  file.edit({ ...typed, before: "b", value: "bc" });
  await pause();
  await end(0, { values: { ...values, tags: [""] }, refused: [{ edit: typed, author: "Eva" }] });
  const above: SiteEdit = { ...typed, path: ["tags", 0] };
  expect(file.getState().refused).toEqual([{ edit: above, author: "Eva" }]);
  expect(sent()[1]).toEqual([{ ...above, before: "b", value: "bc" }]);
  const refused = [{ edit: { ...above, before: "b", value: "bc" }, author: "Eva" }];
  await end(1, { values: { ...values, tags: [] }, refused });
  expect(file.getState()).toMatchObject({
    values: { tags: [] },
    refused: [
      { edit: above, author: "Eva" },
      { edit: { value: "bc" }, isGone: true },
    ],
  });
});

test.each([
  { removed: 1, left: ["a"] },
  { removed: 0, left: [""] },
])(
  "an entry that is added while entry $removed is being removed keeps its text",
  async ({ removed, left }) => {
    const { file, sent, end, pause } = openFile();
    file.edit({ kind: "remove", path: ["tags"], index: removed, before: values.tags[removed] ?? null });
    await pause();
    const added: SiteEdit[] = [
      { kind: "insert", path: ["tags"], index: 1, length: 1, value: "" },
      { kind: "set", path: ["tags", 1], before: "", value: "x" },
    ];
    for (const edit of added) file.edit(edit);
    await end(0, { values: { ...values, tags: left } });
    await pause();
    expect(sent()[1]).toEqual(added);
    expect(file.getState()).toMatchObject({ values: { tags: [...left, "x"] }, refused: [] });
  },
);

test("an entry that is added below one that somebody else removes keeps its text", async () => {
  const { file, sent, end, pause } = openFile();
  file.edit({ kind: "set", path: ["title"], before: "A", value: "B" });
  await pause();
  file.edit({ kind: "insert", path: ["tags"], index: 2, length: 2, value: "new" });
  file.edit({ kind: "set", path: ["tags", 2], before: "new", value: "newer" });
  await end(0, { values: { title: "B", tags: [""] } });
  await pause();
  expect(sent()[1]?.[1]).toMatchObject({ path: ["tags", 1], value: "newer" });
  expect(file.getState()).toMatchObject({ values: { tags: ["", "newer"] }, refused: [] });
});

test("a refused text follows its entry later, and stays in sight when that is gone", async () => {
  const { file, end, pause } = openFile();
  file.edit(typed);
  await pause();
  await end(0, { values: { ...values, tags: ["a", "Eva’s"] }, refused: [{ edit: typed, author: "Eva" }] });
  const at = (index: number) => ({ edit: { ...typed, path: ["tags", index] }, author: "Eva" });
  // Below one that somebody else adds, and one that is removed here.
  file.receive({ ...values, tags: ["new", "a", "Eva’s"] });
  expect(file.getState().refused).toEqual([at(2)]);
  file.edit({ kind: "remove", path: ["tags"], index: 0, before: "new" });
  expect(file.getState().refused).toEqual([at(1)]);
  await pause();
  await end(1, { values: { ...values, tags: ["a", "Eva’s"] } });
  expect(file.getState().refused).toEqual([at(1)]);
  file.receive({ ...values, tags: ["a"] });
  const gone = { ...at(1), isGone: true };
  expect(file.getState().refused).toEqual([gone]);
  // The words of another entry that is gone do not replace it.
  file.edit({ kind: "insert", path: ["tags"], index: 1, length: 1, value: "b" });
  await pause();
  await end(2, { values: { ...values, tags: ["a", "b"] } });
  file.edit({ kind: "set", path: ["tags", 1], before: "b", value: "bc" });
  file.receive({ ...values, tags: ["a"] });
  expect(file.getState().refused).toMatchObject([gone, { edit: { value: "bc" }, isGone: true }]);
});

test("what waits and what the server did not take follow into the draft that was read meanwhile", async () => {
  const { file, sent, end, pause } = openFile();
  file.edit(typed);
  await pause();
  file.receive({ ...values, tags: ["new", "a", ""] });
  const later: SiteEdit = { kind: "set", path: ["tags", 0], before: "a", value: "ab" };
  file.edit(later);
  await end(0, new DeskApiError(409, "It cannot be written."));
  expect(file.getState()).toMatchObject({
    values: { tags: ["new", "ab", ""] },
    refused: [{ edit: { ...typed, path: ["tags", 2] }, error: "It cannot be written." }],
    draftCount: 1,
  });
  await pause();
  expect(sent()[1]).toEqual([{ ...later, path: ["tags", 1] }]);
});

test("more than one request takes is sent in several, in order", async () => {
  const { file, sent, end, pause } = openFile();
  const edits = Array.from({ length: 2 * maxEdits + 1 }, (_, index): SiteEdit => {
    return { kind: "set", path: [index % 2 ? "title" : "name"], before: "", value: String(index) };
  });
  for (const edit of edits) file.edit(edit);
  // So is a last request.
  expect(file.takeUnsaved().map(({ length }) => length)).toEqual([maxEdits, maxEdits, 1]);
  for (const edit of edits) file.edit(edit);
  await pause();
  for (const index of [0, 1, 2]) await end(index, {});
  expect(sent().map(({ length }) => length)).toEqual([maxEdits, maxEdits, 1]);
  expect(sent().flat()).toEqual(edits);
  expect(file.getState()).toMatchObject({ refused: [], isSaving: false });
});

test("dropping waits for what is on its way, and a last request has everything that is not stored", async () => {
  const { file, sent, end, pause } = openFile();
  file.edit(typed);
  await pause();
  file.edit(moved);
  expect(file.takeUnsaved()).toEqual([[typed, moved]]);
  file.edit(moved);
  let isDropped = false;
  const dropping = file.drop().then(() => {
    isDropped = true;
  });
  await pause();
  expect(isDropped).toBe(false);
  // What is typed meanwhile is not dropped.
  const later: SiteEdit = { kind: "set", path: ["title"], before: "A", value: "B" };
  file.edit(later);
  await end(0, {});
  await dropping;
  await pause();
  expect(sent()).toEqual([[typed], [later]]);
});

test("what is dropped is not sent again when its request fails", async () => {
  const { file, sent, end, pause } = openFile();
  file.edit(typed);
  await pause();
  const dropping = file.drop();
  await end(0, new DeskApiError(503, "Please try again."));
  await dropping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent()).toEqual([[typed]]);
  expect(file.getState()).toMatchObject({ values, isSaving: false, error: null });
});

test("leaving the page is asked about while what is not stored is too long for last requests, or cannot be sent", async () => {
  const { file, end, pause } = openFile();
  expect(isLostOnLeaving([file])).toBe(false);
  file.edit(typed);
  expect(isLostOnLeaving([file])).toBe(false);
  // A text is sent as it was and as it is, and again while it is on its way.
  const before = "å".repeat(8_000);
  file.edit({ kind: "set", path: ["body"], before, value: `${before}b` });
  await pause();
  expect(isLostOnLeaving([file])).toBe(false);
  file.edit({ kind: "set", path: ["body"], before: `${before}b`, value: `${before}bc` });
  expect(isLostOnLeaving([file])).toBe(true);
  await pause();
  await end(0, {});
  await end(1, {});
  expect(isLostOnLeaving([file])).toBe(false);
  file.edit(typed);
  await pause();
  await end(2, new DeskApiError(0, "There is no connection."));
  expect(isLostOnLeaving([file])).toBe(true);
});

test("what is typed in a row is one edit", () => {
  const set = (name: string, before: string, value: string) => ({
    kind: "set" as const,
    path: [name],
    before,
    value,
  });
  const waiting = [set("a", "", "x"), set("a", "x", "xy"), set("b", "", "z"), set("a", "xy", "")].reduce(
    queueEdit,
    [],
  );
  expect(waiting).toEqual([set("a", "", "xy"), set("b", "", "z"), set("a", "xy", "")]);
});
