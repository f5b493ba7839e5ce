import { stringify } from "yaml";
import { dateOf } from "#contract/desk/format-day.ts";
import { emptyValue } from "#contract/desk/json-schema.ts";
import type { SiteFile } from "#contract/desk/site.ts";
import { folderOf, isItemFolder } from "#contract/desk/site-items.ts";
import {
  type SiteValue,
  textsIn,
  type ValueMap,
  type ValuePath,
  valueAt,
} from "#contract/desk/site-values.ts";
import { ConflictError, NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { applyEdit, readValues, valuesOrNull } from "../file-edits/apply-edit.ts";
import { EditError } from "../file-edits/edit-error.ts";
import { copyOf, dateFields } from "./copied-values.ts";
import { type DraftFile, draftContent, readDraftFile } from "./draft-files.ts";
import { type Editor, inTransaction } from "./editor.ts";
import { describeFile } from "./read-file.ts";
import { removeRedirect } from "./redirects.ts";
import { storeDraft } from "./save-edits.ts";

type NewItem = { folder: string; name: string; title: string; from: string | null };

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Fields that hold for the original alone: when it appears, who checked it, under which name its form files answers. */
const fieldsOfOriginal = ["updated", "publishAt", "deadline", "filled", "reviewer", "form"];

/** Where a text stands, with or without the asterisks of its highlighted words. */
const pathsOf = (values: SiteValue, text: string): ValuePath[] =>
  textsIn(values).flatMap((one) => (one.text.replaceAll("*", "") === text ? [one.path] : []));

/** The place after the last in a list. */
async function nextPlace(editor: Editor, folder: string): Promise<number> {
  const all = await editor.renderer.listFiles(await draftContent(editor));
  const items = all.filter(({ file }) => folderOf(file) === folder);
  const places = items.map(async ({ file }) => {
    const { text } = await readDraftFile(editor, file);
    const order = valueAt(valuesOrNull(file, text) ?? {}, ["order"]);
    return typeof order === "number" ? order : 0;
  });
  return Math.max(0, ...(await Promise.all(places))) + 1;
}

/** The text of a file with empty fields. */
function emptyFile(editor: Editor, file: string): string {
  const values = emptyValue(editor.renderer.fileSchema(file) ?? {});
  const { body, ...fields } = values as ValueMap;
  if (!file.endsWith(".md")) return stringify(fields);
  return `---\n${stringify(fields)}---\n\n${String(body)}`;
}

type Change = { path: ValuePath; value?: SiteValue };

/** What makes a file that of a new item: its title, its place and today's date. */
async function changesOfNew(
  editor: Editor,
  values: SiteValue,
  { folder, title, from }: NewItem,
): Promise<Change[]> {
  const titleField = ["title", "name"].find((name) => valueAt(values, [name]) !== undefined) ?? "label";
  const old = from === null ? "" : String(valueAt(values, [titleField])).replaceAll("*", "");
  const titles = [[titleField], ["seo", "title"], ...(old ? pathsOf(values, old) : [])];
  const today = dateOf(Date.now());
  const changes: Change[] = [
    ...titles.map((path) => ({ path, value: title })),
    ...dateFields.map((name) => ({ path: [name], value: today })),
    // No two pages may have one description.
    { path: ["seo", "description"], value: "" },
    { path: ["order"], value: await nextPlace(editor, folder) },
    ...fieldsOfOriginal.map((name) => ({ path: [name] })),
  ];
  return changes.filter(({ path }) => valueAt(values, path) !== undefined);
}

async function newText(editor: Editor, file: string, item: NewItem): Promise<string> {
  const { folder, from } = item;
  if (from !== null && folderOf(from) !== folder) throw new NotFoundError("There is no such item to copy.");
  const text = from === null ? emptyFile(editor, file) : (await readDraftFile(editor, from)).text;
  if (text === null) throw new NotFoundError("There is no such item to copy.");
  const changes = await changesOfNew(editor, readValues(file, text), item);
  return changes.reduce(
    (edited, { path, value }) => applyEdit(file, edited, { kind: "set", path, value }),
    text,
  );
}

/**
 * The file of an item that does not exist yet.
 * @param name that of its file, which is the end of its address
 * @throws ConflictError when the name cannot be an address, or an item has it
 */
export async function requireFreeName(editor: Editor, folder: string, name: string): Promise<DraftFile> {
  if (!isItemFolder(folder)) throw new NotFoundError("There are no such items.");
  if (!namePattern.test(name) || name.length > 80) {
    throw new ConflictError(
      "Write the address in small letters a to z, digits and hyphens, such as hiring-in-sweden.",
    );
  }
  const draftFile = await readDraftFile(
    editor,
    `${folder}/${name}${folder === "articles" ? ".md" : ".yaml"}`,
  );
  if (draftFile.current !== null || draftFile.draft) throw addressTaken(name);
  return draftFile;
}

export const addressTaken = (name: string) =>
  new ConflictError(`There is already an item with the address ${name}.`);

/**
 * Makes the draft of a new item of the site, such as an article: a copy of another one, or with empty fields.
 * @throws ConflictError when the name cannot be an address, or an item has it
 */
export async function createItem(editor: Editor, member: ActingMember, item: NewItem): Promise<SiteFile> {
  requireSiteRight(member, "editor");
  const draftFile = await requireFreeName(editor, item.folder, item.name);
  try {
    const text = await newText(editor, draftFile.file, item);
    const made = item.from === null ? [] : [copyOf(item.from)];
    const address = editor.renderer.addressOf(draftFile.file);
    await inTransaction(editor, async (editor) => {
      if (!(await storeDraft(editor, member, draftFile, { text, made }))) throw addressTaken(item.name);
      if (address !== null) await removeRedirect(editor, member, address);
    });
  } catch (error) {
    if (error instanceof EditError) throw new ConflictError(error.message);
    throw error;
  }
  return describeFile(editor, draftFile.file);
}
