import { replaceEqualDeep } from "@tanstack/react-query";
import { maxEdits, type SiteFile } from "#contract/desk/site.ts";
import {
  editedValues,
  pathKey,
  type SiteEdit,
  type SiteValue,
  type ValuePath,
} from "#contract/desk/site-values.ts";
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

  function update(changed: Partial<FileEditsState>) {
    const unsaved = listUnsaved();
    const isSaving = unsaved.length > 0;
    state = { ...state, values: unsaved.reduce(editedValues, draft), isSaving, ...changed };
    for (const listener of listeners) listener();
  }

  /** Adds edits that were not made, each in place of an earlier one of the same value. */
  function withRefused(more: RefusedEdit[]): RefusedEdit[] {
    if (more.length === 0) return state.refused;
    const keyOf = ({ edit, isGone }: RefusedEdit) => `${isGone} ${pathKey(edit.path)}`;
    const keys = more.map(keyOf);
    return [...state.refused.filter((one) => !keys.includes(keyOf(one))), ...more];
  }

  /** Takes newer values. What waits, and what was refused now, follows its entries of lists to where they stand. */
  function replaceDraft(next: SiteValue, refused: SiteFile["refused"] = []): RefusedEdit[] {
    const seen = [draft, sent.reduce(editedValues, draft)];
    const follow = <Edit extends { path: ValuePath }>(edit: Edit): { edit: Edit; isGone?: true } => {
      const path = movedPath(edit.path, seen, next);
      return path ? { edit: { ...edit, path } } : { edit, isGone: true };
    };
    draft = next;
    const following = waiting.map(follow);
    waiting = following.flatMap(({ edit, isGone }) => (isGone ? [] : [edit]));
    return [
      ...refused.map((one) => ({ ...one, ...follow(one.edit) })),
      ...following.flatMap((one) => (one.isGone ? [{ author: "", ...one }] : [])),
    ];
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
      const refused = replaceDraft(replaceEqualDeep(state.values, answer.values), answer.refused);
      lastRead = draft;
      sent = [];
      update({ refused: withRefused(refused), draftCount: state.draftCount + 1 });
    } catch (error) {
      const isSentAgain = isRetried(error);
      const text = errorText(error);
      const notMade = isSentAgain ? [] : sent.map((edit) => ({ edit, author: "", error: text }));
      if (isSentAgain) waiting = [...sent, ...waiting];
      else draft = lastRead;
      sent = [];
      update({ isSaving: false, error: text, refused: withRefused(notMade) });
      if (isSentAgain) sendAfter(retryMs);
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
      update({ refused: withRefused(replaceDraft(lastRead)), draftCount: state.draftCount + 1 });
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
