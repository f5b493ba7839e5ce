/** A part of a text that is replaced, and what is selected then, from the beginning of `insert`. */
type Replacement = { from: number; to: number; insert: string; select: [from: number, to: number] };

/** Changes the part of a text that is selected from `from` to `to`. */
export type MarkdownCommand = (text: string, from: number, to: number) => Replacement;

/** The lines that a selection touches. */
function linesAt(text: string, from: number, to: number) {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const end = text.indexOf("\n", Math.max(to, start));
  return { start, end: end < 0 ? text.length : end };
}

/** Begins each line that is not empty with a mark, or takes it away where all have it. */
const toggleLines =
  (mark: string, other: RegExp): MarkdownCommand =>
  (text, from, to) => {
    const { start, end } = linesAt(text, from, to);
    const lines = text.slice(start, end).split("\n");
    const isOn = lines.every((line) => line === "" || line.startsWith(mark)) && lines.some(Boolean);
    const insert = lines
      .map((line) => {
        if (isOn) return line.slice(line === "" ? 0 : mark.length);
        return line === "" && lines.length > 1 ? line : mark + line.replace(other, "");
      })
      .join("\n");
    return { from: start, to: end, insert, select: [insert.length, insert.length] };
  };

export const toggleHeading = toggleLines("## ", /^(#+|[-*]) /);
export const toggleList = toggleLines("- ", /^(#+|[-*]) /);

export const toggleBold: MarkdownCommand = (text, from, to) => {
  const words = text.slice(from, to).trim();
  const start = from + (words === "" ? 0 : text.slice(from, to).indexOf(words));
  const end = start + words.length;
  if (words !== "" && text.slice(start - 2, start) === "**" && text.slice(end, end + 2) === "**") {
    return { from: start - 2, to: end + 2, insert: words, select: [0, words.length] };
  }
  const shown = words || "bold words";
  return { from: start, to: end, insert: `**${shown}**`, select: [2, 2 + shown.length] };
};

/** Adds a paragraph behind the one with the cursor, and selects a part of it. */
const addParagraph =
  (paragraph: string, selected: string): MarkdownCommand =>
  (text, from) => {
    const next = text.indexOf("\n\n", from);
    const at = next < 0 ? text.trimEnd().length : next;
    const before = at === 0 ? "" : "\n\n";
    const start = before.length + paragraph.indexOf(selected);
    const after = next < 0 ? "\n" : "";
    const to = next < 0 ? text.length : at;
    return { from: at, to, insert: before + paragraph + after, select: [start, start + selected.length] };
  };

export const addNote = addParagraph("> [!NOTE]\n> A note beside the text.", "A note beside the text.");

export const addChart = addParagraph(
  [
    "```chart",
    "title: What the chart compares, and its unit",
    "bars:",
    '  - { label: "The first", to: 3 }',
    '  - { label: "The second", to: 2 }',
    "note: Where the figures are from.",
    "```",
  ].join("\n"),
  "What the chart compares, and its unit",
);

/** Characters that would end an address in Markdown. */
const escaped = (href: string) =>
  href.trim().replace(/[\s()]/g, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, "0")}`);

/** Makes words a link, in place of what is selected. */
export const addLink =
  (words: string, href: string): MarkdownCommand =>
  (_text, from, to) => {
    const insert = `[${words.replace(/[[\]]/g, "")}](${escaped(href)})`;
    return { from, to, insert, select: [insert.length, insert.length] };
  };
