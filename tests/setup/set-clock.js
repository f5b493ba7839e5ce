// Loaded into a process under test, and its children: their clock differs from the machine's by the milliseconds in the
// file CLOCK_FILE. It is read again while they run.
import { readFileSync } from "node:fs";

const { CLOCK_FILE = "" } = process.env;
const readEveryMs = 20;
const RealDate = Date;
let offsetMs = 0;
let readAtMs = Number.NEGATIVE_INFINITY;

function now() {
  if (performance.now() - readAtMs > readEveryMs) {
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
