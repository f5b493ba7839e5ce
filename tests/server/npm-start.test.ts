import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { environment } from "../setup/environment.ts";
import { fixtureContent, serverFolder, shareSites } from "../setup/sites.ts";

test("SIGTERM to `npm start` ends the server", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "start-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { start } = packageJson.scripts;
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ scripts: { start } }));
  await symlink(path.resolve("dist"), path.join(folder, "dist"), "dir");
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "dir");
  shareSites(path.join(folder, "data"));
  const npm = spawn("npm", ["start"], {
    cwd: folder,
    env: environment({
      HOST: "127.0.0.1",
      PORT: "0",
      DESK_PORT: "off",
      CONTENT_DIR: fixtureContent,
      DATA_DIR: path.join(folder, "data"),
    }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(npm, "exit");
  let url = "";
  for await (const line of createInterface(npm.stdout)) {
    const [, listening] = /Listening at ([^"]+)/.exec(line) ?? [];
    if (!listening) continue;
    url = listening;
    expect((await fetch(url)).status).toBe(200);
    npm.kill("SIGTERM");
  }
  await ended;
  expect(url).not.toBe("");
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test("SIGTERM to `npm start` ends the build", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "start-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { prestart, start } = packageJson.scripts;
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ scripts: { prestart, start } }));
  await mkdir(path.join(folder, "scripts"));
  const build = 'console.log("It builds"); setInterval(() => {}, 1000);';
  await writeFile(path.join(folder, "scripts/build-if-needed.ts"), build);
  const npm = spawn("npm", ["start"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(npm, "close");
  for await (const line of createInterface(npm.stdout)) if (line === "It builds") npm.kill("SIGTERM");
  await ended;
});

const neededMajor = Number(packageJson.dependencies.node.split(".")[0]);

/** A Node of this machine that is too old. */
const oldNode = (process.env.PATH ?? "")
  .split(path.delimiter)
  .map((folder) => path.join(folder, "node"))
  .find((node) => {
    const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
    return stdout && Number(/\d+/.exec(stdout)?.[0]) < neededMajor;
  });

test.skipIf(!oldNode).each(["main.js", "operator/main.js", "preview.js", "publications.js"])(
  "%s says which Node it needs under an older one",
  (program) => {
    const { status, stderr } = spawnSync(oldNode ?? "", [`dist/server/${program}`], {
      cwd: serverFolder,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`^This needs Node ${neededMajor} and was started with Node \\S+ .*\\n$`),
      ),
    ]);
  },
);
