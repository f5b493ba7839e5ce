import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { minuteMs } from "#contract/durations.ts";

const stockholm = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  dateStyle: "short",
  timeStyle: "short",
});

/** A time as content has it. */
export const contentTime = (timeMs: number) => stockholm.format(timeMs);

const NODE_OPTIONS = `--import=${pathToFileURL(path.resolve("tests/setup/set-clock.js"))}`;

/** Settings for `startServer`: the server's clock is this much ahead. */
export const clockAhead = (aheadMs: number) => ({ NODE_OPTIONS, CLOCK_AHEAD: String(aheadMs) });

/** A clock of processes under test, which a test sets. */
export function testClock() {
  const folder = mkdtempSync(path.join(tmpdir(), "clock-"));
  const file = path.join(folder, "offset");
  let offsetMs = 0;
  function write() {
    writeFileSync(`${file}.new`, String(offsetMs));
    renameSync(`${file}.new`, file);
  }
  write();
  const nowMs = () => Date.now() + offsetMs;
  return {
    nowMs,
    /** Settings of the processes that have it. */
    settings: { CLOCK_FILE: file, NODE_OPTIONS },
    /** The next full minute that is some minutes away. */
    inMinutes: (count: number) => Math.ceil(nowMs() / minuteMs + count) * minuteMs,
    set(timeMs: number) {
      offsetMs += timeMs - nowMs();
      write();
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
