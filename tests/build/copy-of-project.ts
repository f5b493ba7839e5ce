import { spawn } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const parts = [
  "app",
  "content",
  "brand",
  "content-model",
  "contract",
  "pictures",
  "scripts",
  "server",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** A copy of what a build needs, in a folder of its own, with this project's packages and drawings; to be changed and built. */
export async function copyOfProject() {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  for (const part of parts) await cp(part, path.join(folder, part), { recursive: true });
  await cp(".cache", path.join(folder, ".cache"), { recursive: true }).catch(() => {});
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "dir");
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Builds a copy. @returns its exit status, and what it printed */
export async function buildCopy(folder: string) {
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  const status = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { status, output };
}
