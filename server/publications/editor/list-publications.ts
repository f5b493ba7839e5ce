import type { PageChanges, SitePublications } from "#contract/desk/site-publications.ts";
import { type ActingMember, requireSiteRight } from "../../submissions/desk/permissions.ts";
import { describeLater } from "../changes/describe-changes.ts";
import { type KeptChanges, readChangesOf } from "../kept-changes.ts";
import { changedFiles, type Snapshot } from "../snapshot.ts";
import { draftContent } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { titleOf } from "./file-titles.ts";
import { describePublication } from "./go-back.ts";

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

/** The publications that are kept, newest first, and what each of them has changed. */
export async function listPublications(editor: Editor, member: ActingMember): Promise<SitePublications> {
  requireSiteRight(member, "editor");
  const publications = await editor.store.publications.list();
  const snapshots = publications.map(({ files }): Snapshot => JSON.parse(files));
  const listed = await editor.renderer.listFiles(await draftContent(editor));
  return {
    publications: publications.map((publication, index) => {
      const [now, before] = snapshots.slice(index);
      const files = now && before ? changedFiles(now, before) : [];
      const changes = readChangesOf(publication);
      return {
        ...describePublication(publication),
        appearsAt: changes && appearsAt(changes),
        files: files.map((file) => titleOf(file, listed, files)),
        pages: changes && describePages(changes, listed),
      };
    }),
    canPublish: member.role === "owner" || member.site === "publisher",
  };
}
