import { isDeepStrictEqual } from "node:util";
import { schemaAt } from "#contract/desk/field-labels.ts";
import type { SampleAction, SiteSamples } from "#contract/desk/site.ts";
import { isMap, type SiteEdit, type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { ConflictError } from "../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { applyEdit, readValues, valuesOrNull } from "../file-edits/apply-edit.ts";
import { EditError } from "../file-edits/edit-error.ts";
import { changedJustNow } from "./changed-just-now.ts";
import { type DraftFile, draftContent, listDraftFiles, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { placeNames } from "./place-names.ts";
import { storeDraft } from "./save-edits.ts";

/** A file without the comment `# placeholder` on a line. */
function withoutComment(file: string, text: string, line: number): string {
  const lines = text.split("\n");
  lines[line - 1] = lines[line - 1]?.replace(/\s*#\s*placeholder.*$/, "") ?? "";
  const edited = lines.join("\n");
  return isDeepStrictEqual(readValues(file, edited), readValues(file, text)) ? edited : text;
}

type FoundSample = { path: ValuePath; source: string; line: number };

/** A file in which a sample is confirmed: without its mark, and without a comment that says so. */
function confirmed(editor: Editor, file: string, text: string, { path, source, line }: FoundSample): string {
  const plain = withoutComment(file, text, line);
  const value = valueAt(readValues(file, plain), path);
  if (typeof value !== "string") return plain;
  const isBody = file.endsWith(".md") && isDeepStrictEqual(path, ["body"]);
  const lines = isBody ? value.split("\n") : [value];
  const at = isBody ? lines.indexOf(source) : 0;
  lines[at] = editor.renderer.confirmedText(lines[at] ?? "");
  return applyEdit(file, plain, { kind: "set", path, before: value, value: lines.join("\n") });
}

const isPlain = (value: SiteValue | undefined) =>
  isMap(value) && Object.values(value).every((one) => typeof one !== "object" || one === null);

/** The edit that removes a value: its entry of a list, or else its field. */
function removal(values: SiteValue, path: ValuePath): SiteEdit {
  const parent = path.slice(0, -1);
  const entry = typeof path.at(-1) === "number" ? path : isPlain(valueAt(values, parent)) ? parent : path;
  const index = entry.at(-1);
  const before = valueAt(values, entry) ?? null;
  return typeof index === "number"
    ? { kind: "remove", path: entry.slice(0, -1), index, before }
    : { kind: "set", path, before: valueAt(values, path) };
}

/** Whether the schema of a file allows it to be without a value. */
function canRemove({ renderer }: Editor, file: string, values: SiteValue, path: ValuePath): boolean {
  if (isDeepStrictEqual(path, ["body"])) return false;
  const edit = removal(values, path);
  const of = edit.kind === "set" ? edit.path.slice(0, -1) : edit.path;
  const { required = [], minItems = 0 } = schemaAt(renderer.fileSchema(file) ?? {}, values, of);
  if (edit.kind === "set") return !required.includes(String(edit.path.at(-1)));
  const list = valueAt(values, of);
  return Array.isArray(list) && list.length > minItems;
}

/** Everything in the content, drafts included, that must not go public as it is. */
export async function listSamples(editor: Editor, member: ActingMember): Promise<SiteSamples> {
  requireSiteRight(member, "editor");
  const files = await editor.renderer.listSamples(await draftContent(editor));
  const described = files.map(async (entry) => {
    const { text } = await readDraftFile(editor, entry.file);
    const values = valuesOrNull(entry.file, text);
    const place = placeNames(editor, entry.file, values);
    const samples = entry.samples.map((sample) => ({
      ...sample,
      place: place(sample.path),
      canRemove: values !== null && canRemove(editor, entry.file, values, sample.path),
    }));
    return { ...entry, samples };
  });
  return { files: await Promise.all(described) };
}

/** @throws ConflictError when the file needs what is not in a text of it any more */
async function requireNoNewMistake(editor: Editor, draftFile: DraftFile, text: string) {
  const others = (await listDraftFiles(editor)).filter(({ file }) => file !== draftFile.file);
  const count = async (own: string | null) => {
    const content = await draftContent(editor, [...others, { ...draftFile, text: own }]);
    return (await editor.renderer.checkFile(draftFile.file, content)).mistakes.length;
  };
  if ((await count(text)) <= (await count(draftFile.text))) return;
  throw new ConflictError("The page needs this. Open it, and write the real text in its place.");
}

/**
 * Confirms a sample, so that it is shown without its mark, or removes it. The draft of its file is changed.
 * @throws ConflictError when it is not there any more, or the page needs it
 */
export async function settleSample(
  editor: Editor,
  member: ActingMember,
  { file, path, source, action }: SampleAction,
): Promise<void> {
  requireSiteRight(member, "editor");
  const draftFile = await readDraftFile(editor, file);
  const samples = await editor.renderer.samplesIn(file, await draftContent(editor));
  const sample = samples.find((one) => isDeepStrictEqual(one.path, path) && one.source === source);
  if (!sample || draftFile.text === null) {
    throw changedJustNow();
  }
  if (action === "confirm" && !["sample", "placeholder"].includes(sample.kind)) {
    throw new ConflictError("Open it, and write the real text in its place.");
  }
  if (action === "remove" && isDeepStrictEqual(path, ["body"])) {
    throw new ConflictError("Open the text, and remove it there.");
  }
  try {
    const text =
      action === "confirm"
        ? confirmed(editor, file, draftFile.text, sample)
        : applyEdit(file, draftFile.text, removal(readValues(file, draftFile.text), path), {
            base: draftFile.current ?? undefined,
          });
    if (action === "remove") await requireNoNewMistake(editor, draftFile, text);
    if (!(await storeDraft(editor, member, draftFile, { text, made: [path] }))) {
      throw changedJustNow();
    }
  } catch (error) {
    if (error instanceof EditError) throw new ConflictError(`${error.message} Open it to change it.`);
    throw error;
  }
}
