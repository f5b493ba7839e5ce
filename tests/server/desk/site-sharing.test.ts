import { readFile } from "node:fs/promises";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import type { SiteFile, SiteSamples, SiteSearch } from "#contract/desk/site.ts";
import type { SiteHistory } from "#contract/desk/site-publications.ts";
import { sqliteFile } from "#server/store/connection/sqlite.ts";
import { signedInMember } from "../../setup/desk.ts";
import { siteClient } from "../../setup/site-client.ts";
import { sharedSite } from "./shared-site.ts";

const person = "people/first-person.yaml";
const role = "Role of the first person";

const shared = sharedSite({ member: { role: "owner", name: "Olga Owner" } });

test("a preview link shows the drafts without an account, nothing else of the desk, and can be ended", async () => {
  const editor = await signedInMember(shared.server, {
    role: "reader",
    site: "editor",
    name: "Edvin Editor",
  });
  const { set, discard, post } = siteClient(editor, shared.server);
  await set(person, "role", role, "Head of drafts");
  const { url, expiresAt } = await (await post("preview-links", {})).json();
  expect(expiresAt - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
  expect(expiresAt - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  const { pathname } = new URL(url);
  const get = (address: string) => fetch(shared.server.deskUrl + address, { redirect: "manual" });

  const page = await get(`${pathname}about`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("Head of drafts");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).not.toMatch(/<script/);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "content-security-policy": expect.not.stringContaining("script-src"),
  });
  // All that the page is made of opens by the same link.
  const own = [...html.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, address = ""]) => address);
  const shown = own.filter((address) => address.startsWith("/"));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((address) => !address.startsWith(pathname))).toEqual([]);
  const sheet = shown.find((address) => address.endsWith(".css")) ?? "";
  expect((await get(sheet)).status).toBe(200);

  // The token is no session, and opens nothing else.
  const token = pathname.split("/")[2] ?? "";
  for (const address of ["/api/me", "/api/site/files", "/api/site/preview/about"]) {
    const headers = { cookie: `session=${token}`, authorization: `Bearer ${token}` };
    expect((await fetch(shared.server.deskUrl + address, { headers })).status, address).toBe(401);
  }
  for (const address of ["..%2f..%2fapi/me", "api/me", "server-data.json", "../../package.json"]) {
    expect((await get(pathname + address)).status, address).toBe(404);
  }
  expect((await get(`/preview/${"x".repeat(43)}/about`)).status).toBe(404);
  expect((await get(`/preview/${token.slice(1)}/about`)).status).toBe(404);

  const links = "/api/site/preview-links";
  expect(await (await editor.request(links)).json()).toEqual({ count: 1 });
  // Another member does not end it; whoever may edit no longer shares nothing.
  await shared.member.request(links, { method: "DELETE" });
  expect((await get(`${pathname}about`)).status).toBe(200);
  await shared.member.request(`/api/members/${editor.id}`, { method: "PATCH", body: { site: "none" } });
  expect((await get(`${pathname}about`)).status).toBe(404);
  await shared.member.request(`/api/members/${editor.id}`, { method: "PATCH", body: { site: "editor" } });
  expect((await get(`${pathname}about`)).status).toBe(200);
  await set(person, "role", "Head of drafts", " ");
  const unfinished = await get(`${pathname}about`);
  expect([unfinished.status, await unfinished.text()]).toEqual([
    409,
    expect.stringContaining("not finished"),
  ]);
  await editor.request(links, { method: "DELETE" });
  const ended = await get(`${pathname}about`);
  expect([ended.status, await ended.text()]).toEqual([404, expect.stringContaining("ask for a new one")]);
  await discard(person);
});

test("a preview link of yesterday says in words that it has ended", async () => {
  const { url } = await (await shared.desk.post("preview-links", {})).json();
  const open = () => fetch(`${shared.server.deskUrl}${new URL(url).pathname}about`);
  expect((await open()).status).toBe(200);

  const database = new Database(sqliteFile(shared.site.dataDir));
  database.prepare("update previewLinks set expiresAt = ?").run(Date.now() - 1);
  database.close();
  const ended = await open();
  expect([ended.status, await ended.text()]).toEqual([404, expect.stringContaining("ask for a new one")]);
});

test("a phrase is found as visitors read it, through accents, marks and line breaks", async () => {
  const find = async (q: string): Promise<SiteSearch["results"]> =>
    (await (await shared.member.request(`/api/site/search?${new URLSearchParams({ q })}`)).json()).results;
  await shared.desk.set(
    person,
    "bio",
    "Short bio of the first person.",
    "Sells to *buyers* in [Åre](/about), 4–6 weeks",
  );
  for (const query of ["to buyers in are, 4-6", "BUYERS in Åre"]) {
    expect(await find(query), query).toEqual([
      expect.objectContaining({
        file: person,
        path: ["bio"],
        text: expect.stringContaining("buyers in Åre"),
      }),
    ]);
  }
  expect(await find("no such words anywhere")).toEqual([]);
  // A field is found by its name, before the texts that have the word.
  expect((await find("phone"))[0]).toMatchObject({
    file: "site.yaml",
    path: ["phone", "label"],
    place: "Phone, Phone as visitors read it",
    text: "+46 8 123 456 78",
  });
  // Also one that only the form calls so.
  expect((await find("link address")).length).toBeGreaterThan(0);
  // What only designers look at is left out.
  expect(await find("Design system type specimens")).toEqual([]);
  await shared.desk.discard(person);
});

