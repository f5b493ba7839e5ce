import { parentPort, workerData } from "node:worker_threads";
import { busyTimes } from "./busy-times.ts";
import { CalendarError } from "./calendar-error.ts";
import { readCalendarObjects } from "./calendar-objects.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import type { CalendarAnswer, CalendarRequest } from "./read-calendar.ts";
import type { TimeRange } from "./time-ranges.ts";

const unknownAnswer = "The desk does not understand the calendar server’s answer.";
const unreadable = "An event of the calendar cannot be read.";

async function answer({ url, user, password, owner, privateHosts, during, timeoutMs }: CalendarRequest) {
  const access = {
    fetch: guardedFetch(privateHosts, AbortSignal.timeout(timeoutMs)),
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` },
  };
  const busy: TimeRange[] = [];
  let problem: string | null = null;
  for (const object of await readCalendarObjects(url, access, during)) {
    try {
      busy.push(...busyTimes(object, during, owner));
    } catch {
      problem = unreadable;
    }
  }
  return { busy, problem };
}

/** Reads one calendar in a thread of its own, and tells when its owner is busy. */
const told: CalendarAnswer = await answer(workerData).catch((error: unknown) => ({
  busy: [],
  problem: error instanceof CalendarError ? error.message : unknownAnswer,
}));
parentPort?.postMessage(told);
