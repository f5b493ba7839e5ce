import type { SitePublications } from "#contract/desk/site-publications.ts";
import type { StoredPublication } from "../../store/publication-tables.ts";
import { type ActingMember, requireSiteRight } from "../../submissions/desk/permissions.ts";
import { changedFiles, type Snapshot } from "../snapshot.ts";
import { draftContent } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { titleOf } from "./file-titles.ts";
import { describePublication } from "./go-back.ts";

/** What a publication has changed for visitors, in lines, without advice to those who work on files. */
function changedLines({ changes }: StoredPublication): string[] {
  const lines: string[] = JSON.parse(changes);
  const end = lines.indexOf("");
  return end < 0 ? lines : lines.slice(0, end);
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
      return {
        ...describePublication(publication),
        files: files.map((file) => titleOf(file, listed, files)),
        lines: changedLines(publication),
      };
    }),
    canPublish: member.role === "owner" || member.site === "publisher",
  };
}
