import { readdirSync, readFileSync } from "node:fs";

const sampleIntervalMs = 100;
const recentSamples = 20;

/** How many files a process may have open (Linux only). */
export function readDescriptorLimit(pid: number): number {
  return Number(/Max open files\s+(\d+)/.exec(readFileSync(`/proc/${pid}/limits`, "utf8"))?.[1]);
}

/** Milliseconds of processor time that a process has used (Linux only). */
export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // In hundredths of a second: `utime` and `stime`.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process (Linux only). */
export function readMegabytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
}

/** Samples a process's resident memory and open files until stopped (Linux only). */
export function watchProcess(pid: number) {
  const descriptors = () => readdirSync(`/proc/${pid}/fd`).length;
  const peak = { descriptors: 0, megabytes: 0 };
  const recent: number[] = [];
  const sample = () => {
    recent.push(descriptors());
    if (recent.length > recentSamples) recent.shift();
    peak.descriptors = Math.max(peak.descriptors, ...recent);
    peak.megabytes = Math.max(peak.megabytes, readMegabytes(pid));
  };
  const timer = setInterval(sample, sampleIntervalMs);
  return {
    descriptors,
    /** The most open files of any sample so far. */
    peakDescriptors: () => peak.descriptors,
    /** The fewest open files in the last two seconds. */
    recentDescriptors: () => Math.min(...recent),
    /** Ends it. @returns the peaks */
    stop() {
      clearInterval(timer);
      sample();
      return peak;
    },
  };
}
