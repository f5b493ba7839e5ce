import { existsSync } from "node:fs";

const programs = ["/usr/bin/firefox", "/usr/bin/firefox-esr"];

/** The installed Firefox, or the one that `FIREFOX` names; undefined when there is none. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX ?? programs.find((program) => existsSync(program));
}
