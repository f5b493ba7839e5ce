import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sharedCodeKey } from "../../tests/setup/environment.ts";
import { freePort } from "../../tests/setup/free-port.ts";
import { startNginx } from "../../tests/setup/nginx.ts";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { startServer } from "../../tests/setup/server.ts";
import type { Row } from "../report.ts";
import { editedContent } from "./edited-content.ts";
import { removePrograms, renamedProgram } from "./programs.ts";
import { startVisitors } from "./visitors.ts";

const publications = 20;
const waysBack = 5;
const upgrades = 2;

async function pagesOf(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** Publishes, goes back and upgrades two servers behind nginx while visitors use them. */
export async function measureUnderLoad(): Promise<Row[]> {
  const postgres = await startPostgres();
  const content = await editedContent({
    DATABASE_URL: await postgres.newDatabase(),
    CODE_KEY: sharedCodeKey,
    TRUST_PROXY: "1",
  });
  const own = await Promise.all(
    [1, 2].map(async () => ({
      DATA_DIR: await mkdtemp(path.join(tmpdir(), "bench-server-")),
      PORT: String(await freePort()),
    })),
  );
  const start = (index: number, program = ".") =>
    startServer({ ...content.settings, ...own[index] }, program);
  await content.setWord("first");
  const servers = [await start(0), await start(1)];
  const nginx = await startNginx(own.map(({ PORT }) => `127.0.0.1:${PORT}`));
  const visitors = startVisitors(nginx.port, await pagesOf(servers[0]?.url ?? ""));

  let [published, back] = [0, 0];
  for (let upgrade = 0; upgrade <= upgrades; upgrade++) {
    const part = (all: number) => Math.round((all * (upgrade + 1)) / (upgrades + 1));
    for (; published < part(publications); published++) {
      await content.setWord(`published-${published}`);
      await content.run("publish", "--", "--yes").ended;
    }
    for (; back < part(waysBack); back++) await content.run("publications", "--", "back", "--yes").ended;
    if (upgrade === upgrades) break;
    const program = await renamedProgram(`-upgrade${upgrade}`);
    for (const index of [0, 1]) {
      await servers[index]?.stop();
      servers[index] = await start(index, program);
    }
  }

  const { requests, failures, incompletePages } = await visitors.stop();
  const failed = Object.values(failures).reduce((sum, one) => sum + one, 0);
  if (failed > 0) console.error(failures, nginx.readErrors().slice(-2_000));
  await nginx.stop();
  for (const server of servers) await server.stop();
  for (const { DATA_DIR } of own) await rm(DATA_DIR, { recursive: true, force: true });
  await content.remove();
  await removePrograms();
  await postgres.remove();
  const load = `${publications} publications, ${waysBack} ways back, ${upgrades} upgrades`;
  return [
    { name: `requests of 50 visitors during ${load}`, figure: requests, unit: "" },
    { name: "failed requests", figure: failed, target: 0, unit: "" },
    { name: "pages whose files are missing", figure: incompletePages, target: 0, unit: "" },
  ];
}
