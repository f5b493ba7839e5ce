import { spawnSync } from "node:child_process";
import { parse } from "yaml";
import { type ContentFile, type Finding, placeOf, textsOf, warning } from "#content-model/checks/content.ts";
import { contentPath } from "#content-model/content-context.ts";
import { withoutMarks } from "#content-model/sample-marks.ts";
import { confirmedText } from "#content-model/samples.ts";

/** What Git prints in the content folder; empty without Git or a commit. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync("git", args, { cwd: contentPath(), encoding: "utf8" });
  return status === 0 ? stdout : "";
}

/** A file as it was committed; null where it was not, or was no valid YAML. */
function committed(file: string) {
  try {
    return parse(git("show", `HEAD:./${file}`));
  } catch {
    return null;
  }
}

/** How many marks of samples a text has. Asterisks around words are none. */
const marks = (text: string) => text.split("*").length - confirmedText(text).split("*").length;

/** Marks of samples that were taken away from words that are still the same. */
function lostSampleMarks(): Finding[] {
  const files = git("diff", "--unified=0", "--relative", "HEAD", "--", ".").split(/^diff --git .*\n/m);
  return files.flatMap((diff) => {
    const file = /^\+\+\+ b\/(.*)$/m.exec(diff)?.[1];
    return diff.split(/^(?=@@ )/m).flatMap((hunk) => {
      const line = Number(/^@@ .*\+(\d+)/.exec(hunk)?.[1]);
      const side = (sign: string) =>
        hunk
          .split("\n")
          .flatMap((text) => (text.startsWith(sign) ? `${text.slice(1)}\n` : []))
          .join("");
      const [before, after] = [side("-"), side("+")];
      const isMarkAlone = before !== after && withoutMarks(before) === withoutMarks(after);
      if (!file || !line || !isMarkAlone || marks(after) >= marks(before)) return [];
      return [
        warning({ file, line }, "only an asterisk, the mark of a sample, was deleted here; is it true now?"),
      ];
    });
  });
}

/** Stages whose id was committed and is gone: applications that have it keep it. */
function lostStages(files: ContentFile[]): Finding[] {
  const file = "stages.yaml";
  const stages = files.find((one) => one.file === file)?.value ?? {};
  const idsOf = (lists: object) =>
    Object.entries(lists).flatMap(([form, list]) =>
      Array.isArray(list) ? list.map((one) => `“${one?.id}” of ${form}`) : [],
    );
  const now = idsOf(stages);
  return idsOf(committed(file) ?? {})
    .filter((id) => !now.includes(id))
    .map((id) =>
      warning(
        { file },
        `the stage ${id} was here before; applications that are in it keep it. To rename a stage, keep its id and change its label`,
      ),
    );
}

/** Texts with the name of a person whose file was committed and is gone. */
function lostPeople(files: ContentFile[]): Finding[] {
  const gone = git(
    "diff",
    "--name-only",
    "--relative",
    "--diff-filter=D",
    "--no-renames",
    "HEAD",
    "--",
    "people",
  );
  const nameIn = (value: { name?: unknown } | null) => withoutMarks(String(value?.name ?? ""));
  const names = files.filter(({ folder }) => folder === "people").map(({ value }) => nameIn(value));
  return gone.split("\n").flatMap((person) => {
    const name = person.endsWith(".yaml") ? nameIn(committed(person)) : "";
    if (name === "" || names.includes(name)) return [];
    const message = `“${name}” stands here, and ${person} was deleted`;
    return files.flatMap((file) => [
      ...textsOf(file).flatMap(({ keys, text }) =>
        text.includes(name) ? [warning(placeOf(file, keys), message)] : [],
      ),
      ...file.body
        .split("\n")
        .flatMap((text, index) =>
          text.includes(name) ? [warning({ file: file.file, line: file.bodyLine + index }, message)] : [],
        ),
    ]);
  });
}

/** Finds what can only be seen beside the last commit: it is valid, and seldom meant. */
export const findLosses = (files: ContentFile[]): Finding[] => [
  ...lostSampleMarks(),
  ...lostStages(files),
  ...lostPeople(files),
];
