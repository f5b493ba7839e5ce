/** The text fields of a form by their name. */
export function payloadOf(data: FormData): Record<string, unknown> {
  return Object.fromEntries([...data].filter(([, value]) => typeof value === "string"));
}

/** The chosen files by the name of their field. Browsers send a file without a name where none was chosen. */
export function filesOf(data: FormData): Record<string, File> {
  return Object.fromEntries(
    [...data].filter((entry): entry is [string, File] => entry[1] instanceof File && entry[1].name !== ""),
  );
}

/** What tells values apart. Files are compared by name, size and modification time. */
export function comparable(value: FormDataEntryValue | null): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** Whether a field has the same value in two states of a form. */
export function hasSameValue(name: string, one: FormData, other: FormData): boolean {
  return JSON.stringify(comparable(one.get(name))) === JSON.stringify(comparable(other.get(name)));
}
