import { mutationOptions, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type ApplicationChange,
  type ApplicationChangeResult,
  type InboxRow,
  inboxApi,
} from "#contract/desk/inbox.ts";
import { applicantName } from "../components/names.ts";
import { inboxLists, restoreRows, updateCachedRows } from "./cached-rows.ts";
import { call } from "./call.ts";
import { applyChange, type Change, hasChange, inverseChange } from "./change.ts";
import { changeSummary, conflictText, type Names } from "./change-text.ts";
import { errorText } from "./client.ts";
import { membersQuery } from "./members.ts";
import { refetch } from "./refetch.ts";
import { stagesQuery } from "./stages.ts";
import { toastError, toasts, toastUndo } from "./toasts.ts";

/** The most applications that one request changes. */
const batchSize = 200;

type Target = ApplicationChange["targets"][number];
type Results = ApplicationChangeResult["results"];
type Sending = { rows: InboxRow[]; change: Change };

const request = (body: ApplicationChange): Promise<ApplicationChangeResult> =>
  call(inboxApi.change, { body });

/**
 * An own change that is not done.
 * @property earlier is settled when earlier own changes of the same applications are done
 * @property results what was answered; when a later request fails and the change is sent again, it goes on after that
 */
type Progress = { earlier: Promise<unknown>; results: Results; done: Promise<void>; end: () => void };

/** The own changes that are not done, in the order in which they were made. */
const underWay = new Map<Sending, Progress>();

/** The latest own change of each application. */
const latest = new Map<string, Promise<void>>();

function progressOf(sending: Sending): Progress {
  const known = underWay.get(sending);
  if (known) return known;
  const { promise, resolve } = Promise.withResolvers<void>();
  const references = sending.rows.map(({ reference }) => reference);
  const earlier = Promise.all(references.map((reference) => latest.get(reference)));
  for (const reference of references) latest.set(reference, promise);
  const progress = { earlier, results: [], done: promise, end: resolve };
  underWay.set(sending, progress);
  return progress;
}

function endChange(sending: Sending) {
  const progress = underWay.get(sending);
  progress?.end();
  underWay.delete(sending);
  for (const { reference } of sending.rows)
    if (latest.get(reference) === progress?.done) latest.delete(reference);
}

/** Once no own change is left: an answer read before would show the applications without those that still wait. */
async function refetchAfterLast(queries: QueryClient) {
  if (underWay.size === 0) await refetch(queries, { kind: "application" });
}

/** The versions that the member's own changes made, as `REFERENCE VERSION`. */
const ownVersions = new Set<string>();

/** The version of a row or, when the member has changed that one meanwhile, the version that their changes made. */
function targetOf({ reference, version }: Target): Target {
  const next = version + 1;
  return ownVersions.has(`${reference} ${next}`)
    ? targetOf({ reference, version: next })
    : { reference, version };
}

/**
 * Remembers the versions that a change made. Only a version that follows directly on the one that was sent: after any
 * other, a colleague has changed something in between.
 */
function rememberOwn(targets: Target[], results: Results) {
  for (const [index, { reference, version }] of targets.entries()) {
    const { result, application } = results[index] ?? {};
    if (result === "saved" && application?.version === version + 1)
      ownVersions.add(`${reference} ${application.version}`);
  }
}

async function sendChange(sending: Sending, send = request): Promise<Results> {
  const { rows, change } = sending;
  const { earlier, results } = progressOf(sending);
  // So that it knows the versions that those made.
  await earlier;
  for (let start = results.length; start < rows.length; start += batchSize) {
    const targets = rows.slice(start, start + batchSize).map(targetOf);
    const answer = await send({ targets, change });
    // As after a lost answer, when the request was repeated: it is as it was to be.
    const isDone = ({ result, application }: Results[number]) =>
      result === "conflict" && application !== null && hasChange(application, change);
    const done = answer.results.map((one) => (isDone(one) ? { ...one, result: "saved" as const } : one));
    results.push(...done);
    if (!("unread" in change)) rememberOwn(targets, done);
  }
  return results;
}

const namesIn = (queries: QueryClient): Names => ({
  members: queries.getQueryData(membersQuery.queryKey),
  stages: queries.getQueryData(stagesQuery.queryKey),
});

/**
 * Shows what could not be saved and, after a conflict, what a colleague changed.
 * @param failure why the rest could not be sent
 */
