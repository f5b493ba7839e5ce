// Loaded into a process under test, and its children: their clock is CLOCK_AHEAD milliseconds ahead of the machine's, or
// those in the file CLOCK_FILE, which is read again while they run.
import { readFileSync } from "node:fs";

const { CLOCK_FILE, CLOCK_AHEAD } = process.env;
const readEveryMs = 20;
const RealDate = Date;
let offsetMs = Number(CLOCK_AHEAD);
let readAtMs = Number.NEGATIVE_INFINITY;

function now() {
  if (CLOCK_FILE && performance.now() - readAtMs > readEveryMs) {
    readAtMs = performance.now();
    offsetMs = Number(readFileSync(CLOCK_FILE, "utf8"));
  }
  return RealDate.now() + offsetMs;
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now() {
    return now();
  }
};
