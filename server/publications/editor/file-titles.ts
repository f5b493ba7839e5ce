import path from "node:path";
import { isPictureFile } from "#contract/desk/site-items.ts";
import { valueAt } from "#contract/desk/site-values.ts";
import { valuesOrNull } from "../file-edits/apply-edit.ts";

/** A content file and what it is called. */
export type Listed = { file: string; title: string };

/**
 * The content file that a picture belongs to, by its name: of an item and another one whose name goes on, that with the
 * longer name.
 */
export function ownerOf(picture: string, files: string[]): string | undefined {
  const isOwner = (file: string) => {
    const stem = file.slice(0, -path.extname(file).length);
    return picture.startsWith(stem) && /^[.-]/.test(picture.slice(stem.length));
  };
  return files.filter((file) => !isPictureFile(file) && isOwner(file)).sort((a, b) => b.length - a.length)[0];
}

/** What a picture is called: an item may have one, and others in its text, whose names go on after a hyphen. */
function pictureTitle(picture: string, { file, title }: Listed): string {
  const own = picture.slice(file.length - path.extname(file).length);
  const [, inText] = /^-([^.]+)/.exec(own) ?? [];
  return inText ? `Picture “${inText}” of ${title}` : `Picture of ${title}`;
}

/** A file that is no longer listed, with the title that it had. @param text what it said */
export function removedFile(file: string, text: string | null): Listed {
  const values = valuesOrNull(file, text) ?? {};
  const titles = ["title", "name", "label"].map((name) => valueAt(values, [name]));
  return { file, title: String(titles.find((one) => typeof one === "string") ?? file).replaceAll("*", "") };
}

/**
 * What a file is called in lists, and the one whose form shows it: a picture belongs to the item it is named after.
 * @param removed further files, which are no longer listed
 */
export function titleOf(file: string, listed: Listed[], removed: Listed[] = []) {
  const known = [...listed, ...removed];
  const isPicture = isPictureFile(file);
  const names = known.map((one) => one.file);
  const own = isPicture ? ownerOf(file, names) : file;
  const owner = known.find((one) => one.file === own);
  const title = isPicture && owner ? pictureTitle(file, owner) : (owner?.title ?? file);
  return { file, title, opens: listed.find((one) => one.file === own)?.file ?? null, isPicture };
}
