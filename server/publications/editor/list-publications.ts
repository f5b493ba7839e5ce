import { isItem, isPictureFile } from "#contract/desk/site-items.ts";
import type { PageChanges, SitePublications } from "#contract/desk/site-publications.ts";
import { type ActingMember, hasSiteRight, requireSiteRight } from "../../permissions/permissions.ts";
import { describeLater } from "../changes/describe-changes.ts";
import { type KeptChanges, readChangesOf } from "../kept-changes.ts";
import { changedFiles, type Snapshot } from "../snapshot.ts";
import { draftContent } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { type Listed, ownerOf, removedFile, titleOf } from "./file-titles.ts";
import { redirects } from "./redirects.ts";

/** What changes for visitors, with what will happen by itself in words. @param listed the files that can be named */
export function describePages(
  { later, ...pages }: KeptChanges,
  listed: Parameters<typeof titleOf>[1],
): PageChanges {
  const inWords = (one: (typeof later.added)[number]) =>
    describeLater({ ...one, file: titleOf(one.file, listed).title });
  return { ...pages, later: later.added.map(inWords), noLonger: later.removed.map(inWords) };
}

/** When visitors see the first of what a publication changes; null where they see something of it at once. */
function appearsAt({ added, changed, removed, later }: KeptChanges): number | null {
  const isSeen = added.length + changed.length + removed.length > 0;
  const [first] = later.added.map(({ timeMs }) => timeMs).sort((a, b) => a - b);
  return isSeen ? null : (first ?? null);
}

/** The content files that publications have changed and that are no longer listed, with the titles that they had. */
async function removedSince(
  { store, renderer }: Editor,
  snapshots: Snapshot[],
  files: string[],
): Promise<Listed[]> {
  const named = [...new Set(files)].filter(
    (file) => !isPictureFile(file) && renderer.fileSchema(file) !== null,
  );
  return Promise.all(
    named.map(async (file) => {
      const [hash] = snapshots.find((one) => one[file])?.[file] ?? [];
      const text = hash === undefined ? null : (await store.publications.readFile(hash)).toString("utf8");
      return removedFile(file, text);
    }),
  );
}

/** What a publication changed, without what belongs to another change: a picture of an item, the redirect of a removed one. */
function ownChanges(now: Snapshot, before: Snapshot): string[] {
  const files = changedFiles(now, before);
  const hasRemoved = files.some((file) => isItem(file) && now[file] === undefined);
  return files.filter((file) => {
    if (file === redirects) return !hasRemoved;
    return !isPictureFile(file) || ownerOf(file, files) === undefined;
  });
}

/** What can be done about a change alone: an item that was added is removed, another file has a history. */
function aloneOf(file: string, now: Snapshot, before: Snapshot, live: Snapshot) {
  if (isPictureFile(file) || live[file] === undefined || now[file] === undefined) return null;
  const isStillNew = before[file] === undefined && live[file][0] === now[file][0];
  return isStillNew && isItem(file) ? "remove" : "history";
}

/** The publications that are kept, newest first, and what each of them has changed. */
export async function listPublications(editor: Editor, member: ActingMember): Promise<SitePublications> {
  requireSiteRight(member, "editor");
  const publications = await editor.store.publications.list();
  const snapshots = publications.map(({ files }): Snapshot => JSON.parse(files));
  const [live = {}] = snapshots;
  const listed = await editor.renderer.listFiles(await draftContent(editor));
  const names = new Set(listed.map(({ file }) => file));
  const unlisted = snapshots.flatMap((one, index) =>
    changedFiles(one, snapshots[index + 1] ?? one).filter((file) => !names.has(file)),
  );
  const removed = await removedSince(editor, snapshots, unlisted);
  return {
    publications: publications.map((publication, index) => {
      const [now, before] = snapshots.slice(index);
      const files = now && before ? ownChanges(now, before) : [];
      const changes = readChangesOf(publication);
      return {
        ...publication,
        appearsAt: changes && appearsAt(changes),
        files: files.map((file) => ({
          ...titleOf(file, listed, removed),
          alone: now && before ? aloneOf(file, now, before, live) : null,
        })),
        pages: changes && describePages(changes, [...listed, ...removed]),
      };
    }),
    canPublish: hasSiteRight(member, "publisher"),
  };
}
