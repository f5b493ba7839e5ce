import { type Dirent, globSync } from "node:fs";
import path from "node:path";
import type * as z from "zod";
import { textsIn } from "#contract/desk/site-values.ts";
import { contentPath } from "../content-context.ts";
import { ContentError, type ContentMistake } from "../content-error.ts";
import { type ParsedFile, parseFile, validateFile } from "../parse-file.ts";
import { type BodyPart, bodyParts } from "./body-parts.ts";

/** Findings of a check. An error stops the build, a warning stops nothing. */
export type Finding = ContentMistake & { severity: "error" | "warning" };

export type Place = Omit<ContentMistake, "message">;

export const error = (place: Place, message: string): Finding => ({ severity: "error", ...place, message });

export const warning = (place: Place, message: string): Finding => ({
  severity: "warning",
  ...place,
  message,
});

/** A content file. One whose fields do not fit its schema has none, so that checks rely on what they find. */
export type ContentFile = ParsedFile & {
  value: Record<string, unknown>;
  parts: BodyPart[];
  folder: string;
  slug: string;
};

const unreadable = {
  value: {},
  body: "",
  bodyLine: 1,
  parts: [],
  mistakes: [],
  lineOf: () => 1,
  lineOfName: () => 1,
};

/** A text somewhere in a file. */
export type ContentText = { file: ContentFile; keys: PropertyKey[]; text: string };

/** The place of a value, whose line is found when it is asked for: most values have no mistake. */
export const placeOf = (file: ContentFile, keys: PropertyKey[]): Place => ({
  file: file.file,
  get line() {
    return file.lineOf(keys);
  },
  field: keys.join("."),
});

/** The value at a path of a file, if it is a text. */
export function textAt({ value }: ContentFile, ...keys: string[]): string | undefined {
  const found = keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    value,
  );
  return typeof found === "string" ? found : undefined;
}

/** Every text in the fields of a file. */
export const textsOf = (file: ContentFile): ContentText[] =>
  textsIn(file.value).map(({ path: keys, text }) => ({ file, keys, text }));

/** Operating systems and editors leave these beside files. */
const leftovers = /(^|\/)(Thumbs\.db|desktop\.ini|.*~)$/;

/** What the content folder has at any depth, sorted. */
function listEntries(isListed: (entry: Dirent) => boolean): string[] {
  return globSync("**/*", { cwd: contentPath(), withFileTypes: true })
    .filter(isListed)
    .map((entry) =>
      path.relative(contentPath(), path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"),
    )
    .filter((file) => !leftovers.test(file))
    .sort();
}

/** The files of the content folder, sorted. */
export const listFiles = () => listEntries((entry) => entry.isFile());

/** A file as checks look at it. @param value its fields; none where checks rely on their form */
export function contentFileOf(file: ParsedFile, value = file.value ?? {}): ContentFile {
  const { dir: folder, name: slug } = path.parse(file.file);
  return { ...file, value, parts: bodyParts(file), folder, slug };
}

const asError = (mistake: ContentMistake) => error(mistake, mistake.message);

/**
 * Reads all content files and compares them with their schemas.
 * @param schemas by glob below the content folder
 * @returns the files that have a schema, their names, and what is wrong
 */
export async function readFiles(schemas: Record<string, z.core.$ZodType>) {
  const files: ContentFile[] = [];
  const names = new Set<string>();
  const links = listEntries((entry) => entry.isSymbolicLink());
  const findings = links.map((file) =>
    error({ file }, "a symbolic link is not published; put the file itself here"),
  );
  for (const [glob, schema] of Object.entries(schemas)) {
    const matches = globSync(glob, { cwd: contentPath() })
      .map((name) => name.replaceAll("\\", "/"))
      // An item before its copies: job.yaml before job-2.yaml.
      .sort((a, b) => a.replace(/\.\w+$/, "").localeCompare(b.replace(/\.\w+$/, ""), "en"));
    if (matches.length === 0 && !glob.includes("*"))
      findings.push(error({ file: glob }, "this file is missing"));
    for (const name of matches) {
      names.add(name);
      if (links.includes(name)) continue;
      try {
        const file = await parseFile(name);
        const result = await validateFile(file, schema);
        const isValid = "data" in result;
        files.push(contentFileOf(file, isValid ? file.value : {}));
        if (!isValid) findings.push(...result.mistakes.map(asError));
      } catch (reason) {
        if (!(reason instanceof ContentError)) throw reason;
        const { dir: folder, name: slug } = path.parse(name);
        files.push({ ...unreadable, file: name, folder, slug });
        findings.push(...reason.mistakes.map(asError));
      }
    }
  }
  return { files, names, findings };
}
