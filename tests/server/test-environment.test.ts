import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { settingNames } from "#server/settings.ts";
import { removeData, startFailingServer, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { list } from "./operator.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

// Neither the server nor the operator CLI starts with this value; as DATA_DIR it would become a folder.
const unusable = "the operator's own";

test("servers and CLIs under test ignore the machine's environment variables and .env", async () => {
  for (const name of settingNames) vi.stubEnv(name, unusable);
  const folder = await mkdtemp(path.join(tmpdir(), "machine-"));
  try {
    await symlink(path.resolve("dist"), path.join(folder, "dist"), "dir");
    await writeFile(
      path.join(folder, ".env"),
      settingNames.map((name) => `${name}="${unusable}"\n`).join(""),
    );
    const server = await startServer({}, folder);
    expect((await post(server.url, founder)).status).toBe(200);
    expect(await list(server.dataDir)).toHaveLength(1);
    await server.stop();
    await removeData(server);
    expect(await readdir(folder)).not.toContain(unusable);
    expect(startFailingServer({ RETENTION_DAYS: "soon" }).stderr).toBe(
      'RETENTION_DAYS="soon": must be a number of days',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
