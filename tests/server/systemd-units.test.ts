import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const isInstalled = spawnSync("systemd-analyze", ["--version"]).status === 0;
const installFolder = "/srv/nordic-venture-studio";
const units = [
  "nordic-venture-studio.service",
  "nordic-venture-studio.socket",
  "nordic-venture-studio-backup.service",
  "nordic-venture-studio-backup.timer",
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "units-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.skipIf(!isInstalled)("systemd finds nothing wrong in the units", async () => {
  for (const name of units) {
    const unit = await readFile(`deploy/${name}`, "utf8");
    // The program that a unit starts must exist.
    await writeFile(
      path.join(folder, name),
      unit.replaceAll(`${installFolder}/node_modules/.bin/node`, process.execPath),
    );
  }
  const files = units.map((name) => path.join(folder, name));
  const { status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", ...files], { encoding: "utf8" });
  // What it says of the machine's own units is not about ours.
  const own = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("nordic-venture-studio"));
  expect([status, own]).toEqual([0, []]);
});

test.skipIf(!isInstalled).each(units.filter((name) => name.endsWith(".service")))(
  "%s is exposed less than 2.0",
  (name) => {
    const { status, stdout } = spawnSync(
      "systemd-analyze",
      ["security", "--offline=true", "--threshold=20", `deploy/${name}`],
      { encoding: "utf8" },
    );
    expect(status, stdout).toBe(0);
  },
);

test.skipIf(spawnSync("systemd-sysusers", ["--version"]).status !== 0)("systemd makes the user", async () => {
  const root = path.join(folder, "root");
  await mkdir(path.join(root, "etc/sysusers.d"), { recursive: true });
  await cp("deploy/sysusers.conf", path.join(root, "etc/sysusers.d/nordic-venture-studio.conf"));
  const { status, stderr } = spawnSync("systemd-sysusers", [`--root=${root}`], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  expect(await readFile(path.join(root, "etc/passwd"), "utf8")).toMatch(
    /^nordic-venture-studio:x:\d+:\d+:Nordic Venture Studio:\/var\/lib\/nordic-venture-studio:/m,
  );
});
