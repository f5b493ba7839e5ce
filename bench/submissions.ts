import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { removeData, startServer } from "../tests/setup/server.ts";
import type { Area } from "./report.ts";

const seconds = 8;
const senders = 32;

/** One-row commits per second with the same SQLite settings on the same disk: the upper limit of any server. */
function measureCommits(): number {
  const folder = mkdtempSync(path.join(tmpdir(), "commits-"));
  const database = new Database(path.join(folder, "bare.db"));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec("create table rows (id integer primary key, text text)");
  const insert = database.prepare("insert into rows (text) values (?)");
  const started = performance.now();
  let commits = 0;
  for (; performance.now() - started < 3_000; commits++) insert.run("x".repeat(500));
  database.close();
  rmSync(folder, { recursive: true });
  return Math.round(commits / 3);
}

/** Measures submissions per second, each confirmed once it is on disk, compared with what the disk allows. */
export async function measure(): Promise<Area> {
  const commitRate = measureCommits();
  // Accepts connections and never answers, so that mails wait and only the store is measured.
  const stalledMailServer = createServer(() => {}).listen(0, "127.0.0.1");
  await once(stalledMailServer, "listening");
  const { port } = stalledMailServer.address() as AddressInfo;
  const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}` }, ".");
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const durationsMs: number[] = [];
  let number = 0;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now();
      const sending = request(
        `${server.url}/api/send-email`,
        { method: "POST", agent, headers: { "Content-Type": "application/json" } },
        (response) => {
          response.resume();
          response.on("end", () => {
            if (response.statusCode === 200) durationsMs.push(performance.now() - started);
            resolve();
          });
        },
      );
      sending.on("error", reject);
      sending.end(
        JSON.stringify({
          name: "Bench",
          email: "bench@example.se",
          message: `Message ${number++}`,
          formType: "Founder Application",
          emailConfigType: "founder_group",
        }),
      );
    });
  try {
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      Array.from({ length: senders }, async () => {
        while (performance.now() < end) await send();
      }),
    );
    const rate = Math.round(durationsMs.length / seconds);
    durationsMs.sort((a, b) => a - b);
    return {
      name: "submissions",
      notes: [
        `${senders} clients on the same machine for ${seconds} s, each waiting for its response.`,
        `Compared with one-row commits with the same SQLite settings on the same disk: ${commitRate} a second.`,
        `Median response time at full speed: ${durationsMs[Math.floor(durationsMs.length / 2)]?.toFixed(0)} ms.`,
      ],
      rows: [
        {
          name: "submissions stored durably",
          figure: rate,
          target: Math.round(commitRate / 2),
          unit: "a second",
          atLeast: true,
          comparison: commitRate,
        },
        {
          name: "99th percentile of the response time at full speed",
          figure: Math.round(durationsMs[Math.floor(durationsMs.length * 0.99)] ?? 0),
          target: 200,
          unit: "ms",
        },
      ],
    };
  } finally {
    agent.destroy();
    stalledMailServer.close();
    await server.stop();
    await removeData(server);
  }
}
