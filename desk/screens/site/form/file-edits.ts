import { replaceEqualDeep } from "@tanstack/react-query";
import { maxEdits, type SiteFile } from "#contract/desk/site.ts";
import { editedValues, pathKey, type SiteEdit, type SiteValue } from "#contract/desk/site-values.ts";
import { DeskApiError, errorText } from "../../../api/client.ts";
import { movedPath } from "./moved-path.ts";

/** Adds an edit to those that wait to be sent; typing in one field stays one edit. */
export function queueEdit(waiting: SiteEdit[], edit: SiteEdit): SiteEdit[] {
  const last = waiting.at(-1);
  if (last?.kind !== "set" || edit.kind !== "set" || pathKey(last.path) !== pathKey(edit.path)) {
    return [...waiting, edit];
  }
  return [...waiting.slice(0, -1), { ...edit, before: last.before }];
}

/** What is typed is sent when nothing was typed for this long. */
const pauseMs = 50;

/** Wait before what could not be sent is sent again. */
const retryMs = 3_000;

/** An edit that was not made. */
export type RefusedEdit = SiteFile["refused"][number] & {
  /** Why the server did not take it; without, somebody else has changed the value. */
  error?: string;
  /** Whether the entry of a list in which it was made is no longer there. */
  isGone?: true;
};

export type FileEditsState = {
  /** The newest draft, with the edits that are not stored yet. */
  values: SiteValue;
  refused: RefusedEdit[];
  isSaving: boolean;
  error: string | null;
  /** How often the stored draft became another one: by these edits, or by those of others that were read. */
  draftCount: number;
};

type Store = (edits: SiteEdit[]) => Promise<Pick<SiteFile, "values" | "refused">>;

/** Whether what was refused is sent again: there is no connection, no session any more, or no server that works. */
export const isRetried = (error: unknown) =>
  error instanceof DeskApiError && ([0, 401, 429].includes(error.status) || error.status >= 500);

const isSamePlace = (one: SiteEdit, other: SiteEdit) =>
  one.kind === other.kind && pathKey(one.path) === pathKey(other.path);

/** A refused edit where its entry of a list stands in newer values. */
function followRefused(one: RefusedEdit, seen: SiteValue, now: SiteValue): RefusedEdit {
  if (one.isGone) return one;
  const path = movedPath(one.edit.path, [seen], now);
  return path ? { ...one, edit: { ...one.edit, path } } : { ...one, isGone: true };
}

/** Adds edits that were not made, each in place of an earlier one of the same value, if that is still there. */
function withRefused(refused: RefusedEdit[], more: RefusedEdit[]): RefusedEdit[] {
  if (more.length === 0) return refused;
  const keys = more.flatMap(({ edit, isGone }) => (isGone ? [] : [pathKey(edit.path)]));
  return [...refused.filter(({ edit, isGone }) => isGone || !keys.includes(pathKey(edit.path))), ...more];
}

/**
 * The edits of one file: shown at once, and stored one request after another in the order in which they were made, also
 * when the form has been left meanwhile.
 * @param values those of the draft
 * @param store stores edits, and returns the draft with them
 */