function reportUnsaved(
  queries: QueryClient,
  rows: Map<string, InboxRow>,
  results: Results,
  failure?: string,
) {
  const unsaved = results.filter(({ result }) => result !== "saved");
  const [first] = unsaved;
  if (!first) return;
  const before = rows.get(first.reference);
  const refusal =
    first.result === "conflict" && before && first.application
      ? conflictText(before, first.application, namesIn(queries))
      : (first.message ?? "It is no longer there.");
  const subject = before ? applicantName(before) : first.reference;
  toastError(
    unsaved.length === 1 ? `${subject} was not changed` : `${unsaved.length} applications were not changed`,
    failure ?? (unsaved.length === 1 ? refusal : `${subject}: ${refusal}`),
  );
}

/** Undoes a change: rows that had the same value go back in one request, at their new versions. */
async function undo(queries: QueryClient, before: Map<string, InboxRow>, saved: InboxRow[], change: Change) {
  const groups = Map.groupBy(saved, (row) =>
    JSON.stringify(inverseChange(before.get(row.reference) ?? row, change)),
  );
  try {
    let isUndone = true;
    for (const [opposite, rows] of groups) {
      const sending = { rows, change: JSON.parse(opposite) as Change };
      const results = await sendChange(sending).finally(() => endChange(sending));
      reportUnsaved(queries, new Map(rows.map((row) => [row.reference, row])), results);
      isUndone &&= results.every(({ result }) => result === "saved");
    }
    if (isUndone) toasts.add({ title: "Undone" });
  } catch (error) {
    toastError("It could not be undone", errorText(error));
  }
  await refetchAfterLast(queries);
}

/** A row with the own changes that are made of it after one. */
function withLater(row: InboxRow, sending: Sending): InboxRow {
  const later = [...underWay.keys()].filter(
    (one) => one !== sending && one.rows.some(({ reference }) => reference === row.reference),
  );
  return later.reduce((shown, { change }) => applyChange(shown, change), row);
}

/** Shows what was saved as it is now, and puts back the rest. */
function showResults(
  queries: QueryClient,
  sending: Sending,
  results: Results,
  lists: ReturnType<typeof inboxLists>,
  failure?: string,
) {
  const { rows, change } = sending;
  const before = new Map(rows.map((row) => [row.reference, row]));
  const unsaved = results.filter(({ result }) => result !== "saved");
  restoreRows(queries, lists, new Set(unsaved.map(({ reference }) => reference)));
  const now = new Map(results.map(({ reference, application }) => [reference, application]));
  updateCachedRows(queries, (row) => {
    const answered = now.get(row.reference) ?? before.get(row.reference);
    return answered ? withLater(answered, sending) : row;
  });
  reportUnsaved(queries, before, results, failure);
  const saved = results.flatMap(({ result, application }) =>
    result === "saved" && application ? [application] : [],
  );
  if (saved.length === 0) return;
  toastUndo(changeSummary(saved, change, namesIn(queries)), () => void undo(queries, before, saved, change));
}

export const applicationChange = (queries: QueryClient, send = request) =>
  mutationOptions({
    mutationKey: ["change-applications"],
    mutationFn: (sending: Sending) => sendChange(sending, send),
    onMutate: async (sending) => {
      progressOf(sending);
      const { rows, change } = sending;
      const references = new Set(rows.map(({ reference }) => reference));
      await Promise.all([
        queries.cancelQueries({ queryKey: ["inbox"] }),
        queries.cancelQueries({ queryKey: ["pipeline"] }),
        queries.cancelQueries({
          queryKey: ["application"],
          // A first load goes on: nothing would be shown without it.
          predicate: ({ queryKey, state }) => references.has(String(queryKey[1])) && state.data !== undefined,
        }),
      ]);
      const lists = inboxLists(queries);
      updateCachedRows(queries, (row) => (references.has(row.reference) ? applyChange(row, change) : row));
      return { lists };
    },
    onError: (error, sending, context) => {
      const { results } = progressOf(sending);
      const others = sending.rows
        .slice(results.length)
        .map(({ reference }) => ({ reference, result: "refused" as const, application: null }));
      showResults(queries, sending, [...results, ...others], context?.lists ?? [], errorText(error));
    },
    onSuccess: (results, sending, { lists }) => showResults(queries, sending, results, lists),
    onSettled: (_results, _error, sending) => {
      endChange(sending);
      void refetchAfterLast(queries);
    },
  });

/**
 * Changes applications: shown at once, taken back with the reason when the server refuses, and offered to be undone.
 * Nothing a colleague changed meanwhile is overwritten.
 */
export const useApplicationChange = () => useMutation(applicationChange(useQueryClient()));
