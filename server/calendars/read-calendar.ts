import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { CalendarAccount } from "#contract/desk/free-hours.ts";
import { minuteMs } from "#contract/durations.ts";
import type { TimeRange } from "./time-ranges.ts";

/** What a thread that reads a calendar is given. */
export type CalendarRequest = CalendarAccount & {
  /** Addresses of whose it is: what they declined does not make them busy. */
  owner: string[];
  /** Hosts that may be in a private network. */
  privateHosts: string[];
  during: TimeRange;
  /** For all requests together. */
  timeoutMs: number;
};

/** When somebody is busy, and what of it could not be read, in words; null when all was. */
export type CalendarAnswer = { busy: TimeRange[]; problem: string | null };

/** In the program, and in development and tests. */
const worker = import.meta.url.endsWith(".ts")
  ? new URL("./calendar-worker.ts", import.meta.url)
  : pathToFileURL(path.resolve("dist/server/calendar-worker.js"));

/** Calendars read at the same time, for all requests together. */
const limitThreads = pLimit(4);

const requestsMs = 30_000;
/** Somebody may have invited its owner to an event that repeats every second. */
const allMs = minuteMs;

async function readInThread(
  request: Omit<CalendarRequest, "timeoutMs">,
  timeoutMs: number,
): Promise<CalendarAnswer> {
  const thread = new Worker(worker, {
    workerData: { ...request, timeoutMs: Math.min(requestsMs, timeoutMs) } satisfies CalendarRequest,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<CalendarAnswer>();
  const fail = (why: string) => resolve({ busy: [], problem: `The calendar could not be read${why}.` });
  const timer = setTimeout(fail, timeoutMs, " in time");
  thread
    .once("message", resolve)
    .once("error", (error: NodeJS.ErrnoException) => fail(` (${error.code ?? error.name})`))
    .once("exit", () => fail(""));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/**
 * When somebody is busy according to their calendar. It is read in a thread of its own, which ends after a time and has
 * little memory: what a calendar holds comes from anybody who sends invitations. Nothing else of it is kept.
 */
export const readCalendar = (
  request: Omit<CalendarRequest, "timeoutMs">,
  timeoutMs = allMs,
): Promise<CalendarAnswer> => limitThreads(readInThread, request, timeoutMs);