export function createFileEdits(values: SiteValue, store: Store) {
  let draft = values;
  /** The draft that was read last; another one than `draft` while edits are on their way. */
  let lastRead = values;
  let waiting: SiteEdit[] = [];
  let sent: SiteEdit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let state: FileEditsState = { values, refused: [], isSaving: false, error: null, draftCount: 0 };
  const listeners = new Set<() => void>();

  const listUnsaved = () => [...sent, ...waiting];

  /** @param more edits that were not made, with their places in `draft` */
  function update(changed: Partial<FileEditsState>, more: RefusedEdit[] = []) {
    const unsaved = listUnsaved();
    const values = unsaved.reduce(editedValues, draft);
    const isSaving = unsaved.length > 0;
    const earlier = state.refused.map((one) => followRefused(one, state.values, values));
    const refused = withRefused(
      replaceEqualDeep(state.refused, earlier),
      more.map((one) => followRefused(one, draft, values)),
    );
    state = { ...state, values, refused, isSaving, ...changed };
    for (const listener of listeners) listener();
  }

  /** Takes newer values. What waits, and what was not made of `sent`, follows its entries of lists to where they stand. */
  function replaceDraft(
    next: SiteValue,
    notMade: RefusedEdit[] = [],
    changed: Pick<Partial<FileEditsState>, "error" | "isSaving"> = {},
  ) {
    const more = notMade.map((one) => {
      const before = sent.slice(
        0,
        sent.findIndex((edit) => isSamePlace(edit, one.edit)),
      );
      return followRefused(one, before.reduce(editedValues, draft), next);
    });
    const withSent = sent.reduce(editedValues, draft);
    // Which of them was made, a list does not tell.
    let seen = notMade.length > 0 ? [draft, withSent] : [withSent];
    let now = next;
    // Each edit was made in a draft with those before it.
    waiting = waiting.flatMap((edit) => {
      const path = movedPath(edit.path, seen, now);
      seen = seen.map((one) => editedValues(one, edit));
      if (!path) {
        more.push({ edit, author: "", isGone: true });
        return [];
      }
      const followed = { ...edit, path };
      now = editedValues(now, followed);
      return [followed];
    });
    const draftCount = state.draftCount + (next === draft ? 0 : 1);
    draft = next;
    sent = [];
    update({ draftCount, ...changed }, more);
  }

  function sendAfter(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(send, delayMs);
  }

  async function sendWaiting() {
    sent = waiting.slice(0, maxEdits);
    waiting = waiting.slice(maxEdits);
    update({ error: null });
    try {
      const answer = await store(sent);
      // What is equal stays the same object, so that its fields are not rendered again.
      lastRead = replaceEqualDeep(state.values, answer.values);
      replaceDraft(lastRead, answer.refused);
    } catch (error) {
      const text = errorText(error);
      const failed = { isSaving: false, error: text };
      if (isRetried(error)) {
        waiting = [...sent, ...waiting];
        sent = [];
        update(failed);
        sendAfter(retryMs);
      } else {
        const notMade = sent.map((edit) => ({ edit, author: "", error: text }));
        replaceDraft(lastRead, notMade, failed);
      }
    }
    if (waiting.length > 0 && timer === undefined) send();
  }

  /** Sends what waits, unless an earlier request is on its way: it is sent after that. */
  function send() {
    clearTimeout(timer);
    timer = undefined;
    if (sent.length === 0 && waiting.length > 0) running = sendWaiting();
  }

  function forget(edits: SiteEdit[]) {
    waiting = waiting.filter((edit) => !edits.includes(edit));
    if (waiting.length > 0) return update({});
    clearTimeout(timer);
    timer = undefined;
    update({ error: null });
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit(one: SiteEdit) {
      waiting = queueEdit(waiting, one);
      update({});
      sendAfter(pauseMs);
    },
    send,
    /** Takes a draft that was read, which is older than the answer to edits that are on their way. */
    receive(read: SiteValue) {
      lastRead = replaceEqualDeep(draft, read);
      if (sent.length > 0 || lastRead === draft) return;
      replaceDraft(lastRead);
    },
    settle(one: RefusedEdit) {
      update({ refused: state.refused.filter((other) => other !== one) });
    },
    /** Forgets what waits now. @returns when what was on its way has been answered */
    async drop() {
      const dropped = [...sent, ...waiting];
      forget(dropped);
      await running;
      // What was on its way waits again when it failed.
      forget(dropped);
    },
    /** What is not stored yet, in order. */
    listUnsaved,
    /** The same for last requests before the page is gone. */
    takeUnsaved(): SiteEdit[][] {
      clearTimeout(timer);
      timer = undefined;
      const unsaved = listUnsaved();
      waiting = [];
      return Array.from({ length: Math.ceil(unsaved.length / maxEdits) }, (_, index) =>
        unsaved.slice(index * maxEdits, (index + 1) * maxEdits),
      );
    },
  };
}

export type FileEdits = ReturnType<typeof createFileEdits>;

/** Browsers send 64 KiB once a page is gone, all its requests together. */
const maxLastBytes = 60_000;

/** Whether something would be lost if the page were left now: it cannot be sent, or is too much for last requests. */
export function isLostOnLeaving(files: Pick<FileEdits, "listUnsaved" | "getState">[]): boolean {
  const unsaved = files.flatMap((file) => file.listUnsaved());
  const isFailing = files.some((file) => file.listUnsaved().length > 0 && file.getState().error !== null);
  return isFailing || new TextEncoder().encode(JSON.stringify(unsaved)).length > maxLastBytes;
}
