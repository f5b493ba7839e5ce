import type { SiteFiles, SiteSearch } from "#contract/desk/site.ts";
import type { SiteValue } from "#contract/desk/site-values.ts";
import { type ActingMember, requireSiteRight } from "../../submissions/desk/permissions.ts";
import { readValues } from "../file-edits/apply-edit.ts";
import { EditError } from "../file-edits/edit.ts";
import { draftContent, listDraftFiles, readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { plainText, shownText } from "./shown-text.ts";

const maxResults = 50;

/** How much of a long text is shown around what was found. */
const shownLength = 120;

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

/** The part of a text around a word. */
function excerpt(source: string, word: string): string {
  const text = shownText(source);
  const at = Math.max(0, plainText(source).indexOf(word) - shownLength / 3);
  const part = text.slice(at, at + shownLength);
  return `${at > 0 ? "…" : ""}${part}${at + shownLength < text.length ? "…" : ""}`;
}

function* textsIn(
  value: SiteValue,
  path: (string | number)[] = [],
): Generator<{ path: (string | number)[]; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    yield* textsIn(one, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Finds the texts with a word, in all files with their drafts. */
export async function searchSite(editor: Editor, member: ActingMember, query: string): Promise<SiteSearch> {
  requireSiteRight(member, "editor");
  const word = plainText(query);
  // In the file a phrase may be interrupted by a line break or a mark.
  const [longest = ""] = word.split(/[^\p{L}\p{N}]+/u).sort((a, b) => b.length - a.length);
  const results: SiteSearch["results"] = [];
  if (word === "") return { results };
  for (const { file, title } of (await listSiteFiles(editor, member)).files) {
    const { text } = await readDraftFile(editor, file);
    if (text === null || !plainText(text).includes(longest)) continue;
    try {
      for (const found of textsIn(readValues(file, text) as SiteValue)) {
        if (!plainText(found.text).includes(word)) continue;
        results.push({ file, title, path: found.path, text: excerpt(found.text, word) });
        if (results.length === maxResults) return { results };
      }
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
    }
  }
  return { results };
}
