import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const headlessShell = "/usr/bin/chromium-headless-shell";

/** A Chromium this machine already has: `CHROMIUM_PATH`, the distribution's, or Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH ?? "", ...installed, chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file));
}

/**
 * Chromium's headless shell, or Chromium where it is missing. It takes about a third less CPU time, and has no reader
 * for PDF files.
 */
export function findHeadlessShell(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium();
}

/** How to launch a browser. The flags keep Debian's Chromium from looking for the network and its own services. */
export const launchOptionsFor = (executablePath: string | undefined): LaunchOptions => ({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

/** Runs a command, showing what it prints; true when it ended well. */
function run(program: string, ...args: string[]) {
  return spawnSync(program, args, { stdio: "inherit" }).status === 0;
}

/**
 * Installs what is missing: Debian's packages where this is a Debian machine and we may install, else Playwright's own
 * download.
 */
function installBrowsers() {
  const isDebianRoot = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (isDebianRoot && !(findChromium() && existsSync(headlessShell))) {
    console.log("The tests need a browser: installing Debian's chromium and chromium-headless-shell.");
    // A source that cannot be reached does not matter as long as the packages are found.
    run("apt-get", "update");
    run("apt-get", "install", "-y", "chromium", "chromium-headless-shell");
  }
  if (findChromium()) return;
  console.log("The tests need a browser: downloading Playwright's Chromium into its folder of browsers.");
  run("playwright", "install", "chromium");
}

if (import.meta.main) {
  installBrowsers();
  if (!findChromium()) {
    console.error(
      "The tests need Chromium. Install it (for instance `apt-get install chromium`) or set CHROMIUM_PATH.",
    );
    process.exitCode = 1;
  }
}
