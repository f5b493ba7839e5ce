import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
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

/** A unit with this machine's Node, because the program that a unit starts must exist. */
const withNode = (unit: string) =>
  unit.replaceAll(`${installFolder}/node_modules/.bin/node`, process.execPath);

/** The commands of a unit as the shell gets them, with another folder for backups. */
async function commandsOf(file: string, backups: string) {
  const text = await readFile(file, "utf8");
  return [...text.matchAll(/^ExecStart=\/bin\/sh -c '(.*)'$/gm)].map(([, command = ""]) =>
    command
      .replaceAll("$$", "$")
      .replaceAll("%%", "%")
      .replaceAll("/var/lib/nordic-venture-studio-backups", backups),
  );
}

test("backups of PostgreSQL go to a folder that the unit may write to, and fourteen are kept", async () => {
  const unit = await readFile("deploy/nordic-venture-studio-backup.service", "utf8");
  expect(unit).toMatch(/^StateDirectory=.*\bnordic-venture-studio-backups$/m);
  const backups = path.join(folder, "backups");
  await mkdir(backups);
  const names = Array.from({ length: 20 }, (_, day) => `studio-202001${day + 10}T031500Z.dump`);
  for (const name of names) await writeFile(path.join(backups, name), "");
  const bin = path.join(folder, "bin");
  await mkdir(bin);
  /** Runs the commands of the unit as systemd does, until one fails. */
  async function backUp(pgDump: string) {
    const script = (command: string) =>
      `#!/bin/sh\nfor last; do :; done\nfile=\${last#--file=}\n${command}\n`;
    await writeFile(path.join(bin, "pg_dump"), script(pgDump), { mode: 0o755 });
    await writeFile(path.join(bin, "pg_restore"), script('grep whole "$file"'), { mode: 0o755 });
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
    const commands = await commandsOf("deploy/backup-postgres.conf", backups);
    return commands.every((command) => spawnSync("/bin/sh", ["-c", command], { env }).status === 0);
  }
  const kept = async () => (await readdir(backups)).filter((name) => /^studio-.*\.dump$/.test(name)).sort();

  expect(await backUp('echo half > "$file"; exit 1')).toBe(false);
  expect(await backUp('echo half > "$file"')).toBe(false);
  expect(await kept()).toEqual(names);
  expect(await backUp('echo whole > "$file"')).toBe(true);
  const [newest = "", ...older] = (await kept()).reverse();
  expect(newest).toMatch(/^studio-20\d{6}T\d{6}Z\.dump$/);
  expect(await readFile(path.join(backups, newest), "utf8")).toBe("whole\n");
  expect(older.reverse()).toEqual(names.slice(-13));
  expect(await readdir(backups)).toHaveLength(14);
});

test("the last command of a backup of PostgreSQL tells the desk, after all that can fail", async () => {
  const commands = (await readFile("deploy/backup-postgres.conf", "utf8")).match(/^ExecStart=.*$/gm) ?? [];
  expect(commands.at(-1)).toMatch(/dist\/server\/operator\/main\.js record-backup$/);
});

test("the service may write the content that the desk edits", async () => {
  const settings = await readFile("deploy/nordic-venture-studio.env", "utf8");
  const [, folder = ""] = /^CONTENT_DIR=(.+)$/m.exec(settings) ?? [];
  const service = await readFile("deploy/nordic-venture-studio.service", "utf8");
  const [, state = ""] = /^StateDirectory=(\S+)$/m.exec(service) ?? [];
  expect(path.relative(`/var/lib/${state}`, folder)).toBe("repository/content");
});

test("who is told to stop the server stops its socket, which would start it again", async () => {
  expect(await readFile("deploy/nordic-venture-studio.service", "utf8")).toMatch(
    /^Requires=nordic-venture-studio\.socket$/m,
  );
  const stops = (await readFile("docs/operations.md", "utf8")).match(/systemctl stop [\w.-]+/g) ?? [];
  expect(new Set(stops)).toEqual(new Set(["systemctl stop nordic-venture-studio.socket"]));
});

test("a server that cannot start is tried again without end", async () => {
  const service = await readFile("deploy/nordic-venture-studio.service", "utf8");
  const [unit = ""] = service.split("[Service]");
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(await readFile("deploy/nordic-venture-studio.socket", "utf8")).toMatch(
    /^TriggerLimitIntervalSec=0$/m,
  );
});

test.skipIf(!isInstalled)("systemd finds nothing wrong in the units", async () => {
  for (const name of units) {
    const unit = await readFile(`deploy/${name}`, "utf8");
    await writeFile(path.join(folder, name), withNode(unit));
  }
  const dropIns = path.join(folder, "nordic-venture-studio-backup.service.d");
  await mkdir(dropIns);
  const dropIn = await readFile("deploy/backup-postgres.conf", "utf8");
  await writeFile(path.join(dropIns, "postgres.conf"), withNode(dropIn));
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
