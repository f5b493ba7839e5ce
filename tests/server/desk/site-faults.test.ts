import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type EditedSite, editedSite } from "../../setup/edited-site.ts";
import { commitAll, git } from "../../setup/git-content.ts";
import { otherProgram } from "../../setup/other-program.ts";
import type { RunningServer } from "../../setup/server.ts";
import { siteClient } from "../../setup/site-client.ts";
import { smallDisk } from "../../setup/small-disk.ts";

const file = "people/first-person.yaml";
let role = "Role of the first person";

let site: EditedSite;
let remote: string;
let server: RunningServer;
let owner: SignedInMember;
const start = async (programFolder?: string) => {
  server = await site.start({ DESK_PORT: "0", CONTENT_REMOTE: remote }, programFolder);
  owner = await signedInMember(server, { role: "owner" });
};
beforeAll(async () => {
  site = await editedSite();
  commitAll(site.contentFolder);
  remote = path.join(site.folder, "remote.git");
  git(site.folder, "clone", "--quiet", "--bare", site.contentFolder, remote);
  await start();
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

const desk = () => siteClient(owner, server);
const about = async () => (await fetch(`${server.url}/about`)).text();
const lastOf = (folder: string) => git(folder, "log", "-1", "--format=%s").trim();

/** Types another role. */
async function typeRole(value: string) {
  expect((await desk().set(file, "role", role, value)).status).toBe(200);
  role = value;
}

/** What publishes the changes as they are shown now. */
async function shownChanges() {
  const { parent, content, drafts } = await desk().changes();
  const versions = Object.fromEntries(drafts.map((one) => [one.file, one.version]));
  return { parent, content, drafts: versions, note: "" };
}

/** Commits a file with other content in another clone of the remote, and sends it there. */
async function pushFrom(clone: string, name: string, text: string) {
  const other = path.join(site.folder, clone);
  git(site.folder, "clone", "--quiet", remote, other);
  await writeFile(path.join(other, name), text);
  git(other, "add", "--all");
  git(other, "commit", "--quiet", "-m", `Change ${name}`);
  git(other, "push", "--quiet");
}

/** A script that Git runs in a repository. @returns its path */
async function writeHook(hook: string, script: string) {
  await writeFile(hook, `#!/bin/sh\n${script}\n`);
  await chmod(hook, 0o755);
  return hook;
}

test.each(["prepare-commit-msg", "post-commit"])(
  "a server that is killed at %s while it publishes has lost nothing, and shows nothing half",
  async (name) => {
    const before = role;
    await typeRole(`Role at ${name}`);
    const hook = await writeHook(
      path.join(site.contentFolder, ".git/hooks", name),
      `kill -9 ${server.pid}\nexit 1`,
    );
    await expect(desk().publish("Killed")).rejects.toThrow();
    await server.stop();
    await rm(hook);
    await start();
    expect(await about()).toContain(before);
    expect((await desk().open(file)).values).toMatchObject({ role });
    expect((await desk().changes()).pages?.changed.flatMap(({ added }) => added)).toContain(role);

    const published = await desk().publish("Again");
    expect(published.status, await published.clone().text()).toBe(200);
    await expect.poll(about).toContain(role);
    expect(git(site.contentFolder, "status", "--porcelain")).toBe("");
    expect(git(site.contentFolder, "show", `HEAD:${file}`)).toContain(role);
    expect(git(remote, "show", `HEAD:${file}`)).toContain(role);
  },
);

test("what was drafted with one program is published with the next", async () => {
  const before = role;
  await typeRole("Role before the upgrade");
  await server.stop();
  await start(await otherProgram(site));
  expect(await about()).toContain(before);
  expect((await desk().open(file)).values).toMatchObject({ role });
  const published = await desk().publish("Upgraded");
  expect(published.status, await published.clone().text()).toBe(200);
  await expect.poll(about).toContain(role);
  await server.stop();
  await start();
});

test("a remote that refuses is said in words, and what is published stays and follows", async () => {
  const hook = await writeHook(path.join(remote, "hooks/pre-receive"), "echo 'Main is protected.'\nexit 1");
  const before = lastOf(remote);
  await typeRole("Role that was refused");
  const published = await desk().publish("Refused");
  expect([published.status, await published.json()]).toEqual([
    200,
    { id: expect.any(Number), warning: expect.stringContaining("Main is protected.") },
  ]);
  await expect.poll(about).toContain(role);
  expect([lastOf(site.contentFolder), lastOf(remote)]).toEqual(["Refused", before]);
  await rm(hook);
  await typeRole("Role after that");
  expect(await (await desk().publish("Taken")).json()).toMatchObject({ warning: null });
  expect(lastOf(remote)).toBe("Taken");
});

test("what Git refuses is said in words, and the folder is as before", async () => {
  const lock = path.join(site.contentFolder, ".git/index.lock");
  await writeFile(lock, "");
  await typeRole("Role beside a lock");
  const refused = await desk().publish("Locked");
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringContaining("index.lock"),
  ]);
  expect(git(site.contentFolder, "diff", "--stat")).toBe("");
  const { publications } = await (await owner.request("/api/site/publications")).json();
  const before = await desk().drafts();
  const back = await desk().post("back", { id: publications[1].id, parent: publications[0].id });
  expect([back.status, await desk().drafts()]).toEqual([409, before]);
  await rm(lock);
  expect((await desk().publish("Unlocked")).status).toBe(200);
});

