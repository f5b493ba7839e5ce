import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { settingNames } from "#server/settings.ts";
import { removeData, startInVain, startServer } from "../setup/server.ts";
import { fixtureDist } from "../setup/sites.ts";
import { founder, post } from "./founder.ts";
import { list } from "./operator.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

// No server and no tool could start with any of these; DATA_DIR would become a folder.
const elsewhere = "the operator's own";

test("servers and tools under test know nothing of this machine's settings, from its environment or .env", async () => {
  for (const name of settingNames) vi.stubEnv(name, elsewhere);
  const folder = await mkdtemp(path.join(tmpdir(), "machine-"));
  try {
    await symlink(fixtureDist, path.join(folder, "dist"), "dir");
    await writeFile(
      path.join(folder, ".env"),
      settingNames.map((name) => `${name}="${elsewhere}"\n`).join(""),
    );
    const server = await startServer({}, folder);
    expect((await post(server.url, founder)).status).toBe(200);
    expect(await list(server.dataDir)).toHaveLength(1);
    await server.stop();
    await removeData(server);
    expect(await readdir(folder)).not.toContain(elsewhere);
    expect(startInVain({ RETENTION_DAYS: "soon" }).stderr).toBe(
      'RETENTION_DAYS="soon": must be a number of days',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
