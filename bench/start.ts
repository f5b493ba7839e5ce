import { appendFile, rm } from "node:fs/promises";
import path from "node:path";
import { buildCopy, copyOfProject } from "../tests/build/copy-of-project.ts";
import { removeData, startServer } from "../tests/setup/server.ts";
import { type Area, median, type Row } from "./report.ts";

/** From nothing built, from a changed word, and from the built state to the first page. */
export async function measure({ runs }: { runs: number }): Promise<Area> {
  const { folder, remove } = await copyOfProject();
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return (performance.now() - started) / 1000;
  };
  const rows: Row[] = [];
  try {
    await rm(path.join(folder, ".cache"), { recursive: true, force: true });
    const clean = await timed(() => buildCopy(folder));
    rows.push({ what: "clean build, nothing drawn yet", figure: clean, target: 60, unit: "s" });
    await appendFile(path.join(folder, "content/pages/scale.yaml"), "# a changed word\n");
    const changed = await timed(() => buildCopy(folder));
    rows.push({ what: "build after a changed word", figure: changed, target: 15, unit: "s" });
    const starts: number[] = [];
    for (let run = 0; run < runs; run++) {
      let server: Awaited<ReturnType<typeof startServer>> | undefined;
      starts.push(
        await timed(async () => {
          server = await startServer();
          await (await fetch(server.url)).text();
        }),
      );
      await server?.stop();
      if (server) await removeData(server);
    }
    rows.push({
      what: "server start to the first page, median",
      figure: median(starts),
      target: 1,
      unit: "s",
    });
  } finally {
    await remove();
  }
  return { name: "start", notes: [`Server start: median of ${runs}, an empty store each time.`], rows };
}
