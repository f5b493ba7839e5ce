import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type SiteFile, siteApi } from "#contract/desk/site.ts";
import type { SiteEdit } from "#contract/desk/site-values.ts";
import { call } from "../../../api/call.ts";
import { DeskApiError } from "../../../api/client.ts";
import { meQuery, useMember } from "../../../api/members.ts";
import { siteFileQuery } from "../../../api/site.ts";
import { withDependentEdits } from "./dependent-edits.ts";
import { createFileEdits, type FileEdits, isLostOnLeaving, isRetried } from "./file-edits.ts";

/** The edits of each file that a member opened. They outlive its form, so that one opened again continues them. */
const opened = new Map<string, FileEdits>();

addEventListener("beforeunload", (event) => {
  if (isLostOnLeaving([...opened.values()])) event.preventDefault();
});

const isSignedIn = (queries: QueryClient, memberId: string) =>
  queries.getQueryData(meQuery.queryKey)?.member.id === memberId;

async function storeEdits(queries: QueryClient, memberId: string, file: string, edits: SiteEdit[]) {
  const { queryKey } = siteFileQuery(file);
  try {
    // What somebody typed before the session ended waits until they sign in again.
    if (!isSignedIn(queries, memberId)) throw new DeskApiError(401, "Please sign in again.");
    const answer = await call(siteApi.edit, { body: { file, edits } });
    // An answer that is under way may be older.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, answer);
    return answer;
  } catch (error) {
    if (!isRetried(error)) void queries.invalidateQueries({ queryKey });
    throw error;
  }
}

function openEdits(queries: QueryClient, memberId: string, { file, values }: SiteFile): FileEdits {
  const key = `${memberId} ${file}`;
  const known = opened.get(key);
  if (known) {
    known.receive(values);
    return known;
  }
  const edits = createFileEdits(values, (some) => storeEdits(queries, memberId, file, some));
  addEventListener("pagehide", () => {
    if (!isSignedIn(queries, memberId)) return;
    for (const unsaved of edits.takeUnsaved())
      void call(siteApi.edit, { body: { file, edits: unsaved }, keepalive: true }).catch(() => {});
  });
  opened.set(key, edits);
  return edits;
}

/**
 * The values of a file as they are typed. They are stored a moment later.
 * @param onSaved called when the stored draft has become another one
 */
export function useFileEdits(data: SiteFile, onSaved: () => void) {
  const queries = useQueryClient();
  const { id } = useMember();
  const [edits] = useState(() => openEdits(queries, id, data));
  const { draftCount, ...state } = useSyncExternalStore(edits.subscribe, edits.getState);
  useEffect(() => edits.receive(data.values), [edits, data.values]);
  useEffect(() => () => edits.send(), [edits]);
  const seenCount = useRef(draftCount);
  useEffect(() => {
    if (seenCount.current === draftCount) return;
    seenCount.current = draftCount;
    onSaved();
  }, [draftCount, onSaved]);
  const { settle, drop } = edits;
  const { file } = data;
  const edit = useCallback(
    (one: SiteEdit) => {
      for (const each of withDependentEdits(file, edits.getState().values, one)) edits.edit(each);
    },
    [edits, file],
  );
  return { edit, settle, drop, ...state };
}
