import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
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
import { changeSummary, conflictText } from "./change-text.ts";
import { errorText } from "./client.ts";
import { membersQuery } from "./members.ts";
import { refetch } from "./refetch.ts";
import { stagesQuery } from "./stages.ts";
import { toastError, toasts, toastUndo } from "./toasts.ts";

/** The most applications that one request changes. */
const batchSize = 200;

async function sendChange(rows: InboxRow[], change: Change): Promise<ApplicationChangeResult["results"]> {
  const results: ApplicationChangeResult["results"] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    const targets = rows
      .slice(start, start + batchSize)
      .map(({ reference, version }) => ({ reference, version }));
    const body: ApplicationChange = { targets, change };
    const answer = await call(inboxApi.change, { body });
    // As after a lost answer, when the request was repeated: it is as it was to be.
    const isDone = ({ result, application }: (typeof answer.results)[number]) =>
      result === "conflict" && application !== null && hasChange(application, change);
    results.push(...answer.results.map((one) => (isDone(one) ? { ...one, result: "saved" as const } : one)));
  }
  return results;
}

/** Shows what could not be saved and, after a conflict, what a colleague changed. */
function reportUnsaved(
  queries: QueryClient,
  rows: Map<string, InboxRow>,
  results: ApplicationChangeResult["results"],
) {
  const unsaved = results.filter(({ result }) => result !== "saved");
  const [first] = unsaved;
  if (!first) return;
  const before = rows.get(first.reference);
  const names = {
    members: queries.getQueryData(membersQuery.queryKey),
    stages: queries.getQueryData(stagesQuery.queryKey),
  };
  const reason =
    first.result === "conflict" && before && first.application
      ? conflictText(before, first.application, names)
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
      const results = await sendChange(rows, JSON.parse(opposite) as Change);
      reportUnsaved(queries, new Map(rows.map((row) => [row.reference, row])), results);
      isUndone &&= results.every(({ result }) => result === "saved");
    }
    if (isUndone) toasts.add({ title: "Undone" });
  } catch (error) {
    toastError("It could not be undone", errorText(error));
  }
  await refetch(queries, { kind: "application" });
}

/**
 * Changes applications: shown at once, taken back with the reason when the server refuses, and offered to be undone.
 * Nothing a colleague changed meanwhile is overwritten.
 */
export function useApplicationChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ["change-applications"],
    mutationFn: ({ rows, change }: { rows: InboxRow[]; change: Change }) => sendChange(rows, change),
    onMutate: async ({ rows, change }) => {
      await Promise.all([["inbox"], ["pipeline"]].map((queryKey) => queries.cancelQueries({ queryKey })));
      const lists = inboxLists(queries);
      const references = new Set(rows.map(({ reference }) => reference));
      updateCachedRows(queries, (row) => (references.has(row.reference) ? applyChange(row, change) : row));
      return { lists };
    },
    onError: (error, { rows }, context) => {
      const before = new Map(rows.map((row) => [row.reference, row]));
      restoreRows(queries, context?.lists ?? [], new Set(before.keys()));
      updateCachedRows(queries, (row) => before.get(row.reference) ?? row);
      toastError("The change was not saved", errorText(error));
    },
    onSuccess: (results, { rows, change }, { lists }) => {
      const before = new Map(rows.map((row) => [row.reference, row]));
      const unsaved = results.filter(({ result }) => result !== "saved");
      restoreRows(queries, lists, new Set(unsaved.map(({ reference }) => reference)));
      const now = new Map(results.map(({ reference, application }) => [reference, application]));
      updateCachedRows(queries, (row) => now.get(row.reference) ?? before.get(row.reference) ?? row);
      reportUnsaved(queries, before, results);
      const saved = results.flatMap(({ result, application }) =>
        result === "saved" && application ? [application] : [],
      );
      if (saved.length > 0) {
        const names = {
          members: queries.getQueryData(membersQuery.queryKey),
          stages: queries.getQueryData(stagesQuery.queryKey),
        };
        toastUndo(changeSummary(saved, change, names), () => void undo(queries, before, saved, change));
      }
    },
    onSettled: () => refetch(queries, { kind: "application" }),
  });
}
