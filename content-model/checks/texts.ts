import { type ContentFile, error, type Finding, type Place, placeOf, textsOf } from "./content.ts";

/** Zero-width and direction characters, which come with copied text; emoji are joined by U+200D. */
const invisible =
  /[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u;

const unfinished = /\b(TODO|FIXME|TBD)\b|\blorem ipsum\b/i;

/** What is wrong with a text, wherever it stands. */
function textFaults(at: Place, text: string, isDraft: boolean): Finding[] {
  const hidden = invisible.exec(text);
  const [words] = unfinished.exec(text) ?? [];
  return [
    ...(hidden
      ? [
          error(
            at,
            `an invisible character stands after “${text.slice(0, hidden.index).split(/\s/).at(-1)}”; delete it and write the word again`,
          ),
        ]
      : []),
    ...(words && !isDraft
      ? [error(at, `“${words}” is no text for visitors; write it, or set draft: true`)]
      : []),
  ];
}

/** Marks of Markdown that are shown as they are, because something is missing. */
function rawMark(text: string): string | undefined {
  const [link] = /\[[^\]]*\]\(\S*/.exec(text) ?? [];
  if (link)
    return `“${link}” is not shown as a link; write [words](/page), with ) at its end and no space inside`;
  if (text.includes("**"))
    return "the ** are shown as they are; write ** directly before and after the bold words";
  return undefined;
}

/** Finds what visitors must not read: unfinished texts, invisible characters, marks of Markdown that are not closed. */
export function findTextFaults(files: ContentFile[]): Finding[] {
  return files.flatMap((file) => {
    const isDraft = file.value.draft === true;
    const lines = file.body.split("\n");
    return [
      ...textsOf(file).flatMap(({ keys, text }) => textFaults(placeOf(file, keys), text, isDraft)),
      ...lines.flatMap((text, index) =>
        textFaults({ file: file.file, line: file.bodyLine + index }, text, isDraft),
      ),
      ...file.parts.flatMap(({ type, raw, line }) => {
        const message = type === "text" ? rawMark(raw) : undefined;
        return message ? [error({ file: file.file, line }, message)] : [];
      }),
    ];
  });
}
