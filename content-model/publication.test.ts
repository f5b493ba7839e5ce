import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { contentContext, withContent } from "./content-context.ts";
import { readTimedChanges } from "./next-change.ts";
import { isPublished, publicationFields, publishTimeMs } from "./publication.ts";
import { readCollection } from "./read-content.ts";
import { listShownSlugs } from "./read-fields.ts";

const folder = await mkdtemp(path.join(tmpdir(), "publication-"));
afterAll(() => rm(folder, { recursive: true }));

const utc = (publishAt: string) => {
  const timeMs = publishTimeMs(publishAt);
  return timeMs === null ? null : new Date(timeMs).toISOString();
};

test.each([
  ["winter", "2026-12-01", "2026-11-30T23:00:00.000Z"],
  ["summer", "2026-07-01 09:30", "2026-07-01T07:30:00.000Z"],
  ["the hour before the change to summer time", "2027-03-28 01:59", "2027-03-28T00:59:00.000Z"],
  ["a time that the change to summer time skips", "2027-03-28 02:30", "2027-03-28T01:30:00.000Z"],
  ["the hour after the change to summer time", "2027-03-28T03:00", "2027-03-28T01:00:00.000Z"],
  ["a time that occurs twice when summer time ends", "2026-10-25 02:30", "2026-10-25T00:30:00.000Z"],
  ["the hour after summer time has ended", "2026-10-25 03:00", "2026-10-25T02:00:00.000Z"],
  ["the day on which summer time ends", "2026-10-25", "2026-10-24T22:00:00.000Z"],
])("publishAt is a time in Stockholm: %s", (_, publishAt, expected) => {
  expect(utc(publishAt)).toBe(expected);
});

test.each(["2026-13-01", "2026-02-30", "1/12/2026", "2026-12-01 24:30", "tomorrow", "2026-12-01 9:30"])(
  "publishAt %s is refused with an example",
  (publishAt) => {
    const result = z.safeParse(z.object(publicationFields), { publishAt });
    expect(result.error?.issues[0]?.message).toContain("2026-12-01 09:30");
  },
);

test("an item is published from its time on, unless it is a draft", () => {
  const publishAt = "2026-12-01 09:30";
  const timeMs = Date.parse("2026-12-01T08:30:00Z");
  expect(isPublished({}, timeMs)).toBe(true);
  expect(isPublished({ publishAt }, timeMs - 1)).toBe(false);
  expect(isPublished({ publishAt }, timeMs)).toBe(true);
  expect(isPublished({ publishAt, draft: true }, timeMs)).toBe(false);
});

test.each([
  ["2026-12-01T08:29:59Z", false, ["b"]],
  ["2026-12-01T08:30:00Z", false, ["a", "b"]],
  ["2026-12-01T08:29:59Z", true, ["a", "b", "c"]],
])("at %s, with drafts: %s, readers return %j", async (time, drafts, expected) => {
  await mkdir(path.join(folder, "items"), { recursive: true });
  await writeFile(path.join(folder, "items/a.yaml"), "publishAt: 2026-12-01 09:30\n");
  await writeFile(path.join(folder, "items/b.yaml"), "draft: false\n");
  await writeFile(path.join(folder, "items/c.yaml"), "draft: true\n");
  await withContent(contentContext({ folder, timeMs: Date.parse(time), drafts }), async () => {
    const items = await readCollection("items", "yaml", z.strictObject(publicationFields));
    expect(items.map(({ slug }) => slug)).toEqual(expected);
    expect(await listShownSlugs("items")).toEqual(expected);
  });
});

test("a job that is filled, or appears after its deadline, is not closed later", async () => {
  await mkdir(path.join(folder, "jobs"));
  await writeFile(path.join(folder, "jobs/open.yaml"), "deadline: 2026-12-01\n");
  await writeFile(path.join(folder, "jobs/filled.yaml"), "deadline: 2026-12-01\nfilled: true\n");
  await writeFile(path.join(folder, "jobs/late.yaml"), "deadline: 2026-12-01\npublishAt: 2026-12-03\n");
  const changes = await withContent(contentContext({ folder, timeMs: 0 }), readTimedChanges);
  expect(changes.map(({ file, kind }) => [file, kind])).toEqual([
    ["jobs/open.yaml", "closes"],
    ["jobs/late.yaml", "appears"],
  ]);
});
