/** A form value as one that can be compared; files by name, size and modification time. */
function comparable(value: FormDataEntryValue | null): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** All values of a form as a text that can be compared. */
export const comparableText = (data: FormData): string =>
  JSON.stringify([...data].map(([name, value]) => [name, comparable(value)]));

/** Whether a field has the same value in two states of a form. */
export function hasSameValue(name: string, one: FormData, other: FormData): boolean {
  return JSON.stringify(comparable(one.get(name))) === JSON.stringify(comparable(other.get(name)));
}
