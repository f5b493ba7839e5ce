const maxLength = 200;

/** A file's name as it may be shown: without its path, control characters and invisible characters. */
export function fileLabel(name: string): string {
  const lastSegment = name.split(/[/\\]/).at(-1) ?? "";
  return (
    lastSegment
      .normalize("NFC")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
      .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, "")
      .slice(-maxLength) || "resume"
  );
}
