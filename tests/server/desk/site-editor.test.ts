import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteFile } from "#contract/desk/site.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type EditedSite, editedSite } from "../../setup/edited-site.ts";
import { commitAll, git } from "../../setup/git-content.ts";
import type { RunningServer } from "../../setup/server.ts";
import { siteClient } from "../../setup/site-client.ts";
import { newStore, storeKinds } from "../both-stores.ts";

const file = "people/first-person.yaml";

describe.each(storeKinds)("with %s", (kind) => {
  let site: EditedSite;
  let server: RunningServer;
  let owner: SignedInMember;
  let editor: SignedInMember;
  beforeAll(async () => {
    site = await editedSite(await newStore(kind));
    commitAll(site.contentFolder);
    server = await site.start({ DESK_PORT: "0" });
    owner = await signedInMember(server, { role: "owner", name: "Olga Owner" });
    editor = await signedInMember(server, { role: "reader", site: "editor", name: "Edvin Editor" });
  });
  afterAll(async () => {
    await server.stop();
    await site.remove();
  });

  const inFolder = (name = file) => readFile(path.join(site.contentFolder, name), "utf8");
  const of = (who: SignedInMember) => siteClient(who, server);
  const open = (who: SignedInMember, name = file) => of(who).open(name);
  const send = (who: SignedInMember, edits: unknown[], name = file) => of(who).send(name, edits);
  const set = (who: SignedInMember, field: string, before: unknown, value: unknown, name = file) =>
    of(who).set(name, field, before, value);
  const discard = (who: SignedInMember, name = file) => of(who).discard(name);
  const changes = (who: SignedInMember) => of(who).changes();
  const publish = (who: SignedInMember, note = "") => of(who).publish(note);
  const page = async (url: string) => (await fetch(`${server.url}${url}`)).text();
  const preview = (who: SignedInMember, url: string) => of(who).preview(url);

  test("a word is changed, seen in the preview, published with one commit, and taken back", async () => {
    const before = await inFolder();
    const role = "Role of the first person";
    const answer = await set(editor, "role", role, "Head of “Everything”");
    expect(answer.status).toBe(200);
    const { changes: shown, refused, mistakes } = (await answer.json()) as SiteFile;
    expect([refused, mistakes]).toEqual([[], []]);
    expect(shown).toMatchObject([
      { path: ["role"], before: role, after: "Head of “Everything”", author: "Edvin Editor" },
    ]);
    expect(await preview(editor, "/about")).toContain("Head of “Everything”");
    expect(await page("/about")).toContain(role);
    expect(await inFolder()).toBe(before);

    expect((await publish(editor)).status).toBe(403);
    const { pages } = await changes(owner);
    expect(pages?.changed.flatMap(({ added }) => added)).toContain("Head of “Everything”");
    const published = await publish(owner, "A new role");
    expect(published.status, await published.clone().text()).toBe(200);
    expect(await inFolder()).toBe(before.replace(role, "Head of “Everything”"));
    expect(git(site.contentFolder, "log", "-1", "--format=%an <%ae> %s", "--stat")).toMatch(
      /^Olga Owner <olga\.owner\.\d+@studio\.example> A new role\n[\s\S]*first-person\.yaml[\s\S]* 1 file changed/,
    );
    expect(git(site.contentFolder, "status", "--porcelain")).toBe("");
    await expect.poll(() => page("/about")).toContain("Head of “Everything”");
    expect((await open(owner)).changes).toEqual([]);

    const { publications } = await (await owner.request("/api/site/publications")).json();
    expect(publications[0]).toMatchObject({ kind: "publish", author: "Olga Owner", note: "A new role" });
    const body = { id: publications[1].id, parent: publications[0].id };
    expect((await editor.request("/api/site/back", { method: "POST", body })).status).toBe(403);
    const back = await owner.request("/api/site/back", { method: "POST", body });
    expect(back.status, await back.clone().text()).toBe(200);
    await expect.poll(() => page("/about")).toContain(role);
    expect(await inFolder()).toBe(before);
    // What was taken back is a draft now.
    expect((await open(owner)).changes).toMatchObject([{ path: ["role"], after: "Head of “Everything”" }]);
    expect((await discard(owner)).status).toBe(204);
    expect((await open(owner)).changes).toEqual([]);

    const { entries } = await (await owner.request("/api/activity")).json();
    const actions = entries.map(
      ({ actor, action }: { actor: string; action: string }) => `${actor} ${action}`,
    );
    expect(actions).toEqual(
      expect.arrayContaining([
        "Edvin Editor editSite",
        "Olga Owner publishSite",
        "Olga Owner backSite",
        "Olga Owner discardSite",
      ]),
    );
  });

  test("two people on one file: other fields are kept, the same field is shown to the second", async () => {
    const [role, bio] = ["Role of the first person", "Short bio of the first person."];
    await set(editor, "role", role, "Role by Edvin");
    const merged = (await (await set(owner, "bio", bio, "Bio by Olga")).json()) as SiteFile;
    expect(merged.values).toMatchObject({ role: "Role by Edvin", bio: "Bio by Olga" });
    expect(merged.changes.map(({ author }) => author)).toEqual(["Edvin Editor", "Olga Owner"]);

    const refused = (await (await set(owner, "role", role, "Role by Olga")).json()) as SiteFile;
    expect(refused.values).toMatchObject({ role: "Role by Edvin" });
    expect(refused.refused).toMatchObject([{ current: "Role by Edvin", author: "Edvin Editor" }]);
    const chosen = (await (await set(owner, "role", "Role by Edvin", "Role by Olga")).json()) as SiteFile;
    expect(chosen.values).toMatchObject({ role: "Role by Olga" });

    // Both at once, many times: every edit is made or refused, none is lost.
    const answers = await Promise.all(
      [...Array(10).keys()].map((number) =>
        set(
          [owner, editor][number % 2] as SignedInMember,
          ["linkedin", "name"][number % 2] ?? "",
          undefined,
          `https://x.example/${number}`,
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await discard(owner);
  });

  test("what changed in Git meanwhile is merged, or both are shown and one is chosen", async () => {
    const before = await inFolder();
    await set(editor, "role", "Role of the first person", "Role by Edvin");
    await writeFile(
      path.join(site.contentFolder, file),
      before.replace("Short bio", "# by Git\nShort bio").replace("# by Git\n", "Long bio, "),
    );
    expect((await open(editor)).values).toMatchObject({
      role: "Role by Edvin",
      bio: "Long bio, Short bio of the first person.",
    });
    await writeFile(
      path.join(site.contentFolder, file),
      before.replace("Role of the first person", "Role by Git"),
    );
    const { conflicts } = await open(editor);
    expect(conflicts).toEqual([{ path: ["role"], ours: "Role by Edvin", theirs: "Role by Git" }]);
    expect((await publish(owner)).status).toBe(409);
    const choose = (take: string) =>
      editor.request("/api/site/file/choice", { method: "POST", body: { file, path: ["role"], take } });
    const chosen = (await (await choose("ours")).json()) as SiteFile;
    expect(chosen).toMatchObject({ conflicts: [], values: { role: "Role by Edvin" } });
    expect((await choose("ours")).status).toBe(404);
    await discard(editor);
    await writeFile(path.join(site.contentFolder, file), before);
  });

  test("mistakes are said at their fields, and stop publishing", async () => {
    const answer = await send(editor, [
      { kind: "set", path: ["order"], before: 1, value: 1.5 },
      { kind: "set", path: ["bio"], before: "Short bio of the first person.", value: " " },
      {
        kind: "set",
        path: ["linkedin"],
        before: "https://linkedin.example/in/first-person",
        value: "linkedin",
      },
    ]);
    const { mistakes } = (await answer.json()) as SiteFile;
    expect(mistakes).toEqual([
      { field: "order", message: "write a whole number, like 3" },
      { field: "linkedin", message: "write the whole address, like https://www.studio.se" },
      { field: "bio", message: "is empty; write a text" },
    ]);
    expect((await changes(owner)).mistakes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["order", "bio", "linkedin"]),
    );
    const refused = await publish(owner);
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      expect.stringContaining("whole number"),
    ]);
    expect(git(site.contentFolder, "status", "--porcelain")).toBe("");
    await discard(editor);
  });

  test("no name leads to another file", async () => {
    const names = [
      "../data/site/current",
      "people/../../data/nvs.sqlite",
      "people/%2e%2e/site.yaml",
      "/etc/passwd",
      "people/First-Person.yaml",
      "people/first-person.yaml/..",
      "people\\first-person.yaml",
      "people/*.yaml",
      "constructor",
      ".git/config",
      "people/x\0.yaml",
    ];
    for (const name of names) {
      expect((await editor.request(`/api/site/file?path=${encodeURIComponent(name)}`)).status, name).toBe(
        404,
      );
      expect((await set(editor, "a", undefined, "b", name)).status, name).toBe(404);
    }
    for (const url of [
      "/../../package.json",
      "/%2e%2e/package.json",
      "/assets/../../server/main.js",
      "/server-data.json",
    ]) {
      expect((await editor.request(`/api/site/preview${url}`)).status, url).toBe(404);
    }
  });

  test("what an editor types stays text: YAML, scripts, 100 KB, every script of the world", async () => {
    const values = ["&a *b !!js/function 'x'", "<script>alert(1)</script>", "שלום 🦌 {", "x".repeat(100_000)];
    let before = "Role of the first person";
    for (const value of values) {
      const { values: now } = (await (await set(editor, "role", before, value)).json()) as SiteFile;
      expect(now).toMatchObject({ role: value });
      before = value;
    }
    await discard(editor);
    const article = "articles/first-article.md";
    const { values: old } = await open(editor, article);
    const body = (old as { body: string }).body;
    const hostile = `${body}\n\n<img src=x onerror=alert(1)>\n\n<script>alert(2)</script>\n`;
    const link = `${hostile}\n[click](javascript:alert(3))\n`;
    const refused = (await (await set(editor, "body", body, link, article)).json()) as SiteFile;
    expect(refused.mistakes).toEqual([
      { field: "body", message: expect.stringContaining("javascript:alert(3)") },
    ]);
    const unfinished = `/api/site/preview/insights/first-article?file=${article}`;
    expect((await editor.request(unfinished)).status).toBe(409);
    expect((await set(editor, "body", link, hostile, article)).status).toBe(200);
    const response = await editor.request("/api/site/preview/insights/first-article");
    const html = await response.text();
    expect(response.headers.get("content-security-policy")).not.toContain("script-src");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script>alert|<img[^>]+onerror|href="javascript:/i);
    await discard(editor, article);
  });

  test("a member without the right sees nothing of it, and nobody can publish what they have not seen", async () => {
    const member = await signedInMember(server, { role: "member" });
    for (const url of [
      "/api/site/files",
      `/api/site/file?path=${file}`,
      "/api/site/publications",
      "/api/site/preview/",
    ]) {
      expect((await member.request(url)).status, url).toBe(403);
    }
    await set(editor, "role", "Role of the first person", "Seen");
    const { parent, content, drafts } = await changes(owner);
    await set(editor, "role", "Seen", "Not seen");
    const versions = Object.fromEntries(drafts.map(({ file, version }) => [file, version]));
    const body = { parent, content, drafts: versions, note: "" };
    expect((await owner.request("/api/site/publications", { method: "POST", body })).status).toBe(409);
    expect(await page("/about")).not.toMatch(/>(Not seen|Seen)</);
    await discard(editor);
  });

  test("an item is copied to a new address, hidden until a time, and removed with a redirect", async () => {
    const { post } = of(owner);
    const from = "articles/first-article.md";
    const item = { folder: "articles", title: "A copy", from };
    for (const name of ["First", "first-article", "a/b", "..", "a--b"]) {
      expect((await post("items", { ...item, name })).status, name).toBe(409);
    }
    for (const folder of ["pages", "", "..", "constructor"]) {
      expect((await post("items", { ...item, folder, name: "copy" })).status, folder).toBe(404);
    }
    expect((await post("items", { ...item, folder: "jobs", name: "copy" })).status).toBe(404);
    const copy = "articles/a-copy.md";
    const made = await post("items", { ...item, name: "a-copy" });
    expect(made.status).toBe(200);
    const { values, mistakes } = (await made.json()) as SiteFile;
    expect(values).toMatchObject({ title: "A copy", seo: { title: "A copy", description: "" } });
    expect(values).not.toHaveProperty("updated");
    expect(mistakes.map(({ field }) => field)).toEqual(["seo.description"]);
    await set(owner, "seo.description", "", "A copy, described", copy);
    expect(await preview(owner, "/insights/a-copy")).toContain("A copy");
    await set(owner, "publishAt", undefined, "2999-01-01", copy);
    expect((await changes(owner)).pages?.later).toEqual([expect.stringContaining("1 January 2999")]);
    const removed = "jobs/third-job.yaml";
    expect((await post("removals", { file: "site.yaml" })).status).toBe(409);
    expect((await post("removals", { file: removed, redirect: "/careers" })).status).toBe(204);
    const published = await publish(owner, "One comes, one goes");
    expect(published.status, await published.clone().text()).toBe(200);
    expect(await inFolder(copy)).toContain("publishAt: 2999-01-01");
    await expect(inFolder(removed)).rejects.toThrow("ENOENT");
    expect(await inFolder("redirects.yaml")).toContain("{ from: /careers/third-job, to: /careers }");
    const status = async () =>
      (await fetch(`${server.url}/careers/third-job`, { redirect: "manual" })).status;
    await expect.poll(status).toBe(308);
    expect((await changes(owner)).drafts).toEqual([]);
    expect(git(site.contentFolder, "status", "--porcelain")).toBe("");
  });
});
