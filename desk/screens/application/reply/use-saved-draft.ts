import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { type NewDraft, replyApi } from "#contract/desk/replies.ts";
import { call } from "../../../api/call.ts";

/** How long after the last key a draft is saved. */
const delayMs = 1_500;

/**
 * Keeps a reply at the server while it is written, and once more when its form or the page is left.
 * @param isOwnWords whether it says something else than its template; otherwise there is no draft
 * @param isSaved whether the server has it when its form is opened, so that one of another device is not overwritten later
 */
export function useSavedDraft(reference: string, draft: NewDraft, isOwnWords: boolean, isSaved: boolean) {
  const { mutate, mutateAsync, isError } = useMutation({
    mutationFn: (body: NewDraft | null) =>
      body
        ? call(replyApi.saveDraft, { params: { reference }, body, keepalive: true })
        : call(replyApi.deleteDraft, { params: { reference }, keepalive: true }),
    meta: { isUnnoticed: true },
  });
  const { replyId, template, subject, text, version } = draft;
  /** What is to be saved; null when the draft is to be deleted, undefined when nothing changed. */
  const unsaved = useRef<NewDraft | null>(undefined);
  const hadOwnWords = useRef(isOwnWords);
  const isUnchanged = useRef(isSaved);
  const save = useCallback(() => {
    if (unsaved.current !== undefined) mutate(unsaved.current);
    unsaved.current = undefined;
  }, [mutate]);
  useEffect(() => {
    const isFirst = isUnchanged.current;
    isUnchanged.current = false;
    if (isFirst || (!isOwnWords && !hadOwnWords.current)) return;
    hadOwnWords.current = isOwnWords;
    unsaved.current = isOwnWords ? { replyId, template, subject, text, version } : null;
    const timer = setTimeout(save, delayMs);
    return () => clearTimeout(timer);
  }, [replyId, template, subject, text, version, isOwnWords, save]);
  useEffect(() => {
    addEventListener("pagehide", save);
    return () => {
      removeEventListener("pagehide", save);
      save();
    };
  }, [save]);
  const discard = () => {
    unsaved.current = undefined;
    mutate(null);
  };
  /** Saves a draft at once; one that cannot be saved is only in the tab. */
  const saveNow = (body: NewDraft) => mutateAsync(body).catch(() => undefined);
  return { isError, save: saveNow, discard };
}
