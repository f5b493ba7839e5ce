const placeholder = /\{(\w+)\}/g;

/**
 * Replaces `{name}` in a text by the value of that name.
 * @throws when there is no value of that name
 */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`{${name}} is not known here`);
    return String(value);
  });
}

/** The mistake, if any, in a text in which only these names may stand in braces. */
export function placeholderError(text: string, names: readonly string[]): string | undefined {
  const unknown = [...text.matchAll(placeholder)].find(([, name = ""]) => !names.includes(name));
  if (!unknown) return undefined;
  return `${unknown[0]} is not known here; known are: ${names.map((name) => `{${name}}`).join(", ")}`;
}
