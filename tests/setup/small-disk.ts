import { spawnSync } from "node:child_process";
import { appendFile, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A file system of some megabytes, on machines where tests may mount one. */
export async function smallDisk(megabytes: number) {
  const folder = await mkdtemp(path.join(tmpdir(), "small-disk-"));
  const mounted =
    spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]).status === 0;
  const filler = path.join(folder, "filler");
  let isFull = false;
  let filling = Promise.resolve();
  return {
    folder,
    mounted,
    /** Fills it, but for some bytes, and keeps it full when others delete files. */
    async fill(leftBytes = 0) {
      isFull = true;
      const fillUp = async () => {
        const { bavail, bsize } = await statfs(folder);
        // It keeps what fits.
        await appendFile(filler, Buffer.alloc(Math.max(bavail * bsize - leftBytes, 0))).catch(() => {});
      };
      await fillUp();
      filling = (async () => {
        while (isFull) {
          await wait(50);
          await fillUp();
        }
      })();
    },
    /** Frees what `fill` took. */
    async free() {
      isFull = false;
      await filling;
      await rm(filler, { force: true });
    },
    async remove() {
      isFull = false;
      await filling;
      if (mounted) spawnSync("umount", [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
