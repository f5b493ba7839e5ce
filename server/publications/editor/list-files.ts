import type { SiteFiles } from "#contract/desk/site.ts";
import { type ActingMember, hasSiteRight, requireSiteRight } from "../../permissions/permissions.ts";
import { draftContent, listDraftFiles } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { ownerOf } from "./file-titles.ts";
import { followedDrafts } from "./followed-drafts.ts";

/** The files that can be edited, and who has a draft of them. */
export async function listContentFiles(
  editor: Editor,
  member: ActingMember,
): Promise<Omit<SiteFiles, "siteUrl">> {
  requireSiteRight(member, "editor");
  const changed = await listDraftFiles(editor);
  const files = await editor.renderer.listFiles(await draftContent(editor, changed));
  const names = files.map(({ file }) => file);
  const follows = await followedDrafts(editor, changed, files);
  const items = changed.map(({ file }) => follows.get(file) ?? ownerOf(file, names) ?? file);
  const drafts = new Map(changed.map(({ file, draft }) => [file, draft]));
  return {
    files: files.map((file) => {
      const draft = drafts.get(file.file);
      return {
        ...file,
        draft: draft ? { author: draft.author, authorId: draft.authorId, updatedAt: draft.updatedAt } : null,
      };
    }),
    changeCount: new Set(items).size,
    canPublish: hasSiteRight(member, "publisher"),
  };
}
