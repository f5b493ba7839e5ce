import path from "node:path";
import type * as z from "zod";
import { findOwnFaults } from "#content-model/checks/check.ts";
import {
  type ContentOptions,
  contentContext,
  listContent,
  withContent,
} from "#content-model/content-context.ts";
import { ContentError, type ContentMistake } from "#content-model/content-error.ts";
import { contentFiles } from "#content-model/content-files.ts";
import { fieldNamesAt, jsonSchemaOf } from "#content-model/field-names.ts";
import { parseFile, validateFile } from "#content-model/parse-file.ts";
import { itemRoutes } from "#content-model/paths.ts";
import { fillInSiteValues } from "#content-model/site-values.ts";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import { renderPage, staticPaths } from "./render-page.ts";

/** A content file as it is listed for those who edit it. */
export type ListedFile = {
  /** Path below the content folder. */
  file: string;
  title: string;
  /** The page that shows it, when that follows from its name. */
  address: string | null;
  /** Not on the site yet, or from a time on. */
  state: { draft?: boolean; publishAt?: string };
};

/** The schema of a content file. @returns undefined for what is no content file, whatever it is */
function schemaOf(file: string): z.core.$ZodType | undefined {
  if (Object.hasOwn(contentFiles, file) && !file.includes("*")) return contentFiles[file];
  const [folder = "", name = "", ...others] = file.split("/");
  const extension = path.posix.extname(name);
  const isItem = others.length === 0 && /^[a-z0-9]+(-[a-z0-9]+)*\.(yaml|md)$/.test(name);
  const glob = `${folder}/*${extension}`;
  return isItem && Object.hasOwn(contentFiles, glob) ? contentFiles[glob] : undefined;
}

/** The JSON Schema of a content file; null for what is no content file. */
export function fileSchema(file: string): JsonSchema | null {
  const schema = schemaOf(file);
  return schema ? jsonSchemaOf(schema) : null;
}

/** The names of the fields that may stand at a path of a content file, in the order of its schema. */
export function fieldNames(file: string, at: PropertyKey[]): string[] {
  const schema = schemaOf(file);
  return schema ? fieldNamesAt(schema, at) : [];
}

/**
 * What is wrong in a content file by itself, field by field: of each what is to be mended first.
 * @returns also whether it has what its schema asks for: without, no page can be rendered with it
 */
export async function checkFile(
  file: string,
  options: ContentOptions,
): Promise<{ mistakes: ContentMistake[]; isReadable: boolean }> {
  const schema = schemaOf(file);
  if (!schema) return { mistakes: [{ file, message: "is no content file" }], isReadable: false };
  return withContent(contentContext(options), async () => {
    try {
      const parsed = await parseFile(file);
      const result = await validateFile(parsed, schema);
      const mistakes = "mistakes" in result ? result.mistakes : [];
      // A line without a field stands in the text of a Markdown file.
      const own = parsed.value ? findOwnFaults(parsed).map((one) => ({ field: "body", ...one })) : [];
      const fields = Map.groupBy([...mistakes, ...own], ({ field }) => field);
      return {
        mistakes: [...fields.values()].flatMap(([first]) => first ?? []),
        isReadable: mistakes.length === 0,
      };
    } catch (error) {
      if (error instanceof ContentError) return { mistakes: error.mistakes, isReadable: false };
      throw error;
    }
  });
}

/** What is filled in for names in braces, such as `{studio}`. Those that the site's values do not have are left out. */
export function filledIn(names: string[], options: ContentOptions): Promise<Record<string, string>> {
  return withContent(contentContext(options), async () => {
    const entries = names.map(async (name) => {
      const { text } = await fillInSiteValues({ text: name }).catch(() => ({ text: name }));
      return text === name ? [] : [[name, text] as const];
    });
    return Object.fromEntries((await Promise.all(entries)).flat());
  });
}

const pageAddresses: Record<string, string> = { home: "/", "not-found": "/404" };

/** The address of the page of a file, when that follows from its name. */
export function addressOf(file: string): string | null {
  const { dir, name } = path.posix.parse(file);
  if (Object.hasOwn(itemRoutes, dir)) return `${itemRoutes[dir as keyof typeof itemRoutes]}/${name}`;
  if (dir !== "pages") return null;
  const address = pageAddresses[name] ?? `/${name}`;
  return address === "/404" || staticPaths.includes(address) ? address : null;
}

async function listFile(file: string): Promise<ListedFile> {
  const { value = {} } = await parseFile(file).catch(() => ({ value: {} }));
  const { title, name, label, draft, publishAt } = value as Record<string, unknown>;
  const own = [title, name, label].find((text) => typeof text === "string");
  return {
    file,
    title: own ? String(own).replaceAll("*", "") : path.posix.parse(file).name,
    address: addressOf(file),
    state: {
      ...(draft === true && { draft }),
      ...(typeof publishAt === "string" && { publishAt }),
    },
  };
}

/** All content files that can be edited. */
export function listFiles(options: ContentOptions): Promise<ListedFile[]> {
  return withContent(contentContext(options), async () => {
    const folders = [...new Set(Object.keys(contentFiles).map((glob) => path.posix.dirname(glob)))];
    const lists = await Promise.all(
      folders.map(async (folder) => (await listContent(folder)).map((name) => path.posix.join(folder, name))),
    );
    return Promise.all(
      lists
        .flat()
        .filter((file) => schemaOf(file))
        .map(listFile),
    );
  });
}

/** The first page that shows a text of a file, or else is made from it; null when none is, as for a reply. */
export async function findPageOf(file: string, options: ContentOptions): Promise<string | null> {
  if (file.startsWith("replies/")) return null;
  let madeFrom: string | null = null;
  for (const address of staticPaths.filter((one) => one !== "/design-system")) {
    const page = await renderPage(address, { ...options, marks: true }, { hasApp: false }).catch(() => null);
    if (page && Object.values(page.texts).some((place) => place.file === file)) return address;
    if (page?.files.has(file)) madeFrom ??= address;
  }
  return madeFrom;
}