test("samples are listed with their places, confirmed and removed; the file's comments stay", async () => {
  await shared.site.write(
    "people/new-person.yaml",
    `name: Nora Ny*\nrole: Partner*, *always* # placeholder\n# Nora is new.\nbio: From [€ x] on\norder: 9\ntags:\n  - One*\n  - Two\n`,
  );
  const samples = async () => {
    const { files }: SiteSamples = await (await shared.member.request("/api/site/samples")).json();
    return files.find(({ file }) => file === "people/new-person.yaml")?.samples ?? [];
  };
  expect((await samples()).map(({ kind, path, text }) => [kind, path.join("."), text])).toEqual([
    ["sample", "name", "Nora Ny"],
    ["sample", "role", "Partner"],
    ["gap", "bio", "[€ x]"],
    ["sample", "tags.0", "One"],
  ]);
  expect((await samples()).map(({ canRemove }) => canRemove)).toEqual([false, false, false, true]);
  const settle = async (index: number, action: string) => {
    const { path = [], source } = (await samples())[index] ?? {};
    return shared.desk.post("samples", { file: "people/new-person.yaml", path, source, action });
  };
  expect((await settle(2, "confirm")).status).toBe(409);
  const refused = await settle(1, "remove");
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringContaining("needs this"),
  ]);
  expect((await settle(3, "remove")).status).toBe(204);
  expect((await settle(1, "confirm")).status).toBe(204);
  expect((await settle(0, "confirm")).status).toBe(204);
  expect((await samples()).map(({ text }) => text)).toEqual(["[€ x]"]);
  const stale = { file: "people/new-person.yaml", path: ["name"], source: "Nora Ny*", action: "confirm" };
  expect((await shared.desk.post("samples", stale)).status).toBe(409);
  await shared.desk.set("people/new-person.yaml", "bio", "From [€ x] on", "From 9 on");
  const published = await shared.desk.publish();
  expect(published.status, await published.clone().text()).toBe(200);
  const text = await readFile(path.join(shared.site.contentFolder, "people/new-person.yaml"), "utf8");
  expect(text).toBe(
    "name: Nora Ny\nrole: Partner, *always*\n# Nora is new.\nbio: From 9 on\norder: 9\ntags:\n  - Two\n",
  );
});

test("one change of several is discarded, and a file tells which publications changed it", async () => {
  const bio = "Short bio of the first person.";
  await shared.desk.set(person, "role", role, "Another role");
  await shared.desk.set(person, "bio", bio, "Another bio.");
  const insert = { kind: "insert", path: ["tags"], index: 0, value: "New tag" };
  const { tags } = (await shared.desk.open(person)).values as { tags: string[] };
  await shared.desk.send(person, [{ ...insert, length: tags.length }]);
  const discardOne = (path: unknown[], after: unknown) =>
    shared.desk.post("file/discard", { file: person, path, after });
  expect((await discardOne(["bio"], "Not what was seen")).status).toBe(409);
  expect((await discardOne(["bio"], "Another bio.")).status).toBe(204);
  expect((await discardOne(["tags"], ["New tag", ...tags])).status).toBe(204);
  expect((await shared.desk.open(person)).changes).toMatchObject([{ path: ["role"], after: "Another role" }]);
  const history = async (): Promise<SiteHistory["entries"]> =>
    (await (await shared.member.request(`/api/site/history?path=${person}`)).json()).entries;
  expect(await history()).toEqual([]);
  expect((await shared.desk.publish("A role")).status).toBe(200);
  expect(await history()).toMatchObject([
    {
      author: "Olga Owner",
      note: "A role",
      state: "changed",
      changes: [{ path: ["role"], before: role, after: "Another role" }],
    },
  ]);
  await expect.poll(async () => (await fetch(`${shared.server.url}/about`)).text()).toContain("Another role");

  // An earlier value comes back into the draft, unless it is another one than the member saw.
  const [{ id: publication } = { id: 0 }] = await history();
  const restore = (seen: string, from = publication) =>
    shared.desk.post("history", { file: person, path: ["role"], publication: from, seen });
  expect((await restore("Not what was seen")).status).toBe(409);
  expect((await restore("Another role", 1_000)).status).toBe(404);
  const restored = (await (await restore("Another role")).json()) as SiteFile;
  expect(restored.changes).toMatchObject([{ path: ["role"], before: "Another role", after: role }]);
  await shared.desk.discard(person);
});
