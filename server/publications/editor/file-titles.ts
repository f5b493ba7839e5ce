import path from "node:path";
import { isPictureFile } from "./pictures/picture-drafts.ts";

type Listed = { file: string; title: string };

/** Whether a picture belongs to a content file, by its name. */
export function isPictureOf(picture: string, file: string): boolean {
  const stem = file.slice(0, -path.extname(file).length);
  return isPictureFile(picture) && picture.startsWith(stem) && /^[.-]/.test(picture.slice(stem.length));
}

/** What a picture is called: an item may have one, and others in its text, whose names go on after a hyphen. */
function pictureTitle(picture: string, { file, title }: Listed): string {
  const own = picture.slice(file.length - path.extname(file).length);
  const [, inText] = /^-([^.]+)/.exec(own) ?? [];
  return inText ? `Picture “${inText}” of ${title}` : `Picture of ${title}`;
}

/** What a file is called in lists, and the one whose form shows it: a picture belongs to the item it is named after. */
export function titleOf(file: string, listed: Listed[]) {
  const isPicture = isPictureFile(file);
  // Of an item and another one whose name goes on, a picture belongs to that with the longer name.
  const owners = listed.filter((one) => (isPicture ? isPictureOf(file, one.file) : one.file === file));
  const owner = owners.sort((a, b) => b.file.length - a.file.length)[0];
  const title = isPicture && owner ? pictureTitle(file, owner) : (owner?.title ?? file);
  return { file, title, opens: owner?.file ?? null, isPicture };
}