test("without the remote nothing is published and nothing lost, in words", async () => {
  await typeRole("Role without a network");
  await rm(path.join(remote, "HEAD"));
  const refused = await desk().publish("Away");
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringContaining("cannot be fetched"),
  ]);
  expect((await desk().open(file)).values).toMatchObject({ role });
  await writeFile(
    path.join(remote, "HEAD"),
    `ref: ${git(site.contentFolder, "symbolic-ref", "HEAD").trim()}\n`,
  );
  expect((await desk().publish("Back again")).status).toBe(200);
  expect(await readFile(path.join(site.contentFolder, file), "utf8")).toContain(role);
});

test("on a full disk nothing is lost, and it is said in words", async (context) => {
  const disk = await smallDisk(200);
  context.onTestFinished(disk.remove);
  context.skip(!disk.mounted, "this machine does not let tests mount a file system");
  const full = await editedSite({ DATA_DIR: disk.folder });
  context.onTestFinished(full.remove);
  const running = await full.start({ DESK_PORT: "0" });
  context.onTestFinished(async () => void (await running.stop()));
  const member = await signedInMember(running, { role: "owner" });
  const { set, publish, open, changes, post } = siteClient(member, running);
  await set(file, "role", "Role of the first person", "Role before");
  const { parent, content, drafts } = await changes();
  const versions = Object.fromEntries(drafts.map((one) => [one.file, one.version]));
  await disk.fill();
  const refusals = [
    await set(file, "role", "Role before", "Role on a full disk"),
    await post("publications", { parent, content, drafts: versions, note: "" }),
  ];
  await disk.free();
  for (const refusal of refusals) {
    expect([409, 503]).toContain(refusal.status);
    expect((await refusal.json()).message).toMatch(/disk is full|cannot be (reached|stored|read)/i);
  }
  expect((await open(file)).values).toMatchObject({ role: "Role before" });
  expect((await publish()).status).toBe(200);
});

test("of two publishers at once one publishes, and the other is told to look again", async () => {
  const publisher = await signedInMember(server, { role: "reader", site: "publisher" });
  await typeRole("Role by two");
  const body = await shownChanges();
  const answers = await Promise.all(
    [owner, publisher].map(({ request }) => request("/api/site/publications", { method: "POST", body })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("what somebody pushed or saved since the changes were shown is not published before it was seen", async () => {
  const second = "people/second-person.yaml";
  const text = await readFile(path.join(site.contentFolder, second), "utf8");
  const added = async () => (await desk().changes()).pages?.changed.flatMap(({ added }) => added);
  await typeRole("Role with an unseen push");
  const beforePush = await shownChanges();
  const pushed = text.replace("Role of the second person", "Role that was pushed");
  await pushFrom("colleague", second, pushed);
  expect((await desk().post("publications", beforePush)).status).toBe(409);
  expect(await added()).toEqual(expect.arrayContaining([role, "Role that was pushed"]));

  const beforeSave = await shownChanges();
  await writeFile(path.join(site.contentFolder, second), pushed.replace("was pushed", "was saved"));
  expect((await desk().post("publications", beforeSave)).status).toBe(409);
  expect(await about()).not.toMatch(/Role that was (pushed|saved)/);
  expect(await added()).toContain("Role that was saved");
  await writeFile(path.join(site.contentFolder, second), pushed);
  const published = await desk().post("publications", await shownChanges());
  expect(published.status, await published.clone().text()).toBe(200);
  await expect.poll(about).toContain("Role that was pushed");
});

test("going back first brings the folder to what the remote has, so that the remote takes it", async () => {
  await typeRole("Role to go back from");
  await desk().publish("Before going back");
  await pushFrom("other", "notes.txt", "of somebody else");
  const { publications } = await (await owner.request("/api/site/publications")).json();
  const back = await desk().post("back", { id: publications[1].id, parent: publications[0].id });
  expect([back.status, await back.json()]).toEqual([200, { id: expect.any(Number), warning: null }]);
  expect(lastOf(remote)).toBe(`Go back to publication ${publications[1].id}`);
});

test("of going back that Git refuses nothing stays, and of one in which the server is killed the words", async () => {
  await typeRole("Role that is taken back");
  await desk().publish("Before it is taken back");
  const { publications } = await (await owner.request("/api/site/publications")).json();
  const goBack = () => desk().post("back", { id: publications[1].id, parent: publications[0].id });
  const before = await desk().drafts();
  const lock = path.join(site.contentFolder, ".git/index.lock");
  await writeFile(lock, "");
  expect([(await goBack()).status, await desk().drafts()]).toEqual([409, before]);
  await rm(lock);

  const hook = await writeHook(
    path.join(site.contentFolder, ".git/hooks/post-commit"),
    `kill -9 ${server.pid}`,
  );
  await expect(goBack()).rejects.toThrow();
  await server.stop();
  await rm(hook);
  await start();
  expect((await desk().open(file)).values).toMatchObject({ role });
});
