import { NotFoundError } from "../permissions/errors.ts";
import type { Editor } from "../publications/editor/editor.ts";

/** Opens the content folder for the site's editor; null where content is edited in files only. */
export type OpenEditor = (() => Promise<Editor>) | null;

/** @throws NotFoundError where content is edited in files only, as in development */
export function openSiteEditor(open: OpenEditor): Promise<Editor> {
  if (open) return open();
  throw new NotFoundError(
    "The site can only be edited in its files here. To use the editor, start the server with `npm start`.",
  );
}
