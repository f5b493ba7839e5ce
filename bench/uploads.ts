import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { removeData, startServer } from "../tests/setup/server.ts";
import type { Area } from "./report.ts";

const uploads = 50;
/** A resume just below the largest size allowed, in bytes. */
const size = 10 * 1024 * 1024 - 100;

/** The most memory a process has held so far, in megabytes (Linux only). */
function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function application(number: number): FormData {
  const body = new FormData();
  const fields = {
    name: `Applicant ${number}`,
    email: `applicant${number}@example.se`,
    formType: "Venture Builder Application",
    position: "Venture Builder",
    sourcePage: "Venture-Builder Page",
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const content = Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    randomBytes(size - 20),
    Buffer.from("\n%%EOF\n"),
  ]);
  body.append("resume", new File([content], "cv.pdf"));
  return body;
}

/** The server's memory while fifty resumes of the largest size allowed arrive at once and are mailed. */
export async function measure(): Promise<Area> {
  const server = await startServer();
  try {
    const atRest = peakMemory(server.pid);
    const bodies = Array.from({ length: uploads }, (_, number) => application(number));
    const started = performance.now();
    const statuses = await Promise.all(
      bodies.map((body) =>
        fetch(`${server.url}/api/send-career-email`, { method: "POST", body }).then(
          (answer) => answer.status,
        ),
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    return {
      name: "uploads",
      notes: [
        `${uploads} resumes of 10 MB sent at once, their mails written meanwhile; the sender on the same machine.`,
        `Answered in ${seconds.toFixed(1)} s; ${atRest} MB before the first.`,
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
