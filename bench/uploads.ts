import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { removeData, startServer } from "../tests/setup/server.ts";
import type { Area } from "./report.ts";
import { resumeApplication } from "./resume-application.ts";

const uploads = 50;
/** Just below the largest size that is accepted. */
const resumeBytes = 10 * 1024 * 1024 - 100;

/** Peak resident memory of a process in megabytes (Linux only). */
function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Measures the server's memory while fifty resumes of the largest size arrive at once and are mailed. */
export async function measure(): Promise<Area> {
  const server = await startServer({}, ".");
  try {
    const idleMegabytes = peakMemory(server.pid);
    const bodies = Array.from({ length: uploads }, (_, number) =>
      resumeApplication(number, randomBytes(resumeBytes - 20)),
    );
    const started = performance.now();
    const statuses = await Promise.all(
      bodies.map((body) =>
        fetch(`${server.url}/api/send-career-email`, { method: "POST", body }).then(
          (response) => response.status,
        ),
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    return {
      name: "uploads",
      notes: [
        `${uploads} resumes of 10 MB sent at once by a client on the same machine; their mails are written meanwhile.`,
        `Completed in ${seconds.toFixed(1)} s; ${idleMegabytes} MB before the first.`,
      ],
      rows: [
        {
          name: "stored",
          figure: statuses.filter((status) => status === 200).length,
          target: uploads,
          unit: "uploads",
          atLeast: true,
        },
        { name: "memory at its peak", figure: peakMemory(server.pid), target: 400, unit: "MB" },
      ],
    };
  } finally {
    await server.stop();
    await removeData(server);
  }
}
