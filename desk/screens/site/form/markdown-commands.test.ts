import { expect, test } from "vitest";
import {
  addChart,
  addLink,
  addNote,
  type MarkdownCommand,
  toggleBold,
  toggleHeading,
  toggleList,
} from "./markdown-commands.ts";

/** Runs a command on a text in which `[` and `]` stand around what is selected. @returns the text, marked the same way */
function run(command: MarkdownCommand, marked: string): string {
  const from = marked.indexOf("[");
  const to = marked.indexOf("]") - 1;
  const text = marked.replace("[", "").replace("]", "");
  const { insert, select, ...part } = command(text, from, to);
  const shown = `${insert.slice(0, select[0])}‹${insert.slice(...select)}›${insert.slice(select[1])}`;
  return text.slice(0, part.from) + shown + text.slice(part.to);
}

test("words become bold, and plain again", () => {
  expect(run(toggleBold, "one[ two ]three")).toBe("one **‹two›** three");
  expect(run(toggleBold, "one **[two]** three")).toBe("one ‹two› three");
  expect(run(toggleBold, "one []")).toBe("one **‹bold words›**");
});

test("lines become headings and lists, and plain again", () => {
  expect(run(toggleHeading, "one\ntw[]o\nthree")).toBe("one\n## two‹›\nthree");
  expect(run(toggleHeading, "## t[w]o")).toBe("two‹›");
  expect(run(toggleHeading, "[]")).toBe("## ‹›");
  expect(run(toggleList, "o[ne\n\n## tw]o\nthree")).toBe("- one\n\n- two‹›\nthree");
  expect(run(toggleList, "[- one\n- two]")).toBe("one\ntwo‹›");
});

test("notes and charts are paragraphs behind the one with the cursor", () => {
  expect(run(addNote, "o[]ne\n\ntwo\n")).toBe("one\n\n> [!NOTE]\n> ‹A note beside the text.›\n\ntwo\n");
  expect(run(addNote, "[]")).toBe("> [!NOTE]\n> ‹A note beside the text.›\n");
  expect(run(addChart, "one\n\ntw[]o\n")).toMatch(
    /^one\n\ntwo\n\n```chart\ntitle: ‹.*›\nbars:\n[\s\S]*\n```\n$/,
  );
});

test("a link keeps its brackets whole", () => {
  expect(run(addLink("the [guide]", " /insights/a "), "see [it]")).toBe("see [the guide](/insights/a)‹›");
  expect(run(addLink("it", "https://a.example/b (c)"), "[]")).toBe("[it](https://a.example/b%20%28c%29)‹›");
});
