import { type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { founder } from "../founder.ts";

/** Unlike the attacker's 127.0.0.1. Every address of 127.0.0.0/8 is this machine. */
const visitorAddress = "127.0.0.2";
const visitTimeoutMs = 60_000;
const pages = ["/", "/about", "/apply-founder", "/careers"];
const visitsPerForm = 20;

/** One page or form. Its status is 0 when the connection failed. */
export type Visit = { path: string; status: number; durationMs: number };

/** Loads a page, or sends a form, over a new connection. */
export function visitOnce(url: string, path: string, form?: object): Promise<Visit> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ path, status, durationMs: performance.now() - started });
    const sending = request(
      url + path,
      {
        method: form ? "POST" : "GET",
        agent: false,
        localAddress: visitorAddress,
        timeout: visitTimeoutMs,
        headers: { "Accept-Encoding": "br", ...(form ? { "Content-Type": "application/json" } : {}) },
      },
      (answer: IncomingMessage) => {
        answer.resume().on("end", () => end(answer.statusCode ?? 0));
        answer.on("error", () => end(0));
      },
    );
    sending.on("timeout", () => sending.destroy());
    sending.on("error", () => end(0));
    sending.end(form && JSON.stringify(form));
  });
}

/** Loads pages one after another, and sends a form now and then, until stopped. */
export function startVisitor(url: string) {
  const visits: Visit[] = [];
  let isStopped = false;
  const run = async () => {
    for (let count = 0; !isStopped; count++) {
      const path = pages[count % pages.length] ?? "/";
      const isForm = count % visitsPerForm === 2;
      const form = { ...founder, message: `Visit ${count}` };
      visits.push(await (isForm ? visitOnce(url, "/api/send-email", form) : visitOnce(url, path)));
      await wait(100);
    }
  };
  const running = run();
  return {
    /** Ends it after the visit in progress. */
    async stop() {
      isStopped = true;
      await running;
      return visits;
    },
  };
}
