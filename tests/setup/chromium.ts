import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A Chromium this machine already has: `CHROMIUM_PATH`, the distribution's, or Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH ?? "", ...installed, chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file));
}

/** Runs a command, showing what it prints; true when it ended well. */
function run(program: string, ...args: string[]) {
  return spawnSync(program, args, { stdio: "inherit" }).status === 0;
}

/**
 * Makes sure there is a Chromium: Debian's package where this is a Debian machine and we may install, else
 * Playwright's own download.
 */
function installChromium() {
  const isDebianRoot = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (isDebianRoot) {
    // A source that cannot be reached does not matter as long as the package is found.
    run("apt-get", "update");
    if (run("apt-get", "install", "-y", "chromium")) return true;
  }
  return run("playwright", "install", "chromium");
}

if (import.meta.main && !findChromium() && !(installChromium() && findChromium())) {
  console.error(
    "The tests need Chromium. Install it (for instance `apt-get install chromium`) or set CHROMIUM_PATH.",
  );
  process.exitCode = 1;
}
