import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { readMegabytes } from "../tests/server/attacks/process-usage.ts";
import { runAttack } from "../tests/server/attacks/run-attack.ts";
import { removeData, startServer } from "../tests/setup/server.ts";
import { realSite } from "../tests/setup/sites.ts";
import { attacks } from "./attacks.ts";
import { type Area, median } from "./report.ts";
import { resumeApplication } from "./resume-application.ts";

const uploadIntervalMs = 5_000;
const resumeBytes = 300 * 1024;
const pauseBetweenAttacksMs = 10_000;

/** Unlike the addresses of attacker and visitor, so that their limits do not count. */
const applicantAddress = "127.0.0.3";

/** Sends one job application. @returns the status; 0 when the connection failed */
async function upload(url: string, body: FormData): Promise<number> {
  const encoded = new Response(body);
  const content = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    "Content-Type": encoded.headers.get("Content-Type") ?? "",
    "Content-Length": content.length,
  };
  return new Promise((resolve) => {
    const sending = request(
      `${url}/api/send-career-email`,
      { method: "POST", agent: false, localAddress: applicantAddress, headers },
      (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
    );
    sending.on("error", () => resolve(0));
    sending.end(content);
  });
}

/** Sends resumes one after another until stopped. @returns how many were stored, and the statuses of the others */
function startUploads(url: string) {
  const stop = new AbortController();
  let stored = 0;
  const refusals: number[] = [];
  const run = async () => {
    for (let number = 0; !stop.signal.aborted; number++) {
      const body = resumeApplication(number, randomBytes(resumeBytes));
      const status = await upload(url, body);
      if (status === 200) stored++;
      else refusals.push(status);
      await wait(uploadIntervalMs, undefined, { signal: stop.signal }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    stop.abort();
    await running;
    return { stored, refusals };
  };
}

/**
 * Attacks a server in turns for a long time while a visitor loads pages and sends forms and resumes arrive, and prints
 * its memory after each attack. The memory of the last quarter must not exceed that of the second one by a fifth.
 */
export async function measure({ minutes }: { minutes: number }): Promise<Area> {
  const server = await startServer({ LOAD_SHEDDING: "on" }, ".");
  const stopUploads = startUploads(server.url);
  const started = performance.now();
  const samples: number[] = [];
  let visits = 0;
  let failedVisits = 0;
  try {
    for (let turn = 0; performance.now() - started < minutes * 60_000; turn++) {
      const name = attacks[turn % attacks.length] ?? "";
      const result = await runAttack(name, server, realSite);
      visits += result.visits;
      failedVisits += result.failedVisits.length;
      await wait(pauseBetweenAttacksMs);
      samples.push(readMegabytes(server.pid));
      const minute = ((performance.now() - started) / 60_000).toFixed(1);
      console.log(
        `${minute} min, after ${name}: ${samples.at(-1)} MB (peak ${result.peakMegabytes}), ${visits} visits`,
      );
    }
    const { stored, refusals } = await stopUploads();
    const quarter = Math.ceil(samples.length / 4);
    const second = median(samples.slice(quarter, 2 * quarter));
    return {
      name: "soak",
      notes: [
        `${minutes} minutes; ${stored} resumes of 300 KB stored, others answered ${JSON.stringify(refusals)}.`,
        `Megabytes after each attack: ${samples.join(", ")}`,
      ],
      rows: [
        { name: "failed pages and forms", figure: failedVisits, target: 0, unit: `of ${visits}` },
        { name: "uploads not stored", figure: refusals.length, target: 0, unit: "" },
        {
          name: "memory, last quarter",
          figure: median(samples.slice(-quarter)),
          target: second * 1.2,
          comparison: second,
          unit: "MB",
        },
      ],
    };
  } finally {
    await stopUploads();
    await server.stop();
    await removeData(server);
  }
}
