import { readFile } from "node:fs/promises";
import path from "node:path";
import { sha256Of } from "../../../sha256.ts";
import type { StoredDraft } from "../../../store/repositories/drafts.ts";
import { mergeWhole } from "../../file-edits/merge.ts";
import type { DraftFile } from "../draft-files.ts";
import type { Editor } from "../editor.ts";

/**
 * A picture with its draft, as a content file: its texts are hashes of its bytes, which are stored with published files.
 * Where the content folder has got another picture since the draft was made, one of the two has to be chosen.
 */
export async function pictureWithDraft(
  { contentFolder }: Editor,
  file: string,
  draft: StoredDraft | undefined,
): Promise<DraftFile> {
  const bytes = await readFile(path.join(contentFolder, file)).catch(() => null);
  const current = bytes && sha256Of(bytes);
  if (!draft) return { file, draft, current, text: current, conflicts: [] };
  const [base, ours] = [draft.base?.toString() ?? null, draft.content?.toString() ?? null];
  return { file, draft, current, ...mergeWhole({ base, ours, theirs: current }) };
}
