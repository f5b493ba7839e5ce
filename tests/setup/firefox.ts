import { existsSync } from "node:fs";
import { type Browser, launch } from "puppeteer-core";

const programs = ["/usr/bin/firefox", "/usr/bin/firefox-esr"];

/** The installed Firefox, or the one that `FIREFOX` names; undefined when there is none. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX ?? programs.find((program) => existsSync(program));
}

/** Starts Firefox with Puppeteer, since Playwright drives only its own build of it. */
export const launchFirefox = (program: string): Promise<Browser> =>
  launch({
    browser: "firefox",
    executablePath: program,
    // Its window is the viewport: setting one needs a command that Debian's Firefox does not have.
    defaultViewport: null,
    args: ["--width=1440", "--height=900"],
  });
