import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { serverFolder } from "./sites.ts";

/** Builds the program unless it is up to date. */
export function buildProgram() {
  const { status } = spawnSync(process.execPath, ["scripts/build-if-needed.ts"], { stdio: "inherit" });
  if (status !== 0) throw new Error(`The build ended with status ${status}`);
  mkdirSync(serverFolder, { recursive: true });
  const program = path.join(serverFolder, "dist");
  if (!existsSync(program)) symlinkSync(path.resolve("dist"), program);
}
