/**
 * Replaces `{name}` in a text by the value of that name.
 * @throws when there is no value of that name
 */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`{${name}} is not known here; known are: ${Object.keys(values).join(", ")}`);
    }
    return String(value);
  });
}
