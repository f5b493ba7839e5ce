import { ContentError, type ContentMistake } from "#content-model/content-error.ts";
import { isPictureFile } from "#contract/desk/site-items.ts";
import type { Draft } from "../draft.ts";
import { draftContent, type StoredDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { chosenDrafts } from "./followed-drafts.ts";
import { prepare } from "./prepare-drafts.ts";
import { takenBackBy } from "./taken-back.ts";

/** How often drafts with mistakes are left out, and the others looked at again. */
const maxRounds = 5;

/** What would be published: without the files that are left out. */
export type ChosenDrafts = {
  leftOut: Set<string>;
  mistakes: ContentMistake[];
  /** Null when what is chosen has mistakes. */
  draft: Draft | null;
};

async function prepareWithout(editor: Editor, files: StoredDraftFile[], leftOut: Set<string>) {
  try {
    const chosen = chosenDrafts(editor, files, (file) => !leftOut.has(file));
    return { draft: await prepare(editor, chosen), mistakes: [] };
  } catch (error) {
    if (error instanceof ContentError) return { draft: null, mistakes: error.mistakes };
    throw error;
  }
}

type Follows = ReadonlyMap<string, string>;

/** The files that are left out, with those that follow them. */
const withFollowers = (names: Iterable<string>, follows: Follows): Set<string> => {
  const leftOut = new Set(names);
  for (const [file, followed] of follows) if (leftOut.has(followed)) leftOut.add(file);
  return leftOut;
};

/** What is left out unless somebody chooses it: what two people have changed in two ways, and what was taken back. */
export function unfinishedDrafts(files: StoredDraftFile[], follows: Follows): Set<string> {
  const unfinished = files.filter(
    ({ draft, conflicts }) => conflicts.length > 0 || takenBackBy(draft) !== null,
  );
  return withFollowers(
    // An item that got another address is not published while its old file is not removed.
    unfinished.map(({ file, text }) => (text === null && !isPictureFile(file) && follows.get(file)) || file),
    follows,
  );
}

/** Leaves out what is not finished, and what has mistakes. */
async function chooseFinished(
  editor: Editor,
  files: StoredDraftFile[],
  follows: Follows,
): Promise<ChosenDrafts> {
  let leftOut = unfinishedDrafts(files, follows);
  const mistakes: ContentMistake[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const prepared = await prepareWithout(editor, files, leftOut);
    const isMistaken = ({ file }: { file: string }) =>
      !leftOut.has(file) && files.some((one) => one.file === file);
    const own = prepared.mistakes.filter(isMistaken);
    if (own.length === 0)
      return { leftOut, mistakes: [...mistakes, ...prepared.mistakes], draft: prepared.draft };
    mistakes.push(...own);
    leftOut = withFollowers([...leftOut, ...own.map(({ file }) => file)], follows);
  }
  return { leftOut, mistakes, draft: null };
}

/**
 * Renders the content folder with some of its drafts.
 * @param follows drafts that are published with another one
 * @param without the files to leave out; by default those that are not finished
 */
export async function chooseDrafts(
  editor: Editor,
  files: StoredDraftFile[],
  follows: Follows,
  without: string[] | undefined,
): Promise<ChosenDrafts> {
  if (without === undefined) return chooseFinished(editor, files, follows);
  const leftOut = withFollowers(without, follows);
  const prepared = await prepareWithout(editor, files, leftOut);
  const content = await draftContent(editor, files);
  const others = files.filter(({ file, text }) => leftOut.has(file) && text !== null && !isPictureFile(file));
  const own = await Promise.all(others.map(({ file }) => editor.renderer.checkFile(file, content)));
  return { leftOut, mistakes: [...prepared.mistakes, ...own.flat()], draft: prepared.draft };
}
