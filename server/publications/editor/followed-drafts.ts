import type { DraftFile } from "./draft-files.ts";
import { ownerOf } from "./file-titles.ts";
import { isPictureFile } from "./pictures/picture-drafts.ts";

/**
 * Drafts that are published with another one, and that one: a picture with its item.
 * @param listed all content files
 */
export function followedDrafts(files: DraftFile[], listed: string[]): Map<string, string> {
  const drafted = files.map(({ file }) => file);
  const known = [...listed, ...drafted];
  const follows = new Map<string, string>();
  for (const file of drafted.filter(isPictureFile)) {
    const owner = ownerOf(file, known);
    if (owner !== undefined && drafted.includes(owner)) follows.set(file, owner);
  }
  return follows;
}
