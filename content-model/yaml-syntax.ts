import { type Document, type Node, visit, type YAMLError } from "yaml";

/** A fault in the YAML of a file: its line, from 1, and what is wrong. */
export type YamlFault = {
  line: number;
  message: string;
  /** Whether the lines below may be misread because of it. */
  isStructural: boolean;
};

const unreadable =
  "this line cannot be read; compare its quotes, its colon and the spaces before it with the lines around it";

/** A field's name, or the hyphen of an entry, and the text behind it. */
const fieldLine = /^(\s*)((?:- +)?(?:[\w-]+:)?)\s*(.*)$/;

const indentOf = (line: string) => line.length - line.trimStart().length;

const signs = "*&!@`%,|>?[]{}#-";

/** A line with its text in quotes; a long text is cut. */
function quoted(name: string, value: string): string {
  // `- Careers: we hire` is an entry with a colon, `- title: Careers` is a field.
  const isEntry = /^- +[^a-z]/.test(name);
  const [prefix, text] = isEntry ? ["-", `${name.replace(/^- +/, "")} ${value}`] : [name, value];
  return `${prefix} "${text.length > 50 ? `${text.slice(0, 50)}…` : text}"`;
}

/** The mistake in an unquoted text, or in the quotes around one. */
function textFault(line: string): string | undefined {
  const [, , name = "", value = ""] = fieldLine.exec(line) ?? [];
  const first = value[0] ?? "";
  if (/[“”„‘’«»]/.test(first))
    return `the quotes around the text are curly (${first}); write straight ones, ", at both ends`;
  if (first === "'")
    return `an apostrophe ends a text in single quotes; put the text between " and " instead`;
  if (first === '"')
    return `the text goes on after its closing quote; write “ and ” for quotes inside the text`;
  if (first && signs.includes(first) && !/^[[{].*[\]}]$/.test(value))
    return `a text cannot begin with ${first}; put it in quotes: ${quoted(name, value)}`;
  if (/^[[{]/.test(value))
    return "a text between brackets has a colon or quotes of its own; put it in quotes";
  if (/:(\s|$)/.test(value)) return `the text has a colon; put it in quotes: ${quoted(name, value)}`;
  return undefined;
}

const closingOf: Record<string, string> = { "[": "]", "{": "}", '"': '"', "'": "'" };

/** Where the text or list begins that has no end, according to an error of the parser; undefined if none. */
function findUnclosed({ code, pos }: YAMLError, document: Document, yaml: string): number | undefined {
  if (code !== "MISSING_CHAR" && code !== "BAD_INDENT") return undefined;
  let start: number | undefined;
  const check = (_: unknown, { range }: Node) => {
    const [from, to] = range ?? [0, 0];
    const source = yaml.slice(from, to).trimEnd();
    const closing = closingOf[source[0] ?? ""];
    // The innermost one, which is visited last, is the one to close.
    if (closing && to === pos[0] && (source.length === 1 || !source.endsWith(closing))) start = from;
  };
  visit(document, {
    Scalar: (key, node) => void (node.type?.startsWith("QUOTE") && check(key, node)),
    Collection: (key, node) => void (node.flow && check(key, node)),
  });
  return start;
}

/** The next line that is neither empty nor a comment. */
function nextLine(lines: string[], index: number): number {
  const next = lines.findIndex((line, one) => one > index && /^\s*[^\s#]/.test(line));
  return next < 0 ? index : next;
}

function indentFault(lines: string[], index: number): YamlFault {
  const above = lines.slice(0, index).findLast((line) => /^\s*[^\s#]/.test(line)) ?? "";
  const counted = (line: string) => `${indentOf(line)} space${indentOf(line) === 1 ? "" : "s"}`;
  return {
    line: index + 1,
    isStructural: true,
    message: `this line begins after ${counted(lines[index] ?? "")}, the one above after ${counted(above)}; what belongs together begins at the same place`,
  };
}

/** Explains an error of the parser on a line, from 1. */
function explainError({ code }: YAMLError, line: number, lines: string[]): YamlFault {
  const index = line - 1;
  const text = lines[index] ?? "";
  const fault = (explanation: string): YamlFault => ({ line, message: explanation, isStructural: false });

  if (code === "DUPLICATE_KEY")
    return { ...fault(`“${text.split(":")[0]?.trim()}” stands here twice; delete one`), isStructural: true };
  if (code === "MULTIPLE_DOCS") return fault("a line of --- ends the fields; delete it");
  if (code === "BAD_DQ_ESCAPE")
    return fault(String.raw`a \ in double quotes has a meaning of its own; write \\ for one`);
  if (code === "BAD_INDENT") return indentFault(lines, index);
  const explanation = textFault(text);
  if (explanation) return fault(explanation);
  if (/^\s*- /.test(text)) return indentFault(lines, index);
  if (code === "BLOCK_AS_IMPLICIT_KEY") return indentFault(lines, nextLine(lines, index));
  const unspaced = /^\s*(?:- )?([\w-]+):(\S.*)$/.exec(text);
  if (unspaced) return fault(`write a space after the colon: ${unspaced[1]}: ${unspaced[2]}`);
  if (/^\s*\S/.test(text) && !/:(\s|$)/.test(text))
    return fault("this line has no colon after the name of a field; does it belong to the text above it?");
  return fault(unreadable);
}

/** The lines, from 1, that match a pattern. */
const linesLike = (lines: string[], pattern: RegExp) =>
  lines.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

/**
 * Explains the errors of the YAML parser for a person who edits the file and does not know YAML.
 * @param lineOf gives the line of an offset, from 1
 */
export function findSyntaxFaults(
  document: Document,
  yaml: string,
  lineOf: (offset: number) => number,
): YamlFault[] {
  const { errors } = document;
  if (errors.length === 0) return [];
  const lines = yaml.split(/\r?\n/);
  const simple = (line: number, message: string) => ({ line, message, isStructural: true });
  const [merged] = linesLike(lines, /^<{7}/);
  if (merged)
    return [
      simple(
        merged,
        "two versions of the file stand here; keep one and delete the lines of <<<, === and >>>",
      ),
    ];
  const tabs = linesLike(lines, /^ *\t/);
  if (tabs.length > 0)
    return tabs.map((line) => simple(line, "this line begins with a tab; begin it with spaces"));
  const joined = linesLike(lines, /^[ -]*\u00a0|^[ -]*[\w-]+:\u00a0/);
  if (joined.length > 0)
    return joined.map((line) => simple(line, "a no-break space stands before the text; write a space there"));

  const faults: YamlFault[] = [];
  const offsets = new Set<number>();
  for (const error of errors) {
    const [offset] = error.pos;
    if (offsets.has(offset)) continue;
    offsets.add(offset);
    const unclosed = findUnclosed(error, document, yaml);
    const opening = yaml[unclosed ?? 0] ?? "";
    const fault =
      unclosed === undefined
        ? explainError(error, lineOf(offset), lines)
        : simple(
            lineOf(unclosed),
            `this text has ${opening} at its beginning and no ${closingOf[opening]} at its end`,
          );
    // What follows a fault in the structure is misread.
    const isSure = !fault.isStructural && fault.message !== unreadable;
    if (isSure || !faults.some((one) => one.isStructural)) faults.push(fault);
  }
  return faults;
}
