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

/** What was answered before a request failed: when the change is sent again, it goes on after that. */
const answered = new WeakMap<Sending, Results>();

/** The versions that the member's own changes made, as `REFERENCE VERSION`. */
const ownVersions = new Set<string>();

/** The version of a row or, when the member has changed that one meanwhile, the version that their changes made. */
function targetOf({ reference, version }: Target): Target {
  const next = version + 1;
  return ownVersions.has(`${reference} ${next}`)
    ? targetOf({ reference, version: next })
    : { reference, version };
}

/** Remembers the versions that a change made: the next ones, so that no other change was in between. */
function rememberOwn(targets: Target[], results: Results) {
  for (const [index, { reference, version }] of targets.entries()) {
    const { result, application } = results[index] ?? {};
    if (result === "saved" && application?.version === version + 1)
      ownVersions.add(`${reference} ${application.version}`);
  }
}

async function sendChange(sending: Sending, send = request): Promise<Results> {
  const { rows, change } = sending;
  const results = answered.get(sending) ?? [];
  answered.set(sending, results);
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

/** Shows what could not be saved and, after a conflict, what a colleague changed. */
function reportUnsaved(queries: QueryClient, rows: Map<string, InboxRow>, results: Results) {
  const unsaved = results.filter(({ result }) => result !== "saved");
  const [first] = unsaved;
  if (!first) return;
  const before = rows.get(first.reference);
  const reason =
    first.result === "conflict" && before && first.application
      ? conflictText(before, first.application, namesIn(queries))
      : (first.message ?? "It is no longer there.");
  const subject = before ? applicantName(before) : first.reference;
  toastError(
    unsaved.length === 1 ? `${subject} was not changed` : `${unsaved.length} applications were not changed`,
    unsaved.length === 1 ? reason : `${subject}: ${reason}`,
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
      const results = await sendChange({ rows, change: JSON.parse(opposite) as Change });
      reportUnsaved(queries, new Map(rows.map((row) => [row.reference, row])), results);
      isUndone &&= results.every(({ result }) => result === "saved");
    }
    if (isUndone) toasts.add({ title: "Undone" });
  } catch (error) {
    toastError("It could not be undone", errorText(error));
  }
  await refetch(queries, { kind: "application" });
}

/** Shows what was saved as it is now, and puts back the rest. */
function showResults(
  queries: QueryClient,
  { rows, change }: Sending,
  results: Results,
  lists: ReturnType<typeof inboxLists>,
) {
  const before = new Map(rows.map((row) => [row.reference, row]));
  const unsaved = results.filter(({ result }) => result !== "saved");
  restoreRows(queries, lists, new Set(unsaved.map(({ reference }) => reference)));
  const now = new Map(results.map(({ reference, application }) => [reference, application]));
  updateCachedRows(queries, (row) => now.get(row.reference) ?? before.get(row.reference) ?? row);
  reportUnsaved(queries, before, results);
  const saved = results.flatMap(({ result, application }) =>
    result === "saved" && application ? [application] : [],
  );
  if (saved.length === 0) return;
  toastUndo(changeSummary(saved, change, namesIn(queries)), () => void undo(queries, before, saved, change));
}

export const applicationChange = (queries: QueryClient, send = request) =>
  mutationOptions({
    mutationKey: ["change-applications"],
    // One after another, so that a change knows what the one before it made.
    scope: { id: "change-applications" },
    mutationFn: (sending: Sending) => sendChange(sending, send),
    onMutate: async ({ rows, change }) => {
      await Promise.all([["inbox"], ["pipeline"]].map((queryKey) => queries.cancelQueries({ queryKey })));
      const lists = inboxLists(queries);
      const references = new Set(rows.map(({ reference }) => reference));
      updateCachedRows(queries, (row) => (references.has(row.reference) ? applyChange(row, change) : row));
      return { lists };
    },
    onError: (error, sending, context) => {
      const results = answered.get(sending) ?? [];
      const failed = { result: "refused" as const, message: errorText(error), application: null };
      const others = sending.rows.slice(results.length).map(({ reference }) => ({ reference, ...failed }));
      showResults(queries, sending, [...results, ...others], context?.lists ?? []);
    },
    onSuccess: (results, sending, { lists }) => showResults(queries, sending, results, lists),
    // Only after the last: what is read before would not have those that still wait.
    onSettled: () =>
      queries.isMutating({ mutationKey: ["change-applications"] }) === 1
        ? refetch(queries, { kind: "application" })
        : undefined,
  });

/**
 * Changes applications: shown at once, taken back with the reason when the server refuses, and offered to be undone.
 * Nothing a colleague changed meanwhile is overwritten.
 */
export const useApplicationChange = () => useMutation(applicationChange(useQueryClient()));
