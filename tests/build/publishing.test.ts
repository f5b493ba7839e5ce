import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runScript } from "../setup/run-script.ts";
import { removeData, startServer } from "../setup/server.ts";
import { copyEnvironment, copyOfProject } from "./copy-of-project.ts";

const dayMs = 24 * 60 * 60 * 1000;

let site: Awaited<ReturnType<typeof copyOfProject>>;
beforeAll(async () => {
  site = await copyOfProject("dist");
});
afterAll(() => site.remove());

const inSite = (...names: string[]) => path.join(site.folder, ...names);
const currentRelease = () => readlink(inSite("dist/current"));
const settings = () => ({ ...(copyEnvironment as Record<string, string>), cwd: site.folder });
const publish = (...args: string[]) => runScript("scripts/publish/main.ts", args, settings());

const releases = (...args: string[]) => runScript("scripts/releases/main.ts", args, settings());

/** Every file that visitors or the server get of the current release and that contains a text. */
function filesWith(text: string) {
  const files = globSync("dist/current/{client/**/*,server-data.json}", {
    cwd: site.folder,
    withFileTypes: true,
  });
  return files
    .filter((file) => file.isFile() && !/\.(br|gz)$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => file.includes(text) || readFileSync(file).includes(text));
}

/** Writes an item that differs from another one by its name and a text, with further fields. */
async function addItem(from: string, to: string, text: string, fields: string) {
  const source = await readFile(inSite("content", from), "utf8");
  const own = source
    .replace(/^title: .*$/m, `title: ${text}\n${fields}`)
    .replace(/^ {2}title: .*$/m, `  title: ${text}`)
    .replace(/^ {2}description: .*$/m, `  description: ${text}, described`);
  await writeFile(inSite("content", to), own);
}

test("publish refuses content with a mistake, and says that the site is as it was", async () => {
  const before = await currentRelease();
  await writeFile(inSite("content/jobs/wrong.yaml"), "title: Wrong\n");
  const { status, output } = await publish("--yes");
  await rm(inSite("content/jobs/wrong.yaml"));
  expect(status).toBe(1);
  expect(output).toMatch(/^jobs\/wrong\.yaml:1: /m);
  expect(output).toContain("Nothing was published. The site is as it was.");
  expect(await currentRelease()).toBe(before);
});

test("npm start with content that cannot be built serves the release before and says so", async () => {
  await writeFile(inSite("content/jobs/wrong.yaml"), "title: Wrong\n");
  const { status, output } = await runScript("scripts/build-if-stale.ts", [], settings());
  await rm(inSite("content/jobs/wrong.yaml"));
  expect(status).toBe(0);
  expect(output).toMatch(/^jobs\/wrong\.yaml:1: /m);
  expect(output).toContain(
    `Release ${path.basename(await currentRelease())}, which was built before, is served`,
  );
});

test("publish shows what changes, switches, and leaves out drafts and what is not due", async () => {
  const before = path.basename(await currentRelease());
  const publishAt = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  await addItem("articles/first-article.md", "articles/unseen-article.md", "A drafted text", "draft: true");
  await addItem(
    "articles/first-article.md",
    "articles/later-article.md",
    "A later text",
    `publishAt: ${publishAt}`,
  );
  await addItem("articles/first-article.md", "articles/prompt-article.md", "A text at once", "draft: false");
  const { status, output } = await publish("--yes");
  expect(status, output).toBe(0);
  expect(output).toMatch(/^ {2}new {6}\/insights\/prompt-article {2}A text at once/m);
  expect(output).toMatch(/^ {2}changed {2}\/insights/m);
  expect(output).toContain(`To go back: npm run releases -- rollback ${before}`);
  expect(filesWith("prompt-article").length).toBeGreaterThan(3);
  expect([...filesWith("unseen-article"), ...filesWith("A drafted text")]).toEqual([]);
  expect([...filesWith("insights/later-article"), ...filesWith("A later text")]).toEqual([]);
  expect(existsSync(inSite("dist/releases", before))).toBe(true);
});

