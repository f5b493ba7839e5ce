import { readJson, removeStored, writeJson } from "./browser-storage.ts";

const storageKey = "application-code";

/** The code of the application that this tab shows, so that a reload shows it again; null without one. */
export function readCode(): string | null {
  const code = readJson("sessionStorage", storageKey);
  return typeof code === "string" ? code : null;
}

export const saveCode = (code: string) => writeJson("sessionStorage", storageKey, code);

export const clearCode = () => removeStored("sessionStorage", storageKey);
