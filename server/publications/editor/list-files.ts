import type { SiteFiles } from "#contract/desk/site.ts";
import { type ActingMember, requireSiteRight } from "../../submissions/desk/permissions.ts";
import { draftContent, listDraftFiles } from "./draft-files.ts";
import type { Editor } from "./editor.ts";

/** The files that can be edited, and who has a draft of them. */
export async function listSiteFiles(
  editor: Editor,
  member: ActingMember,
): Promise<Omit<SiteFiles, "siteUrl">> {
  requireSiteRight(member, "editor");
  const changed = await listDraftFiles(editor);
  const files = await editor.renderer.listFiles(await draftContent(editor, changed));
  const drafts = new Map(changed.map(({ file, draft }) => [file, draft]));
  return {
    files: files.map((file) => {
      const draft = drafts.get(file.file);
      return {
        ...file,
        draft: draft ? { author: draft.author, authorId: draft.authorId, updatedAt: draft.updatedAt } : null,
      };
    }),
    changeCount: changed.length,
    canPublish: member.role === "owner" || member.site === "publisher",
  };
}