test("in a terminal, publish asks until the answer is yes or no", async ({ skip }) => {
  skip(process.platform !== "linux", "the program that makes a terminal has other options here");
  const before = await currentRelease();
  const article = inSite("content/articles/prompt-article.md");
  const text = await readFile(article, "utf8");
  await writeFile(
    article,
    `${text}
A last line.
`,
  );
  const terminal = spawn("script", ["-qec", `"${process.execPath}" scripts/publish/main.ts`, "/dev/null"], {
    cwd: site.folder,
    env: { ...copyEnvironment, TERM: "dumb" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  terminal.stdin.end("perhaps\nn\n");
  const [output, [status]] = await Promise.all([readText(terminal.stdout), once(terminal, "exit")]);
  await writeFile(article, text);
  expect(status, output).toBe(0);
  expect(output).toContain("+ A last line.");
  expect(output.match(/Publish this\? Type y/g)).toHaveLength(2);
  expect(output).toContain("Nothing was published. The site is as it was.");
  expect(await currentRelease()).toBe(before);
});

test("npm start keeps a release that was gone back to", async () => {
  const published = path.basename(await currentRelease());
  expect(await releases("rollback")).toMatchObject({ status: 0 });
  const { status, output } = await runScript("scripts/build-if-stale.ts", [], settings());
  expect([status, output]).toEqual([
    0,
    expect.stringContaining(`served since a rollback. To serve ${published} again`),
  ]);
  expect(await currentRelease()).not.toContain(published);
  expect(await releases("rollback", published)).toMatchObject({ status: 0 });
});

test("a server whose clock passes the time of an item builds it and switches, without what is not published", async () => {
  await writeFile(
    inSite("content/articles/unpublished-article.md"),
    (await readFile(inSite("content/articles/prompt-article.md"), "utf8")).replaceAll(
      "at once",
      "unpublished",
    ),
  );
  const server = await startServer(
    {
      NODE_OPTIONS: `--import ${path.resolve("tests/setup/wrong-clock.ts")}`,
      CLOCK_AHEAD: String(3 * dayMs),
    },
    site.folder,
  );
  try {
    const statusOf = async (slug: string) => (await fetch(`${server.url}/insights/${slug}`)).status;
    await expect.poll(() => statusOf("later-article"), { timeout: 300_000 }).toBe(200);
    expect(await (await fetch(`${server.url}/insights`)).text()).toContain("A later text");
    expect(await statusOf("unseen-article")).toBe(404);
    expect(await statusOf("unpublished-article")).toBe(404);
  } finally {
    await server.stop();
    await removeData(server);
    await rm(inSite("content/articles/unpublished-article.md"));
  }
}, 400_000);

test("a full disk during a build leaves the site as it was", async ({ skip }) => {
  const before = await currentRelease();
  const generated = inSite(".generated");
  await mkdir(generated, { recursive: true });
  const mount = spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", generated]);
  skip(mount.status !== 0, "this user may not mount a small disk");
  const { status, output } = await publish("--yes");
  spawnSync("umount", ["-l", generated]);
  expect(status).toBe(1);
  expect(output).toMatch(/ENOSPC|no space left|SQLITE_FULL/i);
  expect(output).toContain("Nothing was published. The site is as it was.");
  expect(await currentRelease()).toBe(before);
});

test("a build that is killed leaves the site as it was, and the next one removes its traces", async () => {
  const before = await currentRelease();
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: site.folder,
    env: copyEnvironment,
    stdio: "ignore",
    // A group of its own, so that all of its processes can be killed, as by a power cut.
    detached: true,
  });
  const exited = once(child, "exit");
  const traces = () => globSync("build-release-*/client", { cwd: inSite(".generated") });
  await expect.poll(traces).toHaveLength(1);
  process.kill(-(child.pid ?? 0), "SIGKILL");
  await exited;
  expect(await currentRelease()).toBe(before);
  const kept = await readdir(inSite("dist/releases"));

  await rm(inSite("content/articles/prompt-article.md"));
  const { status, output } = await publish("--dry-run");
  expect(status, output).toBe(0);
  expect(output).toContain("removed  /insights/prompt-article  (NOT FOUND");
  expect(output).toContain("- from: /insights/prompt-article");
  expect(output).toContain("Nothing was published.");
  expect(traces()).toEqual([]);
  expect(await currentRelease()).toBe(before);
  expect(await readdir(inSite("dist/releases"))).toEqual(kept);
});
