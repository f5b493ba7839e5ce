import { type SiteEdit, type SiteValue, valueAt } from "#contract/desk/site-values.ts";
import { ConflictError } from "../../permissions/errors.ts";
import type { ActingMember } from "../../permissions/permissions.ts";
import { applyEdit, readValues, valuesOrNull } from "../file-edits/apply-edit.ts";
import { type DraftFile, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { storeEdits } from "./save-edits.ts";

/** The file that says where addresses lead that the site no longer has. */
export const redirects = "redirects.yaml";

const listPath = ["redirects"];

export const fromOf = (entry: SiteValue) => valueAt(entry, ["from"]);
export const toOf = (entry: SiteValue | undefined) => valueAt(entry, ["to"]);

/** The redirects in the text of their file; none where it cannot be read. */
export function redirectsIn(text: string | null): SiteValue[] {
  const list = valueAt(valuesOrNull(redirects, text) ?? {}, listPath);
  return Array.isArray(list) ? list : [];
}

/** Edits that remove entries of a list, the last one first: the places of the others stay. */
const removals = (list: SiteValue[], isRemoved: (entry: SiteValue) => boolean): SiteEdit[] =>
  list
    .flatMap((before, index): SiteEdit[] =>
      isRemoved(before) ? [{ kind: "remove", path: listPath, index, before }] : [],
    )
    .toReversed();

type Move = { from: string; to: string | undefined; isNew: boolean };

/**
 * Says where an address leads that disappears: without a target, that it is gone. What led to it leads to the target,
 * too, which has a page now and is not redirected itself. One that was never on the site gets no redirect.
 */
export async function addRedirect(editor: Editor, member: ActingMember, { from, to, isNew }: Move) {
  const { text } = await readDraftFile(editor, redirects);
  const list = text === null ? undefined : valueAt(readValues(redirects, text), listPath);
  if (!Array.isArray(list)) throw new ConflictError("The redirects cannot be read.");
  const { length } = list;
  const value: SiteValue = to ? { from, to } : { from };
  const isKnown = list.some((one) => fromOf(one) === from);
  const edits = list.flatMap((one, index): SiteEdit[] =>
    to && toOf(one) === from && fromOf(one) !== to
      ? [{ kind: "set", path: [...listPath, index, "to"], before: from, value: to }]
      : [],
  );
  if (!isNew && !isKnown) edits.push({ kind: "insert", path: listPath, index: length, length, value });
  edits.push(...removals(list, (one) => to !== undefined && fromOf(one) === to));
  if (edits.length > 0) await storeEdits(editor, member, redirects, edits);
}

/** Removes the redirect of an address at which a new item has its page. */
export async function removeRedirect(editor: Editor, member: ActingMember, address: string): Promise<void> {
  const { text } = await readDraftFile(editor, redirects);
  const edits = removals(redirectsIn(text), (one) => fromOf(one) === address);
  if (edits.length > 0) await storeEdits(editor, member, redirects, edits);
}

/** The edits that take back what a draft has changed in the redirects because some addresses appear or disappear. */
function editsWithout(
  { current, text }: DraftFile,
  addresses: ReadonlySet<SiteValue | undefined>,
): SiteEdit[] {
  if (valuesOrNull(redirects, text) === null) return [];
  const [before, after] = [redirectsIn(current), redirectsIn(text)];
  const find = (list: SiteValue[], from: SiteValue | undefined) => list.find((one) => fromOf(one) === from);
  const back = after.flatMap((one, index): SiteEdit[] => {
    const [value, target] = [toOf(find(before, fromOf(one))), toOf(one)];
    // It leads where the address leads that it has led to.
    const isMoved = value !== target && addresses.has(value) && target === toOf(find(after, value));
    return isMoved && value !== undefined && target !== undefined
      ? [{ kind: "set", path: [...listPath, index, "to"], before: target, value }]
      : [];
  });
  const added = removals(after, (one) => addresses.has(fromOf(one)) && !find(before, fromOf(one)));
  const removed = before.filter((one) => addresses.has(fromOf(one)) && !find(after, fromOf(one)));
  const inserts = removed.map((value, count): SiteEdit => {
    const length = after.length - added.length + count;
    return { kind: "insert", path: listPath, index: Math.min(before.indexOf(value), length), length, value };
  });
  return [...back, ...added, ...inserts];
}

/** The text of the redirects without what a draft has changed in them because of some addresses. */
export function redirectsWithout(
  draftFile: DraftFile,
  addresses: ReadonlySet<SiteValue | undefined>,
): string | null {
  const { current } = draftFile;
  // Where the folder's file cannot be read, the list of changes names the mistake.
  const base = valuesOrNull(redirects, current) === null ? undefined : (current ?? undefined);
  return editsWithout(draftFile, addresses).reduce<string | null>(
    (text, edit) => text && applyEdit(redirects, text, edit, { base }),
    draftFile.text,
  );
}

/** Takes back what the draft of the redirects has changed because of some addresses. */
export async function takeBackRedirects(
  editor: Editor,
  member: ActingMember,
  addresses: ReadonlySet<SiteValue | undefined>,
): Promise<void> {
  const edits = editsWithout(await readDraftFile(editor, redirects), addresses);
  if (edits.length > 0) await storeEdits(editor, member, redirects, edits);
}
