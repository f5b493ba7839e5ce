import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import { type ContentError, type ContentMistake, formatMistake } from "#content-model/content-error.ts";
import { toPath } from "#contract/desk/site-values.ts";
import type { TextPlace } from "#contract/preview-marks.ts";
import type { PictureRequest } from "#pictures/requests.ts";
import { ConflictError, NotFoundError } from "../../permissions/errors.ts";
import { listFolderFiles } from "../../site/open-site.ts";
import { type DraftContent, draftContent, writeDraft } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { fillMissing } from "./fill-missing.ts";

const isOwnAddress = (address: string | undefined): address is string =>
  address?.startsWith("/") === true && !address.startsWith("//");

/** Gives the addresses of a page another beginning, so that it can be shown there. */
function withPrefix(
  html: string,
  prefix: string,
  places: Readonly<Record<number, TextPlace>> | null,
): string {
  const page = parse(html, { comment: true });
  for (const name of ["href", "src", "poster"]) {
    for (const element of page.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name);
      if (isOwnAddress(address)) element.setAttribute(name, prefix + address);
    }
  }
  for (const name of ["srcset", "imagesrcset"]) {
    for (const element of page.querySelectorAll(`[${name}]`)) {
      const list = element.getAttribute(name) ?? "";
      element.setAttribute(name, list.replace(/(^|,\s*)\/(?!\/)/g, `$1${prefix}/`));
    }
  }
  for (const element of page.querySelectorAll("script")) element.remove();
  if (places === null) return page.toString();
  // Data, which no browser runs.
  const json = JSON.stringify(places).replaceAll("<", "\\u003c");
  return page
    .toString()
    .replace("</body>", () => `<script type="application/json" id="text-places">${json}</script></body>`);
}

type PageOptions = {
  /** What its addresses begin with. */
  prefix: string;
  /** Whether texts are marked with where they stand, or a notice says that it is a preview. */
  isEdited: boolean;
  /** The file that is being edited: the page is not shown without its draft. */
  file?: string | undefined;
};

/** The mistakes that a page's renderer found. @throws the error when it is another one */
function mistakesOf(error: unknown): ContentMistake[] {
  // The renderer's bundle has a class of its own.
  if ((error as Error).name !== "ContentError") throw error;
  return (error as ContentError).mistakes;
}

/** Why a page is not shown, beside the form of a file, whose fields say their own mistakes. */
function describeMistakes(mistakes: ContentMistake[], openFile: string | undefined, isEmpty = false): string {
  const others = mistakes.filter(({ file }) => file !== openFile);
  if (others.length > 0 || openFile === undefined) return others.map(formatMistake).join("\n");
  return isEmpty
    ? "This page is shown once the required fields are filled in."
    : "Please first correct what is marked in the fields.";
}

/** How often the empty fields of a file are filled in: some are checked once others are right. */
const maxRounds = 3;

/** Pages with the drafts in them, and what they show. Whoever calls it decides who may see them. */
export function previewPages(editor: Editor) {
  const { renderer, program, folders } = editor;
  const assets = listFolderFiles(program.assets);
  const pictures = new Map<string, PictureRequest>();
  const isNew = (file: string) => !existsSync(path.join(editor.contentFolder, file));

  /** A file with something in its empty fields, for the renderer; null when that does not mend its mistakes. */
  async function filledFile(file: string, path: string | null | undefined, mistakes: ContentMistake[]) {
    const fields = mistakes.flatMap((one) => (one.file === file ? [toPath(one.field ?? "")] : []));
    const schema = renderer.fileSchema(file);
    if (fields.length === 0 || !path || !schema) return null;
    const text = fillMissing(file, await readFile(path, "utf8"), schema, fields);
    return text === null ? null : writeDraft(editor, file, text);
  }

  async function render(address: string, content: DraftContent & { preview: boolean }, prefix: string) {
    const marks = !content.preview;
    const memory = new Map();
    const paths = await renderer.listPaths({ ...content, marks, memory });
    const known = paths.includes(address) || address === "/404" ? address : "/404";
    const page = await renderer.renderPage(
      known,
      { ...content, marks, memory },
      { hasApp: known === "/404" ? undefined : false },
    );
    for (const [file, request] of page.pictures) pictures.set(file, request);
    return {
      status: known === address ? 200 : 404,
      html: withPrefix(page.html, prefix, marks ? page.texts : null),
    };
  }

  return {
    /**
     * Renders a page with the drafts. What is not finished is left out where it keeps nobody from seeing what they
     * came for: at the desk all but `file`, whose empty fields are filled in; for others new files only.
     * @throws ConflictError with what is wrong when it cannot be shown
     */
    async page(
      address: string,
      { prefix, isEdited, file }: PageOptions,
    ): Promise<{ status: number; html: string }> {
      const content = { ...(await draftContent(editor)), preview: !isEdited };
      let isFilled = false;
      for (let round = 0; ; round++) {
        try {
          return await render(address, content, prefix);
        } catch (error) {
          const mistakes = mistakesOf(error);
          const mistaken = mistakes.map((mistake) => mistake.file);
          const unfinished = mistaken.filter((one) => content.edits.has(one) && (isEdited || isNew(one)));
          if (file !== undefined && mistaken.includes(file)) {
            const filled =
              round < maxRounds ? await filledFile(file, content.edits.get(file), mistakes) : null;
            if (filled === null) throw new ConflictError(describeMistakes(mistakes, file, isFilled));
            isFilled = true;
            content.edits.set(file, filled);
          } else if (unfinished.length === 0) throw new ConflictError(describeMistakes(mistakes, file));
          for (const one of unfinished) if (one !== file) content.edits.delete(one);
        }
      }
    },
    /** A picture of a page that was shown. */
    async picture(name: string): Promise<Uint8Array> {
      const request = pictures.get(name);
      if (!request) throw new NotFoundError();
      return renderer.pictureContent(folders.pictures, name, request);
    },
    /** A style sheet, font or icon of the site. */
    async asset(address: string, prefix: string): Promise<Buffer | string> {
      if (!assets.has(address)) throw new NotFoundError();
      const content = await readFile(path.join(program.assets, address));
      if (!address.endsWith(".css")) return content;
      return content.toString("utf8").replace(/url\((["']?)\/(?!\/)/g, `url($1${prefix}/`);
    },
  };
}
