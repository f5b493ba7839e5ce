type Area = "localStorage" | "sessionStorage";

/** Reads JSON from the browser's storage; null where there is none, and where storage is not allowed. */
export function readJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Writes JSON to the browser's storage. @returns false where storage is full or not allowed */
export function writeJson(area: Area, key: string, value: unknown): boolean {
  try {
    window[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes an entry from the browser's storage. */
export function removeStored(area: Area, key: string) {
  try {
    window[area].removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
