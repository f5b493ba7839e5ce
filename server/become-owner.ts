import { statSync } from "node:fs";
import { mkdir } from "node:fs/promises";

/**
 * Makes the data folder unless there is one, and continues as its owner, so that root leaves no files that the server
 * cannot change.
 */
export async function becomeOwner(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
