import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { startFailingServer, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { list, operate } from "./operator.ts";

test("an embedded store has one server at a time, also after a kill, and the operator CLI beside it", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "one-server-"));
  const first = await startServer({ DATA_DIR: dataDir });
  expect((await post(first.url, founder)).status).toBe(200);

  const second = startFailingServer({ DATA_DIR: dataDir });
  expect(second.status).toBe(1);
  expect(second.stderr).toBe(
    `DATA_DIR=${dataDir}: another server uses this store. Stop it first, or set another DATA_DIR; several servers need DATABASE_URL.`,
  );
  expect((await post(first.url, { ...founder, message: "after" })).status).toBe(200);
  const [latest] = await list(dataDir);
  expect((await operate(dataDir, "erase", latest?.reference ?? "", "--yes")).status).toBe(0);

  await first.stop("SIGKILL");
  // A kill between creating an upload's file and removing its name leaves the file.
  await mkdir(path.join(dataDir, "tmp"), { recursive: true });
  await writeFile(path.join(dataDir, "tmp", "left-behind"), "");
  const third = await startServer({ DATA_DIR: dataDir });
  expect(startFailingServer({ DATA_DIR: dataDir }).status).toBe(1);
  expect(existsSync(path.join(dataDir, "tmp", "left-behind"))).toBe(false);
  await third.stop();
  const fourth = await startServer({ DATA_DIR: dataDir });
  expect(await list(dataDir)).toHaveLength(2);
  await fourth.stop();
  await rm(dataDir, { recursive: true, maxRetries: 5 });
});
