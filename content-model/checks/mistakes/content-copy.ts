import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { setDefaultContent } from "#content-model/content-context.ts";
import { type ContentMistake, formatMistake } from "#content-model/content-error.ts";
import { fixtureContent } from "../../../tests/setup/sites.ts";
import { findContentFaults } from "../check.ts";

export const folder = mkdtempSync(path.join(tmpdir(), "content-"));
setDefaultContent({ folder, timeMs: Date.now() });

const pathOf = (file: string) => path.join(folder, file);

/** A change of the content, as an editor may make it by mistake. */
export type Change = () => void | Promise<void>;

export const write =
  (file: string, content: string | Uint8Array | Promise<Uint8Array>): Change =>
  async () => {
    mkdirSync(path.dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), await content);
  };

/** Replaces the first occurrence of a text. */
export const edit =
  (file: string, before: string, after: string): Change =>
  () => {
    const text = readFileSync(pathOf(file), "utf8");
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
    writeFileSync(
      pathOf(file),
      text.replace(before, () => after),
    );
  };

/** Saves a file in another encoding. */
export const encode =
  (file: string, encoder: (text: string) => Uint8Array): Change =>
  () =>
    writeFileSync(pathOf(file), encoder(readFileSync(pathOf(file), "utf8")));

export const append =
  (file: string, text: string): Change =>
  () =>
    writeFileSync(pathOf(file), readFileSync(pathOf(file), "utf8") + text);

export const copy =
  (from: string, to: string): Change =>
  () =>
    cpSync(pathOf(from), pathOf(to));

/** A symbolic link. @param target as it stands in the link */
export const symlink =
  (target: string, file: string): Change =>
  () =>
    symlinkSync(target, pathOf(file));

export const rename =
  (from: string, to: string): Change =>
  () =>
    renameSync(pathOf(from), pathOf(to));

export const remove =
  (file: string): Change =>
  () =>
    rmSync(pathOf(file));

/** Several changes, one after the other. */
export const all =
  (...changes: Change[]): Change =>
  async () => {
    for (const change of changes) await change();
  };

/** The errors and warnings of the fixture content as it is. */
let unchanged: ReturnType<typeof findContentFaults> | undefined;

/** Errors and warnings that a change adds to those of the fixture content. */
export async function faultsAfter(change: Change) {
  unchanged ??= findContentFaults();
  const before = await unchanged;
  await change();
  const after = await findContentFaults();
  const added = (severity: "errors" | "warnings") => {
    const known = before[severity].map(formatMistake);
    return after[severity].filter((one) => !known.includes(formatMistake(one)));
  };
  return { errors: added("errors"), warnings: added("warnings") };
}

/** Brings the copy back to the fixture content. */
export function restoreContent() {
  removeContent();
  cpSync(fixtureContent, folder, { recursive: true });
}

export function removeContent() {
  rmSync(folder, { recursive: true, force: true });
}

/** A mistake: what it is, how it is made, and what the check says about it. */
type Mistake = [title: string, change: Change, ...messages: string[]];

/** Fixture files whose lines do not change with the site, so that the lines of messages can be compared. */
const steadyFiles = ["people/first-person.yaml", "redirects.yaml"];

/** A mistake as text, without its line in other files. */
const describe = ({ line, ...mistake }: ContentMistake) =>
  formatMistake(line !== undefined && steadyFiles.includes(mistake.file) ? { ...mistake, line } : mistake);

/** Tests that each mistake is reported with exactly these messages. */
export function testMistakes(severity: "errors" | "warnings", mistakes: Mistake[]) {
  beforeEach(restoreContent);
  afterAll(removeContent);

  test.each(mistakes)("%s", async (_, change, ...messages) => {
    const faults = await faultsAfter(change);
    expect(faults[severity].map(describe)).toEqual(messages);
    if (severity === "warnings") expect(faults.errors).toEqual([]);
  });
}
