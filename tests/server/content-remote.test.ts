import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneContent, fetchContent, pushContent } from "#server/publications/content-repository.ts";
import { editedSite, shownWord } from "../setup/edited-site.ts";
import type { RunningServer } from "../setup/server.ts";

const commit = ["-c", "user.name=Editor", "-c", "user.email=editor@studio.example", "commit", "--quiet"];

let site: Awaited<ReturnType<typeof editedSite>>;
let server: RunningServer;
/** The bare repository; `site.contentFolder` is an editor's working copy, and `clone` the server's. */
let remote: string;
let clone: string;
let settings: Record<string, string>;

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

async function pushWord(word: string) {
  await site.setWord(word);
  git(site.contentFolder, ...commit, "--all", "--message", word);
  git(site.contentFolder, "push", "--quiet", remote, "HEAD:main");
}

/** Commits another word in the server's working copy. */
async function commitInClone(word: string) {
  const article = path.join(clone, "articles/first-article.md");
  const text = await readFile(article, "utf8");
  await writeFile(article, text.replace(/^description: .*$/m, `description: The word is ${word}.`));
  git(clone, ...commit, "--all", "--message", word);
}

const publish = () => site.run(["publish", "--yes"], settings);
const remoteSubject = () => git(remote, "log", "-1", "--format=%s", "main");

beforeAll(async () => {
  site = await editedSite();
  remote = path.join(site.folder, "remote.git");
  clone = path.join(site.folder, "clone");
  settings = { CONTENT_DIR: clone, CONTENT_REMOTE: remote };
  git(site.folder, "init", "--quiet", "--bare", "--initial-branch=main", remote);
  git(site.contentFolder, "init", "--quiet", "--initial-branch=main");
  git(site.contentFolder, "add", ".");
  await pushWord("one");
  server = await site.start(settings);
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

test("the first start clones the content, and publishing brings what was pushed since", async () => {
  expect(await shownWord(server.url)).toBe("one");
  await pushWord("two");
  const { status, output } = await publish();
  expect(status, output).toBe(0);
  expect(await shownWord(server.url)).toBe("two");
});

test("commits of the folder are pushed after publishing; a refused push says so and keeps them", async () => {
  const hook = path.join(remote, "hooks/pre-receive");
  await writeFile(hook, "#!/bin/sh\necho 'Main is protected.'\nexit 1\n");
  await chmod(hook, 0o755);
  await commitInClone("three");
  const refused = await publish();
  expect(refused.status).toBe(1);
  expect(refused.output).toContain("Publication 3 is stored, and servers show it. But: ");
  expect(refused.output).toMatch(/remote\.git did not take the commits of .*clone, which stay there: /);
  expect(refused.output).toContain("Main is protected.");
  expect(refused.output).not.toContain("Nothing was published");
  expect([await shownWord(server.url), remoteSubject()]).toEqual(["three", "two"]);

  await rm(hook);
  const { status, output } = await publish();
  expect(status, output).toBe(0);
  expect(output).toContain("Nothing to publish");
  expect(remoteSubject()).toBe("three");
});

test("what has changed on both sides is not published, and both stay", async () => {
  git(site.contentFolder, "pull", "--quiet", "--ff-only", remote, "main");
  await pushWord("theirs");
  await commitInClone("ours");
  const { status, output } = await publish();
  expect(status).toBe(1);
  expect(output).toContain("have both changed. Bring them together there with `git pull --rebase`");
  expect(output).toContain("Nothing was published. The site is as it was.");
  expect(await shownWord(server.url)).toBe("three");
  expect([git(clone, "log", "-1", "--format=%s"), remoteSubject()]).toEqual(["ours", "theirs"]);
  git(clone, "reset", "--quiet", "--hard", "HEAD~");
});

test("edits that are not committed are kept", async () => {
  await writeFile(path.join(clone, "articles/first-article.md"), "mine");
  await expect(fetchContent(clone, remote)).rejects.toThrow("articles/first-article.md");
  expect(await readFile(path.join(clone, "articles/first-article.md"), "utf8")).toBe("mine");
  git(clone, "checkout", "--quiet", ".");
});

test("without the remote nothing is published, and a server starts with what is published", async () => {
  await rename(remote, `${remote}.away`);
  const { status, output } = await publish();
  expect(status).toBe(1);
  expect(output).toContain(`The content cannot be fetched from ${remote} (CONTENT_REMOTE): `);
  await server.stop();
  await rm(clone, { recursive: true });
  server = await site.start(settings);
  expect(await shownWord(server.url)).toBe("three");
  expect((await site.run(["back", "--yes"], settings)).status).toBe(0);
  expect(await shownWord(server.url)).toBe("two");
  await rename(`${remote}.away`, remote);
});

test("a remote that does not answer delays neither the start nor the end of a server", async () => {
  await server.stop();
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const asked = once(silent, "connection");
  const address = `git://127.0.0.1:${(silent.address() as AddressInfo).port}/content.git`;
  server = await site.start({ ...settings, CONTENT_REMOTE: address });
  expect(await shownWord(server.url)).toBe("two");
  await asked;
  const stopping = performance.now();
  await server.stop();
  expect(performance.now() - stopping).toBeLessThan(20_000);
  silent.close();
  server = await site.start(settings);
});

test("a folder with other files is not replaced, and no password is shown", async () => {
  const folder = path.join(site.folder, "other");
  await mkdir(folder);
  await writeFile(path.join(folder, "file"), "");
  const address = "https://editor:secret@127.0.0.1:1/content.git";
  await expect(cloneContent(address, folder)).rejects.toThrow(
    `${folder} has files, but is no working copy of https://127.0.0.1:1/content.git (CONTENT_REMOTE)`,
  );
  const failed = await cloneContent(address, path.join(site.folder, "new")).catch((error) => error.message);
  expect(failed).toMatch(/^The content cannot be cloned from https:\/\/127\.0\.0\.1:1\/content\.git/);
  expect(failed).not.toContain("secret");
});

test("another branch than the default one is followed where the setting names it", async () => {
  const [live, folder] = [`${remote}#live`, path.join(site.folder, "live")];
  git(remote, "branch", "live", "main");
  await cloneContent(live, folder);
  expect(git(folder, "symbolic-ref", "--short", "HEAD")).toBe("live");
  git(folder, ...commit, "--allow-empty", "--message", "Live only");
  expect(await fetchContent(folder, live)).toBe(1);
  await pushContent(folder, live);
  expect(git(remote, "log", "-1", "--format=%s", "live")).toBe("Live only");
  expect(await fetchContent(folder, live)).toBe(0);
  await expect(fetchContent(folder, remote.concat("#main"))).rejects.toThrow("is on the branch live");
});

test("two that clone at once share one folder", async () => {
  const folder = path.join(site.folder, "shared");
  await Promise.all([cloneContent(remote, folder), cloneContent(remote, folder)]);
  expect(git(folder, "status", "--porcelain")).toBe("");
  expect((await readdir(site.folder)).filter((name) => name.startsWith("shared"))).toEqual(["shared"]);
});
