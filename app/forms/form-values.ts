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
