import { type ContentFile, error, type Finding, type Place, placeOf, textsOf } from "./content.ts";
import { withoutLinks } from "./text-links.ts";

/**
 * Zero-width, direction and unreadable characters, which come with copied text, and control characters that no feed may
 * have; emoji are joined by U+200D.
 */
const invisible =
  /[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufffc-\uffff]|(?![\t\n\r\u007f-\u009f])\p{Cc}|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u;

const unfinished = /\b(TODO|FIXME|TBC|TBD|XXX)\b|\b(lorem ipsum|dolor sit amet)\b/i;

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
    ...(/^<{7} /.test(text)
      ? [error(at, "two versions of the text stand here; keep one and delete the lines of <<<, === and >>>")]
      : []),
    ...(words && !isDraft
      ? [error(at, `“${words}” is no text for visitors; write it, or set draft: true`)]
      : []),
  ];
}

/** `[words](/page`, `[words] (/page)`, `[words][page]` and `(words)[/page]`. */
const badLink = /\[[^\]]*\](?:\(|\[| \((?=\/|https?:))\S*|\([^()]*\)\[(?=\/|https?:)\S*/;

/** Marks of Markdown that are shown as they are, because something is missing. */
function rawMark(text: string): string | undefined {
  const [link] = badLink.exec(text) ?? [];
  if (link)
    return `“${link}” is not shown as a link; write [words](/page), with ) at its end and no space inside`;
  if (text.includes("**"))
    return "the ** are shown as they are; write ** directly before and after the bold words";
  return undefined;
}

/** A brace that begins no name of a value. The schema of a field, and the page of a policy, know the names. */
const loneBrace = /\{(?![\w.]+\})[^\s}]*/;
/** Facts may stand in every text. */
const anyBraces = /\{(?!facts\.\w+\})[^\s}]*\}?/;

/** Braces that are shown as they are. @param hasValues whether values are filled in */
function rawBraces(text: string, hasValues: boolean): string | undefined {
  const [braces] = (hasValues ? loneBrace : anyBraces).exec(text) ?? [];
  return braces && `“${braces}” is shown as it is; write the words themselves`;
}

/** An asterisk or underscore before a word, which Markdown takes for the beginning of emphasis. */
const emphasisStart = /(?<![^\s(“"])(\*|__?)(?=[\p{L}\d])/u;

/** Marks in the text of a Markdown file. @param hasValues whether values are filled in */
function rawBodyMark(text: string, hasValues: boolean): string | undefined {
  const [, mark] = emphasisStart.exec(text) ?? [];
  const message =
    mark && `the ${mark} begins emphasis that has no end; write ${mark} directly after its last word, too`;
  return rawMark(text) ?? message ?? rawBraces(text, hasValues);
}

/** Marks in a text of a field, which has links alone. */
function rawFieldMark(text: string): string | undefined {
  const words = withoutLinks(text);
  const [, tag] = /<\/?(\w+|!--)[^<>]*>/.exec(words) ?? [];
  if (tag) return `a text has no HTML like <${tag}>; delete it`;
  const [entity] = /&(\w+|#\d+);/.exec(words) ?? [];
  if (entity) return `“${entity}” is shown as it is; write the sign itself`;
  if (words.includes("**")) return "no words of a field are bold; delete the **";
  return rawMark(words) ?? rawBraces(words, true);
}

/** Finds what visitors must not read: unfinished texts, invisible characters, marks of Markdown that are not closed. */
export function findTextFaults(files: ContentFile[]): Finding[] {
  return files.flatMap((file) => {
    const isDraft = file.value.draft === true;
    const isPolicy = file.folder === "pages";
    const lines = file.body.split("\n");
    return [
      ...textsOf(file).flatMap(({ keys, text }) => {
        const at = placeOf(file, keys);
        const message = rawFieldMark(text);
        return [...textFaults(at, text, isDraft), ...(message ? [error(at, message)] : [])];
      }),
      ...lines.flatMap((text, index) =>
        textFaults({ file: file.file, line: file.bodyLine + index }, text, isDraft),
      ),
      ...file.parts.flatMap(({ type, raw, line }) => {
        const message = type === "text" ? rawBodyMark(raw, isPolicy) : undefined;
        return message ? [error({ file: file.file, line }, message)] : [];
      }),
    ];
  });
}
