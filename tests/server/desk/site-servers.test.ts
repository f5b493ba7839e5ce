import { readdirSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInMember } from "../../setup/desk.ts";
import { type EditedSite, editedSite } from "../../setup/edited-site.ts";
import { commitAll, git } from "../../setup/git-content.ts";
import { type RunningServer, removeData } from "../../setup/server.ts";
import { siteClient } from "../../setup/site-client.ts";
import { newDatabase } from "../databases.ts";
import { withStore } from "./waiting-mail.ts";

const file = "people/first-person.yaml";

let site: EditedSite;
let servers: RunningServer[];
beforeAll(async () => {
  site = await editedSite({ DATABASE_URL: await newDatabase() });
  commitAll(site.contentFolder);
  const remote = path.join(site.folder, "remote.git");
  git(site.folder, "clone", "--quiet", "--bare", site.contentFolder, remote);
  // Each has a clone of its own.
  const start = async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "server-"));
    const CONTENT_DIR = path.join(dataDir, "content");
    return site.start({ DATA_DIR: dataDir, CONTENT_DIR, CONTENT_REMOTE: remote, DESK_PORT: "0" });
  };
  servers = [await start(), await start()];
});
afterAll(async () => {
  for (const server of servers) {
    await server.stop();
    await removeData(server);
  }
  await site.remove();
});

test("edits on either of two servers are seen on both, and so is what one of them publishes", async () => {
  const [one, other] = await Promise.all(
    servers.map(async (server) => siteClient(await signedInMember(server, { role: "owner" }), server)),
  );
  if (!one || !other) throw new Error("Two servers are needed");
  const valuesOn = async (desk: typeof one) => (await desk.open(file)).values;
  await one.set(file, "role", "Role of the first person", "Role typed on one");
  expect(await valuesOn(other)).toMatchObject({ role: "Role typed on one" });
  await other.set(file, "bio", "Short bio of the first person.", "Bio typed on the other.");
  const both = { role: "Role typed on one", bio: "Bio typed on the other." };
  expect(await valuesOn(one)).toMatchObject(both);

  const published = await one.publish("By one");
  expect([published.status, await published.json()]).toEqual([
    200,
    expect.objectContaining({ warning: null }),
  ]);
  for (const { url } of servers) {
    await expect.poll(async () => (await fetch(`${url}/about`)).text()).toContain("Bio typed on the other.");
  }
  // The other's clone follows by itself.
  await expect.poll(() => valuesOn(other)).toMatchObject(both);
  expect(await other.changes()).toMatchObject({ drafts: [], pages: null });
  await other.set(file, "role", "Role typed on one", "Role after that");
  expect(await (await other.publish("By the other")).json()).toMatchObject({ warning: null });
  await expect.poll(() => valuesOn(one)).toMatchObject({ role: "Role after that" });
});

test("who is overtaken while the site is rendered commits nothing, and can publish again", async () => {
  const [server, second] = servers as [RunningServer, RunningServer];
  const desk = siteClient(await signedInMember(server, { role: "owner" }), server);
  const { values } = await desk.open(file);
  await desk.set(file, "bio", (values as { bio: string }).bio, "Bio of who was overtaken.");
  // On the other server: this one renders it only when it publishes.
  const onSecond = siteClient(await signedInMember(second, { role: "owner" }), second);
  const { content, drafts } = await onSecond.changes();
  const [draft] = drafts;
  await withStore(server, async ({ publications }) => {
    const current = await publications.current();
    if (!current || !draft) throw new Error("A publication and a draft are needed");
    const body = { parent: current.id, content, drafts: { [draft.file]: draft.version }, note: "" };
    const publishing = desk.post("publications", body);
    const rendered = path.join(server.dataDir, "site/rendered");
    const isRendering = () => readdirSync(rendered).some((name) => name.includes(".incomplete-"));
    await expect.poll(isRendering, { interval: 5 }).toBe(true);
    await publications.insert({ ...current, id: current.id + 1 });
    expect((await publishing).status).toBe(409);
  });
  const clone = path.join(server.dataDir, "content");
  expect(git(clone, "rev-list", "--count", "FETCH_HEAD..HEAD").trim()).toBe("0");
  const published = await desk.publish("Again");
  expect([published.status, await published.json()]).toEqual([
    200,
    expect.objectContaining({ warning: null }),
  ]);
});
