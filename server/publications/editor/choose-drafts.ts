import { ContentError, type ContentMistake } from "#content-model/content-error.ts";
import { isPictureFile } from "#contract/desk/site-items.ts";
import type { ChosenChanges } from "#contract/desk/site-publications.ts";
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

/** What is wrong by itself in the drafts that are left out, which are not checked with the others. */
async function mistakesInLeftOut(editor: Editor, files: StoredDraftFile[], leftOut: StoredDraftFile[]) {
  const texts = leftOut.filter(({ file, text }) => text !== null && !isPictureFile(file));
  if (texts.length === 0) return [];
  const content = await draftContent(editor, files);
  const found = await Promise.all(texts.map(({ file }) => editor.renderer.checkFile(file, content)));
  return found.flatMap(({ mistakes }) => mistakes);
}

/**
 * Renders the content folder with some of its drafts: those that a member chose, and of the others those that are
 * finished and have no mistakes.
 * @param follows drafts that are published with another one
 */
export async function chooseDrafts(
  editor: Editor,
  files: StoredDraftFile[],
  follows: Follows,
  { with: chosen = [], without = [] }: ChosenChanges,
): Promise<ChosenDrafts> {
  const isWanted = (file: string) => chosen.includes(file) || chosen.includes(follows.get(file) ?? file);
  const unfinished = [...unfinishedDrafts(files, follows)].filter((file) => !isWanted(file));
  let leftOut = withFollowers([...unfinished, ...without], follows);
  const mistakes: ContentMistake[] = [];
  let prepared: Awaited<ReturnType<typeof prepareWithout>> = { draft: null, mistakes: [] };
  for (let round = 0; round < maxRounds; round++) {
    prepared = await prepareWithout(editor, files, leftOut);
    const isMistaken = ({ file }: { file: string }) =>
      !leftOut.has(file) && !isWanted(file) && files.some((one) => one.file === file);
    const own = prepared.mistakes.filter(isMistaken);
    if (own.length === 0) break;
    mistakes.push(...own);
    prepared = { draft: null, mistakes: [] };
    leftOut = withFollowers([...leftOut, ...own.map(({ file }) => file)], follows);
  }
  const isKnown = (file: string) => mistakes.some((one) => one.file === file);
  const others = files.filter(({ file }) => leftOut.has(file) && !isKnown(file));
  return {
    leftOut,
    mistakes: [...mistakes, ...prepared.mistakes, ...(await mistakesInLeftOut(editor, files, others))],
    draft: prepared.draft,
  };
}
