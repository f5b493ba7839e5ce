import type { ProgramSection } from "#content-model/programs.ts";

type ShortSection = ProgramSection<"list" | "statements">;

/** What is set as a row beside its heading: a list of sentences, and statements after those at the start of the page. */
const isShort = (section: ProgramSection, index: number): section is ShortSection =>
  (section.kind === "list" && !section.large) || (section.kind === "statements" && index > 0);

/** The sections of a program's page in their order; short ones that follow each other are one group. */
export function groupSections(sections: ProgramSection[]): (ProgramSection | ShortSection[])[] {
  const groups: (ProgramSection | ShortSection[])[] = [];
  for (const [index, section] of sections.entries()) {
    const last = groups.at(-1);
    if (!isShort(section, index)) groups.push(section);
    else if (Array.isArray(last)) last.push(section);
    else groups.push([section]);
  }
  return groups;
}
