import path from "node:path";
import { expect, test } from "vitest";
import { runScript } from "../setup/run-script.ts";
import { smallDisk } from "../setup/small-disk.ts";

test("a build on a full disk says so in one line", async (context) => {
  const disk = await smallDisk(2);
  context.onTestFinished(disk.remove);
  context.skip(!disk.mounted, "this machine does not let tests mount a file system");
  const { status, output } = await runScript(path.resolve("scripts/build.ts"), [], { cwd: disk.folder });
  expect([status, output]).toEqual([
    1,
    `The disk is full: a build needs 100 MB, and ${disk.folder} has 2. Free some space, and try again.\n`,
  ]);
});
