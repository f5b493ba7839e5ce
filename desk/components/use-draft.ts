import { useState } from "react";
import { useMember } from "../api/members.ts";

const keyPrefix = "draft:";

/**
 * Text being written, kept in the session storage of the tab: it is still there after a reload and when one comes
 * back to the application, but not for another member who signs in. An empty text is not kept.
 * @param initialMs when the initial text was written; one that the tab has kept from before is out of date
 * @returns the text and its setter
 */
export function useDraft(key: string, initial = "", initialMs = 0): [string, (text: string) => void] {
  const storageKey = `${keyPrefix}${useMember().id}:${key}`;
  const read = () => ({ storageKey, text: readDraft(storageKey, initialMs) ?? initial });
  const [draft, setDraft] = useState(read);
  if (draft.storageKey !== storageKey) setDraft(read);
  const change = (text: string) => {
    setDraft({ storageKey, text });
    writeDraft(storageKey, text);
  };
  return [draft.text, change];
}

/** Something else than text that is being entered, kept in the same way. @returns it, its setter, and what forgets it */
export function useJsonDraft<Value>(key: string, empty: Value): [Value, (value: Value) => void, () => void] {
  const [text, setText] = useDraft(key);
  const value = text === "" ? empty : (JSON.parse(text) as Value);
  return [value, (next) => setText(JSON.stringify(next)), () => setText("")];
}

/** Forgets every draft: nothing of an applicant stays in the browser after signing out. */
export function clearDrafts() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(keyPrefix)) sessionStorage.removeItem(key);
  }
}

const timeKey = (key: string) => `${key}:time`;

const readDraft = (key: string, sinceMs: number) =>
  Number(sessionStorage.getItem(timeKey(key))) >= sinceMs ? sessionStorage.getItem(key) : null;

function writeDraft(key: string, text: string) {
  if (text === "") {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(timeKey(key));
  } else {
    sessionStorage.setItem(key, text);
    sessionStorage.setItem(timeKey(key), String(Date.now()));
  }
}
