import type { SiteValue, ValuePath } from "#contract/desk/site-values.ts";

/** Every text in the values of a file, and where it stands. */
export function textsIn(value: SiteValue, path: ValuePath = []): { path: ValuePath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, one]) => textsIn(one, [...path, key]));
}
