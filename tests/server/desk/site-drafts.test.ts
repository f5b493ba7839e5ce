import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { convertPicture } from "#server/publications/editor/pictures/convert-picture.ts";
import { sha256Of } from "#server/sha256.ts";
import { openStoreWithoutKey } from "#server/store/store.ts";
import { signedInMember } from "../../setup/desk.ts";
import { type EditedSite, editedSite } from "../../setup/edited-site.ts";
import { photo } from "../../setup/photo.ts";
import type { RunningServer } from "../../setup/server.ts";
import { siteClient } from "../../setup/site-client.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { refuseRows } from "../refuse-rows.ts";

const file = "people/first-person.yaml";

describe.each(storeKinds)("with %s", (kind) => {
  let site: EditedSite;
  let server: RunningServer;
  let owner: ReturnType<typeof siteClient>;
  let editor: ReturnType<typeof siteClient>;
  beforeAll(async () => {
    site = await editedSite(await newStore(kind));
    server = await site.start({ DESK_PORT: "0" });
    owner = siteClient(await signedInMember(server, { role: "owner" }), server);
    editor = siteClient(await signedInMember(server, { role: "reader", site: "editor" }), server);
  });
  afterAll(async () => {
    await server.stop();
    await site.remove();
  });

  const inFolder = (name = file) => readFile(path.join(site.contentFolder, name), "utf8");

  test.each(["undone", "discarded"])(
    "nobody publishes another draft than they saw, once that was %s",
    async (what) => {
      const role = "Role of the first person";
      await editor.set(file, "role", role, "Seen before");
      const { parent, content, drafts } = await owner.changes();
      if (what === "undone") await editor.set(file, "role", "Seen before", role);
      else await editor.discard(file);
      expect((await owner.changes()).drafts).toEqual([]);
      await editor.set(file, "role", role, "Begun anew");
      const versions = Object.fromEntries(drafts.map(({ file, version }) => [file, version]));
      const body = { parent, content, drafts: versions, note: "" };
      expect((await owner.post("publications", body)).status).toBe(409);
      expect((await editor.open(file)).values).toMatchObject({ role: "Begun anew" });
      await editor.discard(file);
    },
  );

  test("a photo whose draft cannot be stored leaves no bytes in the store", async () => {
    const picture = await photo("#d00", 1_600);
    const { content } = await convertPicture(picture, "photo", 1);
    const query = new URLSearchParams({ file, name: "first-person", before: "" });
    const upload = async () => (await editor.upload(`pictures?${query}`, picture)).status;
    const store = await openStoreWithoutKey({ DATA_DIR: site.dataDir, ...site.settings });
    const missing = () => store.publications.missingFiles([sha256Of(content)]);
    const accept = await refuseRows({ DATA_DIR: site.dataDir, ...site.settings }, "drafts");
    expect(await upload()).toBe(500);
    expect(await missing()).toEqual([sha256Of(content)]);
    await accept();
    expect(await upload()).toBe(200);
    expect(await missing()).toEqual([]);
    await store.close();
    await editor.discard("people/first-person.jpg");
  });

  test("the files of drafts are deleted a day after they were used last", async () => {
    const folder = path.join(site.dataDir, "site/drafts");
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000);
    const texts = () =>
      readdirSync(folder, { withFileTypes: true }).map((entry) =>
        entry.isFile() ? readFileSync(path.join(folder, entry.name), "utf8") : entry.name,
      );
    const role = "Role of the first person";
    await editor.set(file, "role", role, "Role to forget");
    await editor.discard(file);
    await mkdir(path.join(folder, "left-by-a-killed-server"));
    await editor.set(file, "role", role, "Role to keep");
    for (const text of ["left-by-a-killed-server", "Role to forget", "Role to keep"])
      expect(texts().join()).toContain(text);
    for (const name of readdirSync(folder)) await utimes(path.join(folder, name), twoDaysAgo, twoDaysAgo);
    await owner.changes();
    expect(texts()).toEqual([expect.stringContaining("Role to keep")]);
    await editor.discard(file);
  });

  test("an item is removed with its redirect, or not at all", async () => {
    const redirects = path.join(site.contentFolder, "redirects.yaml");
    const text = await readFile(redirects, "utf8");
    await writeFile(redirects, "redirects: none\n");
    const item = "jobs/second-job.yaml";
    expect((await editor.post("removals", { file: item })).status).toBe(409);
    expect((await editor.post("moves", { file: item, name: "moved-job" })).status).toBe(409);
    expect((await editor.changes()).drafts).toEqual([]);
    await writeFile(redirects, text);
    expect((await editor.post("removals", { file: item })).status).toBe(204);
    // Drafts are listed beside a mistake that came with Git.
    await writeFile(redirects, "redirects: [\n");
    const listed = (await editor.drafts()).map((draft) => draft.file);
    expect(listed).toEqual(expect.arrayContaining([item, "redirects.yaml"]));
    await writeFile(redirects, text);
    expect((await editor.discard(item)).status).toBe(204);
    expect(await editor.drafts()).toEqual([]);
  });

  test.each(["ours", "theirs"])(
    "where a draft and Git both added to two lists, %s is kept of each",
    async (take) => {
      const before = await inFolder();
      const { values } = await editor.open(file);
      const { tags, fullBio } = values as { tags: string[]; fullBio: string[] };
      const add = (field: string, { length }: string[]) => ({
        ...{ kind: "insert", path: [field], index: length, length },
        value: "By Edvin",
      });
      await editor.send(file, [add("tags", tags), add("fullBio", fullBio)]);
      const byGit = before
        .replace("tags: [", "tags: [By Git, ")
        .replace("fullBio:\n", "fullBio:\n  - By Git\n");
      await site.write(file, byGit);
      for (const field of ["tags", "fullBio"]) {
        const chosen = await editor.post("file/choice", { file, path: [field], take });
        expect(chosen.status, await chosen.clone().text()).toBe(200);
      }
      const { conflicts, values: merged, changes } = await editor.open(file);
      expect([conflicts, merged]).toEqual([
        [],
        {
          ...(values as object),
          tags: take === "ours" ? [...tags, "By Edvin"] : ["By Git", ...tags],
          fullBio: take === "ours" ? [...fullBio, "By Edvin"] : ["By Git", ...fullBio],
        },
      ]);
      expect(changes).toHaveLength(take === "ours" ? 2 : 0);
      await editor.discard(file);
      await site.write(file, before);
    },
  );

  test("a file that Git deleted does not come back by itself, nor is one removed that Git changed", async () => {
    const before = await inFolder();
    const second = "people/second-person.yaml";
    const secondBefore = await inFolder(second);
    await editor.set(file, "role", "Role of the first person", "Role of nobody");
    await editor.post("removals", { file: second });
    await site.delete(file);
    await site.write(second, secondBefore.replace("Role of the second", "Corrected role of the second"));
    expect((await owner.changes()).drafts).toMatchObject([
      { file, state: "new", conflicts: 1, isChosen: false },
      { file: second, state: "removed", conflicts: 1, isChosen: false },
    ]);
    // Whoever chooses them has decided.
    const all = await owner.changes([]);
    expect(all.mistakes).toEqual([]);
    expect(all.pages?.changed.flatMap(({ added }) => added)).toContain("Role of nobody");
    for (const one of [file, second]) expect((await owner.discard(one)).status).toBe(204);
    await site.write(file, before);
    await site.write(second, secondBefore);
  });

  test("going back keeps in a draft what Git had published in the same file", async () => {
    const before = await inFolder();
    await editor.set(file, "role", "Role of the first person", "Role in a draft");
    await site.write(file, before.replace("Short bio", "Published bio"));
    const { parent, content } = await owner.changes([file]);
    const published = await owner.post("publications", { parent, content, drafts: {}, note: "" });
    expect(published.status, await published.clone().text()).toBe(200);
    const { id } = await published.json();
    expect((await owner.post("back", { id: parent, parent: id })).status).toBe(200);
    expect(await inFolder()).toBe(before);
    const { values } = await editor.open(file);
    expect(values).toMatchObject({ role: "Role in a draft", bio: "Published bio of the first person." });
    await editor.discard(file);
  });

  test("what cannot be recorded is not published", async () => {
    const page = async () => (await fetch(`${server.url}/about`)).text();
    await editor.set(file, "role", "Role of the first person", "A role without a trace");
    const takeRows = await refuseRows({ DATA_DIR: server.dataDir, ...server.storeSettings }, "activity");
    expect((await owner.publish()).status).toBeGreaterThanOrEqual(500);
    await takeRows();
    expect(await page()).not.toContain("A role without a trace");
    expect((await owner.publish()).status).toBe(200);
    await expect.poll(page).toContain("A role without a trace");
    expect((await owner.changes()).drafts).toEqual([]);
  });
});
